// The last line of every outreach mail: how to end it with one click - and how not to mistake it for an answer when it is quoted.

const sentence = 'If you would rather not hear from us again, one click is enough:'

/** The line as HTML and as text, for the link of this very mail. */
export function footerOf(link: string): { html: string; text: string } {
  return {
    html: `<p style="color:#6b6b6b;font-size:12px;margin-top:24px">${sentence} <a href="${link}" style="color:#6b6b6b">unsubscribe</a></p>`,
    text: `\n\n-- \n${sentence}\n${link}`,
  }
}

/** An answer without our own line, in case a mail program quoted it without any sign. */
export function withoutFooter(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.includes(sentence) && !/\/notifications\/unsubscribe\?token=/.test(line))
    .join('\n')
    .trim()
}
