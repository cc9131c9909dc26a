// The index of people in Postgres: narrow rows of concepts, read by functions that bypass row-level security and stay within
// the workspace.
import { sql } from 'kysely'
import {
  boostsUsed,
  glanceLimit,
  rankingLimit,
  type Condition,
  type PeopleIndex,
  type RankedPerson,
  type Retrieval,
  type Tally,
} from '@fairlead/domain/ports/people-index'
import type { Tx } from '../../../platform/database.ts'
import { atMostOneFailing } from '@fairlead/domain/ports/least-met'

type Has = Extract<Condition, { kind: 'has' }>

/**
 * @param tx of the searching workspace
 * @param projectId whose candidates are left out; '' = none
 * @param maxRanked approximate number of people who are ranked
 */
export function openPostgresIndex(tx: Tx, projectId: string, maxRanked: number = rankingLimit): PeopleIndex {
  return {
    rank: (query, limit, exclude, isGlance = false) =>
      rank(tx, { projectId, maxRanked: isGlance ? Math.min(maxRanked, glanceLimit) : maxRanked }, query, limit, exclude),
    countDemands: (demands, limit) => countDemands(tx, projectId, demands, limit),
    tally: (conditions, essential, isSampled) => tally(tx, projectId, conditions, essential, isSampled),
    coverage: () => ({ shards: 1, answered: 1 }),
  }
}

/** Weights have six decimals; summed as whole numbers they are exact in any order. */
const unit = 1e6
const inUnits = ({ weight }: { weight: number }) => Math.round(weight * unit)

/** An array in Postgres syntax. */
const listed = (concepts: readonly number[]) => `{${concepts.join(',')}}`
/** Any of these, or one of each, in intarray's query language. */
const anyOf = (concepts: readonly number[]) => `(${concepts.join('|')})`
const allOf = (groups: readonly (readonly number[])[]) => groups.map(anyOf).join('&')

async function rank(
  tx: Tx,
  { projectId, maxRanked }: { projectId: string; maxRanked: number },
  query: Retrieval,
  limit: number,
  exclude: readonly string[],
): Promise<RankedPerson[]> {
  const boost = query.boost.slice(0, boostsUsed)
  const steps = query.ladders.flat()
  const { rows } = await sql<{ person_id: string; pre: number }>`
    select person_id, pre from rank_people(${projectId}, ${query.anyOf.map(listed)}::text[], ${query.noneOf}::int[], ${query.yearsMin}, ${query.yearsMax}, ${exclude}::text[],
      ${boost.map(({ concept }) => concept)}::int[], ${boost.map(inUnits)}::float8[],
      ${steps.map(({ concepts }) => listed(concepts))}::text[], ${steps.map(inUnits)}::float8[], ${limit}, ${maxRanked})
    order by pre desc, hashtextextended(person_id, 0)`.execute(tx)
  return rows.map((row) => ({ personId: row.person_id, preScore: row.pre / unit }))
}

async function countDemands(tx: Tx, projectId: string, demands: readonly (readonly Condition[])[], limit: number): Promise<number[]> {
  if (demands.length === 0) return []
  const conditions = demands.map((demand) => {
    const groups = demand.flatMap((condition) => (condition.kind === 'has' ? condition.groups : []))
    return groups.length === 0 ? null : groups.map(listed).join(' ')
  })
  const absent = demands.map((demand) => {
    const concepts = lacksOf(demand)
    return concepts.length === 0 ? null : listed(concepts)
  })
  const bounds = (kind: 'at_least' | 'at_most') => demands.map((demand) => bound(demand, kind))
  const { rows } = await sql<{ place: number; people: string }>`
    select place, people from count_people(${projectId}, ${conditions}::text[], ${absent}::text[],
      ${bounds('at_least')}::real[], ${bounds('at_most')}::real[], ${limit}) order by place`.execute(tx)
  return rows.map(({ people }) => Number(people))
}

async function tally(
  tx: Tx,
  projectId: string,
  conditions: readonly Condition[],
  essential: readonly Condition[],
  isSampled: boolean,
): Promise<Tally[]> {
  const must = mustOf(conditions)
  const { all, allButOne } = atMostOneFailing(must, essential)
  // people who match meet the essential conditions, which have no alternative
  const judged = must.map((condition) => (essential.includes(condition) && condition.alternative === null ? null : allOf(condition.groups)))
  const { rows } = await sql<{ place: number; concept: number | null; has_instead: boolean | null; people: string }>`
    select place, concept, has_instead, people from tally_people(${projectId}, ${isSampled}, ${all.map(listed)}::text[], ${oneMissing(allButOne)}::query_int,
      ${judged}::text[], ${must.map(({ alternative }) => alternative && listed(alternative))}::text[],
      ${[...new Set(lacksOf(conditions))]}::int[], ${bound(conditions, 'at_least')}, ${bound(conditions, 'at_most')})`.execute(tx)
  return rows.map((row) => ({ place: row.place, concept: row.concept, hasInstead: row.has_instead, people: Number(row.people) }))
}

const mustOf = (conditions: readonly Condition[]): Has[] => conditions.filter((condition) => condition.kind === 'has')
const lacksOf = (conditions: readonly Condition[]): number[] =>
  conditions.flatMap((condition) => (condition.kind === 'lacks' ? [condition.concept] : []))

/** All conditions but one, in intarray's query language; null = everyone. */
function oneMissing(conditions: readonly number[][][]): string | null {
  const few = conditions.map(allOf)
  return few.length > 1 ? few.map((_, leftOut) => `(${few.filter((__, index) => index !== leftOut).join('&')})`).join('|') : null
}

function bound(conditions: readonly Condition[], kind: 'at_least' | 'at_most'): number | null {
  for (const condition of conditions) if (condition.kind === kind) return condition.years
  return null
}
