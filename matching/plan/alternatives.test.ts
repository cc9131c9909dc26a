import { expect, test } from 'vitest'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { filtersOf } from './filters.ts'
import { noLessons } from '../learn/lessons.ts'
import { findMentions } from '../score/mentions.ts'
import { buildModel } from './model.ts'

const vocabulary = loadVocabulary()
const person = (skills: string[]) => ({
  headline: null,
  summary: null,
  place: null,
  experiences: [],
  education: [],
  skills,
  estimatedSalary: null,
})

test('one filter, met by either alternative', () => {
  const preferences = { ...noPreferences, keywordsRequired: ['Kotlin or Java'] }
  const model = buildModel(vocabulary, preferences, [], noLessons)
  const { conditions, filters } = filtersOf(vocabulary, preferences, model)
  expect(filters.map(({ label }) => label)).toEqual(['must have Kotlin or Java'])
  const [condition] = conditions
  const groups = condition?.kind === 'has' ? condition.groups : []
  expect(groups).toHaveLength(1)
  for (const skill of ['Kotlin', 'Java']) {
    expect(groups[0]).toContain(vocabulary.skills.read(skill).concept)
    expect(findMentions(model, person([skill])).keywords[0]?.[0]?.quote).toBe(skill)
  }
  expect(findMentions(model, person(['Python'])).keywords[0]).toEqual([])
})
