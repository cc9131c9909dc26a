// What only the thread shows about an email: which words in it are ours.
import { isAutomaticSubject } from './auto-reply.ts'
import { extractReply } from './reply-text.ts'
import { withoutFooter } from '../outreach/footer.ts'
import type { InboundMail } from '../ports/mail.ts'

export interface SentText {
  subject: string
  text: string
}

/**
 * The email with the person's own text, and with `auto_reply` where a program put its name in front of our subject. `sent` are the
 * emails to this candidate. Nothing that we wrote counts as theirs, in the text or in the subject.
 */
export function readInThread(mail: InboundMail, sent: readonly SentText[]): InboundMail {
  if (mail.kind === 'bounce' || sent.length === 0) return mail
  const subjects = sent.map(({ subject }) => subject)
  const replyText = withoutFooter(
    extractReply(
      mail.markedText,
      sent.map(({ text }) => text),
    ),
  )
  return { ...mail, replyText, kind: isAutomaticSubject(mail.subject, subjects) ? 'auto_reply' : mail.kind }
}
