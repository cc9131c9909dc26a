import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalizeTitle } from './normalize.ts'
import { readRank } from './seniority.ts'

const key = (title: string): string => normalizeTitle(title).words.join(' ')

describe('one kind of work in several spellings', () => {
  test.each([
    [
      'Software Engineer',
      'Sr. SWE',
      'SWE II',
      'Software Engineer III',
      'Staff Software Engineer',
      'Junior Software Engineer',
      'SOFTWARE ENGINEER',
    ],
    ['Licensed Practical Nurse', 'LPN', 'LPN (m/f/d)', 'Licensed Practical Nurses'],
    ['Vice President Engineering', 'VP Eng', 'VP Engineering', 'VP Eng - Remote'],
    ['Head of Sales', 'Head of Sales - Remote (m/f/d)', 'Head of Sales | Hybrid', 'Head of Sales (Remote)', 'Head of Sales, Full Time'],
    ['Chief Technology Officer', 'CTO', 'Former CTO', 'Ex CTO'],
    [
      'Krankenpfleger',
      'Krankenpfleger/in',
      'Krankenpfleger:in',
      'Krankenpfleger*innen',
      'Krankenpfleger_in',
      'Krankenpfleger(in)',
      'Krankenpfleger (m/w/d)',
    ],
    ['Krankenpfleger', 'Krankenpfleger/-in', 'Krankenpfleger/Krankenpflegerin', 'Krankenpfleger / Krankenpflegerin'],
    ['étudiant', 'étudiant-e', 'étudiant·e', 'étudiant(e)', 'étudiante', 'étudiant (H/F)'],
    ['técnico de laboratorio', 'técnico/a de laboratorio', 'técnica de laboratorio', 'TÉCNICOS DE LABORATORIO', 'técnic@ de laboratorio'],
    ["auditeur qualité en centre d'appels", "auditeur qualité en centre d'appels/auditrice qualité en centre d’appels"],
    ["Accueillant familial auprès d'enfants", "Accueillant familial / Accueillante familiale auprès d'enfants"],
    ['Product Manager Growth', 'Product Manager (Growth)', 'Senior Product Manager (Growth) (all genders)'],
    ['Nurse', 'Nurses', 'Nurse @ General Hospital', 'Nurse at General Hospital', 'Nurse (Part-Time)'],
    ['Full Stack Developer', 'Fullstack Dev', 'Jr. Full Stack Developer', 'Full-Stack Developer'],
    ['C++ Developer', 'C++ Dev', 'Sr C++ Developer'],
  ])('%s', (first, ...spellings) => {
    for (const variant of spellings) expect(key(variant), variant).toBe(key(first))
  })
})

test('different work stays different', () => {
  const titles = [
    'C Developer',
    'C++ Developer',
    'C# Developer',
    'Staff Nurse',
    'Nurse',
    'Marketing Manager',
    'Marketing Director',
    'School Principal',
  ]
  expect(new Set(titles.map(key)).size).toBe(titles.length)
})

test('splits compound titles', () => {
  expect(normalizeTitle('Founder & CEO').parts).toHaveLength(2)
  expect(normalizeTitle('CTO and Co-Founder').parts).toHaveLength(2)
  expect(normalizeTitle('Bartender / Server').parts).toEqual([['bartend'], ['server']])
  expect(normalizeTitle('Research and Development Engineer').parts).toHaveLength(1)
  expect(normalizeTitle('Farmer / Farmerin').parts).toHaveLength(1)
})

test("removes text that isn't part of the work", () => {
  expect(normalizeTitle('Former CTO').isFormer).toBe(true)
  expect(normalizeTitle('CTO').isFormer).toBe(false)
  expect(normalizeTitle('Product Manager (Growth) (m/f/d)').asides).toEqual(['growth'])
  expect(key('Nurse - Berlin')).not.toBe(key('Nurse'))
  expect(normalizeTitle('Nurse - Berlin', (text) => text === 'berlin').words).toEqual(normalizeTitle('Nurse').words)
})

test('keeps a title that is only a rank', () => {
  expect(key('Junior')).toBe('junior')
  expect(key('Senior')).toBe('senior')
})

test('any text is read, the same each time, with bounded work', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (title) => {
      const reading = normalizeTitle(title)
      expect(normalizeTitle(title)).toEqual(reading)
      expect(reading.words.length).toBeLessThanOrEqual(1500)
      readRank(reading.plain)
    }),
  )
  for (const piece of ['(', ')', '/', ' / ', '-', ' - ', "'", 'a/', '& ', '\u0301', 'constructor ', '__proto__ ']) {
    const long = piece.repeat(100_000)
    expect(normalizeTitle(long)).toEqual(normalizeTitle(long.slice(0, 240)))
  }
})
