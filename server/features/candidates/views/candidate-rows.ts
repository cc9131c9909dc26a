// The rows of candidates on screens: which ones, and in which order.
import type { ListFilter, ListSort } from '@fairlead/domain/candidate/list-order'
import type { Stage } from '@fairlead/domain/shared/stages'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

interface Which {
  projectId: string
  stage?: Stage
  sort?: ListSort | undefined
  only?: ListFilter | undefined
  candidateId?: string
  ids?: readonly string[]
  offset: number
  limit: number
}

export type CandidateRow = Awaited<ReturnType<typeof selectRows>>[number]

export function selectRows(tx: Tx, selection: Which) {
  let query = tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .leftJoin('person_index', 'person_index.person_id', 'person.id')
    .leftJoin('resume', 'resume.id', 'candidate.resume_id')
    .selectAll('candidate')
    .select(['person.name as person_name', 'person.profile', 'person.sources', 'person_index.years', 'resume.note as resume_note'])
    .where('candidate.project_id', '=', selection.projectId)
  if (selection.stage) query = query.where('candidate.stage', '=', selection.stage)
  if (selection.only) query = query.where(conditions[selection.only])
  if (selection.ids) query = query.where('candidate.id', '=', sql<string>`any(${selection.ids})`)
  if (selection.candidateId) query = query.where('candidate.id', '=', selection.candidateId)
  const inQueue = selection.stage === 'UNDER_REVIEW' || selection.stage === 'QUEUE'
  const order = selection.sort ? orders[selection.sort] : inQueue ? orders.queue : orders.newest
  return query.orderBy(order).orderBy('candidate.id').limit(selection.limit).offset(selection.offset).execute()
}

const orders: Record<ListSort | 'queue', RawBuilder<unknown>> = {
  queue: sql`candidate.batch, candidate.rank`,
  newest: sql`candidate.stage_at desc`,
  oldest: sql`candidate.stage_at`,
  score: sql`candidate.score desc nulls last`,
  name: sql`lower(person.name)`,
  reply: sql`candidate.replied_at desc nulls last`,
  contacted: sql`candidate.contacted_at desc nulls last`,
  interview: sql`candidate.interview_at nulls last`,
}

const conditions: Record<ListFilter, RawBuilder<SqlBool>> = {
  replied: sql<boolean>`candidate.replied_at is not null`,
  no_reply: sql<boolean>`candidate.contacted_at is not null and candidate.replied_at is null`,
  attention: sql<boolean>`candidate.attention is not null`,
  not_contacted: sql<boolean>`candidate.contacted_at is null`,
  interview: sql<boolean>`candidate.interview_at is not null`,
  applied: sql<boolean>`exists (select from person_application a where a.person_id = candidate.person_id and a.workspace_id = candidate.workspace_id)`,
}

export async function countOnly(tx: Tx, projectId: string, stage: Stage, only: ListFilter): Promise<number> {
  const { count } = await tx
    .selectFrom('candidate')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('project_id', '=', projectId)
    .where('stage', '=', stage)
    .where(conditions[only])
    .executeTakeFirstOrThrow()
  return Number(count)
}
