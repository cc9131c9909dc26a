// Reads records of decisions: the batches of a project, one batch with its people, who saw them, and what was decided.
import { sql } from 'kysely'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Computed, PersonInputs, SearchInputs } from '@fairlead/matching/recompute'
import type { Tx } from '../../../platform/database.ts'

export interface RecordHead {
  id: string
  batch: number
  kind: 'initial' | 'next' | 'reform'
  madeAt: Date
  engine: string
  models: string[]
  preferences: SearchPreferences
  belowCount: number
  yearsByLaw: number
}

export interface StoredRecord extends RecordHead {
  inputs: SearchInputs
  isIncomplete: boolean
  orderedBy: 'points' | 'model'
  /** See below-cut.ts. */
  below: Buffer
}

export interface Viewer {
  /** A user's name; null = a hiring manager with a link, or a user who is gone. */
  name: string | null
  isGuest: boolean
  firstAt: Date
  lastAt: Date
}

export interface RecordRow extends RecordHead {
  people: number
  erased: number
  viewers: Viewer[]
}

export interface Decision {
  at: Date
  from: Stage | null
  to: Stage
  isUndone: boolean
  /** null = the product, or a hiring manager with a link. */
  by: string | null
}

export interface RecordEntry {
  place: number
  candidateId: string
  key: Buffer
  score: number
  /** null = erased. */
  stored: { personId: string; result: Computed; resultText: string; inputs: PersonInputs } | null
  erasedAt: Date | null
  /** The candidate left the project without a decision. */
  removedAt: Date | null
  name: string
  /** The person's record now; null when there is none. */
  profile: Profile | null
  decisions: Decision[]
}

function heads(tx: Tx, projectId: string) {
  return tx
    .selectFrom('decision_record')
    .select(['id', 'batch', 'kind', 'made_at', 'engine', 'models', 'below_count', 'years_by_law'])
    .select(sql<SearchPreferences>`inputs::jsonb -> 'preferences'`.as('preferences'))
    .where('project_id', '=', projectId)
}

type Row = Awaited<ReturnType<ReturnType<typeof heads>['execute']>>[number]

const headOf = (row: Row): RecordHead => ({
  id: row.id,
  batch: row.batch,
  kind: row.kind,
  madeAt: row.made_at,
  engine: row.engine,
  models: row.models,
  preferences: row.preferences,
  belowCount: row.below_count,
  yearsByLaw: row.years_by_law,
})

/** Batches listed. */
const maxListed = 200

/** Newest first. */
export async function listRecords(tx: Tx, projectId: string): Promise<RecordRow[]> {
  const rows = await heads(tx, projectId).orderBy('batch', 'desc').limit(maxListed).execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: counts } = await sql<{ record_id: string; people: number; erased: number }>`
    select record_id, count(*)::int as people, count(erased_at)::int as erased from decision_record_entry
    where record_id = any(${ids}::text[]) group by 1`.execute(tx)
  const { rows: viewers } = await sql<{ record_id: string; viewer: string; name: string | null; first_at: Date; last_at: Date }>`
    select v.record_id, v.viewer, nullif(trim(u.first_name || ' ' || u.last_name), '') as name, min(v.first_at) as first_at, max(v.last_at) as last_at
    from decision_record_view v left join users u on u.id = v.viewer
    where v.record_id = any(${ids}::text[]) group by v.record_id, v.viewer, u.id order by first_at, v.viewer`.execute(tx)
  return rows.map((row) => {
    const count = counts.find(({ record_id }) => record_id === row.id)
    return {
      ...headOf(row),
      people: count?.people ?? 0,
      erased: count?.erased ?? 0,
      viewers: viewers.flatMap((view) =>
        view.record_id === row.id
          ? [{ name: view.name, isGuest: view.viewer === 'guest', firstAt: view.first_at, lastAt: view.last_at }]
          : [],
      ),
    }
  })
}

