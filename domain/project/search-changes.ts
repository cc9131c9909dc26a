// Describes what changed in a search since its last run, limited to the settings it reads.
import { entriesOf } from '../shared/records.ts'
import type { IdealCandidate } from './ideal-candidate.ts'
import { defaultWeights, noPreferences, type SearchPreferences, type Weights } from './preferences.ts'
import { preferencesOf, type ProjectSettings } from './settings.ts'

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
  if (coreCandidateId ?? linkedinProfileUrl) return (coreCandidateId ?? linkedinProfileUrl)!
  // FNV-1a: tells résumés apart and is never shown
  let hash = 0x811c9dc5
  for (const sign of JSON.stringify(resume ?? null)) hash = Math.imul(hash ^ sign.codePointAt(0)!, 0x01000193) >>> 0
  return `resume:${hash.toString(16)}`
}

type Kinds = 'list' | 'flag' | 'choice' | 'text'
/** Each field of the search with its label; the compiler requires every field. */
const fields: Record<Exclude<keyof SearchPreferences, 'weights'>, readonly [label: string, kind: Kinds]> = {
  jobTitles: ['Job titles', 'list'],
  jobTitlesRequired: ['Required titles', 'list'],
  jobTitlesWhen: ['When they held it', 'choice'],
  jobDescription: ['Job description', 'text'],
  locations: ['Locations', 'list'],
  locationRadiusKm: ['Distance in kilometers', 'choice'],
  remoteAllowed: ['Remote work', 'flag'],
  yearsMin: ['Years of experience, at least', 'choice'],
  yearsMax: ['Years of experience, at most', 'choice'],
  relevantYearsMin: ['Years of relevant experience, at least', 'choice'],
  payMax: ['Pay per year, at most', 'choice'],
  payCurrency: ['Currency of the pay', 'choice'],
  keywordsRequired: ['Must have', 'list'],
  keywordsOptional: ['Nice to have', 'list'],
  companies: ['Companies', 'list'],
  industries: ['Industries', 'list'],
  schools: ['Schools', 'list'],
  majors: ['Fields of study', 'list'],
  bachelors: ['Bachelor’s degree', 'flag'],
  advancedDegree: ['Advanced degree', 'flag'],
  mba: ['MBA', 'flag'],
  phd: ['PhD', 'flag'],
  top10School: ['Top 10 school', 'flag'],
  top25School: ['Top 25 school', 'flag'],
  track: ['Track', 'choice'],
  badCompanies: ['Companies to leave out', 'list'],
  badJobTitles: ['Titles to leave out', 'list'],
  badKeywords: ['Leave out', 'list'],
  idealTraitsLeftOut: ['Traits of ideal candidates left out', 'list'],
}

const weights: Record<keyof Weights, string> = {
  yearsOfExperience: 'years of experience',
  education: 'the degree',
  schoolPrestige: 'the school',
  similarCompanies: 'similar companies',
  industry: 'the industry',
  keywords: 'keywords',
  responseLikelihood: 'the likelihood of a reply',
}

const choices: Record<string, string> = {
  current: 'now',
  current_or_past: 'now or before',
  ic: 'individual contributor',
  manager: 'manager',
}

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
  return value === null || value === undefined || value === '' ? 'open' : (choices[String(value)] ?? String(value))
}

/** One line for each change, such as 'Must have: + Kubernetes'; none when the search would run the same. */
export function searchChanges(before: SearchedFor, after: SearchedFor): string[] {
  const [old, now] = [
    { ...noPreferences, ...before.preferences },
    { ...noPreferences, ...after.preferences },
  ]
  const lines: string[] = []
  for (const [name, [label, kind]] of entriesOf(fields)) {
    const [from, to] = [old[name], now[name]]
    if (kind === 'list') {
      const words = Array.isArray(from) && Array.isArray(to) ? listWords(from, to) : null
      if (words) lines.push(`${label}: ${words}`)
    } else if (kind === 'text') {
      if (from !== to) lines.push(`${label}: changed`)
    } else if (from !== to)
      lines.push(kind === 'flag' ? `${label}: ${to ? 'on' : 'off'}` : `${label}: ${choiceWords(from)} → ${choiceWords(to)}`)
  }
  for (const [name, label] of entriesOf(weights)) {
    const [from, to] = [old.weights[name] ?? defaultWeights[name], now.weights[name]]
    if (from !== to) lines.push(`Weight of ${label}: ${from} → ${to}`)
  }
  const added = after.ideals.filter((entry) => !before.ideals.includes(entry)).length
  const gone = before.ideals.filter((entry) => !after.ideals.includes(entry)).length
  const ideals = [...(added > 0 ? [`${added} more`] : []), ...(gone > 0 ? [`${gone} fewer`] : [])]
  if (ideals.length > 0) lines.push(`Ideal candidates: ${ideals.join(', ')}`)
  return lines
}
