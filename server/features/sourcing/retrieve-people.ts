// Fetches the people a plan asks for from the narrow index: filters and an additive pre-score in one statement.
import { sql } from 'kysely'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { Retrieval } from '@fairlead/matching/retrieval'
import type { Tx } from '../../platform/database.ts'

export interface FoundPerson {
  personId: string
  profile: Profile
}

/** Boosts beyond the strongest ones change no order worth having. */
const boostsUsed = 96

/**
 * The best `limit` people by pre-score who are in no candidate row of the project yet. A workspace's own knowledge of a
 * shared person stands in for the shared row.
 */
export async function retrievePeople(
  tx: Tx,
  projectId: string,
  plan: Retrieval,
  limit: number,
  exclude: readonly string[] = [],
): Promise<FoundPerson[]> {
  const boost = plan.boost.slice(0, boostsUsed)
  const steps = plan.ladders.flat()
  const { rows } = await sql<{ person_id: string; profile: Profile }>`
    with best as materialized (
      select * from search_people(${projectId}, ${plan.anyOf.map(listed)}::text[], ${plan.noneOf}::int[], ${plan.yearsMin}, ${plan.yearsMax}, ${exclude}::text[],
        ${boost.map(({ concept }) => concept)}::int[], ${boost.map(({ weight }) => weight)}::float8[],
        ${steps.map(({ concepts }) => listed(concepts))}::text[], ${steps.map(({ weight }) => weight)}::float8[], ${limit})
    )
    select best.person_id, person.profile from best join person on person.id = best.person_id order by best.pre desc, best.person_id`.execute(
    tx,
  )
  return rows.map((row) => ({ personId: row.person_id, profile: row.profile }))
}

/** An array in the language of Postgres. */
const listed = (concepts: readonly number[]) => `{${concepts.join(',')}}`

/** How many people a plan reaches, counted to `limit`. */
export async function countPeople(tx: Tx, projectId: string, plan: Retrieval, limit: number): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from retrieve_people(${projectId}, ${wantedQuery(plan)}::query_int, ${plan.yearsMin}, ${plan.yearsMax}, ${[]}::text[],
      ${[]}::int[], ${[]}::float8[], ${limit})`.execute(tx)
  return Number(rows[0]?.count ?? 0)
}

/** One concept of every group and none of the unwanted, in the language of intarray; null = everyone. */
function wantedQuery(plan: Pick<Retrieval, 'anyOf' | 'noneOf'>): string | null {
  const groups = plan.anyOf.map((group) => `(${group.join('|')})`)
  const query = [...groups, ...plan.noneOf.map((concept) => `!${concept}`)].join('&')
  return query === '' ? null : query
}
