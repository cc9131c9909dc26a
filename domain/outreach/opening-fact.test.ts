// An email opens with an exact fact from the profile, or none at all.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Evidence, Reason } from '../candidate/assessment.ts'
import { emptyProfile } from '../candidate/merge.ts'
import type { Profile } from '../shared/profile.ts'
import { openingFact, receiptsOf } from './opening-fact.ts'

const description =
  'Moved billing to Kafka and postgres.\nRan the on-call rota of a team of nine, and wrote the runbooks that it still uses today.'
const job = { location: null, industry: null }
const profile: Profile = {
  ...emptyProfile,
  experiences: [
    { ...job, title: 'Staff Engineer', company: 'Northwind', description: 'Plans the year.', start: '2023-01', end: null },
    { ...job, title: 'Data Engineer', company: 'Contoso', description, start: '2019-01', end: '2022-12' },
  ],
  skills: ['Go', 'Kafka'],
}

function quoteIn(text: string, quote: string, place: Pick<Evidence, 'field' | 'index' | 'part'>): Evidence {
  const start = text.indexOf(quote)
  return { ...place, start, end: start + quote.length, quote }
}
const atContoso = (quote: string) => quoteIn(description, quote, { field: 'experiences', index: 1, part: 'description' })
const listedSkill = (index: number) => quoteIn(profile.skills[index]!, profile.skills[index]!, { field: 'skills', index, part: null })

/** As the matcher explains requested skills. */
const skills = (...mentioned: [label: string, evidence: Evidence][]): Reason => ({
  group: 'Work',
  text: '',
  evidence: mentioned.map(([, evidence]) => evidence),
  claim: { kind: 'keywords', mentions: mentioned.map(([label], evidence) => ({ label, evidence })) },
})

test("requested skills used in a job come first, in the project's spelling", () => {
  const fact = openingFact(profile, [skills(['PostgreSQL', atContoso('postgres')], ['kafka', atContoso('Kafka')], ['Go', listedSkill(0)])])!
  expect(fact.sentence).toBe('Your work with postgres and kafka at Contoso caught my eye.')
  expect(receiptsOf(profile, fact)).toEqual([{ quote: 'Moved billing to Kafka and postgres.', source: 'Data Engineer at Contoso' }])
})

test('without such skills it is the current job; without a job, requested skills from the list; without either, nothing', () => {
  const fact = openingFact(profile, [skills(['Go', listedSkill(0)])])!
  expect(fact.sentence).toBe('Your work as Staff Engineer at Northwind caught my eye.')
  expect(receiptsOf(profile, fact)).toEqual([{ quote: 'Staff Engineer at Northwind', source: 'Staff Engineer at Northwind' }])
  const idle = { ...profile, experiences: [] }
  const listed = openingFact(idle, [skills(['Go', listedSkill(0)], ['Kafka', listedSkill(1)])])!
  expect(listed.sentence).toBe('You list Go and Kafka in your profile, and that caught my eye.')
  expect(receiptsOf(idle, listed).map(({ source }) => source)).toEqual(['Skills', 'Skills'])
  expect(openingFact(idle, [])).toBeNull()
})

test('a word that proves two skills is quoted once, and distant passages are separate quotes', () => {
  const fact = openingFact(profile, [
    skills(['PostgreSQL', atContoso('postgres')], ['SQL', atContoso('postgres')], ['On call', atContoso('on-call')]),
  ])!
  expect(fact.sentence).toBe('Your work with postgres and on-call at Contoso caught my eye.')
  expect(receiptsOf(profile, fact).map(({ quote }) => quote)).toEqual([
    'Moved billing to Kafka and postgres.',
    'Ran the on-call rota of a team of nine, and wrote the runbooks that it still uses today.',
  ])
})

test('a quote that is no longer in the profile is ignored', () => {
  const [, second] = profile.experiences
  const changed = { ...profile, experiences: [profile.experiences[0]!, { ...second!, description: 'Moved billing elsewhere.' }] }
  expect(openingFact(changed, [skills(['Kafka', atContoso('Kafka')])])!.sentence).toBe(
    'Your work as Staff Engineer at Northwind caught my eye.',
  )
})

test('is written in the language of the email', () => {
  const reasons = [skills(['Kafka', atContoso('Kafka')], ['PostgreSQL', atContoso('postgres')])]
  const sentences = (['de', 'fr', 'es'] as const).map((language) => openingFact(profile, reasons, language)?.sentence)
  expect(sentences).toEqual([
    'Ihre Arbeit mit Kafka und postgres bei Contoso ist mir aufgefallen.',
    'Votre travail avec Kafka et postgres chez Contoso a retenu mon attention.',
    'Me ha llamado la atención su trabajo con Kafka y postgres en Contoso.',
  ])
})

test('braces and line breaks from a profile never become variables or lines of the email', () => {
  const odd = { ...profile.experiences[0]!, title: 'Head of {{company}}', company: 'North\nwind' }
  expect(openingFact({ ...profile, experiences: [odd] }, [])).toBeNull()
  expect(openingFact({ ...profile, experiences: [{ ...odd, title: 'Head\n of Data' }] }, [])!.sentence).toBe(
    'Your work as Head of Data at North wind caught my eye.',
  )
})

test('for any profile, each quote is a passage of it and the sentence names nothing else', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9#+.]{1,12}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.nat(), word, (words, place, company) => {
      const text = words.join(' ')
      const named = words[place % words.length]!
      const person = { ...profile, experiences: [{ ...job, title: 'Engineer', company, description: text, start: null, end: null }] }
      const evidence = quoteIn(text, named, { field: 'experiences', index: 0, part: 'description' })
      const fact = openingFact(person, [skills([named, evidence])])!
      expect(fact.sentence).toBe(`Your work with ${named} at ${company} caught my eye.`)
      for (const { quote } of receiptsOf(person, fact)) {
        const passage = quote.replace(/^… /, '').replace(/ …$/, '')
        expect(text).toContain(passage)
        expect(passage).toContain(named)
      }
    }),
  )
})
