// The addresses in a résumé that are the person's own: those of referees are further down.
import { addressesIn } from '@fairlead/domain/shared/bounded'
import { isEmail, linkedinProfile, normaliseEmail } from '@fairlead/domain/shared/validation'
import { resumeLines } from './resume-lines.ts'

export interface ResumeContact {
  emails: string[]
  linkedinUrl: string | null
}

/** Between two addresses. */
const between = /[\s|,;()<>]+/
/** How far into a résumé its own addresses are looked for first. */
export const headLength = 3000

/** The person's own addresses, in text order. A sidebar with them may come after everything else. */
export function contactIn(text: string): ResumeContact {
  const head = contactOf(text.slice(0, headLength))
  if (text.length <= headLength || (head.emails.length > 0 && head.linkedinUrl !== null)) return head
  const contact = resumeLines(text)
    .filter(({ part }) => part !== 'silent')
    .map((line) => line.text)
    .join('\n')
  const all = contactOf(contact)
  return { emails: head.emails.length > 0 ? head.emails : all.emails, linkedinUrl: head.linkedinUrl ?? all.linkedinUrl }
}

function contactOf(text: string): ResumeContact {
  const words = text.split(between).join(' ')
  const emails = addressesIn(words, 5).filter(isEmail).map(normaliseEmail)
  const linkedin = text.split(between).find((word) => word.slice(0, 60).toLowerCase().includes('linkedin.com/in/'))
  const start = linkedin?.toLowerCase().indexOf('linkedin.com/in/') ?? -1
  return { emails: [...new Set(emails)], linkedinUrl: linkedin ? linkedinProfile(`www.${linkedin.slice(start, start + 200)}`) : null }
}
