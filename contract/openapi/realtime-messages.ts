// Descriptions of the socket's messages; the compiler requires every message and every field.
import type { ServerMessages } from '../realtime.ts'

type Carried<M> = M extends (message: infer Body) => void ? (unknown extends Body ? Record<never, never> : Body) : never

export interface MessageMeaning {
  about: string
  carries: Record<string, string>
}

export const realtimeMessages: {
  [Name in keyof ServerMessages]: { about: string; carries: Record<keyof Carried<ServerMessages[Name]>, string> }
} = {
  candidate_search_progress: {
    about: 'A search has made progress.',
    carries: { project_id: 'The project.', progress_pct: 'From 0 to 100.', is_calibration: 'The search finds the first ten candidates.' },
  },
  first_batch_fetched: { about: 'The first ten candidates are ready; progress ends.', carries: { project_id: 'The project.' } },
  all_candidates_fetched: { about: 'A later batch is ready; progress ends.', carries: { project_id: 'The project.' } },
  refresh_candidates: {
    about: 'Candidates changed: refetch the first page of these stages.',
    carries: { project_id: 'The project.', stages: 'The stages that changed.', candidate_id: 'The candidate, or null for several.' },
  },
  left_swipe_dialog: { about: 'The project is added to those to ask about after a rejection.', carries: { project_id: 'The project.' } },
  project_reform_dialogue: {
    about: 'A new search has started; if changed settings are the reason, they are listed.',
    carries: {
      project_id: 'The project.',
      changes: 'What changed, one line each; empty for a next batch.',
      by: 'Who requested it, by ID and name.',
    },
  },
  refresh_projects: { about: 'Counters, status, or settings changed: refetch the project.', carries: { project_id: 'The project.' } },
  refresh_conversation: {
    about: 'A candidate’s email changed: refetch the conversation.',
    carries: { project_id: 'The project.', candidate_id: 'The candidate.' },
  },
  cursor: {
    about: 'The last event this socket received. Send it as `auth.since` when reconnecting to receive missed events.',
    carries: { id: 'The number of the newest event.' },
  },
  refresh_all: { about: 'Too many events were missed: reload everything.', carries: {} },
  refresh_calendars: { about: "The state of the user's calendars changed.", carries: {} },
  refresh_mailboxes: { about: "The user's own mailbox was connected, changed, or found working or failing.", carries: {} },
  refresh_notifications: { about: 'There are new notifications.', carries: {} },
}
