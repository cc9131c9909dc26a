// The mail that hands an interested candidate to the hiring manager: to whom it goes and what it starts with.
import type { Collaborator } from '../project/project.ts'
import { normaliseEmail } from '../text/validation.ts'

export interface ManagerFacts {
  screenerEmail: string | null
  collaborators: readonly Collaborator[]
  ownerEmail: string
}

/** The named phone screener, else the first owner or admin of the roster besides the one who writes, else the owner. */
export function managerOf({ screenerEmail, collaborators, ownerEmail }: ManagerFacts, writer: string): string {
  const screener = normaliseEmail(screenerEmail ?? '')
  if (screener !== '') return screener
  const admin = collaborators.find(({ email, role }) => role === 1 && normaliseEmail(email) !== normaliseEmail(writer))
  return normaliseEmail(admin?.email ?? ownerEmail)
}

/** The other owners and admins of the roster, without the receiver and the writer. */
export function managerCopies({ collaborators }: ManagerFacts, to: string, writer: string): string[] {
  const left = new Set([to, writer].map(normaliseEmail))
  return [...new Set(collaborators.filter(({ role }) => role === 1).map(({ email }) => normaliseEmail(email)))].filter(
    (email) => !left.has(email),
  )
}

export interface ShownCandidate {
  /** As the project shows it: initials where names are hidden. */
  name: string
  title: string | null
  company: string | null
  location: string | null
  jobTitle: string
  /** Address of the candidate in the panel. */
  link: string
  senderName: string
}

/** What the dialog starts with; the user writes on. A fact that is not known is left out. */
export function managerMail(shown: ShownCandidate): { subject: string; body: string } {
  const job = [shown.title, shown.company].filter(Boolean).join(' at ')
  const facts = [job, shown.location].filter(Boolean).join(', ')
  const lines = [
    'Hi,',
    `${shown.name} is interested in the ${shown.jobTitle} role.`,
    ...(facts ? [facts] : []),
    `Profile and conversation: ${shown.link}`,
    'Would you like to talk with them?',
    ['Best,', shown.senderName.trim()].filter(Boolean).join('\n'),
  ]
  return { subject: `${shown.name} for ${shown.jobTitle}`, body: lines.join('\n\n') }
}
