// What a person wrote. `expect` is the text, or a number: that many of the email's first paragraphs, and nothing else.
import type { Kind } from './case.ts'
import { readMail } from './read-mail.ts'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

export const mailText: Kind = {
  name: 'mail.text',
  async read(input) {
    const { mail } = await readMail(input)
    const isStart = plain(mail.text).startsWith(plain(mail.replyText))
    return typeof input.expect === 'number' && isStart ? mail.replyText.split(/\n\s*\n/).length : mail.replyText
  },
}
