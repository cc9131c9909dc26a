// Skills that a person lacks or wants to learn count nowhere: index, score, card, reasons, résumés.
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { hashedId } from '../skills/concepts.ts'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { indexPerson } from '../skills/index-person.ts'
import { readResume } from '@fairlead/extraction/read-resume'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planSearch } from '../plan/plan.ts'
import { textQuery } from '../plan/bm25f.ts'
import { textFit } from '../plan/bm25f.ts'

const vocabulary = loadVocabulary()
const today = '2026-11'
const profile = (overrides: Partial<MatchableProfile>): MatchableProfile => ({
  headline: null,
  summary: null,
  place: null,
  experiences: [],
  education: [],
  skills: [],
  estimatedSalary: null,
  ...overrides,
})
const job = (description: string) =>
  profile({
    experiences: [
      { title: 'Data Engineer', company: 'Harbor', start: '2020-01', end: null, description, industry: null, location: null },
    ] as MatchableProfile['experiences'],
  })
const keywordsRequired = ['Airflow', 'Kafka', 'Kubernetes']
const preferences = { ...noPreferences, keywordsRequired }
const plan = planSearch(vocabulary, preferences, [], noLessons)

const statements = [
  ['English', 'Runs Airflow. No experience with Spark, Kafka or Kubernetes.'],
  ['English, a wish', 'Runs Airflow, would love to work with Kafka and Kubernetes'],
  ['German', 'Betreibt Airflow. Keine Erfahrung mit Spark, Kafka oder Kubernetes.'],
  ['French', 'Exploite Airflow. Sans expérience de Spark, Kafka ou Kubernetes.'],
  ['Spanish', 'Opera Airflow. No tengo experiencia con Spark, Kafka ni Kubernetes.'],
] as const
const places = [
  ['a job', job],
  ['the summary', (summary: string) => profile({ summary })],
  ['the headline', (headline: string) => profile({ headline })],
] as const

describe.each(places)('in %s', (_, person) => {
  test.each(statements)('%s', (__, text) => {
    const candidate = person(text)
    const judged = judge(vocabulary, plan, candidate, today)
    expect([judged.matchedKeywords, judged.missingKeywords]).toEqual([['Airflow'], ['Kafka', 'Kubernetes']])
    expect(judged.reasons.map((reason) => reason.text).join()).not.toMatch(/Kafka|Kubernetes/)
    expect(judged.missedMusts).toEqual(['no mention of Kafka', 'no mention of Kubernetes'])
    const has = new Set(indexPerson(vocabulary, candidate, today).concepts)
    const isFound = (name: string) => has.has(vocabulary.skills.read(name).concept) || has.has(hashedId('word', name.toLowerCase()))
    expect(keywordsRequired.filter(isFound)).toEqual(['Airflow'])
    const query = textQuery({ people: 0, count: () => 0 }, [{ text: 'kafka kubernetes', weight: 1 }])!
    expect(textFit(query, candidate)).toBe(0)
  })
})

test("an unwanted keyword that someone says they lack isn't held against them", () => {
  const search = planSearch(vocabulary, { ...noPreferences, badKeywords: ['Kafka'] }, [], noLessons)
  const names = (text: string) => judge(vocabulary, search, job(text), today).deductions?.map(({ name }) => name) ?? []
  expect(names('Built on Kafka.')).toContain('unwanted')
  expect(names('No experience with Spark or Kafka.')).not.toContain('unwanted')
})

test('a résumé lists no skill that it denies or wishes for', () => {
  const resume = (skills: string) =>
    readResume(
      vocabulary,
      `Ana Ruiz\nData Engineer\nana@home.example\n\nExperience\nData Engineer, Harbor Labs, Jan 2019 - Present\n- Pipelines in Airflow. No experience with Kafka or Flink.\n\n${skills}`,
    )?.skills
  expect(resume('')).toEqual(['Airflow'])
  expect(resume('Skills\nPython\nSQL\nRust (learning)\nKafka (no experience)')).toEqual(['Python', 'SQL'])
})
