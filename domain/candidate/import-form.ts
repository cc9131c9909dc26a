// Importing one candidate by LinkedIn profile: when each button is enabled and where the candidate goes.
import { messages } from '../shared/messages.ts'
import { checkUrl, isEmail, linkedinProfile } from '../shared/validation.ts'

/** The original email of a warm candidate. */
export interface OriginalMail {
  sender: string
  subject: string
  body: string
}

export interface ImportForm {
  linkedinUrl: string
  email: string
  /** null = not the extra mode with the warm-candidate option. */
  original: OriginalMail | null
}

/** The error below the URL, or null: it must be a URL first, then a LinkedIn one. */
export function checkImportUrl(url: string): string | null {
  if (url.trim() === '') return messages.required
  return checkUrl(url) ?? (linkedinProfile(url) ? null : messages.notALinkedinUrl)
}

/** Errors by API field name; null when the form can be imported. */
export function checkImport(form: ImportForm): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  const url = checkImportUrl(form.linkedinUrl)
  if (url) wrong.cand_linkedin_url = url
  if (form.email.trim() === '') wrong.cand_email = messages.required
  else if (!isEmail(form.email)) wrong.cand_email = messages.invalidEmail
  if (form.original) {
    const { sender, subject, body } = form.original
    if (sender.trim() === '') wrong.referral_sender = messages.required
    else if (!isEmail(sender)) wrong.referral_sender = messages.invalidEmail
    if (subject.trim() === '') wrong.referral_subject = messages.required
    if (body.trim() === '') wrong.referral_body = messages.required
  }
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** Find Email is enabled once the URL is valid, has been checked, and doesn't belong to anyone in the project. */
export function mayFindEmail(state: { linkedinUrl: string; checked: boolean; inProject: boolean }): boolean {
  return state.checked && !state.inProject && checkImportUrl(state.linkedinUrl) === null
}
