// The only writer of person_merge: who was merged into which record, and the rows that moved with them.
import type { MergeBase } from '@fairlead/domain/candidate/combine'
import type { SourcedProfile } from '@fairlead/domain/candidate/undo-merge'
import { sql, type RawBuilder } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

export interface RecordOfPerson extends SourcedProfile {
  id: string
  linkedinUrl: string | null
  mergedInto: string | null
  base: MergeBase | null
  source: string
  createdAt: Date
  updatedAt: Date
}

export interface Merge {
  id: string
  survivorId: string
  personId: string
  confidence: number | null
  mergedBy: string | null
  mergedAt: Date
  moved: Record<string, string[]>
}

interface Moving {
  table: string
  /** Names a row among those of its person, and no later one that says the same. */
  key: RawBuilder<unknown>
  /** The rows of both that say the same: the merged record keeps its row. */
  clash?: string
}

/** Everything that points to a person. The rows of the index and the keys are written again instead. */
const moving: readonly Moving[] = [
  { table: 'candidate', key: sql`id`, clash: 'project_id' },
  { table: 'transfer', key: sql`id` },
  { table: 'task', key: sql`id` },
  { table: 'resume', key: sql`id` },
  { table: 'person_note', key: sql`id` },
  { table: 'person_application', key: sql`id`, clash: 'key' },
  { table: 'person_address', key: sql`id`, clash: 'address' },
  { table: 'person_tag', key: sql`tag_id || ' ' || extract(epoch from added_at)`, clash: 'tag_id' },
  { table: 'person_flag', key: sql`kind || ' ' || extract(epoch from at)`, clash: 'kind' },
  { table: 'person_email', key: sql`email` },
]

/** Points everything of the merged record to the surviving one, and returns what moved. */
export async function moveRows(tx: Tx, ctx: WorkspaceContext, from: string, to: string): Promise<Record<string, string[]>> {
  const moved: Record<string, string[]> = {}
  for (const { table, key, clash } of moving) {
    const free = clash
      ? sql`not exists (select from ${sql.table(table)} k where k.person_id = ${to} and k.workspace_id = ${ctx.workspaceId}
          and k.${sql.id(clash)} = m.${sql.id(clash)})`
      : sql`true`
    const { rows } = await sql<{ key: string }>`update ${sql.table(table)} m set person_id = ${to}
      where person_id = ${from} and workspace_id = ${ctx.workspaceId} and ${free} returning (${key})::text as key`.execute(tx)
    if (rows.length > 0) moved[table] = rows.map((row) => row.key)
  }
  return moved
}

/** Points what moved with a merge back, unless it is gone by now. @param from the records it may be with */
export async function moveRowsBack(
  tx: Tx,
  ctx: WorkspaceContext,
  { moved, from, to }: { moved: Merge['moved']; from: readonly string[]; to: string },
): Promise<void> {
  for (const { table, key, clash } of moving) {
    const keys = moved[table]
    if (!keys) continue
    const free = clash
      ? sql`not exists (select from ${sql.table(table)} k where k.person_id = ${to} and k.workspace_id = ${ctx.workspaceId}
          and k.${sql.id(clash)} = m.${sql.id(clash)})`
      : sql`true`
    await sql`update ${sql.table(table)} m set person_id = ${to} where person_id = any(${from}::text[]) and workspace_id = ${ctx.workspaceId}
      and (${key})::text = any(${keys}::text[]) and ${free}`.execute(tx)
  }
}

/** The workspace's own records with these IDs, locked, without deleted ones and those of the shared pool. */
export async function lockRecords(tx: Tx, ctx: WorkspaceContext, ids: readonly string[]): Promise<Map<string, RecordOfPerson>> {
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'profile', 'sources', 'linkedin_url', 'merged_into', 'base', 'source', 'created_at', 'updated_at'])
    .where('workspace_id', '=', ctx.workspaceId)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .where('erased_at', 'is', null)
    .where('shadows', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      {
        id: row.id,
        profile: row.profile,
        sources: row.sources,
        linkedinUrl: row.linkedin_url,
        mergedInto: row.merged_into,
        base: row.base,
        source: row.source,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      },
    ]),
  )
}

/** The merges that these records are part of: by which they were merged, or others into them. */
export async function findMerges(tx: Tx, ids: readonly string[]): Promise<Merge[]> {
  const rows = await tx
    .selectFrom('person_merge')
    .selectAll()
    .where((eb) => eb.or([eb('survivor_id', 'in', [...ids, '']), eb('person_id', 'in', [...ids, ''])]))
    .orderBy('merged_at')
    .orderBy('id')
    .execute()
  return rows.map(mergeOf)
}

export async function findMerge(tx: Tx, id: string): Promise<Merge | null> {
  const row = await tx.selectFrom('person_merge').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? mergeOf(row) : null
}

const mergeOf = (row: {
  id: string
  survivor_id: string
  person_id: string
  confidence: number | null
  merged_by: string | null
  merged_at: Date
  moved: Record<string, string[]>
}): Merge => ({
  id: row.id,
  survivorId: row.survivor_id,
  personId: row.person_id,
  confidence: row.confidence,
  mergedBy: row.merged_by,
  mergedAt: row.merged_at,
  moved: row.moved,
})

export async function saveMerge(tx: Tx, ctx: WorkspaceContext, merge: Merge): Promise<void> {
  await tx
    .insertInto('person_merge')
    .values({
      id: merge.id,
      workspace_id: ctx.workspaceId,
      survivor_id: merge.survivorId,
      person_id: merge.personId,
      confidence: merge.confidence,
      merged_by: merge.mergedBy,
      merged_at: merge.mergedAt,
      moved: JSON.stringify(merge.moved),
    })
    .execute()
}

export async function deleteMerge(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('person_merge').where('id', '=', id).execute()
}
