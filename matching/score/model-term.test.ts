// The points a model may add: bounded, centered, none when all are alike; and how agreement with decisions is counted.
import type { Profile } from '@fairlead/domain/shared/profile'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreementOf, modelPoints, maxModelPoints, similarity, withModel } from './model-term.ts'
import { personText, searchText } from './model-text.ts'

test('stays within five points, rises with similarity, and is zero when all are equal', () => {
  expect(modelPoints([])).toEqual([])
  expect(modelPoints([0.3])).toEqual([0])
  expect(modelPoints([0.5, 0.5, 0.5])).toEqual([0, 0, 0])
  expect(modelPoints([0, 1])).toEqual([-2.5, 2.5])
  expect(modelPoints([...Array.from({ length: 20 }, () => 0), 1]).at(-1)).toBe(maxModelPoints)
  fc.assert(
    fc.property(fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 1, maxLength: 50 }), (similarities) => {
      const points = modelPoints(similarities)
      const order = similarities.map((_, index) => index).toSorted((a, b) => similarities[a]! - similarities[b]!)
      order.slice(1).forEach((index, before) => expect(points[index]!).toBeGreaterThanOrEqual(points[order[before]!]!))
      for (const point of points) expect(Math.abs(point)).toBeLessThanOrEqual(maxModelPoints)
    }),
  )
})

test('a score stays from 0 to 100', () => {
  expect([withModel(98, 5), withModel(2, -5), withModel(70, 1.5)]).toEqual([100, 0, 71.5])
  expect(similarity(Float32Array.of(1, 0), Float32Array.of(0.6, 0.8))).toBeCloseTo(0.6)
})

test('agreement is the share of correctly ordered pairs, with half for equal scores', () => {
  const decided = [
    { isApproved: true, score: 80 },
    { isApproved: true, score: 50 },
    { isApproved: false, score: 50 },
    { isApproved: false, score: 20 },
  ]
  expect(agreementOf(decided)).toEqual({ pairs: 4, share: 3.5 / 4 })
  expect(agreementOf(decided.slice(0, 2))).toEqual({ pairs: 0, share: null })
})

test('sends the model only work-related text', () => {
  const profile: Profile = {
    firstName: 'Ada',
    lastName: 'Okafor',
    headline: 'Ada Okafor, intensive care nurse',
    summary: 'Twelve years at the bedside.',
    place: { label: 'Leeds, England', city: 'Leeds', state: 'England', country: 'United Kingdom' },
    experiences: [
      {
        title: 'Nurse',
        company: 'St. Anne',
        start: '1994-01',
        end: null,
        location: 'Leeds',
        description: 'Ventilators',
        industry: 'Healthcare',
      },
    ],
    education: [
      {
        school: 'University of Leeds',
        degree: 'BSc',
        fieldOfStudy: 'Nursing',
        startYear: 1990,
        endYear: 1993,
        activities: 'Women’s rugby',
      },
    ],
    skills: ['Triage'],
    recommendations: [{ by: 'Tom', content: 'She is great' }],
    linkedinUrl: 'https://www.linkedin.com/in/ada-okafor',
    personalEmails: ['ada@okafor.example'],
    workEmails: [],
    pictureUrl: 'https://pictures.example/ada.png',
    estimatedSalary: [50_000, 60_000],
    resumeText: 'Ada Okafor, born 1969, married',
  }
  const text = personText(profile)
  expect(text).toContain('Nurse (Healthcare): Ventilators')
  expect(text).toContain('Skills: Triage')
  expect(text).not.toMatch(/Ada|Okafor|Leeds|19\d\d|rugby|She|50.?000|born|St\. Anne/)
  expect(searchText({ jobTitles: ['Nurse'], keywords: ['ICU'], description: 'x'.repeat(9000) })).toHaveLength(3000)
  expect(searchText({ jobTitles: [], keywords: [], description: ' ' })).toBe('')
})
