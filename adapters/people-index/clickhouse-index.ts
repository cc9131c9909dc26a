// Ranks and counts people over posting lists in ClickHouse: one row per person and concept, sorted by concept.
import { leastMet } from '@fairlead/domain/ports/least-met'
import {
  boostsUsed,
  failedBounds,
  type Condition,
  type PeopleIndex,
  type RankedPerson,
  type Retrieval,
  type Tally,
} from '@fairlead/domain/ports/people-index'
import type { Coverage } from '@fairlead/domain/shared/coverage'
import { everyone, postings, whatCounts } from './clickhouse-tables.ts'
import type { Shards } from './clickhouse-shards.ts'

export interface ClickhouseScope {
  /** '' = none, the shared pool only. */
  workspaceId: string
  /** Keys of the people that the project or the workspace leaves out, and of these ids. */
  hidden(ids: readonly string[]): Promise<readonly string[]>
  /** The people behind keys; who is gone is missing. */
  idsOf(keys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

type Has = Extract<Condition, { kind: 'has' }>

/** Weights have six decimals; summed as whole numbers they are exact in any order. */
const unit = 1e6

const listed = (concepts: readonly number[]) => concepts.map((concept) => Math.trunc(concept)).join(',')
const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** Whether the person has one of these. */
const has = (concepts: readonly number[]) => (concepts.length === 0 ? '0' : `(countIf(concept in (${listed(concepts)})) > 0)`)
const hasAll = (groups: readonly (readonly number[])[]) => (groups.length === 0 ? '1' : `(${groups.map(has).join(' and ')})`)

/**
 * @param shards to ask; people who are on a shard that does not answer are missing, and `coverage` says so
 * @param scope whose people are seen, and who is left out
 * @throws PeopleIndexDown (from every method) when no shard answers
 */
export function openClickhouseIndex(shards: Shards, scope: ClickhouseScope): PeopleIndex {
  let coverage: Coverage = { shards: shards.count, answered: shards.count }
  const ask = <Row>(query: string) =>
    shards.ask<Row>(query, (noted) => {
      if (noted.answered < coverage.answered) coverage = noted
    })
  const known = new Map<string, Promise<readonly string[]>>()
  const hidden = (ids: readonly string[]) => {
    const which = ids.join()
    const reading = known.get(which) ?? scope.hidden(ids)
    known.set(which, reading)
    return reading
  }

  const from = async (concepts: readonly number[], more: readonly string[] = [], exclude: readonly string[] = []) => {
    const leftOut = await hidden(exclude)
    const conditions = [
      `concept in (${listed([...new Set(concepts)])})`,
      `workspace_id in (${[...new Set(['', scope.workspaceId])].map(text).join(',')})`,
      ...(leftOut.length > 0 ? [`person not in (${leftOut.join(',')})`] : []),
      ...more,
      whatCounts,
    ]
    return `from ${postings} where ${conditions.join(' and ')} group by person`
  }

  async function rank(query: Retrieval, limit: number, exclude: readonly string[]): Promise<RankedPerson[]> {
    const boost = query.boost.slice(0, boostsUsed)
    const steps = new Map<number, number>()
    for (const { concepts, weight } of query.ladders.flat())
      for (const concept of concepts) if (!steps.has(concept)) steps.set(concept, Math.round(weight * unit))
    const boosts = boost.length === 0 ? '0' : weightsOf(new Map(boost.map(({ concept, weight }) => [concept, Math.round(weight * unit)])))
    const ladder = steps.size === 0 ? '0' : weightsOf(steps)
    const looked = [...query.anyOf.flat(), ...query.noneOf, ...boost.map(({ concept }) => concept), ...steps.keys()]
    const shards = await ask<{ key: string; pre: string }>(`
      select toString(person) as key, sum(${boosts}) + max(${ladder}) as pre
      ${await from(
        query.anyOf.length > 0 ? looked : [...looked, everyone],
        [
          ...(query.yearsMin === null ? [] : [`years >= ${query.yearsMin}`]),
          ...(query.yearsMax === null ? [] : [`years <= ${query.yearsMax}`]),
        ],
        exclude,
      )}
      having ${hasAll(query.anyOf)}${query.noneOf.length > 0 ? ` and not ${has(query.noneOf)}` : ''}
      order by pre desc, person limit ${limit}`)
    const best = shards
      .flat()
      .map(({ key, pre }) => ({ key: BigInt(key), units: Number(pre) }))
      .toSorted((a, b) => b.units - a.units || (a.key < b.key ? -1 : 1))
      .slice(0, limit)
    const ids = await scope.idsOf(best.map(({ key }) => String(key)))
    return best.flatMap(({ key, units }) => {
      const personId = ids.get(String(key))
      return personId === undefined ? [] : [{ personId, preScore: units / unit }]
    })
  }

  async function count(conditions: readonly Condition[], most: number): Promise<number> {
    const must = mustOf(conditions).flatMap(({ groups }) => groups)
    const lacks = lacksOf(conditions)
    const looked = [...must.flat(), ...lacks]
    const shards = await ask<{ people: string }>(`
      select count() as people from (select person
      ${await from(must.length > 0 ? looked : [...looked, everyone], [
        ...boundOf(conditions, 'at_least').map((years) => `years >= ${years}`),
        ...boundOf(conditions, 'at_most').map((years) => `years <= ${years}`),
      ])}
      having ${hasAll(must)}${lacks.length > 0 ? ` and not ${has(lacks)}` : ''} limit ${most})`)
    return Math.min(
      most,
      shards.flat().reduce((sum, { people }) => sum + Number(people), 0),
    )
  }

  async function tally(conditions: readonly Condition[], essential: readonly Condition[], isSampled: boolean): Promise<Tally[]> {
    const must = mustOf(conditions)
    const lacks = [...new Set(lacksOf(conditions))]
    const { all, allButOne } = leastMet(must, essential)
    const narrow = [
      ...all.map(has),
      ...(allButOne.length > 1 ? [`${allButOne.map((groups) => `(not ${hasAll(groups)})`).join(' + ')} <= 1`] : []),
    ]
    const failures = [
      ...must.flatMap((one, at) =>
        essential.includes(one) && one.instead === null ? [] : [{ place: at + 1, fails: `not ${hasAll(one.groups)}` }],
      ),
      ...boundOf(conditions, 'at_least').map((years) => ({ place: failedBounds.belowYears, fails: `any(years) < ${years}` })),
      ...boundOf(conditions, 'at_most').map((years) => ({ place: failedBounds.aboveYears, fails: `any(years) > ${years}` })),
    ]
    const replaced = must.flatMap(({ instead }, at) => (instead ? [{ place: at + 1, instead }] : []))
    const looked = [...must.flatMap(({ groups, instead }) => [...groups.flat(), ...(instead ?? [])]), ...lacks]
    const unwanted = lacks.length > 0 ? `groupUniqArrayIf(concept, concept in (${listed(lacks)}))` : "cast([], 'Array(Int32)')"
    const shards = await ask<{ place: number; unwanted: number; has_instead: number | null; people: string }>(`
      select multiIf(length(failed) > 1, -1, length(failed) = 0, 0, failed[1]) as place,
        if(place = ${failedBounds.unwanted}, bad[1], 0) as unwanted,
        ${replaced.length > 0 ? `multiIf(${replaced.map(({ place }) => `place = ${place}, instead_${place}`).join(', ')}, null)` : 'null'} as has_instead,
        count() as people
      from (
        select ${unwanted} as bad,
          arrayConcat(arrayFilter(place -> place > 0, [${['0', ...failures.map(({ place, fails }) => `if(${fails}, ${place}, 0)`)].join(', ')}]),
            arrayMap(one -> ${failedBounds.unwanted}, bad)) as failed
          ${replaced.map(({ place, instead }) => `, toNullable(toUInt8(${has(instead)})) as instead_${place}`).join('')}
        ${await from(narrow.length > 0 ? looked : [...looked, everyone], isSampled ? ['bucket = 0'] : [])}
        ${narrow.length > 0 ? `having ${narrow.join(' and ')}` : ''}
      ) group by place, unwanted, has_instead`)
    return shards.flat().map((row) => ({
      place: Number(row.place),
      concept: Number(row.place) === failedBounds.unwanted ? Number(row.unwanted) : null,
      hasInstead: row.has_instead === null ? null : Boolean(Number(row.has_instead)),
      people: Number(row.people),
    }))
  }

  return {
    rank,
    tally,
    async countDemands(demands, most) {
      const counts: number[] = []
      for (const demand of demands) {
        const people = await count(demand, most)
        counts.push(people)
        if (most === 1 && people === 0) break
      }
      return counts
    },
    coverage: () => coverage,
  }
}

const weightsOf = (weights: ReadonlyMap<number, number>) =>
  `transform(concept, [${listed([...weights.keys()])}], [${[...weights.values()].map((weight) => `toInt64(${weight})`).join(',')}], toInt64(0))`

const mustOf = (conditions: readonly Condition[]): Has[] => conditions.filter((condition) => condition.kind === 'has')
const lacksOf = (conditions: readonly Condition[]): number[] =>
  conditions.flatMap((condition) => (condition.kind === 'lacks' ? [condition.concept] : []))
const boundOf = (conditions: readonly Condition[], kind: 'at_least' | 'at_most'): number[] =>
  conditions.flatMap((condition) => (condition.kind === kind ? [condition.years] : [])).slice(0, 1)
