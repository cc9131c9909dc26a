// Tasks that candidates create by a reply or on the page about their data.
import type { DisputeDetails } from '../candidate/your-data.ts'
import type { PersonFlag } from '../candidate/person-flags.ts'
import { addMonths, type Day } from '../shared/days.ts'
import { text as tasksText } from './texts/tasks.ts'
import { text as validationText } from '../shared/texts/validation.ts'

export const taskKinds = ['come_back', 'referral', 'data_request', 'dispute'] as const
export type TaskKind = (typeof taskKinds)[number]
export type TaskState = 'open' | 'done' | 'dismissed'

/** The controller replies within one month of receipt (GDPR, Article 12(3)); in a month without that day, by its last day. */
export function dataRequestDue(received: Day): Day {
  return addMonths(received, 1)
}

/** A month is set by law, and admins are responsible in every project. */
export const isLegal = (kind: TaskKind): boolean => kind === 'data_request' || kind === 'dispute'

/** How many days before such a task is due its team is reminded again. */
export const remindDaysBefore = 7

export const shortestOutcome = 10
export const longestOutcome = 2000

/** Closing such a task requires an outcome; returns the form's error, or null. */
export function validateOutcome(kind: TaskKind, outcome: string): string | null {
  const length = outcome.trim().length
  if (isLegal(kind) && length < shortestOutcome) return kind === 'dispute' ? tasksText.giveReason : tasksText.describeAction
  return length > longestOutcome ? validationText.charactersMax(longestOutcome) : null
}

/** A follow-up day is between tomorrow and three years from now; returns the error, or null. */
export function validateDueDay(day: Day, today: Day): string | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return tasksText.chooseADate
  if (day <= today) return tasksText.chooseFutureDay
  return day > addMonths(today, 36) ? tasksText.chooseDayWithinThreeYears : null
}

export interface ReferredDetails {
  name: string | null
  email: string | null
  linkedinUrl: string | null
}

/** Of a referral, or of a dispute. */
export interface TaskDetails extends Partial<ReferredDetails> {
  dispute?: DisputeDetails
}

const taskTitles: Record<TaskKind, (name: string, referred: string) => string> = {
  come_back: (name) => `Check back with ${name}`,
  referral: (name, referred) => `${name} recommends ${referred}`,
  data_request: (name) => `${name} asks about their personal data`,
  dispute: (name) => `${name} says that something about them is wrong`,
}

/** 'Check back with Jo Doe', 'Jo Doe recommends Jane Porter'. */
export function taskTitle(kind: TaskKind, name: string, details: Partial<ReferredDetails>): string {
  return taskTitles[kind](name, details.name ?? details.email ?? 'someone')
}

export const flagTexts: Record<PersonFlag, string> = {
  get wrong_person() {
    return tasksText.wrongPerson
  },
  get data_request() {
    return tasksText.personalDataRequested
  },
  get objected() {
    return tasksText.objected
  },
  get later() {
    return tasksText.later
  },
}
