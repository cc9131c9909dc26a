// Fetches the people a plan asks for from the narrow index: filters and an additive pre-score in one statement.
import { sql } from 'kysely'
import type { Profile } from '@fairlead/domain/candidate/profile'
import type { Retrieval } from '@fairlead/matching/retrieval'
import type { Tx } from '../../platform/database.ts'

export interface FoundPerson {
  personId: string
  profile: Profile
}

/** Boosts beyond the strongest ones change no order worth having. */
const boostsUsed = 48

/**
 * The best `limit` people by pre-score who are in no candidate row of the project yet. A workspace's own knowledge of a
 * shared person stands in for the shared row.
 */
export async function retrievePeople(tx: Tx, projectId: string, plan: Retrieval, limit: number, exclude: readonly string[] = []): Promise<FoundPerson[]> {
  const boost = plan.boost.slice(0, boostsUsed)
  const filters = [
    ...plan.anyOf.map((group) => sql`i.concepts && ${group}::int[]`),
    ...(plan.noneOf.length > 0 ? [sql`not (i.concepts && ${plan.noneOf}::int[])`] : []),
    ...(plan.yearsMin !== null ? [sql`i.years >= ${plan.yearsMin}`] : []),
    ...(plan.yearsMax !== null ? [sql`i.years <= ${plan.yearsMax}`] : []),
    ...(exclude.length > 0 ? [sql`i.person_id <> all(${exclude})`] : []),
  ]
  const score = boost.length === 0 ? sql`0` : sql.join(boost.map(({ concept, weight }) => sql`case when i.concepts @> ${[concept]}::int[] then ${weight}::float8 else 0 end`), sql` + `)
  const where = filters.length === 0 ? sql`true` : sql.join(filters, sql` and `)
  const { rows } = await sql<{ person_id: string; profile: Profile }>`
    with best as materialized (
      select i.person_id, ${score} as pre
      from person_index i
      where ${where}
        and not exists (select 1 from candidate c where c.project_id = ${projectId} and c.person_id = i.person_id)
        and not exists (select 1 from person s where s.workspace_id = current_workspace() and s.shadows = i.person_id)
        and not exists (select 1 from person o join candidate c on c.person_id = o.shadows and c.project_id = ${projectId} where o.id = i.person_id)
      order by pre desc, i.person_id
      limit ${limit}
    )
    select best.person_id, person.profile from best join person on person.id = best.person_id order by best.pre desc, best.person_id`.execute(tx)
  return rows.map((row) => ({ personId: row.person_id, profile: row.profile }))
}
