// Counts a search: how many people meet it, and for every condition how many fail only that one. Broad searches are counted over a sample.
import { sql } from 'kysely'
import type { Condition, Filter, Filters } from '@fairlead/matching/filters'
import type { Tx } from '../../platform/database.ts'
import { countDemands } from './count-demands.ts'

export interface Counts {
  total: number
  /** How many people giving up each filter would add, in the order of the filters. */
  more: number[]
  /** How many percent the total may be off, with 95% confidence; null = exact. */
  marginPercent: number | null
  /** Whether `more` is estimated from the sample. */
  isCostEstimated: boolean
}

type Has = Extract<Condition, { kind: 'has' }>
interface Row {
  place: number
  concept: number | null
  has_instead: boolean | null
  people: string
}

/** One person in so many is in the sample; as in the index of the sample. */
export const sampledOneIn = 64
/** As many people are read one by one; for more than that a count over the sample takes their place. */
const readAtMost = 20_000
/** With fewer people of the sample than this who meet the search, an estimate would be off by more than a quarter. */
const enoughSampled = 64

/** Where an estimate says few; far above what it can be off. */
const countedAtMost = 100_000

/** Of so many demands all but one must be met; the query for it grows with their square. */
const narrowedBy = 6
const [belowYears, aboveYears, unwanted] = [90_001, 90_002, 90_003]

/**
 * @param projectId whose candidates are left out; '' = of no project
 * @param all false = what cannot be given up is taken for granted and costs nothing, which is much quicker to count
 * @param readMost people who are read one by one at most, as far as the sample can tell
 * @param leastSampled people of the sample who must meet the search for its total to be estimated
 */
export async function countMatches(
  tx: Tx,
  projectId: string,
  found: Filters,
  all: boolean,
  readMost: number = readAtMost,
  leastSampled: number = enoughSampled,
): Promise<Counts> {
  const sampled = await countRows(tx, projectId, found, all, true)
  const reached = sampled.reduce((sum, row) => sum + Number(row.people), 0) * sampledOneIn
  if (reached <= readMost)
    return { ...summed(found, await countRows(tx, projectId, found, all, false)), marginPercent: null, isCostEstimated: false }
  const { total: people, more } = summed(found, sampled)
  const estimates = more.map((one) => rounded(one * sampledOneIn))
  // a total too small to be estimated is small enough to be counted by itself
  if (people < leastSampled)
    return { total: await countAll(tx, projectId, found), more: estimates, marginPercent: null, isCostEstimated: true }
  return {
    total: rounded(people * sampledOneIn),
    more: estimates,
    marginPercent: Math.ceil((1.96 * 100) / Math.sqrt(people)),
    isCostEstimated: true,
  }
}

/** Two significant digits: what follows them is chance. */
function rounded(people: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, people))) - 1)
  return Math.round(people / unit) * unit
}

async function countAll(tx: Tx, projectId: string, { conditions }: Filters): Promise<number> {
  const [people] = await countDemands(tx, projectId, [conditions], countedAtMost)
  return people ?? 0
}

async function countRows(tx: Tx, projectId: string, { conditions, filters }: Filters, all: boolean, isSampled: boolean): Promise<Row[]> {
  const must = mustOf(conditions)
  const essential = all ? [] : filters.filter(({ drop }) => drop === null).map(({ condition }) => conditions[condition] as Has)
  const { rows } = await sql<Row>`
    select place, concept, has_instead, people from tally_matches(${projectId}, ${isSampled}, ${narrowQuery(must, essential)}::query_int,
      ${must.map(({ groups }) => allOf(groups))}::text[], ${must.map(({ instead }) => instead && anyOf(instead))}::text[],
      ${[...new Set(lacksOf(conditions))]}::int[], ${bound(conditions, 'at_least')}, ${bound(conditions, 'at_most')})`.execute(tx)
  return rows
}

const mustOf = (conditions: readonly Condition[]): Has[] => conditions.filter((condition) => condition.kind === 'has')
const lacksOf = (conditions: readonly Condition[]): number[] =>
  conditions.flatMap((condition) => (condition.kind === 'lacks' ? [condition.concept] : []))

/** The total and the cost of each filter, from rows that tell how people fail. */
function summed({ conditions, filters }: Filters, rows: readonly Row[]): Pick<Counts, 'total' | 'more'> {
  const [must, lacks] = [mustOf(conditions), lacksOf(conditions)]
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
        // left out twice, a person stays out when one of both is given up
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
 * Whom the index finds without reading everyone: who fails one demand at most fulfils all but one of the first few, and
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
