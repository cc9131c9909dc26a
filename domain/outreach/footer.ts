// The last lines of every outreach email: unsubscribing with one click, and the recipient's page about their data; and how not to
// mistake them for a reply when they are quoted.
import type { Language } from '../shared/language.ts'
import { escapeHtml } from '../shared/mail-body.ts'
import { outreachTexts, footerSentences } from './texts/outreach-texts.ts'

export interface FooterLinks {
  unsubscribe: string
  /** Where the recipient sees what is held about them. */
  yourData: string
}

export interface FooterDetails {
  /** The sender's; null = none. */
  postalAddress: string | null
  /** What the law of the recipient's place requires the email to say; null = nothing more. */
  notice: string | null
}

/** The lines as HTML and as text, with this email's links: the notice above them, and the sender's postal address below. */
export function footerOf(
  links: FooterLinks,
  { postalAddress, notice }: FooterDetails,
  language: Language = 'en',
): { html: string; text: string } {
  const { unsubscribe, unsubscribeLink, yourData } = outreachTexts(language)
  const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
  const addressHtml = postalAddress === null ? '' : `<div style="color:#6b6b6b;font-size:12px">${lines(postalAddress)}</div>`
  const noticeHtml = notice === null ? '' : `${lines(notice)}<br><br>`
  const linked = (link: string, text: string) => `<a href="${link}" style="color:#6b6b6b">${text}</a>`
  return {
    html: `<p style="color:#6b6b6b;font-size:12px;margin-top:24px">${noticeHtml}${unsubscribe} ${linked(links.unsubscribe, unsubscribeLink)}<br>${linked(links.yourData, yourData)}</p>${addressHtml}`,
    text: `\n\n-- \n${notice === null ? '' : `${notice}\n\n`}${unsubscribe}\n${links.unsubscribe}\n${yourData}:\n${links.yourData}${postalAddress === null ? '' : `\n\n${postalAddress}`}`,
  }
}

/** A reply without our own line, in case a mail program quoted it without any mark. */
export function withoutFooter(text: string): string {
  return text
    .split('\n')
    .filter(
      (line) =>
        !footerSentences.some((sentence) => line.includes(sentence)) && !/\/(?:notifications\/unsubscribe\?token=|your-data\/)/.test(line),
    )
    .join('\n')
    .trim()
}
