import { describe, expect, test } from 'vitest'
import type { MatchableProfile } from '../skills/person.ts'
import { textFit, textQuery, type PoolWords } from './bm25f.ts'
import { claimedText } from '../text/claimed.ts'
import { termsOf } from '../text/terms.ts'

const pool: PoolWords = {
  people: 1000,
  count: (word) => ({ customers: 600, invoices: 60, airbags: 3 } as Record<string, number>)[word] ?? 0,
}
const profile = (resumeText: string): MatchableProfile => ({
  headline: null,
  summary: null,
  place: null,
  experiences: [],
  education: [],
  skills: [],
  estimatedSalary: null,
  resumeText,
})
// other words in the posting that no profile has
const filler = Array.from({ length: 30 }, (_, index) => `other${index}`).join(' ')
const query = textQuery(pool, [{ text: `customers invoices airbags ${filler}`, weight: 1 }])!
const fit = (text: string): number => textFit(query, profile(text))

describe('the fit of a text', () => {
  test('a rare word says more than a common one', () => {
    expect(fit('airbags')).toBeGreaterThan(fit('invoices'))
    expect(fit('invoices')).toBeGreaterThan(fit('customers'))
  })

  test('a word repeated a hundred times counts less than three words once', () => {
    expect(fit('invoices '.repeat(100))).toBeLessThan(fit('customers invoices airbags'))
  })

  test('is deterministic', () => {
    expect(fit('customers and airbags')).toBe(fit('customers and airbags'))
  })

  test('a search without words has no text to fit', () => {
    expect(textQuery(pool, [{ text: 'the and', weight: 1 }])).toBeNull()
  })
})

describe('words a person lacks or wants', () => {
  test.each([
    ['No experience with Go, but much Rust', ['much', 'rust']],
    ['I want to learn Haskell. Java for 5 years', ['java', 'years']],
    ['Keine Erfahrung mit Kubernetes', []],
    ['Ran upgrades without downtime on Kubernetes clusters', ['ran', 'upgrades', 'on', 'kubernetes', 'clusters']],
  ])('%s', (text, remaining) => {
    const terms = termsOf(text)
    for (const word of remaining.filter((term) => term !== 'on' && term !== 'for')) expect(terms).toContain(word)
    for (const word of ['go', 'haskell']) expect(terms).not.toContain(word)
    if (remaining.length === 0) expect(terms).toEqual([])
  })

  test("the positions of other words don't change", () => {
    const text = 'No experience with Go; Rust since 2019'
    expect(claimedText(text)).toHaveLength(text.length)
    expect(claimedText(text).indexOf('Rust')).toBe(text.indexOf('Rust'))
  })
})
