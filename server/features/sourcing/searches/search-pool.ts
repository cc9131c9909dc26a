// Searches the talent pool like a project: the same plan, index, score, and reasons, for an ad hoc query and filters.
import { sql } from 'kysely'
import type { Coverage } from '@fairlead/domain/shared/coverage'
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { Condition, PeopleIndex, Retrieval } from '@fairlead/domain/ports/people-index'
import type { Profile } from '@fairlead/domain/shared/profile'
import { emptySettings, preferencesOf } from '@fairlead/domain/project/settings'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { conceptId } from '@fairlead/matching/skills/concepts'
import { filtersOf } from '@fairlead/matching/plan/filters'
import { judge, rankValue } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { nearTitles, type NearTitles } from '@fairlead/matching/plan/near-titles'
import { readQuery, type ReadQuery, type ReadTerm } from '@fairlead/matching/plan/read-query'
import { rankPeople } from '@fairlead/matching/score/rank'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readHiddenPeople } from '../../candidates/people/hidden-people.ts'
import { costsOf, countMatches, type FilterCost } from '../index/count-matches.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readSentence, type PoolSearch } from '../planning/read-sentence.ts'
import type { TextReader } from '../../projects/intake/text-reader.ts'
import { planInPool, rareTermsOf, type RareTerm } from '../planning/plan-in-pool.ts'
import { counted, findNamed, listNewest, onlyNamed, poolPageSize, type PoolIds } from './list-people.ts'
import { readPool } from '../index/read-pool.ts'
import { relaxSearch, type Relaxation } from '../planning/relax-search.ts'
import { readRanked, retrievePeople } from '../index/retrieve-people.ts'
import { teamVocabulary } from '../planning/team-vocabulary.ts'

export interface PoolPerson {
  id: string
  name: string
  headline: string | null
  profile: Profile
  source: string
  isOwn: boolean
  addedAt: Date
  /** Their name is hidden from this user (blind review). */
  isHidden: boolean
  /** Found by name or address, not by profile. */
  isByName: boolean
  reasons: Reason[]
}

export interface PoolTools extends SearchTools {
  texts: TextReader
}

export interface PoolFound {
  people: PoolPerson[]
  total: number
  /** There are more than `total`. */
  isMore: boolean
  terms: ReadTerm[]
  problem: string | null
  coverage: Coverage | null
  isCostEstimated: boolean
  /** What each filter excludes; only on the first page, and for a search with filters. */
  filters: FilterCost[]
  nearTitles: NearTitles[]
  /** Requirements that almost no one of the title meets. */
  rare: RareTerm[]
  /** If no one matches: what to give up. */
  relaxation: Relaxation | null
}

/** Scored and sorted together; later ones follow in index order. */
const judgedTogether = 300

/** One page of the search, for everyone in the workspace. */
export async function searchPool(ctx: ActorContext, tools: PoolTools, input: PoolSearch): Promise<PoolFound> {
  const { vocabulary, openIndex } = tools
  const { search, read, terms: readTerms } = await understand(tools, ctx, input)
  return ctx.transaction(async (tx) => {
    const hidden = await readHiddenPeople(tx, ctx)
    const ids = read.isEmpty
      ? await listNewest(tx, ctx, search)
      : await find(tx, ctx, {
          vocabulary: await teamVocabulary(tx, vocabulary, read.preferences),
          index: openIndex(tx, ctx.workspaceId, ''),
          read,
          search,
          hidden,
        })
    const people = await describe(tx, ids.ids, hidden)
    return {
      ...ids,
      people: people.map((person) => ({
        ...person,
        reasons: ids.reasons.get(person.id) ?? [],
        isByName: ids.byName.has(person.id),
      })),
      terms: ids.terms ?? [...readTerms, ...read.terms],
      problem: read.problem,
    }
  })
}

async function understand({ vocabulary, texts }: PoolTools, ctx: ActorContext, input: PoolSearch) {
  const { search, terms } = await readSentence({ texts }, ctx.workspaceId, input)
  const { titles: jobTitles, skills: keywordsRequired, locations, radiusKm: locationRadiusKm } = search
  const settings = { ...emptySettings, ...search.criteria, jobTitles, keywordsRequired, locations, locationRadiusKm }
  return { search, terms, read: readQuery(vocabulary, search.isRead ? '' : search.words, preferencesOf(settings)) }
}

