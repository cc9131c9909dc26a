// Pick lists: prefix matches first, then word matches, then any; well-known entries first.
import { industries } from '@fairlead/domain/reference/lists'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables, UniversityRow } from '@fairlead/domain/reference/tables'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import { findOccupations } from './find-occupations.ts'

export type ListName = 'job_titles' | 'skills' | 'companies' | 'universities' | 'majors' | 'locations' | 'industries'

export interface ListEntry {
  id: string
  name: string
  hint: string | null
  /** The alternative name that matched; null when its own does. */
  also: string | null
  /** For occupations: their names in other languages. */
  names: { language: string; name: string }[]
}

interface Prepared {
  id: string
  name: string
  hint: string | null
  /** Names as written, its own first, and normalized. */
  names: string[]
  keys: string[]
  /** Higher = better known. */
  weight: number
}

const prepared = new WeakMap<ReferenceTables, Map<ListName, Prepared[]>>()
const maxShown = 20

interface Ranked {
  entry: Prepared
  rank: number
  /** Which of its names matches. */
  at: number
}

const better = (a: Ranked, b: Ranked): number =>
  b.rank - a.rank || b.entry.weight - a.entry.weight || (a.entry.name < b.entry.name ? -1 : 1)

/**
 * Matching listed titles and occupations, as {@link lookUp}. Occupations come after the listed
 * titles, without duplicates of listed names.
 */
export async function lookUpTitles(tables: ReferenceTables, vocabulary: Vocabulary, query: string): Promise<ListEntry[]> {
  const listed = lookUp(tables, 'job_titles', query)
  const names = new Set(listed.map(({ name }) => normalise(name)))
  const matches = (await findOccupations(vocabulary, query)).filter(({ name }) => !names.has(normalise(name)))
  const occupations = matches.map((occupation): ListEntry => ({
    id: occupation.id,
    name: occupation.name,
    hint: null,
    also: null,
    names: occupation.names,
  }))
  return [...listed.slice(0, maxShown - occupations.length), ...occupations]
}

/** Up to 20 entries, best first; without a query the best known ones. */
export function lookUp(tables: ReferenceTables, list: ListName, query: string): ListEntry[] {
  const term = normalise(query)
  // symbols match nothing; an empty query browses
  if (term === '' && query.trim() !== '') return []
  let best: Ranked[] = []
  for (const entry of listOf(tables, list)) {
    const ranked = term === '' ? { entry, rank: 3, at: 0 } : rankOf(entry, term)
    if (ranked === null) continue
    best.push(ranked)
    // a single letter matches thousands: only the best are sorted
    if (best.length >= maxShown * 20) best = best.toSorted(better).slice(0, maxShown)
  }
  return best
    .toSorted(better)
    .slice(0, maxShown)
    .map(({ entry, at: index }) => ({ id: entry.id, name: entry.name, hint: entry.hint, also: otherName(entry, index), names: [] }))
}

/** 'Austin' isn't an alternative name of 'Austin, Texas'; short ones are abbreviations. */
function otherName({ names, keys }: Prepared, index: number): string | null {
  const name = names[index]
  if (index === 0 || name === undefined || must(keys[0]).includes(must(keys[index]))) return null
  return name.length <= 3 ? name.toUpperCase() : name
}

function rankOf(entry: Prepared, term: string): Ranked | null {
  let rank = 0
  let best = 0
  const { keys } = entry
  for (let index = 0; index < keys.length; index += 1) {
    const fitness = fit(must(keys[index]), term)
    if (fitness > rank) [rank, best] = [fitness, index]
    if (fitness === 4) break
  }
  // its own name is more informative than another with the same prefix
  return rank === 0 ? null : { entry, rank: best === 0 ? rank + 0.5 : rank, at: best }
}

function fit(key: string, term: string): number {
  if (key.startsWith(term)) return key.length === term.length ? 4 : 3
  const place = key.indexOf(term)
  if (place < 0) return 0
  if (key[place - 1] === ' ' || key.includes(` ${term}`)) return 2
  return term.length > 2 ? 1 : 0
}

function listOf(tables: ReferenceTables, list: ListName): Prepared[] {
  const lists = prepared.get(tables) ?? new Map<ListName, Prepared[]>()
  prepared.set(tables, lists)
  let entries = lists.get(list)
  if (!entries) {
    entries = prepare(tables, list)
    lists.set(list, entries)
  }
  return entries
}

function prepare(tables: ReferenceTables, list: ListName): Prepared[] {
  const entry = (id: string | number, name: string, aliases: readonly string[], hint: string | null, weight = 0): Prepared => {
    // a name with the same spelling finds nothing more
    const names = [
      ...new Map([name, ...aliases].toReversed().map((listedName) => [normalise(listedName), listedName])).values(),
    ].toReversed()
    return { id: String(id), name, hint, weight, names, keys: names.map(normalise) }
  }
  switch (list) {
    case 'job_titles': {
      const written = new Set(tables.titles.map((row) => normalise(row.title)))
      const spellings = Map.groupBy(tables.titleAliases, ({ groupId }) => groupId)
      return tables.titles.map((row) => {
        // a synonym leads to the usual title, unless it is a listed title itself
        const aliases = row.canonical ? (spellings.get(row.groupId) ?? []).map(({ alias }) => alias) : []
        return entry(
          row.id,
          row.title,
          aliases.filter((alias) => !written.has(normalise(alias))),
          null,
          row.canonical ? 1 : 0,
        )
      })
    }
    case 'skills':
      return tables.skills.map((row) => entry(row.id, row.name, row.aliases, row.category))
    case 'companies':
      return tables.companies.map((row) =>
        entry(row.id, row.name, [], row.industry, row.size === 'large' ? 2 : row.size === 'medium' ? 1 : 0),
      )
    case 'universities':
      return tables.universities.map((row) => entry(row.id, row.name, row.aliases, classOf(row), 10 - row.tier))
    case 'majors':
      return tables.majors.map((row) => entry(row.id, row.name, row.aliases, row.family))
    case 'locations':
      return tables.places.map((row) => entry(row.id, row.label, [row.name, ...row.aliases], row.type, placeWeight(row)))
    case 'industries':
      return industries.map((name) => entry(name, name, [], null))
  }
}

function classOf({ country, top10, top25 }: UniversityRow): string {
  return top10 ? `${country} · top 10` : top25 ? `${country} · top 25` : country
}

function placeWeight(row: { type: string; population: number | null }): number {
  const kind = { metro: 5e7, region: 3e7, country: 4e7 }[row.type] ?? 0
  return kind + (row.population ?? 0)
}
