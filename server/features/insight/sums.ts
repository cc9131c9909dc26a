// Reads the stored sums: whole months where the period contains them, days at either end.
import { sql } from 'kysely'
import type { Measure } from '@fairlead/domain/insight/candidate-counts'
import { bucketOf, quantile } from '@fairlead/domain/insight/durations'
import { partsOf } from '@fairlead/domain/insight/period'
import type { Tx } from '../../platform/database.ts'
import type { Scope } from './read-scope.ts'

export interface SumRow {
  measure: Measure
  key1: string
  key2: string
  /** The extra grouping column; '' without one. */
  beside: string
  n: number
  total: number
}

/**
 * Sums of some measures over the scope; `beside` adds a grouping column, `only` restricts to days or months. When most projects
 * of a workspace are selected, it subtracts the others from the total, so that the work doesn't grow with their number.
 */
export async function readSums(
  tx: Tx,
  scope: Scope,
  {
    measures,
    beside = null,
    only = null,
  }: { measures: readonly Measure[]; beside?: 'project_id' | 'source' | 'day' | null; only?: 'd' | 'm' | null },
): Promise<SumRow[]> {
  if (scope.projectIds.length === 0) return []
  const isLess = beside !== 'project_id' && scope.otherIds.length < scope.projectIds.length
  const sign = isLess ? sql`case when project_id = '' then 1 else -1 end` : sql`1`
  const projects = isLess ? ['', ...scope.otherIds] : scope.projectIds
  const column = beside ? sql.ref(beside) : sql`''`
  const source = beside === 'source' ? sql`source <> ''` : scope.sources.length > 0 ? sql`source = any(${scope.sources})` : sql`source = ''`
  // one query per part, so that each uses the index
  const parts = partsOf(scope, only).map(
    ({ grain, from, before }) => sql`
      select measure, key1, key2, ${column} as beside, n * ${sign} as n, total * ${sign} as total
      from insight_count
      where workspace_id = ${scope.workspaceId} and measure = any(${measures}) and grain = ${grain} and project_id = any(${projects})
        and day >= ${from} and day < ${before} and ${source}`,
  )
  if (parts.length === 0) return []
  const { rows } = await sql<SumRow>`
    select measure, key1, key2, beside, sum(n)::int as n, sum(total)::bigint as total
    from (${sql.join(parts, sql` union all `)}) as part
    group by measure, key1, key2, beside
    having sum(n) <> 0`.execute(tx)
  return rows
}

export interface Freshness {
  /** Everything committed before this moment is counted. */
  countedUntil: Date
  isBehind: boolean
}

export async function readFreshness(tx: Tx, workspaceId: string, now: Date): Promise<Freshness> {
  const due = await tx
    .selectFrom('insight_due')
    .select('at')
    .where('workspace_id', '=', workspaceId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return { countedUntil: due?.at ?? now, isBehind: due !== undefined }
}

export interface Timing {
  n: number
  median: number | null
  p90: number | null
}

/** Median and ninetieth percentile of rows whose `key2` is a bucket. */
export function timingOf(rows: readonly SumRow[]): Timing {
  const buckets = new Map<number, number>()
  for (const row of rows) buckets.set(Number(row.key2), (buckets.get(Number(row.key2)) ?? 0) + row.n)
  const n = rows.reduce((sum, row) => sum + row.n, 0)
  return { n, median: quantile({ n, buckets }, 0.5), p90: quantile({ n, buckets }, 0.9) }
}

/** The same for waits by start day, given as `beside`. */
export function waitingOf(rows: readonly SumRow[], now: Date): Timing {
  const aged = rows.map((row) => ({
    ...row,
    key2: String(bucketOf(Math.max(0, (now.getTime() - Date.parse(`${row.beside}T12:00:00Z`)) / 1000))),
  }))
  return timingOf(aged)
}

/** The sum of `n` in matching rows. */
export function total(rows: readonly SumRow[], fits: (row: SumRow) => boolean): number {
  return rows.reduce((sum, row) => (fits(row) ? sum + row.n : sum), 0)
}
