// The mail that brings a candidate to the hiring manager, and when it can be sent.
import { messages } from '../text/messages.ts'
import { isEmail, normaliseEmail } from '../text/validation.ts'

export interface ManagerMail {
  to: string
  cc: readonly string[]
  subject: string
  body: string
}

/** The sentence per part that is wrong; null when it can be sent (spec B, section 5 'Send to hiring manager'). */
export function checkManagerMail({ to, cc, subject, body }: ManagerMail): Partial<Record<keyof ManagerMail, string>> | null {
  const wrong: Partial<Record<keyof ManagerMail, string>> = {}
  if (normaliseEmail(to) === '') wrong.to = messages.fieldRequired
  else if (!isEmail(to)) wrong.to = messages.notAnEmail
  if (cc.some((email) => !isEmail(email))) wrong.cc = messages.notAnEmail
  if (subject.trim() === '') wrong.subject = messages.fieldRequired
  if (body.trim() === '') wrong.body = messages.fieldRequired
  return Object.keys(wrong).length > 0 ? wrong : null
}
