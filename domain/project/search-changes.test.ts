import { expect, test } from 'vitest'
import { searchChanges, searchedFor } from './search-changes.ts'
import { emptySettings, preferencesOf, type ProjectSettings } from './settings.ts'

const base: ProjectSettings = { ...emptySettings, jobTitles: ['Baker'], keywordsRequired: ['Rye'], yearsExpMin: 3 }
const changes = (part: Partial<ProjectSettings>) => searchChanges(searchedFor(base), searchedFor({ ...base, ...part }))

test.each<[Partial<ProjectSettings>, string[]]>([
  [{}, []],
  [{ keywordsRequired: ['Rye', 'Kubernetes'] }, ['Must have: + Kubernetes']],
  [{ keywordsRequired: ['Spelt'] }, ['Must have: + Spelt, − Rye']],
  [{ jobTitles: [], jobTitle: 'Baker' }, []],
  [{ yearsExpMin: 5, yearsExpMax: 9 }, ['Years of experience, at least: 3 → 5', 'Years of experience, at most: open → 9']],
  [{ icOrManager: 'manager' }, ['Track: open → manager']],
  [{ mba: true, remoteWorkAllowed: true }, ['Remote work: on', 'MBA: on']],
  [{ keywordsVal: 5 }, ['Weight of keywords: 4 → 5']],
  [{ idealCandidates: [{ coreCandidateId: 'a', linkedinProfileUrl: null }] }, ['Ideal candidates: 1 more']],
  // email texts, reviewers, and card fields don't affect the search
  [{ senderName: 'Robin', tabOrder: ['approved'], visaTemplate: 'No', biasReducer: true, outreachTemplates: [] }, []],
])('%j is %j', (part, lines) => {
  expect(changes(part)).toEqual(lines)
})

/** Another value of the same kind. */
function different(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return ['something else']
  if (value === null) return 7
  return 'current'
}

test.each(Object.keys(emptySettings) as (keyof ProjectSettings)[])('%s: reported only when the search reads it', (field) => {
  const after = {
    ...base,
    [field]: field === 'idealCandidates' ? [{ coreCandidateId: 'a', linkedinProfileUrl: null }] : different(base[field]),
  }
  const isRead = field === 'idealCandidates' || JSON.stringify(preferencesOf(after)) !== JSON.stringify(preferencesOf(base))
  expect(searchChanges(searchedFor(base), searchedFor(after)).length > 0).toBe(isRead)
})

test('compares an older search with the defaults of new fields', () => {
  const { schools: _, ...older } = preferencesOf(base)
  expect(searchChanges({ preferences: older as never, ideals: [] }, searchedFor(base))).toEqual([])
})
