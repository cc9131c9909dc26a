// Counts people who meet several conditions at once, without reading everyone.
import { sql } from 'kysely'
import type { Condition } from '@fairlead/matching/filters'
import type { Tx } from '../../platform/database.ts'

/** People who meet each demand, in the order given; with `most` 1 the list ends with the first that no one meets. */
export async function countDemands(tx: Tx, projectId: string, demands: readonly (readonly Condition[])[], most: number): Promise<number[]> {
  if (demands.length === 0) return []
  const wanted = demands.map((demand) => {
    const groups = demand.flatMap((condition) => (condition.kind === 'has' ? condition.groups : []))
    return groups.length === 0 ? null : groups.map((group) => `(${group.join('|')})`).join('&')
  })
  const absent = demands.map((demand) => {
    const concepts = demand.flatMap((condition) => (condition.kind === 'lacks' ? [condition.concept] : []))
    return concepts.length === 0 ? null : `{${concepts.join(',')}}`
  })
  const bound = (kind: 'at_least' | 'at_most') =>
    demands.map((demand) => demand.flatMap((condition) => (condition.kind === kind ? [condition.years] : []))[0] ?? null)
  const { rows } = await sql<{ place: number; people: string }>`
    select place, people from count_demands(${projectId}, ${wanted}::text[], ${absent}::text[],
      ${bound('at_least')}::real[], ${bound('at_most')}::real[], ${most}) order by place`.execute(tx)
  return rows.map(({ people }) => Number(people))
}