/** The IDs of everyone who matches, the best 10,000 at most, and what `use` makes of them in the same transaction; people named in the words aren't among them. */
export async function useMatches<T>(
  ctx: ActorContext,
  tools: PoolTools,
  input: Omit<PoolSearch, 'page'>,
  use: (tx: Tx, ids: readonly string[]) => Promise<T>,
): Promise<T> {
  const { search, read } = await understand(tools, ctx, { ...input, page: 1 })
  return ctx.transaction(async (tx) => {
    if (read.isEmpty) return use(tx, (await listNewest(tx, ctx, { ...search, pageSize: counted })).ids)
    const index = tools.openIndex(tx, ctx.workspaceId, '')
    const { retrieval } = await planPool(tx, ctx, {
      vocabulary: await teamVocabulary(tx, tools.vocabulary, read.preferences),
      index,
      read,
      search,
    })
    return use(tx, await rankAddedSince(tx, index, retrieval, search.addedSince ?? new Date(0)))
  })
}

/** What to fetch: the plan of the criteria, within the part of the pool that is asked for. */
async function planPool(
  tx: Tx,
  ctx: ActorContext,
  { vocabulary, index, read, search }: { vocabulary: Vocabulary; index: PeopleIndex; read: ReadQuery; search: PoolSearch },
) {
  const today = ctx.now().toISOString().slice(0, 7)
  const tags = await tagConcepts(tx, search.tagIds)
  const { preferences } = read
  const pool = await readPool(tx, ctx.workspaceId, vocabulary, preferences)
  const planned = { preferences, ideals: [], lessons: noLessons, pool, today, keepsTitles: true }
  // as in a project, what was read and almost no one has affects the order only
  const { plan, rare } = search.isRead
    ? await planInPool(tx, index, vocabulary, planned)
    : { plan: planSearch(vocabulary, preferences, [], noLessons, pool), rare: new Map<string, number>() }
  // a tagged person is the workspace's own
  const ownGroups = search.withShared && tags.length === 0 ? [] : [[conceptId('own', 1)]]
  const applied = search.hasApplied ? [[conceptId('applied', 1)]] : []
  const groups = [...ownGroups, ...applied, ...tags.map((concept) => [concept])]
  const retrieval: Retrieval = { ...plan, anyOf: [...plan.anyOf, ...groups], noneOf: [...new Set([...plan.noneOf, ...read.noneOf])] }
  return { pool, plan, rare, groups, retrieval }
}

