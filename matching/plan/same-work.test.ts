// Pairs of titles that look alike, judged by hand as a recruiter would: look-alikes.tsv.
import fs from 'node:fs'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { isAsked } from '../score/dimensions.ts'
import { readPerson, type MatchableProfile } from '../skills/person.ts'
import { planSearch } from './plan.ts'

const today = '2026-11'
const vocabulary = loadVocabulary()
const pairs = fs
  .readFileSync(new URL('look-alikes.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [string, string, string])

const person = (title: string): MatchableProfile => ({
  headline: null,
  summary: null,
  place: null,
  experiences: [{ title, company: 'Harbor', start: '2016-01', end: null, description: null, industry: null, location: null }],
  education: [],
  skills: [],
  estimatedSalary: null,
})
const planFor = (title: string) => planSearch(vocabulary, { ...noPreferences, jobTitles: [title] }, [], noLessons)
const isSame = (requested: string, candidate: string) =>
  readPerson(vocabulary, person(candidate), today).jobs.some((job) => isAsked(planFor(requested).model, job))

describe('other work is never called the same', () => {
  test.each(pairs.filter(([, , same]) => same === '0'))('%s / %s', (requested, candidate) => {
    expect(isSame(requested, candidate)).toBe(false)
    const { reasons } = judge(vocabulary, planFor(requested), person(candidate), today)
    expect(reasons.map(({ text }) => text).join()).not.toContain('in this kind of work')
  })
})

test('the same work under another rank, place, employment or specialty is the same or close', () => {
  const same = pairs.filter(([, , judged]) => judged === '1')
  const named = same.filter(([requested, candidate]) => isSame(requested, candidate))
  const close = same.filter(([requested, candidate]) => planFor(requested).model.near.of(candidate).value >= 0.45)
  console.log(`the same work: ${named.length} of ${same.length} called the same, ${close.length} at least close`)
  expect(named.length / same.length).toBeGreaterThanOrEqual(0.84)
  expect(close.length / same.length).toBeGreaterThanOrEqual(0.97)
})

test('a title with a listed one inside meets a requirement only if the encoder agrees', () => {
  const required = (requested: string, candidate: string) => {
    const preferences = { ...noPreferences, jobTitles: [requested], jobTitlesRequired: [requested] }
    const { deductions } = judge(vocabulary, planSearch(vocabulary, preferences, [], noLessons), person(candidate), today)
    return !deductions?.some(({ name }) => name === 'missingMusts')
  }
  expect(required('Controls Engineer', 'Industrial Controls Engineer')).toBe(true)
  expect(required('Surgeon', 'Tree Surgeon')).toBe(false)
  expect(required('Dentist', 'Dentist Assistant')).toBe(false)
})
