// Sharing candidates by email: recipients, default subject, and when it can be sent.
import { messages } from '../shared/messages.ts'
import { isEmail, normaliseEmail } from '../shared/validation.ts'

export interface ShareForm {
  candidateIds: readonly string[]
  toEmails: readonly string[]
  /** Blank falls back to the default. */
  subject: string
  /** Optional. */
  body: string
}

/** 'a@example.com, b@example.com', typed or pasted, as entries without duplicates or blanks. */
export function readRecipients(text: string): string[] {
  const entries = text.split(/[\s,;]+/).filter((entry) => entry !== '')
  return [...new Map(entries.map((address) => [normaliseEmail(address), address])).values()]
}

/** The subject that is sent. */
export function shareSubject(form: Pick<ShareForm, 'subject'>): string {
  return form.subject.trim() || messages.shareSubject
}

/** Errors by API field name; null when it can be sent (spec A, section 5). Names the invalid address. */
export function checkShare(form: ShareForm): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  if (form.candidateIds.length === 0) wrong.candidate_ids = messages.required
  const bad = form.toEmails.filter((email) => !isEmail(email))
  if (form.toEmails.length === 0) wrong.to_emails = messages.required
  else if (bad.length > 0) wrong.to_emails = `${messages.invalidEmail} (${bad.join(', ')})`
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** Share Candidates is not offered on Rejected and Not Interested. */
export function mayShareFrom(tab: string): boolean {
  return tab !== 'rejected' && tab !== 'not_interested'
}
