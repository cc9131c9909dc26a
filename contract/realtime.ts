// The socket's messages: their names and what they carry. They say what changed; the data is fetched again.

export interface ServerMessages {
  candidate_search_progress: (message: { project_id: string; progress_pct: number; is_calibration: boolean }) => void
  first_batch_fetched: (message: { project_id: string }) => void
  all_candidates_fetched: (message: { project_id: string }) => void
  refresh_candidates: (message: { project_id: string; stages: string[]; candidate_id: string | null }) => void
  left_swipe_dialog: (message: { project_id: string }) => void
  project_reform_dialogue: (message: { project_id: string; changes: string[]; by: { id: string; name: string } | null }) => void
  /** Ours: counters, status or settings of a project changed. */
  refresh_projects: (message: { project_id: string }) => void
  /** Ours: the mail of a candidate changed. */
  refresh_conversation: (message: { project_id: string; candidate_id: string }) => void
  /** Ours: the last event sent to this socket. Pass it as `auth.since` when reconnecting to receive the missed events. */
  cursor: (message: { id: number }) => void
  /** Ours: this socket missed too many events to replay; reload everything on screen. */
  refresh_all: () => void
  /** Ours: there is something new in the header's list. */
  refresh_calendars: () => void
  refresh_mailboxes: () => void
  refresh_notifications: () => void
}

/**
 * What a page looks at: one project, no project (null), or '*' for all of them. A page that says so hears of changes inside other
 * projects only as `refresh_projects`, gathered over up to twelve seconds; one that does not hears everything at once.
 */
export type LookedAt = string | null

/** Messages of the page. Also given as `auth.look` when it connects. */
export interface ClientMessages {
  /** The answer says that from now on everything about this project is heard. */
  look: (at: LookedAt, done?: () => void) => void
}
