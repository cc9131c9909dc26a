// The only writer of import_change: what each import did to each person, until it is undone or cleared.
import { statedFields, type SourcedProfile, type StatedProfile } from '@fairlead/domain/candidate/undo-merge'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { BookPerson, Newcomer, Outcome } from './person-book.ts'

/** Why a person stays although their import was undone. */
export type KeptReason = 'contacted' | 'project' | 'tagged' | 'noted' | 'resume' | 'imported' | 'edited' | 'ideal'

export interface ImportChange {
  personId: string
  isNew: boolean
  before: SourcedProfile | null
  stated: StatedProfile[]
}

/** Records what a chunk of an import did; a person in several chunks has one row. People and applications are stored already. */
export async function saveImportChanges(
  tx: Tx,
  ctx: WorkspaceContext,
  importId: string,
  {
    newcomers,
    outcomes,
    people,
    applicationKeys,
  }: {
    newcomers: readonly Newcomer[]
    outcomes: readonly Outcome[]
    people: readonly BookPerson[]
    applicationKeys: ReadonlyMap<string, readonly string[]>
  },
): Promise<void> {
  const stated = new Map<string, StatedProfile[]>()
  for (const [position, outcome] of outcomes.entries()) {
    if (outcome.outcome === 'error') continue
    stated.set(outcome.personId, [...(stated.get(outcome.personId) ?? []), statedFields(must(newcomers[position]).profile)])
  }
  const byId = new Map(people.map((person) => [person.id, person]))
  const rows = [...stated].map(([id, profiles]) => {
    const person = byId.get(id)
    return { id, is_new: person?.state === 'new', before: person?.before ?? null, stated: profiles, keys: applicationKeys.get(id) ?? [] }
  })
  if (rows.length === 0) return
  // a shared person without new details has no row of the workspace, and nothing to undo
  await sql`insert into import_change (import_id, workspace_id, person_id, is_new, before, stated, application_keys, written_at)
    select ${importId}, ${ctx.workspaceId}, p.id, r.is_new, nullif(r.before, 'null'::jsonb), r.stated, r.keys, p.updated_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, is_new boolean, before jsonb, stated jsonb, keys text[])
    join person p on p.id = r.id and p.workspace_id = ${ctx.workspaceId}
    on conflict (import_id, person_id) do update set before = coalesce(import_change.before, case when import_change.is_new then null else excluded.before end),
      stated = import_change.stated || excluded.stated, application_keys = import_change.application_keys || excluded.application_keys,
      written_at = excluded.written_at`.execute(tx)
}

/** The next people whose part of the import is to be undone. */
export async function nextChanges(tx: Tx, importId: string, limit: number): Promise<ImportChange[]> {
  const rows = await tx
    .selectFrom('import_change')
    .select(['person_id', 'is_new', 'before', 'stated'])
    .where('import_id', '=', importId)
    .where('kept', 'is', null)
    .orderBy('person_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ personId: row.person_id, isNew: row.is_new, before: row.before, stated: row.stated }))
}

/** What other imports stated about these people. */
export async function readOtherStatements(tx: Tx, importId: string, personIds: readonly string[]): Promise<Map<string, StatedProfile[]>> {
  const rows = await tx
    .selectFrom('import_change')
    .select(['person_id', 'stated'])
    .where('person_id', '=', sql<string>`any(${personIds})`)
    .where('import_id', '<>', importId)
    .execute()
  const statements = new Map<string, StatedProfile[]>()
  for (const { person_id: id, stated } of rows) statements.set(id, [...(statements.get(id) ?? []), ...stated])
  return statements
}

/** The people of the import that someone has worked with since, and how. */
export async function readWorkSince(tx: Tx, importId: string, personIds: readonly string[]): Promise<Map<string, KeptReason>> {
  const { rows } = await sql<{ id: string; reason: KeptReason | null }>`
    select p.id, case
      when exists (select from candidate c where c.person_id = p.id and c.contacted_at is not null) then 'contacted'
      when exists (select from candidate c where c.person_id = p.id) or exists (select from transfer t where t.person_id = p.id) then 'project'
      when exists (select from person_tag t where t.person_id = p.id) then 'tagged'
      when exists (select from person_note n where n.person_id = p.id) then 'noted'
      when exists (select from resume r where r.person_id = p.id) then 'resume'
      when exists (select from import_change o where o.person_id = p.id and o.import_id <> ${importId}) then 'imported'
      when exists (select from project j where j.settings @> jsonb_build_object('ideal_candidates', jsonb_build_array(jsonb_build_object('core_candidate_id', p.id)))) then 'ideal'
      when date_trunc('milliseconds', p.updated_at) <> date_trunc('milliseconds', i.written_at)
        or exists (select from person_flag f where f.person_id = p.id) then 'edited' end as reason
    from import_change i join person p on p.id = i.person_id
    where i.import_id = ${importId} and i.person_id = any(${personIds}::text[])`.execute(tx)
  return new Map(rows.flatMap(({ id, reason }) => (reason === null ? [] : [[id, reason] as const])))
}

/** Marks who stays, and forgets what is undone. */
export async function settleChanges(
  tx: Tx,
  importId: string,
  staying: ReadonlyMap<string, KeptReason>,
  undone: readonly string[],
): Promise<void> {
  const rows = [...staying].map(([id, reason]) => ({ id, reason }))
  await sql`update import_change set kept = r.reason from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id text, reason text)
    where import_change.import_id = ${importId} and import_change.person_id = r.id`.execute(tx)
  await tx
    .deleteFrom('import_change')
    .where('import_id', '=', importId)
    .where('person_id', '=', sql<string>`any(${undone})`)
    .execute()
}

/** Those who stayed are looked at again. */
export async function reopenChanges(tx: Tx, importId: string): Promise<void> {
  await tx.updateTable('import_change').set({ kept: null }).where('import_id', '=', importId).where('kept', 'is not', null).execute()
}
