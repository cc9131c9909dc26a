// The email that sends interested candidates to the hiring manager: recipients, text, and when it can be sent.
import type { Collaborator } from '../project/project.ts'
import { looksLikeHtml } from '../shared/mail-body.ts'
import { messages } from '../shared/messages.ts'
import { isEmail, normaliseEmail } from '../shared/validation.ts'
import { text as managerText } from './texts/manager-mail.ts'
import { must } from '../shared/records.ts'

export interface ManagerFacts {
  screenerEmail: string | null
  collaborators: readonly Collaborator[]
  ownerEmail: string
}

/** The named phone screener, else the first owner or admin on the roster other than the sender, else the owner. */
export function managerOf({ screenerEmail, collaborators, ownerEmail }: ManagerFacts, writer: string): string {
  const screener = normaliseEmail(screenerEmail ?? '')
  if (isEmail(screener)) return screener
  const admin = collaborators.find(({ email, role }) => role === 'owner' && normaliseEmail(email) !== normaliseEmail(writer))
  return normaliseEmail(admin?.email ?? ownerEmail)
}

/** The other owners and admins on the roster, without the recipient and the sender. */
export function managerCopies({ collaborators }: ManagerFacts, to: string, writer: string): string[] {
  const excluded = new Set([to, writer].map(normaliseEmail))
  return [...new Set(collaborators.filter(({ role }) => role === 'owner').map(({ email }) => normaliseEmail(email)))].filter(
    (email) => !excluded.has(email),
  )
}

/** A placeholder for the manager's own link until the email is queued, so that no one else sees the link. */
export const reviewVariable = '{{review_link}}'

/** Inserts the link at its variable, or at the end. HTML stays HTML. */
export function withReviewLink(body: string, link: string): string {
  if (body.includes(reviewVariable)) return body.replaceAll(reviewVariable, link)
  const sentence = 'You can decide here, without an account:'
  return looksLikeHtml(body) ? `${body}<p>${sentence} <a href="${link}">${link}</a></p>` : `${body}\n\n${sentence} ${link}`
}

export interface ShownCandidate {
  /** As the project shows it: initials if names are hidden. */
  name: string
  title: string | null
  company: string | null
  location: string | null
  /** They replied with interest. */
  isInterested: boolean
  jobTitle: string
  /** Address of the candidate in the panel. */
  link: string
  senderName: string
}

const signature = (senderName: string) => [managerText.best, senderName.trim()].filter(Boolean).join('\n')
const factsOf = ({ title, company, location }: ShownCandidate) =>
  [title && company ? managerText.titleAtCompany(title, company) : title || company, location].filter(Boolean).join(', ')

/** The dialog's initial text, which the user edits. Unknown facts are omitted. */
export function managerMail(candidate: ShownCandidate): { subject: string; body: string } {
  const facts = factsOf(candidate)
  const lines = [
    managerText.hi,
    managerText.oneFits(candidate.name, candidate.isInterested, candidate.jobTitle),
    ...(facts ? [facts] : []),
    managerText.decideHere,
    reviewVariable,
    managerText.profileLink(candidate.link),
    signature(candidate.senderName),
  ]
  return { subject: managerText.subject(candidate.name, candidate.jobTitle), body: lines.join('\n\n') }
}

/** The same for several candidates of one project, a line for each; `shown` is not empty. */
export function managerMailForMany(candidates: readonly ShownCandidate[]): { subject: string; body: string } {
  const { jobTitle, senderName } = must(candidates[0])
  const lines = [
    managerText.hi,
    managerText.manyFit(
      candidates.length,
      candidates.every(({ isInterested }) => isInterested),
      jobTitle,
    ),
    candidates.map((candidate) => `- ${[candidate.name, factsOf(candidate)].filter(Boolean).join(', ')}`).join('\n'),
    managerText.decideHere,
    reviewVariable,
    signature(senderName),
  ]
  return { subject: managerText.subjectForMany(candidates.length, jobTitle), body: lines.join('\n\n') }
}

export interface ReminderFacts {
  /** Everyone waiting, longest first; in whole days. */
  waiting: readonly { name: string; days: number }[]
  jobTitle: string
  link: string
  senderName: string
}

/** The one reminder to a manager who has not decided. */
export function managerReminder({ waiting, jobTitle, link, senderName }: ReminderFacts): { subject: string; body: string } {
  const waitingLines = waiting.map(({ name, days }) => `- ${managerText.waitsFor(name, days)}`).join('\n')
  const lines = [
    managerText.hi,
    managerText.waiting(waiting.length, jobTitle),
    waitingLines,
    managerText.decideLink(link),
    [managerText.best, senderName.trim()].filter(Boolean).join('\n'),
  ]
  return {
    subject: managerText.reminderSubject(waiting.length, jobTitle),
    body: lines.join('\n\n'),
  }
}

export interface ManagerMail {
  to: string
  cc: readonly string[]
  subject: string
  body: string
}

/** The error for each invalid part; null when it can be sent. */
export function checkManagerMail({ to, cc, subject, body }: ManagerMail): Partial<Record<keyof ManagerMail, string>> | null {
  const wrong: Partial<Record<keyof ManagerMail, string>> = {}
  if (normaliseEmail(to) === '') wrong.to = messages.fieldRequired
  else if (!isEmail(to)) wrong.to = messages.notAnEmail
  if (cc.some((email) => !isEmail(email))) wrong.cc = messages.notAnEmail
  if (subject.trim() === '') wrong.subject = messages.fieldRequired
  if (body.trim() === '') wrong.body = messages.fieldRequired
  return Object.keys(wrong).length > 0 ? wrong : null
}
