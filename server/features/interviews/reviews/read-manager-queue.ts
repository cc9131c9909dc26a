// The candidates a review link shows to a hiring manager.
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Database } from '../../../platform/database.ts'
import { viewsForGuest, type CandidateView } from '../../candidates/views/candidate-views.ts'
import { readLastReplies } from '../../candidates/views/reply-views.ts'
import { findWithdrawn } from '../../candidates/records/withdrawn.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { openDesk, projectOfDesk } from './manager-link.ts'
import { countDecided } from './manager-verdict-store.ts'

/** Further candidates appear when these are decided. */
const limit = 200

export interface WaitingCandidate {
  view: CandidateView
  /** Their latest reply, in their own words; null when they haven't written. */
  reply: { text: string; at: Date } | null
  hasWithdrawn: boolean
}

export interface ManagerQueue {
  project: LoadedProject
  /** The manager's address. */
  email: string
  /** The manager's own decisions by link. */
  decided: { approved: number; rejected: number }
  waiting: WaitingCandidate[]
}

export async function readManagerQueue(database: Database, vocabulary: Vocabulary, token: string, now: () => Date): Promise<ManagerQueue> {
  const desk = await openDesk(database, token, now)
  return desk.ctx.transaction(async (tx) => {
    const project = await projectOfDesk(tx, desk)
    const views = await viewsForGuest(tx, desk.ctx, vocabulary, project, { stage: 'HIRING_MANAGER', ids: desk.candidateIds, limit })
    const replies = await readLastReplies(
      tx,
      views.map(({ row }) => row.id),
    )
    const withdrawn = await findWithdrawn(
      tx,
      views.map(({ row }) => row.id),
    )
    const waiting = views.map((view) => ({ view, reply: replies.get(view.row.id) ?? null, hasWithdrawn: withdrawn.has(view.row.id) }))
    return { project, email: desk.email, decided: await countDecided(tx, desk), waiting }
  })
}