export async function findRecord(tx: Tx, projectId: string, batch: number): Promise<StoredRecord | null> {
  const row = await heads(tx, projectId)
    .select(['is_incomplete', 'ordered_by', 'below'])
    .select(sql<SearchInputs>`inputs::jsonb`.as('inputs'))
    .where('batch', '=', batch)
    .executeTakeFirst()
  return row ? { ...headOf(row), inputs: row.inputs, isIncomplete: row.is_incomplete, orderedBy: row.ordered_by, below: row.below } : null
}

/** Searches that found a batch before there were records. */
export async function countUnrecorded(tx: Tx, projectId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from search_run s where s.project_id = ${projectId}
    and s.state = 'completed' and s.found > 0 and not exists (select from decision_record r where r.id = s.id)
    and s.created_at < coalesce((select min(made_at) from decision_record where project_id = ${projectId}), 'infinity')`.execute(tx)
  return rows[0]?.n ?? 0
}

/** In their order. */
export async function readEntries(tx: Tx, recordId: string): Promise<RecordEntry[]> {
  const { rows } = await sql<{
    place: number
    candidate_id: string
    person_id: string | null
    person_key: Buffer
    score: number
    result: Computed | null
    result_text: string | null
    inputs: PersonInputs | null
    erased_at: Date | null
    removed_at: Date | null
    name: string | null
    profile: Profile | null
  }>`
    select e.place, e.candidate_id, e.person_id, e.person_key, e.score, e.result::jsonb as result, e.result as result_text, e.inputs::jsonb as inputs, e.erased_at, e.removed_at,
      p.name, case when p.erased_at is null then p.profile end as profile
    from decision_record_entry e
    left join candidate c on c.id = e.candidate_id
    left join person stated on stated.id = coalesce(c.person_id, e.person_id)
    left join lateral (select * from person q where q.id = coalesce(stated.merged_into, stated.id) or q.shadows = stated.id
      order by q.shadows is null limit 1) p on true
    where e.record_id = ${recordId} order by e.place`.execute(tx)
  const decisions = await readDecisions(
    tx,
    rows.map((row) => row.candidate_id),
  )
  return rows.map((row) => ({
    place: row.place,
    candidateId: row.candidate_id,
    key: row.person_key,
    score: row.score,
    stored:
      row.person_id === null || row.result === null || row.result_text === null || row.inputs === null
        ? null
        : { personId: row.person_id, result: row.result, resultText: row.result_text, inputs: row.inputs },
    erasedAt: row.erased_at,
    removedAt: row.removed_at,
    name: row.name ?? '',
    profile: row.profile,
    decisions: decisions.get(row.candidate_id) ?? [],
  }))
}

/** Every move of these candidates by candidate, oldest first, in whichever project. */
async function readDecisions(tx: Tx, candidateIds: readonly string[]): Promise<Map<string, Decision[]>> {
  const { rows } = await sql<{
    candidate_id: string
    at: Date
    from_stage: Stage | null
    to_stage: Stage
    undone: boolean
    name: string | null
  }>`
    select h.candidate_id, h.at, h.from_stage, h.to_stage, h.undone, nullif(trim(u.first_name || ' ' || u.last_name), '') as name
    from candidate_history h left join users u on u.id = h.user_id
    where h.candidate_id = any(${candidateIds}::text[]) and h.from_stage is not null and h.to_stage is not null
    order by h.at, h.id`.execute(tx)
  const decisions = new Map<string, Decision[]>()
  for (const [id, lines] of Map.groupBy(rows, (row) => row.candidate_id))
    decisions.set(
      id,
      lines.map((line) => ({ at: line.at, from: line.from_stage, to: line.to_stage, isUndone: line.undone, by: line.name })),
    )
  return decisions
}

/** For how many years this workspace keeps records, where the law doesn't want more. */
export async function readRecordYears(tx: Tx, workspaceId: string): Promise<number> {
  const row = await tx.selectFrom('workspace').select('record_years').where('id', '=', workspaceId).executeTakeFirstOrThrow()
  return row.record_years
}
