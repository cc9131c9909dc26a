// Counts a search: who fulfils it, and for every condition who fails that one alone.
import { sql } from 'kysely'
import type { Condition, Filter, Filters } from '@fairlead/matching/filters'
import type { Tx } from '../../platform/database.ts'

export interface Counts {
  total: number
  /** How many people giving up each filter would add, in the order of the filters. */
  more: number[]
}

type Has = Extract<Condition, { kind: 'has' }>
interface Row {
  place: number
  concept: number | null
  has_instead: boolean | null
  people: string
}

/** Of so many demands all but one must be met; the query for it grows with their square. */
const narrowedBy = 6
const [belowYears, aboveYears, unwanted] = [90_001, 90_002, 90_003]

/**
 * @param projectId whose candidates are left out; '' = of no project
 * @param all false = what cannot be given up is taken for granted and costs nothing, which is much quicker to count
 */
export async function countMatches(tx: Tx, projectId: string, { conditions, filters }: Filters, all: boolean): Promise<Counts> {
  const must = conditions.filter((condition) => condition.kind === 'has')
  const lacks = conditions.flatMap((condition) => (condition.kind === 'lacks' ? [condition.concept] : []))
  const essential = all ? [] : filters.filter(({ drop }) => drop === null).map(({ condition }) => conditions[condition] as Has)
  const { rows } = await sql<Row>`
    select place, concept, has_instead, people from count_matches(${projectId}, ${narrowQuery(must, essential)}::query_int,
      ${must.map(({ groups }) => allOf(groups))}::text[], ${must.map(({ instead }) => instead && anyOf(instead))}::text[],
      ${[...new Set(lacks)]}::int[], ${bound(conditions, 'at_least')}, ${bound(conditions, 'at_most')})`.execute(tx)
  const people = (fits: (row: Row) => boolean) => rows.filter(fits).reduce((sum, row) => sum + Number(row.people), 0)
  const failing = ({ condition: at, onlyInstead }: Filter): number => {
    const condition = conditions[at]!
    switch (condition.kind) {
      case 'has': {
        const place = must.indexOf(condition) + 1
        return people((row) => row.place === place && (!onlyInstead || row.has_instead === true))
      }
      case 'at_least':
        return people((row) => row.place === belowYears)
      case 'at_most':
        return people((row) => row.place === aboveYears)
      case 'lacks':
        // left out twice, somebody stays out when one of both is given up
        return lacks.filter((concept) => concept === condition.concept).length > 1
          ? 0
          : people((row) => row.place === unwanted && row.concept === condition.concept)
    }
  }
  return { total: people((row) => row.place === 0), more: filters.map(failing) }
}

const anyOf = (concepts: readonly number[]) => `(${concepts.join('|')})`
const allOf = (groups: readonly number[][]) => groups.map(anyOf).join('&')

/**
 * Whom the index finds without reading everybody: who fails one demand at most fulfils all but one of the first few, and
 * has what is essential, or what would still be asked instead.
 */
function narrowQuery(must: readonly Has[], essential: readonly Has[]): string | null {
  const few = must
    .filter((one) => !essential.includes(one))
    .slice(0, narrowedBy)
    .map(({ groups }) => allOf(groups))
  const allButOne = few.map((_, left) => `(${few.filter((__, at) => at !== left).join('&')})`).join('|')
  const parts = [
    ...essential.map(({ groups, instead }) => (instead ? anyOf(instead) : allOf(groups))),
    ...(few.length > 1 ? [`(${allButOne})`] : []),
  ]
  return parts.length > 0 ? parts.join('&') : null
}

function bound(conditions: readonly Condition[], kind: 'at_least' | 'at_most'): number | null {
  for (const condition of conditions) if (condition.kind === kind) return condition.years
  return null
}
