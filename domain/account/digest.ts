// When a user is mailed a summary of what they have not read.
import * as digestText from './texts/en/digest.ts'

export const notificationEmails = ['daily', 'off'] as const
export type NotificationMail = (typeof notificationEmails)[number]

/** Anyone who is at work sees the bell: what is younger is not mailed yet. In milliseconds. */
export const digestPatienceMs = 3_600_000
/** No two summaries within this time. In milliseconds. */
export const digestPauseMs = 86_400_000
/** So many are named; the others are counted. */
export const digestLines = 20

/** `oldestAt` = of what is neither read nor mailed; null when there is nothing. */
export function isDigestDue(choice: NotificationMail, lastAt: Date | null, oldestAt: Date | null, now: Date): boolean {
  if (choice === 'off' || oldestAt === null) return false
  if (now.getTime() - oldestAt.getTime() < digestPatienceMs) return false
  return lastAt === null || now.getTime() - lastAt.getTime() >= digestPauseMs
}

export interface DigestLine {
  /** null = about no project. */
  project: string | null
  text: string
  link: string
}

/** The text of the email: by project, in the order given, each line with its link. `more` are not named. */
export function digestBody(firstName: string, lines: readonly DigestLine[], more: number, offLink: string): string {
  const projects = [...new Set(lines.map(({ project }) => project))]
  const parts = projects.map((project) => {
    const own = lines.filter((line) => line.project === project).map(({ text, link }) => `${text}\n${link}`)
    return `${project === null ? '' : `${project}\n\n`}${own.join('\n\n')}`
  })
  const rest = more > 0 ? `\n\n${digestText.andMore(more)}` : ''
  return `${digestText.greeting(firstName.trim())}\n\n${parts.join('\n\n')}${rest}\n\n${digestText.turnOff(offLink)}`
}

/** 'You have 1 unread update in Fairlead', 'You have 3 unread updates in Fairlead'. */
export function digestSubject(count: number, product: string): string {
  return digestText.subject(count, product)
}
