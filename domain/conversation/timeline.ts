// A person's timeline across projects: its events, who may see which, and how it is paged.
import { mayDecide, mayRead, type Actor, type ProjectFacts } from '../project/project.ts'

export const timelineKinds = [
  'added',
  'application',
  'move',
  'email',
  'linkedin',
  'interview',
  'scorecard',
  'comment',
  'note',
  'stop',
] as const
export type TimelineKind = (typeof timelineKinds)[number]

/** Events per page. */
export const timelinePage = 40

/**
 * How much of a project's events a user sees: comment-only users see no emails, scorecards, or reasons; others see only that
 * there are events.
 */
export function timelineAccess(
  project: Pick<ProjectFacts, 'collaborators' | 'ownerEmail'>,
  actor: Actor,
): 'whole' | 'discussion' | 'count' {
  if (mayDecide(project, actor)) return 'whole'
  return mayRead(project, actor) ? 'discussion' : 'count'
}

export interface TimelinePlace {
  at: Date
  id: string
}

/** Where the next page begins; an ID may contain any characters except blanks. */
export function placeText({ at: time, id }: TimelinePlace): string {
  return `${time.toISOString()} ${id}`
}

/** null for a text that isn't a position. */
export function readPlaceText(text: string): TimelinePlace | null {
  const [timeText = '', id = '', ...more] = text.split(' ')
  const time = new Date(timeText)
  return Number.isNaN(time.getTime()) || id === '' || more.length > 0 ? null : { at: time, id }
}

/** Newest first; events at the same time by ID. */
export function byPlace(a: TimelinePlace, b: TimelinePlace): number {
  return b.at.getTime() - a.at.getTime() || (a.id < b.id ? 1 : a.id > b.id ? -1 : 0)
}

const longestText = 280

/** The beginning of an email, on one line. */
export function firstWords(text: string): string {
  const line = text
    .slice(0, 4 * longestText)
    .replaceAll(/\s+/g, ' ')
    .trim()
  return line.length > longestText ? `${line.slice(0, longestText).trimEnd()}…` : line
}
