// Ranks and counts people over posting lists in ClickHouse: one row per person and concept, sorted by concept.
import { atMostOneFailing } from '@fairlead/domain/ports/least-met'
import {
  boostsUsed,
  failedBounds,
  glanceLimit,
  rankingLimit,
  type Condition,
  type PeopleIndex,
  type RankedPerson,
  type Retrieval,
  type Tally,
} from '@fairlead/domain/ports/people-index'
import type { Coverage } from '@fairlead/domain/shared/coverage'
import { estimatedOver, inPart, partToRank, sample, sampleSize, whole, type PoolPart } from './clickhouse-parts.ts'
import type { Shards } from './clickhouse-shards.ts'
import { everyone, postings, whatCounts } from './clickhouse-tables.ts'

export interface ClickhouseScope {
  /** Excluded by the project or the workspace, among these IDs. */
  hidden(ids: readonly string[]): Promise<HiddenPeople>
  /** The people with these keys; deleted ones are missing. */
  idsOf(keys: readonly string[]): Promise<ReadonlyMap<string, string>>
}

export interface HiddenPeople {
  keys: readonly string[]
  /** Whose people are visible; '' = the shared pool's. */
  workspaces: readonly string[]
  /** The one of the sixteen parts of the people (280) that precedes the first part ranked by the project's broad searches. */
  part: number
  /** 0 to 1023: which slots of that part, and which range of a slot, if less than a part is ranked (353). */
  turn: number
}

type Has = Extract<Condition, { kind: 'has' }>

interface Reading {
  more?: readonly string[]
  hidden: HiddenPeople
  part?: PoolPart
  /** Only people with one of these, also in older versions; null = everyone. */
  within?: readonly number[] | null
}

/** Weights have six decimals; summed as whole numbers they are exact in any order. */
const unit = 1e6

const listed = (concepts: readonly number[]) => concepts.map((concept) => Math.trunc(concept)).join(',')
const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** True when the person has one of these. */
const has = (concepts: readonly number[]) => (concepts.length === 0 ? '0' : `(countIf(concept in (${listed(concepts)})) > 0)`)
const hasAll = (groups: readonly (readonly number[])[]) => (groups.length === 0 ? '1' : `(${groups.map(has).join(' and ')})`)
/**
 * @param shards to query; people on a shard that doesn't respond are missing, and `coverage` says so
 * @param scope whose people are visible, and who is left out
 * @param maxRanked approximate number of people who are ranked
 * @throws PeopleIndexDown (from every method) when no shard responds
 */
