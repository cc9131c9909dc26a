import { expect, test } from 'vitest'
import { protectedTraitIn, protectedRequirementIn, protectedSentence } from './protected-traits.ts'

test.each([
  ['Male', 'gender'],
  ['women only', 'gender'],
  ['Christian', 'religion'],
  ['practising Christian', 'religion'],
  ['male under 30', 'gender'],
  ['under 35', 'age'],
  ['25-35 years old', 'age'],
  ['young', 'age'],
  ['white people', 'ethnicity'],
  ['Hispanic', 'ethnicity'],
  ['unmarried', 'family status'],
  ['able-bodied', 'disability'],
  ['heterosexual', 'sexual orientation'],
  ['männlich', 'gender'],
  ['unter 40 Jahre', 'age'],
  ['katholisch', 'religion'],
  ['femme', 'gender'],
  ['moins de 30 ans', 'age'],
  ['mujer', 'gender'],
  ['católico', 'religion'],
  ['donna', 'gender'],
])('%s as a criterion: %s', (words, trait) => expect(protectedTraitIn(words)?.trait).toBe(trait))

test.each([
  'women’s health',
  'young adult fiction',
  'single page applications',
  'Black',
  'white box testing',
  'senior engineer',
  '5+ years of Java',
  'German',
  'US citizenship for a security clearance',
  'old codebases',
  'Jewish studies',
  'disability insurance',
  'over 30 reports',
  '',
])("%s isn't a protected trait", (words) => expect(protectedTraitIn(words)).toBeNull())

test.each([
  ['Male under 30', 'gender'],
  ['We are looking for a young Christian woman.', 'gender'],
  ['Applicants must be female.', 'gender'],
  ['The candidate should be not older than 35.', 'age'],
  ['Gesucht wird ein Mann.', 'gender'],
  ['We hire all people regardless of gender, age or religion, male or female.', null],
  ['Software Engineer (m/f/d), male or female', null],
  ['You build products for women’s health.', null],
  ['You work with men and women of the local community.', null],
  ['Experience with single page applications is required.', null],
])('%s requires: %s', (sentence, trait) => expect(protectedRequirementIn(sentence)?.trait ?? null).toBe(trait))

test.each<[string, string | null]>([
  ['Szukamy młodych mężczyzn', 'gender'],
  ['Alleen vrouwen', 'gender'],
  ['Kandydaci poniżej 35 lat', 'age'],
  ['Kandidaten onder de 35 jaar', 'age'],
  ['Creștin', 'religion'],
  ['Católico', 'religion'],
  ['Over 10 years of experience in sales', null],
  ['Latency under 50 ms', null],
  ['Wir stellen ungeachtet von Geschlecht und Religion ein', null],
])('in other languages: %s', (sentence, trait) => expect(protectedRequirementIn(sentence)?.trait ?? null).toBe(trait))

test.each<[string, string]>([
  ['native German speaker', 'mother tongue'],
  ['Muttersprachler', 'mother tongue'],
  ['US citizens only', 'citizenship'],
  ['US citizenship', 'citizenship'],
  ['Armenian tech people', 'national origin'],
  ['person of color', 'ethnicity'],
  ['recent graduates only', 'graduates'],
  ['digital native', 'age'],
  ['no gaps in employment', 'career gaps'],
  ['someone without children', 'family status'],
  ['sin hijos', 'family status'],
])('%s is a protected trait or a proxy of one: %s', (words, trait) => {
  expect(protectedTraitIn(words)?.trait).toBe(trait)
  expect(protectedRequirementIn(`We want someone for sales, ${words}.`)?.trait).toBe(trait)
  expect(protectedSentence(protectedTraitIn(words)!)).toMatch(/asks for a protected .* Ask for/)
})

test.each([
  'native mobile apps',
  'React Native',
  'German (fluent)',
  'Spanish speaking patients',
  'French cuisine',
  'Italian market',
  'cloud native',
  'graduate nurse',
  'children’s hospital',
])('%s is no trait', (words) => expect(protectedTraitIn(words)).toBeNull())

test.each<[string, string | null]>([
  ['young energetic developer, remote', 'age'],
  ['a young accountant in Lyon', 'age'],
  ['jeune comptable à Lyon', 'age'],
  ['junge Verkäuferin in Köln', 'age'],
  ['young company looking for a developer', null],
  ['nanny for young children', null],
  ['developer for a young startup', null],
])('a search for “%s”: %s', (sentence, trait) => expect(protectedTraitIn(sentence)?.trait ?? null).toBe(trait))
