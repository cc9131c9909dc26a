// The last line of every outreach email: unsubscribing with one click, and how not to mistake the line for a reply when it is
// quoted.
import type { Language } from '../shared/language.ts'
import { escapeHtml } from '../shared/mail-body.ts'
import { outreachTexts, unsubscribeSentences } from './texts/outreach-texts.ts'

/** The line as HTML and as text, with this email's link, and below it the sender's postal address. */
export function footerOf(link: string, postalAddress: string | null = null, language: Language = 'en'): { html: string; text: string } {
  const { unsubscribe, unsubscribeLink } = outreachTexts(language)
  const addressHtml =
    postalAddress === null ? '' : `<div style="color:#6b6b6b;font-size:12px">${escapeHtml(postalAddress).replaceAll('\n', '<br>')}</div>`
  return {
    html: `<p style="color:#6b6b6b;font-size:12px;margin-top:24px">${unsubscribe} <a href="${link}" style="color:#6b6b6b">${unsubscribeLink}</a></p>${addressHtml}`,
    text: `\n\n-- \n${unsubscribe}\n${link}${postalAddress === null ? '' : `\n\n${postalAddress}`}`,
  }
}

/** A reply without our own line, in case a mail program quoted it without any mark. */
export function withoutFooter(text: string): string {
  return text
    .split('\n')
    .filter(
      (line) => !unsubscribeSentences.some((sentence) => line.includes(sentence)) && !/\/notifications\/unsubscribe\?token=/.test(line),
    )
    .join('\n')
    .trim()
}
