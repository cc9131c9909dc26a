// Entries related to picked ones: titles of similar work, peer companies.
import { distinctTexts } from '@fairlead/domain/reference/normalise'
import type { CompanyRow, ReferenceTables } from '@fairlead/domain/reference/tables'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'

const limit = 12
/** Uses at most this many entries; a list of hundreds is related to everything. */
const maxRequested = 30

export function findClose(
  tables: ReferenceTables,
  vocabulary: Vocabulary,
  list: 'job_titles' | 'companies',
  names: readonly string[],
): string[] {
  const distinct = distinctTexts(names).slice(0, maxRequested)
  return (list === 'job_titles' ? closeTitles(vocabulary, distinct) : closeCompanies(tables, vocabulary, distinct)).slice(0, limit)
}

function closeTitles({ titles }: Vocabulary, names: readonly string[]): string[] {
  const concepts = new Set(names.map((name) => titles.read(name).concept))
  const near = [...concepts].flatMap((concept) => titles.close(concept)).filter((concept) => !concepts.has(concept))
  return [...new Set(near)].flatMap((concept) => titles.label(concept) ?? [])
}

function closeCompanies(tables: ReferenceTables, { companies }: Vocabulary, names: readonly string[]): string[] {
  const concepts = new Set(names.map((name) => companies.read(name).concept))
  const peers = new Map<number, number>()
  for (const name of names) for (const peer of companies.read(name).peers) peers.set(peer, (peers.get(peer) ?? 0) + 1)
  const sizes: readonly CompanyRow['size'][] = ['small', 'medium', 'large']
  const nearness = (name: string) => companies.read(name).peers.reduce((sum, peer) => sum + (peers.get(peer) ?? 0), 0)
  return tables.companies
    .filter(({ name, peerGroups }) => peerGroups.length > 0 && !concepts.has(companies.read(name).concept))
    .map(({ name, size }) => ({ name, near: nearness(name), size: sizes.indexOf(size) }))
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near || b.size - a.size || (a.name < b.name ? -1 : 1))
    .map(({ name }) => name)
}
