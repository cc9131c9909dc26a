// Candidates as screens show them: one page, one person, always the same few statements.
import { sql } from 'kysely'
import type { Judgement } from '@fairlead/domain/candidate/judgement'
import type { Profile } from '@fairlead/domain/candidate/profile'
import type { Stage } from '@fairlead/domain/candidate/stages'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject } from '../projects/access-project.ts'
import { accessCandidate } from './access-candidate.ts'

export const pageSize = 50

export interface HistoryView {
  at: Date
  code: number
  detail: string | null
  isScheduled: boolean
  user: { id: string; name: string; picture: string | null } | null
}

export type CandidateRow = Awaited<ReturnType<typeof selectRows>>[number]

export interface CandidateView {
  row: CandidateRow
  profile: Profile
  judgement: Judgement | null
  sources: Record<string, { source: string; at: string }[]>
  biasReducer: boolean
  history: HistoryView[]
  /** The newest time this workspace wrote to the same person in another project. */
  contactedElsewhere: { at: Date; by: string | null; projectName: string } | null
}

export interface CandidatePage {
  candidates: CandidateView[]
  total: number
  page: number
}

/** Page 1 is the first. The review pile comes batch by batch, best first; every other stage newest first. */
export function listCandidates(ctx: ActorContext, input: { projectId: string; stage: Stage; page: number }): Promise<CandidatePage> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'read')
    const rows = await selectRows(tx, { projectId: project.id, stage: input.stage, offset: (input.page - 1) * pageSize })
    return { candidates: await toViews(tx, rows, project.biasReducer), total: project.counts[input.stage] ?? 0, page: input.page }
  })
}

export function readCandidate(ctx: ActorContext, input: { projectId?: string | undefined; candidateId: string }): Promise<CandidateView> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const [view] = await toViews(
      tx,
      await selectRows(tx, { projectId: project.id, candidateId: candidate.id, offset: 0 }),
      project.biasReducer,
    )
    return view!
  })
}

function selectRows(tx: Tx, which: { projectId: string; stage?: Stage; candidateId?: string; offset: number }) {
  let query = tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .leftJoin('person_index', 'person_index.person_id', 'person.id')
    .selectAll('candidate')
    .select(['person.name as person_name', 'person.profile', 'person.sources', 'person_index.years'])
    .where('candidate.project_id', '=', which.projectId)
  if (which.stage) query = query.where('candidate.stage', '=', which.stage)
  if (which.candidateId) query = query.where('candidate.id', '=', which.candidateId)
  query =
    which.stage === 'UNDER_REVIEW' || which.stage === 'QUEUE'
      ? query.orderBy('candidate.batch').orderBy('candidate.rank').orderBy('candidate.id')
      : query.orderBy('candidate.stage_at', 'desc').orderBy('candidate.id')
  return query.limit(pageSize).offset(which.offset).execute()
}

async function toViews(tx: Tx, rows: CandidateRow[], biasReducer: boolean): Promise<CandidateView[]> {
  const ids = rows.map((row) => row.id)
  const lines = ids.length === 0 ? [] : await selectHistory(tx, ids)
  const byCandidate = Map.groupBy(lines, (line) => line.candidate_id)
  const elsewhere = ids.length === 0 ? [] : await selectContacted(tx, rows)
  return rows.map((row) => ({
    row,
    profile: row.profile as Profile,
    judgement: row.judgement as Judgement | null,
    sources: row.sources as CandidateView['sources'],
    biasReducer,
    contactedElsewhere: contactOf(elsewhere.find((contact) => contact.person_id === row.person_id)),
    history: (byCandidate.get(row.id) ?? []).map((line) => ({
      at: line.at,
      code: line.code,
      detail: line.detail,
      isScheduled: line.is_scheduled,
      user: line.user_id
        ? { id: line.user_id, name: `${line.first_name ?? ''} ${line.last_name ?? ''}`.trim(), picture: line.profile_picture }
        : null,
    })),
  }))
}

function selectHistory(tx: Tx, candidateIds: string[]) {
  return tx
    .selectFrom('candidate_history')
    .leftJoin('users', 'users.id', 'candidate_history.user_id')
    .selectAll('candidate_history')
    .select(['users.first_name', 'users.last_name', 'users.profile_picture'])
    .where('candidate_history.candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('candidate_history.at')
    .orderBy('candidate_history.id')
    .execute()
}

function selectContacted(tx: Tx, rows: CandidateRow[]) {
  return tx
    .selectFrom('candidate')
    .innerJoin('project', 'project.id', 'candidate.project_id')
    .leftJoin('message', (join) => join.onRef('message.candidate_id', '=', 'candidate.id').on('message.step', '=', 0))
    .select(['candidate.person_id', 'candidate.contacted_at', 'project.name', 'message.from_name'])
    .where('candidate.person_id', '=', sql<string>`any(${rows.map((row) => row.person_id)})`)
    .where('candidate.project_id', '<>', rows[0]!.project_id)
    .where('candidate.contacted_at', 'is not', null)
    .orderBy('candidate.contacted_at', 'desc')
    .execute()
}

function contactOf(
  contact: { contacted_at: Date | null; name: string; from_name: string | null } | undefined,
): CandidateView['contactedElsewhere'] {
  return contact?.contacted_at ? { at: contact.contacted_at, by: contact.from_name, projectName: contact.name } : null
}
