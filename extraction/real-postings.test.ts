// Ordinary postings line by line: requirements, exclusions, and text that must not be proposed.
import { expect, test } from 'vitest'
import { loadVocabulary } from '@fairlead/matching/eval/load'
import { ordinaryPostings } from './ordinary-postings.data.ts'
import { pastedPostings } from './pasted-postings.data.ts'
import { postingsOfNineLanguages } from './postings-of-nine-languages.data.ts'
import { postings } from './real-postings.data.ts'
import { readJob } from './read-job.ts'
import { shortPostings } from './short-postings.data.ts'

const vocabulary = loadVocabulary()

test.each([...postings, ...ordinaryPostings, ...postingsOfNineLanguages, ...pastedPostings, ...shortPostings])(
  '$name',
  ({ text, expected, never, language }) => {
    const { proposals, language: detected } = readJob(vocabulary, text, 100)
    const lines = proposals.map(({ field, value, strength }) => `${field} ${strength}: ${value}`)
    expect(lines).toEqual(expect.arrayContaining(expected))
    const words = proposals.filter(({ field }) => field !== 'exclusion').map(({ value }) => value.toLowerCase())
    for (const value of never) expect(words).not.toContain(value.toLowerCase())
    expect(detected.code).toBe(language)
  },
)
