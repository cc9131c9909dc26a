// The only writer of records of decisions: batches with what they were computed from, and who saw them.
import { sql } from 'kysely'
import { canonicalJson } from '@fairlead/domain/shared/canonical-json'
import { isRecord, must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { packBelow, type BelowCut } from './below-cut.ts'

export interface NewRecord {
  /** Of the search. */
  id: string
  projectId: string
  batch: number
  kind: 'initial' | 'next' | 'reform'
  engine: string
  models: string[]
  /** The SearchInputs of matching. */
  inputs: object
  /** The people behind the ideals of the inputs, in their order; null for one who is no person of the pool. */
  idealIds: (string | null)[]
  orderedBy: 'points' | 'model'
  yearsByLaw: number
  /** In their order. */
  entries: { personId: string; candidateId: string; score: number; result: object; inputs: object }[]
  /** Best first. */
  below: { personId: string; exact: number; missed: number }[]
}

const keysOfPeople = async (ctx: WorkspaceContext, people: readonly { personId: string }[]) =>
  Promise.all(people.map(({ personId }) => ctx.hashAddress(personId)))

/** In the transaction that stores the batch. */
export async function insertRecord(tx: Tx, ctx: WorkspaceContext, record: NewRecord): Promise<void> {
  const keys = await keysOfPeople(ctx, record.entries)
  const belowKeys = await keysOfPeople(ctx, record.below)
  const below = record.below.map(({ exact, missed }, index): BelowCut => ({ key: must(belowKeys[index]), exact, missed }))
  await tx
    .insertInto('decision_record')
    .values({
      id: record.id,
      workspace_id: ctx.workspaceId,
      project_id: record.projectId,
      batch: record.batch,
      kind: record.kind,
      made_at: ctx.now(),
      engine: record.engine,
      models: record.models,
      inputs: canonicalJson(record.inputs),
      ideal_ids: record.idealIds.map((id) => id ?? ''),
      ordered_by: record.orderedBy,
      below: packBelow(below),
      below_count: below.length,
      years_by_law: record.yearsByLaw,
    })
    .execute()
  await tx
    .insertInto('decision_record_entry')
    .values(
      record.entries.map((entry, place) => ({
        record_id: record.id,
        place: place + 1,
        workspace_id: ctx.workspaceId,
        candidate_id: entry.candidateId,
        person_id: entry.personId,
        person_key: must(keys[place]),
        score: entry.score,
        result: canonicalJson(entry.result),
        inputs: canonicalJson(entry.inputs),
      })),
    )
    .execute()
}

/** These candidates leave their project without a decision. */
export async function markRemoved(tx: Tx, candidateIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('decision_record_entry')
    .set({ removed_at: sql<Date>`now()` })
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .where('removed_at', 'is', null)
    .execute()
}

/**
 * Takes all facts about a person out of the records: what stays is the keyed hash, the score, and the place. A batch whose ideal
 * candidate it was can't be computed again.
 * @param personIds all rows of the person
 */
export async function eraseFromRecords(tx: Tx, ctx: WorkspaceContext, personIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('decision_record_entry')
    .set({ person_id: null, result: null, inputs: null, erased_at: ctx.now() })
    .where('workspace_id', '=', ctx.workspaceId)
    .where('person_id', 'in', [...personIds])
    .execute()
  const records = await tx
    .selectFrom('decision_record')
    .select(['id', 'inputs', 'ideal_ids'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where(sql<boolean>`ideal_ids && ${[...personIds]}::text[]`)
    .execute()
  for (const { id, inputs, ideal_ids: ids } of records) {
    const searched: unknown = JSON.parse(inputs)
    const ideals = isRecord(searched) && Array.isArray(searched.ideals) ? searched.ideals : []
    const isErased = (index: number) => personIds.includes(ids[index] ?? '')
    const rest = ideals.filter((_, index) => !isErased(index))
    await tx
      .updateTable('decision_record')
      .set({
        inputs: canonicalJson({ ...(isRecord(searched) ? searched : {}), ideals: rest }),
        ideal_ids: ids.filter((_, index) => !isErased(index)),
        is_incomplete: true,
      })
      .where('id', '=', id)
      .execute()
  }
}

/** A user, or anyone with a link, is shown these candidates of a project. */
export async function insertViews(
  tx: Tx,
  ctx: WorkspaceContext,
  { projectId, candidateIds, viewer }: { projectId: string; candidateIds: readonly string[]; viewer: string },
): Promise<void> {
  await sql`insert into decision_record_view (record_id, place, workspace_id, viewer, first_at, last_at)
    select e.record_id, e.place, e.workspace_id, ${viewer}, ${ctx.now()}, ${ctx.now()}
    from decision_record_entry e join decision_record r on r.id = e.record_id
    where e.candidate_id = any(${candidateIds}::text[]) and r.project_id = ${projectId}
    order by e.record_id, e.place
    on conflict (record_id, place, viewer) do update set last_at = excluded.last_at`.execute(tx)
}

/** Deletes the records whose time is over, in all workspaces. Returns how many. */
export async function deleteOldRecords(tx: Tx, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`delete from decision_record r using workspace w where w.id = r.workspace_id
    and r.made_at < ${now}::timestamptz - make_interval(years => greatest(r.years_by_law, w.record_years))`.execute(tx)
  return Number(numAffectedRows ?? 0)
}