async function find(
  tx: Tx,
  ctx: ActorContext,
  {
    vocabulary,
    index,
    read,
    search,
    hidden,
  }: { vocabulary: Vocabulary; index: PeopleIndex; read: ReadQuery; search: PoolSearch; hidden: ReadonlyMap<string, string> },
): Promise<PoolIds> {
  const { people: named, isName } = await findNamed(tx, search, read, hidden)
  if (isName) return onlyNamed(named, search)
  const today = ctx.now().toISOString().slice(0, 7)
  const { preferences } = read
  const { pool, plan, rare, groups, retrieval } = await planPool(tx, ctx, { vocabulary, index, read, search })
  const filterSet = filtersOf(vocabulary, preferences, plan.model)
  const conditions: Condition[] = [
    ...filterSet.conditions,
    ...groups.map((group): Condition => ({ kind: 'has', groups: [group], alternative: null })),
    ...read.noneOf.map((concept): Condition => ({ kind: 'lacks', concept })),
  ]
  const { page, pageSize = poolPageSize } = search
  const from = (page - 1) * pageSize
  const fromIndex = Math.max(0, from - named.length)
  const rounds = Math.floor((fromIndex + pageSize - 1) / judgedTogether) + 1
  const limit = Math.min(counted, rounds * judgedTogether)
  const only = search.addedSince === null ? null : await rankAddedSince(tx, index, retrieval, search.addedSince)
  const hits = only ? await readRanked(tx, only.slice(0, limit)) : await retrievePeople(tx, index, retrieval, { limit, exclude: named })
  // words that a hider would take out name the person, whatever part of the profile they were found in
  const isNamed = (profile: Profile) => hiderOf(profile, [], true)(search.words) !== search.words
  const retrieved = hits.filter(({ personId, profile }) => !hidden.has(personId) || !isNamed(profile))
  const needsPhrases = read.phrases.length > 0
  const ordered: string[] = []
  const reasons = new Map<string, Reason[]>()
  for (let start = 0; start < retrieved.length; start += judgedTogether) {
    const slice = retrieved.slice(start, start + judgedTogether)
    // only visible pages are scored, unless quoted words exclude people along the way
    if (!needsPhrases && start + judgedTogether <= fromIndex) {
      ordered.push(...slice.map(({ personId }) => personId))
      continue
    }
    const judged = slice.map((person) => ({ ...person, ...judge(vocabulary, plan, person.profile, today) }))
    const fitting = judged.filter(({ missingKeywords }) => !read.phrases.some((phrase) => missingKeywords.includes(phrase)))
    for (const person of rankPeople(plan, fitting, (person) => ({
      id: person.personId,
      value: rankValue(person),
      profile: person.profile,
      hasApplied: person.hasApplied,
    }))) {
      ordered.push(person.personId)
      reasons.set(person.personId, person.reasons)
    }
  }
  const ids = [...named, ...ordered].slice(from, from + pageSize)
  const isWhole = hits.length < rounds * judgedTogether
  const matching = isWhole ? ordered.length : (only?.length ?? (await index.countDemands([conditions], counted + 1))[0] ?? 0)
  const total = named.length + matching
  const showsCosts = read.isFiltered && search.page === 1
  const costs = showsCosts ? await countMatches(index, { conditions, filters: filterSet.filters }, { all: false }) : null
  // the titles are what the search is about
  const droppable = filterSet.filters.filter(({ drop }) => drop && !('jobTitlesRequired' in drop))
  return {
    ids,
    total: Math.min(total, counted),
    isMore: total > counted,
    reasons,
    byName: new Set(named),
    relaxation: showsCosts && total === 0 ? await relaxSearch(index, { conditions, filters: droppable }, 'kept', 1) : null,
    coverage: index.coverage(),
    isCostEstimated: costs?.isCostEstimated ?? false,
    filters: costs ? costsOf(filterSet, costs.more) : [],
    rare: rareTermsOf(rare),
    nearTitles: showsCosts ? nearTitles(vocabulary, pool, preferences.jobTitles) : [],
  }
}

/** Of the best people of a search, those who were added then or later, in their order. */
async function rankAddedSince(tx: Tx, index: PeopleIndex, retrieval: Retrieval, since: Date): Promise<string[]> {
  const ids = (await index.rank(retrieval, counted, [])).map(({ personId }) => personId)
  const { rows } = await sql<{ id: string }>`
    select id from person where id = any(${ids}::text[]) and created_at >= ${since}`.execute(tx)
  const added = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => added.has(id))
}

async function tagConcepts(tx: Tx, tagIds: readonly string[]): Promise<number[]> {
  if (tagIds.length === 0) return []
  const rows = await tx
    .selectFrom('tag')
    .select('number')
    .where('id', 'in', [...tagIds])
    .execute()
  // a tag that was deleted in the meantime is on no one
  return rows.length === tagIds.length ? rows.map(({ number }) => conceptId('tag', number)) : [conceptId('tag', 0)]
}

async function describe(
  tx: Tx,
  ids: readonly string[],
  hidden: ReadonlyMap<string, string>,
): Promise<Omit<PoolPerson, 'reasons' | 'isByName'>[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('person')
    .select(['id', 'name', 'headline', 'profile', 'source', 'workspace_id', 'created_at'])
    .where('id', 'in', [...ids])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { name, headline, source } = row
    const profile = row.profile
    return [{ id, name, headline, profile, source, isOwn: row.workspace_id !== null, addedAt: row.created_at, isHidden: hidden.has(id) }]
  })
}
