// The candidates a review link shows to a hiring manager.
import { extractReply } from '@fairlead/domain/conversation/reply-text'
import { sql } from 'kysely'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Database, Tx } from '../../platform/database.ts'
import { viewsForGuest, type CandidateView } from '../candidates/candidate-views.ts'
import { findWithdrawn } from '../candidates/withdrawn.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { openDesk, projectOfDesk, type ManagerDesk } from './manager-link.ts'

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
    const replies = await lastReplies(
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

/** The last decision on each of the link's candidates. */
async function countDecided(tx: Tx, { projectId, email, candidateIds }: ManagerDesk): Promise<ManagerQueue['decided']> {
  const rows = await tx
    .selectFrom('manager_verdict')
    .distinctOn('candidate_id')
    .select(sql<string>`answer ->> 'stage'`.as('stage'))
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .where(sql`answer ->> 'outcome'`, '=', 'done')
    .orderBy('candidate_id')
    .orderBy('at', 'desc')
    .execute()
  const approved = rows.filter(({ stage }) => stage === 'HIRING_MANAGER_APPROVED').length
  return { approved, rejected: rows.length - approved }
}

async function lastReplies(tx: Tx, ids: readonly string[]): Promise<Map<string, { text: string; at: Date }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('inbound_mail')
    .distinctOn('candidate_id')
    .select(['candidate_id', 'reply_text', 'body_text', 'received_at'])
    .where('candidate_id', '=', sql<string>`any(${ids})`)
    .where('kind', '=', 'person')
    .orderBy('candidate_id')
    .orderBy('received_at', 'desc')
    .orderBy('created_at', 'desc')
    .execute()
  return new Map(
    rows.flatMap(({ candidate_id, reply_text, body_text, received_at }) => {
      const text = reply_text.trim() || extractReply(body_text)
      return candidate_id && text ? [[candidate_id, { text, at: received_at }] as const] : []
    }),
  )
}
