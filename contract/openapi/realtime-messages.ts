// What each message of the socket means, for the API's readers; the compiler demands every message and every field.
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
    about: 'A search has come further.',
    carries: { project_id: 'The project.', progress_pct: 'From 0 to 100.', is_calibration: 'The search brings the first ten.' },
  },
  first_batch_fetched: { about: 'The first ten are there; progress ends.', carries: { project_id: 'The project.' } },
  all_candidates_fetched: { about: 'A later batch is there; progress ends.', carries: { project_id: 'The project.' } },
  refresh_candidates: {
    about: 'Candidates changed: fetch the first page of these stages again.',
    carries: { project_id: 'The project.', stages: 'The stages that changed.', candidate_id: 'The candidate, or null for several.' },
  },
  left_swipe_dialog: { about: 'The project joins those to ask about after a rejection.', carries: { project_id: 'The project.' } },
  project_reform_dialogue: {
    about: 'A new search has begun; when changed settings were the reason, it names them.',
    carries: {
      project_id: 'The project.',
      changes: 'What changed, a line each; none for a next batch.',
      by: 'Who asked for it, by id and name.',
    },
  },
  refresh_projects: { about: 'Counters, status or settings changed: fetch the project again.', carries: { project_id: 'The project.' } },
  refresh_conversation: {
    about: 'The mail of a candidate changed: fetch the conversation again.',
    carries: { project_id: 'The project.', candidate_id: 'The candidate.' },
  },
  cursor: {
    about: 'How far this socket has heard. Given back as `auth.since` when it connects again, it is told what it missed.',
    carries: { id: 'The number of the newest event.' },
  },
  refresh_all: { about: 'Too much was missed to be notified: load everything again.', carries: {} },
  refresh_calendars: { about: "How it stands with the user's calendars has changed.", carries: {} },
  refresh_mailboxes: { about: "The user's own mailbox was connected, changed, or found working or failing.", carries: {} },
  refresh_notifications: { about: 'There is something new in the list of notifications.', carries: {} },
}
