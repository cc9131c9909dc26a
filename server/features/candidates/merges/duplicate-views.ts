// The queue of possible duplicates, and the merges that can be undone.
import { compareFields, type ComparedField } from '@fairlead/domain/candidate/record-fields'
import { comparePeople } from '@fairlead/matching/identity/score'
import { identityWeights } from '@fairlead/matching/identity/weights'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readHiddenPeople } from '../people/hidden-people.ts'
import { identityOf } from './identity.ts'

interface RecordView {
  id: string
  name: string
  addedAt: Date
  /** Names of the projects that the user may not open aren't told: how many there are is. */
  projects: number
}

export interface DuplicateView {
  first: RecordView
  second: RecordView
  confidence: number
  reasonsFor: string[]
  reasonsAgainst: string[]
  fields: ComparedField[]
}

export interface MergeView {
  id: string
  survivorId: string
  survivorName: string
  personName: string
  confidence: number | null
  /** null = it was certain. */
  by: string | null
  at: Date
  /** What came since, and stays with the survivor when it is undone. */
  since: number
}

export interface Duplicates {
  pairs: DuplicateView[]
  total: number
  /** Records that are still to be compared. */
  waiting: number
  merges: MergeView[]
}

const pairsShown = 25
const mergesShown = 50

export function listDuplicates(ctx: ActorContext, { personId = null }: { personId?: string | null } = {}): Promise<Duplicates> {
  return ctx.transaction(async (tx) => {
    const hidden = [...(await readHiddenPeople(tx, ctx)).keys()]
    const { total, waiting } = await countDuplicates(tx, ctx, hidden)
    return { pairs: personId === null ? await readPairs(tx, hidden) : [], total, waiting, merges: await readMerges(tx, hidden, personId) }
  })
}

async function countDuplicates(tx: Tx, ctx: ActorContext, hidden: readonly string[]): Promise<{ total: number; waiting: number }> {
  const { rows } = await sql<{ total: number; waiting: number }>`select
    (select count(*)::int from person_pair where state = 'open' and first_id <> all(${hidden}::text[]) and second_id <> all(${hidden}::text[])) as total,
    (select count(*)::int from person where workspace_id = ${ctx.workspaceId} and compared_at is null and merged_into is null
      and erased_at is null and shadows is null) as waiting`.execute(tx)
  return must(rows[0])
}

async function readPairs(tx: Tx, hidden: readonly string[]): Promise<DuplicateView[]> {
  const pairs = await tx
    .selectFrom('person_pair')
    .select(['first_id', 'second_id'])
    .where('state', '=', 'open')
    .where(sql<boolean>`first_id <> all(${hidden}::text[]) and second_id <> all(${hidden}::text[])`)
    .orderBy('confidence', 'desc')
    .orderBy('first_id')
    .orderBy('second_id')
    .limit(pairsShown)
    .execute()
  const ids = pairs.flatMap((pair) => [pair.first_id, pair.second_id])
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'name', 'profile', 'sources', 'created_at'])
    .select(sql<number>`(select count(*)::int from candidate where candidate.person_id = person.id)`.as('projects'))
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return pairs.flatMap((pair) => {
    const records = [byId.get(pair.first_id), byId.get(pair.second_id)].flatMap((row) => row ?? [])
    // the older record first, as it is the one that stays
    const [first, second] = records.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    if (!first || !second) return []
    const { confidence, reasonsFor, reasonsAgainst } = comparePeople(identityOf(first.profile), identityOf(second.profile), identityWeights)
    const view = ({ id, name, created_at: addedAt, projects }: typeof first): RecordView => ({ id, name, addedAt, projects })
    return [{ first: view(first), second: view(second), confidence, reasonsFor, reasonsAgainst, fields: compareFields(first, second) }]
  })
}

/** @param personId only those that a person's record stands for */
async function readMerges(tx: Tx, hidden: readonly string[], personId: string | null): Promise<MergeView[]> {
  const { rows } = await sql<MergeView & { by: string | null }>`
    select m.id, s.id as "survivorId",
      coalesce(nullif(trim(concat(s.base #>> '{profile,firstName}', ' ', s.base #>> '{profile,lastName}')), ''), s.name) as "survivorName", p.name as "personName", m.confidence, m.merged_at as at,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as by,
      ((select count(*) from candidate c where c.person_id = s.id and c.created_at > m.merged_at)
        + (select count(*) from person_note n where n.person_id = s.id and n.created_at > m.merged_at)
        + (select count(*) from person_tag t where t.person_id = s.id and t.added_at > m.merged_at)
        + (select count(*) from resume r where r.person_id = s.id and r.created_at > m.merged_at))::int as since
    from person_merge m
    join person p on p.id = m.person_id
    join person s on s.id = p.merged_into
    left join users u on u.id = m.merged_by
    where s.id <> all(${hidden}::text[]) and p.id <> all(${hidden}::text[]) and (${personId}::text is null or s.id = ${personId})
    order by m.merged_at desc, m.id limit ${mergesShown}`.execute(tx)
  return rows
}
