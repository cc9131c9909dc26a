// How the notification list is shown: by topic, with several of a kind folded into the newest.
import { must } from '../shared/records.ts'

export const notificationTopics = ['replies', 'interviews', 'reviews', 'searches', 'team', 'other'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

const starts: readonly (readonly [NotificationTopic, readonly string[]])[] = [
  ['replies', ['reply', 'information_', 'mail_unmatched']],
  ['interviews', ['interview_', 'calendar_', 'scorecard_']],
  ['reviews', ['review_', 'offer_']],
  ['searches', ['batch_', 'people_found']],
  ['team', ['comment_', 'conversation_', 'task_']],
]

/** The topic of a notification kind; 'other' for kinds without a topic. */
export function topicOf(kind: string): NotificationTopic {
  return starts.find(([, prefixes]) => prefixes.some((prefix) => kind.startsWith(prefix)))?.[0] ?? 'other'
}

/** Links to the conversation with the candidate in the inbox, where comments are next to the emails. */
export function opensConversation(kind: string): boolean {
  return kind === 'comment_mentioned' || kind === 'conversation_assigned'
}

export interface Listed {
  kind: string
  project_id: string | null
  read: boolean
  /** ISO 8601. */
  date: string
}

export interface FoldedNotifications<N> {
  newest: N
  /** Others of the same topic, project, and day, newest first; empty when there are fewer than `foldFrom` in total. */
  more: readonly N[]
}

/** Folds this many of one topic, project, and day; two are read as quickly as a summary line. */
export const foldFrom = 3

/**
 * Folds a list sorted newest first. Read and unread notifications are never folded together, so a fold never hides something
 * new behind something old. `dayOf` returns a date's day in the reader's time zone.
 */
export function foldNotifications<N extends Listed>(list: readonly N[], dayOf: (date: string) => string): FoldedNotifications<N>[] {
  const groups = Map.groupBy(list, (notification) =>
    JSON.stringify([topicOf(notification.kind), notification.project_id, notification.read, dayOf(notification.date)]),
  )
  const positions = new Map(list.map((notification, index) => [notification, index]))
  return [...groups.values()]
    .flatMap((group) => {
      const [newest, ...more] = group
      return newest && group.length >= foldFrom ? [{ newest, more }] : group.map((newest) => ({ newest, more: [] }))
    })
    .toSorted((a, b) => must(positions.get(a.newest)) - must(positions.get(b.newest)))
}
