// Pick lists: what starts with the query first, then what contains it as a word, then anywhere; well-known entries before others.
import { industries } from '@fairlead/domain/reference/lists'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'

export type ListName = 'job_titles' | 'skills' | 'companies' | 'universities' | 'majors' | 'locations' | 'industries'

export interface ListEntry {
  id: string
  name: string
  hint: string | null
}

interface Prepared extends ListEntry {
  /** Normalised name and aliases. */
  keys: string[]
  /** Higher = better known. */
  weight: number
}

const prepared = new WeakMap<ReferenceTables, Map<ListName, Prepared[]>>()
const shown = 20

/** Up to 20 entries, best first; without a query the best known ones. */
export function lookUp(tables: ReferenceTables, list: ListName, query: string): ListEntry[] {
  const entries = listOf(tables, list)
  const wanted = normalise(query)
  const ranked: { entry: Prepared; rank: number }[] = []
  for (const entry of entries) {
    const rank = wanted === '' ? 3 : rankOf(entry.keys, wanted)
    if (rank > 0) ranked.push({ entry, rank })
  }
  ranked.sort((a, b) => b.rank - a.rank || b.entry.weight - a.entry.weight || (a.entry.name < b.entry.name ? -1 : 1))
  return ranked.slice(0, shown).map(({ entry }) => ({ id: entry.id, name: entry.name, hint: entry.hint }))
}

function rankOf(keys: readonly string[], wanted: string): number {
  let best = 0
  for (const key of keys) {
    if (key === wanted) return 4
    if (key.startsWith(wanted)) best = Math.max(best, 3)
    else if (best < 2 && key.includes(` ${wanted}`)) best = 2
    else if (best < 1 && wanted.length > 2 && key.includes(wanted)) best = 1
  }
  return best
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
  const entry = (id: string | number, name: string, aliases: readonly string[], hint: string | null, weight = 0): Prepared => ({
    id: String(id),
    name,
    hint,
    weight,
    keys: [name, ...aliases].map(normalise),
  })
  switch (list) {
    case 'job_titles':
      return tables.titles.map((row) => entry(row.id, row.title, [], null, row.canonical ? 1 : 0))
    case 'skills':
      return tables.skills.map((row) => entry(row.id, row.name, row.aliases, row.category))
    case 'companies':
      return tables.companies.map((row) =>
        entry(row.id, row.name, [], row.industry, row.size === 'large' ? 2 : row.size === 'medium' ? 1 : 0),
      )
    case 'universities':
      return tables.universities.map((row) => entry(row.id, row.name, row.aliases, row.country, 10 - row.tier))
    case 'majors':
      return tables.majors.map((row) => entry(row.id, row.name, row.aliases, row.family))
    case 'locations':
      return tables.places.map((row) => entry(row.id, row.label, [row.name, ...row.aliases], row.type, placeWeight(row)))
    case 'industries':
      return industries.map((name) => entry(name, name, [], null))
  }
}

function placeWeight(row: { type: string; population: number | null }): number {
  const kind = { metro: 5e7, region: 3e7, country: 4e7 }[row.type] ?? 0
  return kind + (row.population ?? 0)
}
