// The socket's messages: names and payloads. They announce changes; clients refetch the data.
import type { LesserCaller } from '@fairlead/domain/account/callers'

export interface ServerMessages {
  candidate_search_progress: (message: { project_id: string; progress_pct: number; is_calibration: boolean }) => void
  first_batch_fetched: (message: { project_id: string }) => void
  all_candidates_fetched: (message: { project_id: string }) => void
  refresh_candidates: (message: { project_id: string; stages: string[]; candidate_id: string | null }) => void
  left_swipe_dialog: (message: { project_id: string }) => void
  project_reform_dialogue: (message: { project_id: string; changes: string[]; by: { id: string; name: string } | null }) => void
  /** Ours: a project's counters, status, or settings changed. */
  refresh_projects: (message: { project_id: string }) => void
  /** Ours: a candidate's email changed. */
  refresh_conversation: (message: { project_id: string; candidate_id: string }) => void
  /** Our extension: the socket's position; sending it back as `auth.since` when reconnecting returns missed messages. */
  cursor: (message: { id: number }) => void
  /** Ours: this socket missed too many events to replay; reload everything on screen. */
  refresh_all: () => void
  /** Ours: there is something new in the notification list. */
  refresh_calendars: () => void
  refresh_mailboxes: () => void
  refresh_notifications: () => void
}

/**
 * The page's subscription: one project, none (null), or '*' for all of them. A page that sends it gets changes inside other
 * projects only as `refresh_projects`, batched over up to twelve seconds; others get every change at once.
 */
export type LookedAt = string | null

/** The page's messages. Also sent as `auth.look` when it connects. */
export interface ClientMessages {
  /** Acknowledges that every change of this project is sent from now on. */
  look: (target: LookedAt, done?: () => void) => void
}

/** Who may connect and send each message, besides a signed-in user with a verified address; as `alsoFor` of a call. */
export const socketCallers: Record<'connect' | keyof ClientMessages, readonly LesserCaller[]> = {
  connect: ['staff', 'unproven'],
  look: ['staff', 'unproven'],
}
