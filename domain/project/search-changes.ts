// Describes what changed in a search since its last run, limited to the settings it reads.
import { entriesOf, isKeyOf, keysOf, must } from '../shared/records.ts'
import type { IdealCandidate } from './ideal-candidate.ts'
import { defaultWeights, noPreferences, type SearchPreferences } from './preferences.ts'
import { preferencesOf, type ProjectSettings } from './settings.ts'
import { text } from './texts/search-changes.ts'

/** All settings a search reads, stored with the search that used them. */
export interface SearchedFor {
  preferences: SearchPreferences
  /** The ideal candidates by unique name; résumé contents aren't stored here. */
  ideals: string[]
}

export function searchedFor(settings: ProjectSettings): SearchedFor {
  return { preferences: preferencesOf(settings), ideals: settings.idealCandidates.map(idealKey) }
}

function idealKey({ coreCandidateId, linkedinProfileUrl, resume }: IdealCandidate): string {
  const id = coreCandidateId ?? linkedinProfileUrl
  if (id) return id
  // FNV-1a: tells résumés apart and is never shown
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify(resume ?? null)) hash = Math.imul(hash ^ must(sign.codePointAt(0)), 0x01000193) >>> 0
  return `resume:${hash.toString(16)}`
}

type Kinds = 'list' | 'flag' | 'choice' | 'text'
/** The compiler requires every field. */
const fields: Record<SearchField, Kinds> = {
  jobTitles: 'list',
  jobTitlesRequired: 'list',
  jobTitlesWhen: 'choice',
  jobDescription: 'text',
  locations: 'list',
  locationRadiusKm: 'choice',
  remoteAllowed: 'flag',
  yearsMin: 'choice',
  yearsMax: 'choice',
  relevantYearsMin: 'choice',
  payMax: 'choice',
  payCurrency: 'choice',
  payRequired: 'flag',
  keywordsRequired: 'list',
  keywordsOptional: 'list',
  companies: 'list',
  industries: 'list',
  schools: 'list',
  majors: 'list',
  bachelors: 'flag',
  advancedDegree: 'flag',
  mba: 'flag',
  phd: 'flag',
  top10School: 'flag',
  top25School: 'flag',
  track: 'choice',
  badCompanies: 'list',
  badJobTitles: 'list',
  badKeywords: 'list',
  idealTraitsLeftOut: 'list',
}
export type SearchField = Exclude<keyof SearchPreferences, 'weights'>

function listWords(before: readonly unknown[], after: readonly unknown[]): string | null {
  const named = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  const [old, now] = [before.map(named), after.map(named)]
  const parts = [
    ...now.filter((entry) => !old.includes(entry)).map((entry) => `+ ${entry}`),
    ...old.filter((entry) => !now.includes(entry)).map((entry) => `− ${entry}`),
  ]
  return parts.length > 0 ? parts.join(', ') : null
}

function choiceWords(value: unknown): string {
  return value === null || value === undefined || value === ''
    ? text.open
    : isKeyOf(text.choices, String(value))
      ? text.choices[String(value) as keyof typeof text.choices]
      : String(value)
}

/** One line for each criterion that is set, such as 'Must have: Kubernetes', without the weights. */
export function criteriaLines(preferences: SearchPreferences): string[] {
  return entriesOf(fields).flatMap(([name, kind]) => {
    const [value, none]: [unknown, unknown] = [preferences[name], noPreferences[name]]
    if (JSON.stringify(value) === JSON.stringify(none)) return []
    const words =
      kind === 'list' && Array.isArray(value)
        ? value.map(String).join(', ')
        : kind === 'flag'
          ? value
            ? text.on
            : text.off
          : choiceWords(value)
    return [text.change(text.fields[name], words)]
  })
}

/** One line for each change, such as 'Must have: + Kubernetes'; none when the search would run the same. */
export function searchChanges(before: SearchedFor, after: SearchedFor): string[] {
  const [old, now] = [
    { ...noPreferences, ...before.preferences },
    { ...noPreferences, ...after.preferences },
  ]
  const lines: string[] = []
  for (const [name, kind] of entriesOf(fields)) {
    const label = text.fields[name]
    const [from, to] = [old[name], now[name]]
    if (kind === 'list') {
      const words = Array.isArray(from) && Array.isArray(to) ? listWords(from, to) : null
      if (words) lines.push(text.change(label, words))
    } else if (kind === 'text') {
      if (from !== to) lines.push(text.change(label, text.changed))
    } else if (from !== to)
      lines.push(text.change(label, kind === 'flag' ? (to ? text.on : text.off) : `${choiceWords(from)} → ${choiceWords(to)}`))
  }
  for (const name of keysOf(defaultWeights)) {
    const [from, to] = [old.weights[name] ?? defaultWeights[name], now.weights[name]]
    if (from !== to) lines.push(text.change(text.weights[name], `${from} → ${to}`))
  }
  const added = after.ideals.filter((entry) => !before.ideals.includes(entry)).length
  const gone = before.ideals.filter((entry) => !after.ideals.includes(entry)).length
  const ideals = [...(added > 0 ? [text.more(added)] : []), ...(gone > 0 ? [text.fewer(gone)] : [])]
  if (ideals.length > 0) lines.push(text.change(text.ideals, ideals.join(', ')))
  return lines
}