export function openClickhouseIndex(shards: Shards, scope: ClickhouseScope, maxRanked: number = rankingLimit): PeopleIndex {
  let coverage: Coverage = { shards: shards.count, answered: shards.count }
  const ask = async <Row>(query: string): Promise<Row[]> => {
    const answers = await shards.query<Row>(query, (noted) => {
      if (noted.answered < coverage.answered) coverage = noted
    })
    return answers.flat()
  }
  const hiddenBy = new Map<string, Promise<HiddenPeople>>()
  const hide = (ids: readonly string[] = []) => {
    const idList = ids.join()
    const reading = hiddenBy.get(idList) ?? scope.hidden(ids)
    hiddenBy.set(idList, reading)
    return reading
  }
  const visible = ({ workspaces }: HiddenPeople) => `workspace_id in (${[...new Set(workspaces)].map(text).join(',')})`

  const from = (concepts: readonly number[], { more = [], hidden, part = whole, within = null }: Reading) => {
    const near = [visible(hidden), ...inPart(part)]
    // conditions on the sorting key run first, and only those rows are read further: by default, ClickHouse moves the
    // conditions with subqueries to the front, which took three times as long (353)
    const first = [`concept in (${listed([...new Set(concepts)])})`, ...near]
    const rest = [
      ...(within ? [`person in (select person from ${postings} where concept in (${listed(within)}) and ${near.join(' and ')})`] : []),
      ...(hidden.keys.length > 0 ? [`person not in (${hidden.keys.join(',')})`] : []),
      ...more,
      whatCounts,
    ]
    return `from ${postings} prewhere ${first.join(' and ')} where ${rest.join(' and ')} group by person`
  }

  /** A part of the sample, if the pool is so large that the whole sample adds nothing. */
  async function estimatingPart(): Promise<PoolPart> {
    const people = await sampleSize(shards, async () => {
      const rows = await ask<{ people: string }>(
        `select count() as people from ${postings} where concept = ${everyone} and ${inPart(sample).join(' and ')}`,
      )
      return rows.reduce((sum, row) => sum + Number(row.people), 0)
    })
    return { ...sample, oneIn: Math.max(1, Math.floor(people / estimatedOver)) }
  }

  /** Approximate number of people in a slot who match the query, and each of its groups. */
  async function estimate({ anyOf, noneOf }: Retrieval, reading: Reading): Promise<{ matching: number; groups: number[] }> {
    const part = await estimatingPart()
    const looked = [...anyOf.flat(), ...noneOf]
    const flags = anyOf.map((group, index) => `${has(group)} as has_${index}`)
    const rows = await ask<{ people: string[] }>(`
      select [countIf(${anyOf.map((_, index) => `has_${index} and `).join('')}not is_unwanted)${anyOf.map((_, index) => `, countIf(has_${index})`).join('')}] as people
      from (select ${[...flags, `${has(noneOf)} as is_unwanted`].join(', ')}
        ${from(anyOf.length > 0 ? looked : [...looked, everyone], { ...reading, part })})`)
    const people = (index: number) => rows.reduce((sum, row) => sum + Number(row.people[index]), 0) * part.oneIn
    return { matching: people(0), groups: anyOf.map((_, index) => people(index + 1)) }
  }

  async function rank(query: Retrieval, limit: number, exclude: readonly string[], isGlance = false): Promise<RankedPerson[]> {
    const hidden = await hide(exclude)
    const more = [
      ...(query.yearsMin === null ? [] : [`years >= ${query.yearsMin}`]),
      ...(query.yearsMax === null ? [] : [`years <= ${query.yearsMax}`]),
    ]
    const estimated = await estimate(query, { hidden: { ...hidden, keys: [] }, more })
    const boost = query.boost.slice(0, boostsUsed)
    const steps = new Map<number, number>()
    for (const { concepts, weight } of query.ladders.flat())
      for (const concept of concepts) if (!steps.has(concept)) steps.set(concept, Math.round(weight * unit))
    const boosts = boost.length === 0 ? '0' : weightsOf(new Map(boost.map(({ concept, weight }) => [concept, Math.round(weight * unit)])))
    const ladder = steps.size === 0 ? '0' : weightsOf(steps)
    const looked = [...query.anyOf.flat(), ...query.noneOf, ...boost.map(({ concept }) => concept), ...steps.keys()]
    const rows = await ask<{ key: string; pre: string }>(`
      select toString(person) as key, sum(${boosts}) + max(${ladder}) as pre
      ${from(query.anyOf.length > 0 ? looked : [...looked, everyone], {
        hidden,
        more,
        part: partToRank(estimated.matching, hidden, isGlance ? Math.min(maxRanked, glanceLimit) : maxRanked),
        within: fewest(query.anyOf, estimated.groups),
      })}
      having ${hasAll(query.anyOf)}${query.noneOf.length > 0 ? ` and not ${has(query.noneOf)}` : ''}
      order by pre desc, person limit ${limit}`)
    const best = rows
      .map(({ key, pre }) => ({ key: BigInt(key), units: Number(pre) }))
      .toSorted((a, b) => b.units - a.units || (a.key < b.key ? -1 : 1))
      .slice(0, limit)
    const ids = await scope.idsOf(best.map(({ key }) => String(key)))
    return best.flatMap(({ key, units }) => {
      const personId = ids.get(String(key))
      return personId === undefined ? [] : [{ personId, preScore: units / unit }]
    })
  }

  async function count(conditions: readonly Condition[], limit: number): Promise<number> {
    const hidden = await hide()
    const must = mustOf(conditions).flatMap(({ groups }) => groups)
    const lacks = lacksOf(conditions)
    const looked = [...must.flat(), ...lacks]
    const more = [
      ...boundOf(conditions, 'at_least').map((years) => `years >= ${years}`),
      ...boundOf(conditions, 'at_most').map((years) => `years <= ${years}`),
    ]
    // the shortest list probably has the fewest people
    const within =
      must.length > 1 || lacks.length > 0
        ? fewest(
            must,
            must.map(({ length }) => length),
          )
        : null
    const rows = await ask<{ people: string }>(`
      select count() as people from (select person
      ${from(must.length > 0 ? looked : [...looked, everyone], { hidden, more, within })}
      having ${hasAll(must)}${lacks.length > 0 ? ` and not ${has(lacks)}` : ''} limit ${limit})`)
    return Math.min(
      limit,
      rows.reduce((sum, { people }) => sum + Number(people), 0),
    )
  }

  /** Which of the demands someone in the sample meets: one query for all of them. */
  async function metInSample(demands: readonly (readonly Condition[])[]): Promise<boolean[]> {
    const conditions = [...new Set(demands.flat())]
    const flag = (condition: Condition) => `meets_${conditions.indexOf(condition)}`
    const looked = conditions.flatMap((condition) =>
      condition.kind === 'has' ? condition.groups.flat() : condition.kind === 'lacks' ? [condition.concept] : [],
    )
    const rows = await ask<{ people: string[] }>(`
      select [${demands.map((demand) => `countIf(${demand.map(flag).join(' and ') || '1'})`).join(', ')}] as people
      from (select ${['person', ...conditions.map((condition) => `${meets(condition)} as ${flag(condition)}`)].join(', ')}
        ${from([...looked, everyone], { hidden: await hide(), part: sample })})`)
    return demands.map((_, index) => rows.some(({ people }) => Number(people[index]) > 0))
  }

  /** What everyone who counts has one of; null = nothing that is known. */
  async function narrowest(all: readonly number[][], allButOne: readonly number[][][]): Promise<number[] | null> {
    const groups = [...all, ...allButOne.map((lists) => lists.toSorted((a, b) => a.length - b.length)[0] ?? [])]
    if (groups.length === 0) return null
    const rows = await ask<{ people: string[] }>(`
      select [${groups.map((group) => `countIf(${group.length === 0 ? '0' : `concept in (${listed(group)})`})`).join(', ')}] as people
      from ${postings} where ${[`concept in (${listed([everyone, ...groups.flat()])})`, visible(await hide()), ...inPart(sample)].join(' and ')}`)
    const people = groups.map((_, index) => rows.reduce((sum, row) => sum + Number(row.people[index]), 0))
    if (all.length > 0) return fewest(all, people)
    // at least one of two conditions is met
    const [first, second] = groups.map((group, index) => ({ group, people: people[index] ?? 0 })).toSorted((a, b) => a.people - b.people)
    return first && second ? [...first.group, ...second.group] : null
  }

  async function tally(conditions: readonly Condition[], essential: readonly Condition[], isSampled: boolean): Promise<Tally[]> {
    const must = mustOf(conditions)
    const lacks = [...new Set(lacksOf(conditions))]
    const { all, allButOne } = atMostOneFailing(must, essential)
    const narrow = [
      ...all.map(has),
      ...(allButOne.length > 1 ? [`${allButOne.map((groups) => `(not ${hasAll(groups)})`).join(' + ')} <= 1`] : []),
    ]
    const failures = [
      ...must.flatMap((condition, index) =>
        essential.includes(condition) && condition.alternative === null
          ? []
          : [{ place: index + 1, fails: `not ${hasAll(condition.groups)}` }],
      ),
      ...boundOf(conditions, 'at_least').map((years) => ({ place: failedBounds.belowYears, fails: `any(years) < ${years}` })),
      ...boundOf(conditions, 'at_most').map((years) => ({ place: failedBounds.aboveYears, fails: `any(years) > ${years}` })),
    ]
    const replaced = must.flatMap(({ alternative }, index) => (alternative ? [{ place: index + 1, instead: alternative }] : []))
    const looked = [...must.flatMap(({ groups, alternative }) => [...groups.flat(), ...(alternative ?? [])]), ...lacks]
    const unwanted = lacks.length > 0 ? `groupUniqArrayIf(concept, concept in (${listed(lacks)}))` : "cast([], 'Array(Int32)')"
    const within = isSampled ? null : await narrowest(all, allButOne)
    const rows = await ask<{ place: number; unwanted: number; has_instead: number | null; people: string }>(`
      select multiIf(length(failed) > 1, -1, length(failed) = 0, 0, failed[1]) as place,
        if(place = ${failedBounds.unwanted}, bad[1], 0) as unwanted,
        ${replaced.length > 0 ? `multiIf(${replaced.map(({ place }) => `place = ${place}, instead_${place}`).join(', ')}, null)` : 'null'} as has_instead,
        count() as people
      from (
        select ${unwanted} as bad,
          arrayConcat(arrayFilter(place -> place > 0, [${['0', ...failures.map(({ place, fails }) => `if(${fails}, ${place}, 0)`)].join(', ')}]),
            arrayMap(one -> ${failedBounds.unwanted}, bad)) as failed
          ${replaced.map(({ place, instead: alternative }) => `, toNullable(toUInt8(${has(alternative)})) as instead_${place}`).join('')}
        ${from(narrow.length > 0 ? looked : [...looked, everyone], { hidden: await hide(), part: isSampled ? sample : whole, within })}
        ${narrow.length > 0 ? `having ${narrow.join(' and ')}` : ''}
      ) group by place, unwanted, has_instead`)
    return rows.map((row) => ({
      place: Number(row.place),
      concept: Number(row.place) === failedBounds.unwanted ? Number(row.unwanted) : null,
      hasInstead: row.has_instead === null ? null : Boolean(Number(row.has_instead)),
      people: Number(row.people),
    }))
  }

  return {
    rank,
    tally,
    async countDemands(demands, limit) {
      if (demands.length === 0) return []
      const met = limit === 1 ? await metInSample(demands) : []
      const counts: number[] = []
      for (const [index, demand] of demands.entries()) {
        const people = met[index] ? 1 : await count(demand, limit)
        counts.push(people)
        if (limit === 1 && people === 0) break
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

/** The list with the fewest people. */
function fewest(groups: readonly number[][], people: readonly number[]): number[] | null {
  const min = Math.min(...people)
  return groups.find((_, index) => people[index] === min) ?? null
}

/** A condition on one person's rows. */
function meets(condition: Condition): string {
  switch (condition.kind) {
    case 'has':
      return hasAll(condition.groups)
    case 'lacks':
      return `not ${has([condition.concept])}`
    case 'at_least':
      return `(any(years) >= ${condition.years})`
    case 'at_most':
      return `(any(years) <= ${condition.years})`
  }
}
