import { expect, test } from 'vitest'
import { loadWishReader } from './model/load.ts'

const reader = loadWishReader()

test.each([
  ['sentence', 'Skip anyone from India or Pakistan even if they have a visa.', 'national origin', 'India'],
  ['sentence', 'Wir suchen jemanden, der keine kleinen Kinder mehr zu Hause hat.', 'family status', 'Kinder'],
  ['criterion', 'not over sixty', 'age', 'not over sixty'],
] as const)('a %s: %s', (kind, text, trait, words) => {
  const wish = reader.wishIn(text, kind)
  expect(wish?.trait).toBe(trait)
  expect(text).toContain(wish?.words ?? '-')
  expect(wish?.words).toContain(words)
})

test.each([
  ['criterion', 'gay press advertising sales'],
  ['criterion', 'women’s shoes buyer'],
  ['sentence', 'No agencies or subcontractors, please.'],
  ['sentence', 'Candidates without a work permit can’t be considered.'],
  ['criterion', ''],
] as const)('an ordinary %s: %s', (kind, text) => expect(reader.wishIn(text, kind)).toBeNull())
