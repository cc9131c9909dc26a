// A copied project's originals, and what it uses from each.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

export interface Original {
  projectId: string
  /** The original's later decisions don't count. */
  until: Date
  /** Its decisions teach the copy, too. */
  teaches: boolean
}

/** Limits chains of copies. */
const deepest = 20

/** Nearest first; empty for a project that isn't a copy. */
export async function readLineage(tx: Tx, projectId: string): Promise<Original[]> {
  const { rows } = await sql<Original>`
    with recursive lineage as (
      select copied_from as id, created_at as until, keeps_lessons as teaches, 1 as depth from project where id = ${projectId}
      union all
      select p.copied_from, least(p.created_at, l.until), l.teaches and p.keeps_lessons, l.depth + 1
      from lineage l join project p on p.id = l.id where l.depth < ${deepest}
    )
    select id as "projectId", until, teaches from lineage where id is not null order by depth`.execute(tx)
  return rows
}

/** People rejected in a project this one was copied from, with their other records in the talent pool. */
export async function readRejectedBefore(tx: Tx, projectId: string): Promise<Set<string>> {
  const originals = (await readLineage(tx, projectId)).map((original) => original.projectId)
  if (originals.length === 0) return new Set()
  const rows = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .leftJoin('person as own', 'own.shadows', 'candidate.person_id')
    .select(['candidate.person_id', 'person.shadows', 'own.id as own_id'])
    .where('candidate.project_id', 'in', originals)
    .where((where) => where.or([where('candidate.verdict', '=', 'rejected'), where('candidate.stage', '=', 'REJECTED')]))
    .execute()
  return new Set(rows.flatMap((row) => [row.person_id, row.shadows, row.own_id].filter((id) => id !== null)))
}
