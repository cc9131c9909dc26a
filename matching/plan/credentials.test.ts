// Degrees, licenses, and wards under the short names in postings and the full ones in profiles.
import { expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { groupsOf } from './groups.ts'
import { indexPerson } from '../skills/index-person.ts'
import { noLessons } from '../learn/lessons.ts'
import { findMentions } from '../score/mentions.ts'
import { buildModel } from './model.ts'
import type { MatchableProfile } from '../skills/person.ts'

const vocabulary = loadVocabulary()
const job = { title: 'Registered Nurse', company: 'Harbor Hospital', start: '2020-01', end: null, industry: null, location: null }
const nurse = (overrides: { degree?: string; field?: string | null; title?: string; description?: string }): MatchableProfile =>
  ({
    headline: null,
    summary: null,
    place: null,
    experiences: [{ ...job, title: overrides.title ?? job.title, description: overrides.description ?? null }],
    education: overrides.degree ? [{ school: 'Boston University', degree: overrides.degree, fieldOfStudy: overrides.field ?? null }] : [],
    skills: ['Patient Care'],
    estimatedSalary: null,
  }) as unknown as MatchableProfile

/** The quotes for a required keyword, and whether the index would find the person for it. */
function read(keyword: string, person: MatchableProfile): { quotes: string[]; indexed: boolean; labels: (string | null)[] } {
  const preferences = { ...noPreferences, keywordsRequired: [keyword] }
  const model = buildModel(vocabulary, preferences, [], noLessons)
  const has = new Set(indexPerson(vocabulary, person, '2026-11').concepts)
  const groups = groupsOf(vocabulary, preferences, model).filter(({ name }) => name === 'keyword')
  const { keywords, implying } = findMentions(model, person)
  return {
    labels: implying,
    quotes: (keywords[0] ?? []).map(({ quote }) => quote),
    indexed: groups.length > 0 && groups.every((group) => group.concepts.some((concept) => has.has(concept))),
  }
}

test.each([
  ['BSN', nurse({ degree: 'Bachelor of Science', field: 'Nursing' }), 'Bachelor of Science'],
  ['BSN', nurse({ degree: 'BSN' }), 'BSN'],
  ['Bachelor of Science in Nursing', nurse({ degree: 'BSN' }), 'BSN'],
  ['MSN', nurse({ degree: "Master's degree", field: 'Nursing' }), "Master's degree"],
  ['MBA', nurse({ degree: 'Master of Business Administration', field: 'Finance' }), 'Master of Business Administration'],
  ['ICU', nurse({ description: 'Admissions to the intensive care unit.' }), 'intensive care'],
  ['critical care', nurse({ description: 'Twelve beds in the ICU.' }), 'ICU'],
  ['RN license', nurse({}), 'Registered Nurse'],
  ['RN', nurse({}), 'Registered Nurse'],
  ['ACLS', nurse({ description: 'Advanced cardiac life support renewed.' }), 'Advanced cardiac life support'],
  ['Nursing', nurse({ degree: 'Bachelor of Science', field: 'Nursing' }), 'Nursing'],
])('%s is found in a profile with another spelling', (keyword, person, quote) => {
  const { quotes, indexed } = read(keyword, person)
  expect(quotes[0]).toBe(quote)
  expect(indexed).toBe(true)
})

test.each([
  ['ADN', nurse({ degree: 'Bachelor of Science', field: 'Nursing' }), 'BSN', 'Bachelor of Science'],
  ['ADN', nurse({ degree: 'MSN' }), 'MSN', 'MSN'],
  ['SQL', nurse({ description: 'Reports from PostgreSQL.' }), 'PostgreSQL', 'PostgreSQL'],
  ['JavaScript', nurse({ description: 'Pages in Next.js.' }), 'Next.js', 'Next.js'],
  ['Go or JavaScript', nurse({ description: 'Pages in React.' }), 'React', 'React'],
])('%s is met by a skill that implies it, which is named', (keyword, person, implying, quote) => {
  const { quotes, indexed, labels } = read(keyword, person)
  expect(quotes[0]).toBe(quote)
  expect(indexed).toBe(true)
  expect(labels).toEqual([implying])
})

test.each([
  ['BSN', nurse({ degree: 'ADN' })],
  ['PostgreSQL', nurse({ description: 'Reports in SQL.' })],
  ['JavaScript', nurse({ description: 'No experience with React.' })],
])("%s isn't met by what it implies or by denied credentials", (keyword, person) => expect(read(keyword, person).quotes).toEqual([]))

test("listing a skill as well doesn't reduce the work that implies it", () => {
  const model = buildModel(vocabulary, { ...noPreferences, keywordsRequired: ['JavaScript'] }, [], noLessons)
  const engineer = nurse({ description: 'Pages in Next.js.' })
  const lister = { ...engineer, skills: [...engineer.skills, 'JavaScript'] }
  const [before, after] = [findMentions(model, engineer), findMentions(model, lister)]
  expect([before.depths, before.implying]).toEqual([[2], ['Next.js']])
  expect([after.depths, after.implying]).toEqual([[2], [null]])
})

test('names a skill that is listed itself, even if others imply it', () => {
  expect(read('SQL', nurse({ description: 'SQL on PostgreSQL.' })).labels).toEqual([null])
})

test.each([
  ['BSN', nurse({ degree: 'Bachelor of Science', field: 'Biology' })],
  ['RN license', nurse({ title: 'Nursing Assistant' })],
  ['ICU', nurse({ description: 'No experience with intensive care.' })],
])("%s isn't read from other text", (keyword, person) => expect(read(keyword, person).quotes).toEqual([]))
