import { describe, expect, test } from 'vitest'
import { cosine, openEncoder, titleSimilarity } from './encoder.ts'
import { findGenderPairs, measureGenderPairs } from '../fairness/gender-pairs.ts'
import { loadTitleModel } from './model/load.ts'
import { seededRandom } from '../../research/titles/random.ts'
import { misspell } from '../../research/titles/batch.ts'
import { loadTexts } from '../../research/titles/data.ts'

const encoder = openEncoder(loadTitleModel())
const alike = (a: string, b: string): number => titleSimilarity(encoder, a, b)

test('a vector has length one, the same bytes each time, and is zero without letters', () => {
  const vector = encoder.encode('Registered Nurse')
  expect(cosine(vector, vector)).toBeCloseTo(1, 5)
  expect(encoder.encode('Registered Nurse')).toEqual(vector)
  expect(encoder.encode('!?')).toEqual(new Float32Array(encoder.dims))
  expect(alike('', 'Registered Nurse')).toBe(0)
})

describe('feminine and masculine forms', () => {
  const pairs = findGenderPairs(loadTexts().labels)
  // the languages with most pairs daily
  const languages = [
    ['es', 2000, 0.99],
    ['de', 2000, 0.99],
    ['fr', 2000, 0.99],
    ['cs', 2000, 0.98],
    ['pt', 2000, 0.99],
    ['it', 1000, 0.99],
    ['ro', 1000, 0.99],
    ['sl', 800, 0.98],
    ['sk', 800, 0.98],
    ['hr', 800, 0.98],
    ['bg', 300, 0.98],
    ['pl', 150, 0.96],
  ] as const
  test.each(process.env.NIGHTLY ? languages : languages.slice(0, 3))(
    '%s: of at least %d pairs a share of %d has the same vector, the rest is close, and rank is read alike',
    (language, min, share) => {
      const figures = measureGenderPairs(encoder, pairs.get(language) ?? [], [])
      expect(figures.pairs).toBeGreaterThan(min)
      expect(figures.same).toBeGreaterThan(share)
      expect(figures.cosine).toBeGreaterThan(0.99)
      expect(figures.rank).toBeGreaterThan(0.99)
    },
  )

  test('score alike against any other title', () => {
    for (const [a, b, unrelated] of [
      ['Ingenieur', 'Ingenieurin', 'Civil Engineer'],
      ['enfermero', 'enfermera', 'Registered Nurse'],
      ['directeur commercial', 'directrice commerciale', 'Sales Director'],
      ['Salesman', 'Saleswoman', 'Sales Representative'],
    ] as const)
      expect(alike(a, unrelated)).toBe(alike(b, unrelated))
  })
})

describe('prefers meaning over spelling', () => {
  test.each([
    ['Sr. SWE', 'Software Developer', 'Software Tester'],
    ['VP Eng', 'Vice President of Engineering', 'Vice President of Sales'],
    ['LPN', 'Licensed Practical Nurse', 'Landscape Planner'],
    ['Cashiers', 'Cashier', 'Teacher'],
    ['Veterinarian', 'Veterinary Surgeon', 'Vegetarian Cook'],
    ['Former CTO', 'Chief Technology Officer', 'Chief Financial Officer'],
    ['Head of Sales - Remote (m/f/d)', 'Sales Director', 'Head of Finance'],
    ['Krankenschwester', 'Nurse', 'Doctor'],
    ['Softwareentwicklerin', 'Software Developer', 'Architect'],
    ['abogada', 'Lawyer', 'Accountant'],
    ['comptable', 'Accountant', 'Lawyer'],
    ['verpleegkundige', 'Nurse', 'Teacher'],
    ['programista', 'Software Developer', 'Project Manager'],
    ['учител', 'Teacher', 'Nurse'],
    ['insegnante', 'Teacher', 'Engineer'],
  ])('%s: %s rather than %s', (title, near, far) => {
    expect(alike(title, near)).toBeGreaterThan(alike(title, far))
  })
})

test('a compound title is as close as its closest part', () => {
  expect(alike('Founder & CEO', 'Chief Executive Officer')).toBeGreaterThan(0.95)
  expect(alike('Bartender / Server', 'Bartender')).toBeGreaterThan(0.95)
})

test('one typo moves a title little', () => {
  const random = seededRandom(11)
  const titles = loadTexts()
    .us.split('\n')
    .slice(1)
    .map((line) => line.split('\t')[1] ?? '')
    .filter((title) => /^[A-Za-z ]{8,}$/.test(title))
    .filter((_, index) => index % 8 === 0)
  const scores = titles.flatMap((title) => {
    const slip = misspell(title.split(' '), random).join(' ')
    return slip === title ? [] : [cosine(encoder.encode(title), encoder.encode(slip))]
  })
  expect(scores.length).toBeGreaterThan(400)
  expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(0.75)
})
