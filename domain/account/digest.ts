// Decides when to email a user a summary of unread notifications.
import { text as digestText } from './texts/digest.ts'

export const notificationEmails = ['daily', 'off'] as const
export type NotificationMail = (typeof notificationEmails)[number]

/** In milliseconds. Newer notifications aren't emailed yet, because users who are working see them in the app. */
export const digestPatienceMs = 3_600_000
/** Minimum time between two summaries, in milliseconds. */
export const digestPauseMs = 86_400_000
/** How many notifications are named; the rest are counted. */
export const digestLines = 20

/** `oldestAt` = the oldest notification that is neither read nor emailed; null when there are none. */
export function isDigestDue(choice: NotificationMail, lastAt: Date | null, oldestAt: Date | null, now: Date): boolean {
  if (choice === 'off' || oldestAt === null) return false
  if (now.getTime() - oldestAt.getTime() < digestPatienceMs) return false
  return lastAt === null || now.getTime() - lastAt.getTime() >= digestPauseMs
}

export interface DigestLine {
  /** null = not about a project. */
  project: string | null
  text: string
  link: string
}

/** The body of the email: grouped by project in the given order, each line with its link. `more` = how many aren't listed. */
export function digestBody(firstName: string, lines: readonly DigestLine[], more: number, offLink: string): string {
  const projects = [...new Set(lines.map(({ project }) => project))]
  const parts = projects.map((project) => {
    const projectLines = lines.filter((line) => line.project === project).map(({ text, link }) => `${text}\n${link}`)
    return `${project === null ? '' : `${project}\n\n`}${projectLines.join('\n\n')}`
  })
  const rest = more > 0 ? `\n\n${digestText.andMore(more)}` : ''
  return `${digestText.greeting(firstName.trim())}\n\n${parts.join('\n\n')}${rest}\n\n${digestText.turnOff(offLink)}`
}

/** 'You have 1 unread update in Fairlead', 'You have 3 unread updates in Fairlead'. */
export function digestSubject(count: number, product: string): string {
  return digestText.subject(count, product)
}
