// Where the people of a pool search are, how senior they are, and what they are likely to expect.
import { payBands, type PayBand } from '@fairlead/domain/candidate/pay-bands'
import { seniorities, type Seniority } from '@fairlead/domain/reference/tables'
import { conceptId } from '@fairlead/matching/skills/concepts'
import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { PoolSearch } from '../planning/read-sentence.ts'
import { useMatches, type PoolTools } from './search-pool.ts'

interface Counted {
  /** null = not known. */
  label: string | null
  people: number
}

export interface PoolMap {
  /** The best 10,000 at most. */
  people: number
  countries: Counted[]
  places: Counted[]
  seniority: { level: Seniority | null; people: number }[]
  /** In the currency of most; null when no one's is known. */
  pay: { currency: string; bands: PayBand[]; inOtherCurrencies: number; unknown: number } | null
}

const mostPlaces = 12

export const mapPool = (ctx: ActorContext, tools: PoolTools, search: Omit<PoolSearch, 'page'>): Promise<PoolMap> =>
  useMatches(ctx, tools, search, async (tx, ids) => ({
    people: ids.length,
    countries: await countPlaces(tx, ids, 'country'),
    places: await countPlaces(tx, ids, 'label'),
    seniority: await countSeniority(tx, ids),
    pay: await countPay(tx, ids),
  }))

/** The places of most people, and at the end those whose place isn't known. */
async function countPlaces(tx: Tx, ids: readonly string[], part: 'country' | 'label'): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select nullif(profile->'place'->>${part}, '') as label, count(*)::int as people from person
    where id = any(${ids}::text[]) group by 1 order by 1 is null, 2 desc, 1`.execute(tx)
  const unknown = rows.filter(({ label }) => label === null)
  return [...rows.filter(({ label }) => label !== null).slice(0, mostPlaces), ...unknown]
}

/** Of the current titles, in the order of their levels. */
async function countSeniority(tx: Tx, ids: readonly string[]): Promise<PoolMap['seniority']> {
  const levels = new Map(seniorities.map((level) => [conceptId('seniority', level), level]))
  const { rows } = await sql<{ concept: number; people: number }>`
    select concept, count(*)::int as people from person_index, unnest(concepts & ${[...levels.keys()]}::int[]) as concept
    where person_id = any(${ids}::text[]) group by 1`.execute(tx)
  const people = new Map(rows.map((row) => [levels.get(row.concept), row.people]))
  const levelled = rows.reduce((sum, row) => sum + row.people, 0)
  return [
    ...seniorities.flatMap((level) => (people.has(level) ? [{ level, people: people.get(level) ?? 0 }] : [])),
    ...(levelled < ids.length ? [{ level: null, people: ids.length - levelled }] : []),
  ]
}

async function countPay(tx: Tx, ids: readonly string[]): Promise<PoolMap['pay']> {
  const { rows } = await sql<{ currency: string; amounts: number[] }>`
    select coalesce(nullif(profile->>'estimatedSalaryCurrency', ''), 'USD') as currency,
      array_agg((profile->'estimatedSalary'->>0)::float8) as amounts from person
    where id = any(${ids}::text[]) and profile->'estimatedSalary'->>0 is not null group by 1 order by count(*) desc, 1`.execute(tx)
  const [most, ...rest] = rows
  if (!most) return null
  const inOtherCurrencies = rest.reduce((sum, { amounts }) => sum + amounts.length, 0)
  return {
    currency: most.currency,
    bands: payBands(most.amounts),
    inOtherCurrencies,
    unknown: ids.length - most.amounts.length - inOtherCurrencies,
  }
}
