// Ordinary postings: requirements, exclusions, and text that must not be proposed. What is read of real ones: npm run eval reader.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { postings } from '../research/postings/postings.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const read = postings.map((posting) => ({ posting, reading: readJob(vocabulary, posting.text, 100) }))

/** Shares of a learned reader, which reads no text exactly as another model would. */
const mostMissing = 0.24
const mostInvented = 0.04

test('three of four criteria are read, with their strength', () => {
  const missing = read.flatMap(({ posting, reading }) => {
    const lines = reading.proposals.map(({ field, value, strength }) => `${field} ${strength}: ${value}`)
    return posting.expected.filter((line) => !lines.includes(line)).map((line) => `${posting.name}: ${line}`)
  })
  expect(missing.length / postings.reduce((sum, { expected }) => sum + expected.length, 0), missing.join('\n')).toBeLessThan(mostMissing)
})

test('of what must not be proposed next to nothing is', () => {
  const invented = read.flatMap(({ posting, reading }) => {
    const words = reading.proposals.filter(({ field }) => field !== 'exclusion').map(({ value }) => value.toLowerCase())
    return posting.never.filter((value) => words.includes(value.toLowerCase())).map((value) => `${posting.name}: ${value}`)
  })
  expect(invented.length / postings.reduce((sum, { never }) => sum + never.length, 0), invented.join('\n')).toBeLessThan(mostInvented)
})

test('every text’s language is recognized', () => {
  for (const { posting, reading } of read) expect(reading.language.code, posting.name).toBe(posting.language)
})
