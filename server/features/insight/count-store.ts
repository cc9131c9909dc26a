// The only writer of the analytics counts: subtracts a candidate's old counts and adds the new ones.
import { sql } from 'kysely'
import type { Count, PackedCount } from '@fairlead/domain/insight/candidate-counts'
import { must } from '@fairlead/domain/shared/records'
import type { Tx } from '../../platform/database.ts'

export const pack = (counts: readonly Count[]): PackedCount[] =>
  counts.map((count) => [count.projectId, count.measure, count.day, count.source, count.key1, count.key2, count.n, count.total])

export interface Part {
  candidateId: string
  workspaceId: string
  /** null = the candidate is gone. */
  counts: PackedCount[] | null
}

/** Replaces the parts and moves the sums by the difference, in the caller's transaction. */
export async function replaceParts(tx: Tx, parts: readonly Part[]): Promise<void> {
  const ids = parts.map((part) => part.candidateId)
  const before = await tx
    .selectFrom('insight_part')
    .select(['workspace_id', 'counts'])
    .where('candidate_id', '=', sql<string>`any(${ids})`)
    .execute()
  const changes = new Map<string, { n: number; total: number }>()
  const move = (workspaceId: string, counts: readonly PackedCount[], sign: 1 | -1) => {
    for (const [project, measure, day, source, key1, key2, n, total] of counts)
      for (const [grain, period] of [['d', day] as const, ['m', `${day.slice(0, 7)}-01`] as const])
        for (const where of [project, ''])
          for (const by of source === '' ? [''] : [source, '']) {
            const key = JSON.stringify([workspaceId, measure, grain, where, period, by, key1, key2])
            const sum = changes.get(key)
            if (sum) {
              sum.n += sign * n
              sum.total += sign * total
            } else changes.set(key, { n: sign * n, total: sign * total })
          }
  }
  for (const row of before) move(row.workspace_id, row.counts, -1)
  for (const part of parts) if (part.counts) move(part.workspaceId, part.counts, 1)
  const rows = [...changes]
    .filter(([, { n, total }]) => n !== 0 || total !== 0)
    // a fixed order for all writers
    .toSorted((a, b) => (a[0] < b[0] ? -1 : 1))
    .map(([key, sum]) => [...(JSON.parse(key) as string[]), sum.n, sum.total])
  await addToSums(tx, rows)
  // only decreased counts can be zero
  await removeEmpty(
    tx,
    rows.filter((row) => Number(row[8]) < 0),
  )
  await saveParts(tx, parts)
}

type Row = readonly (string | number)[]
const column = (rows: readonly Row[], index: number) => rows.map((row) => must(row[index]))
/** The columns of the key, as arrays. */
const keysOf = (rows: readonly Row[]) => sql.join([0, 1, 2, 3, 4, 5, 6, 7].map((index) => sql`${column(rows, index)}::text[]`))

async function addToSums(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into insight_count as c (workspace_id, measure, grain, project_id, day, source, key1, key2, n, total)
    select * from unnest(${keysOf(rows)}, ${column(rows, 8)}::int[], ${column(rows, 9)}::bigint[])
    on conflict (workspace_id, measure, grain, project_id, day, source, key1, key2)
    do update set n = c.n + excluded.n, total = c.total + excluded.total`.execute(tx)
}

/** Deletes zero counts, so that the sums equal a recount. */
async function removeEmpty(tx: Tx, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    delete from insight_count c using unnest(${keysOf(rows)}) as r(workspace_id, measure, grain, project_id, day, source, key1, key2)
    where c.workspace_id = r.workspace_id and c.measure = r.measure and c.grain = r.grain and c.project_id = r.project_id and c.day = r.day
      and c.source = r.source and c.key1 = r.key1 and c.key2 = r.key2 and c.n = 0`.execute(tx)
}

async function saveParts(tx: Tx, parts: readonly Part[]): Promise<void> {
  const gone = parts.filter((part) => !part.counts).map((part) => part.candidateId)
  if (gone.length > 0)
    await tx
      .deleteFrom('insight_part')
      .where('candidate_id', '=', sql<string>`any(${gone})`)
      .execute()
  const countedParts = parts.filter((part) => part.counts)
  if (countedParts.length === 0) return
  await sql`
    insert into insight_part (candidate_id, workspace_id, counts)
    select * from unnest(${countedParts.map((part) => part.candidateId)}::text[], ${countedParts.map((part) => part.workspaceId)}::text[],
      ${countedParts.map((part) => JSON.stringify(part.counts))}::jsonb[])
    on conflict (candidate_id) do update set counts = excluded.counts`.execute(tx)
}
