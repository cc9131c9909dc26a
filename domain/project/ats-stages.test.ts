import { expect, test } from 'vitest'
import { missingStages, mappableLabel, mappableStages, mappedAs, proposeStages } from './ats-stages.ts'

const named = (...names: string[]) => names.map((name, index) => ({ id: `s${index}`, name }))
const proposed = (...names: string[]) =>
  Object.fromEntries(Object.entries(proposeStages(named(...names))).map(([ownStage, stage]) => [ownStage, stage.name]))

test.each([
  [
    ['Application Review', 'Recruiter Screen', 'Phone Screen', 'Hiring Manager Interview', 'On-site', 'Offer', 'Hired'],
    { HIRING_MANAGER: 'Application Review', HIRING_MANAGER_APPROVED: 'Phone Screen', INTERVIEWING: 'Hiring Manager Interview' },
  ],
  [
    ['Lead', 'Reached out', 'New applicant', 'Recruiter screen', 'On-site interview', 'Offer'],
    {
      APPROVED: 'Lead',
      CONTACTED: 'Reached out',
      HIRING_MANAGER: 'New applicant',
      HIRING_MANAGER_APPROVED: 'Recruiter screen',
      INTERVIEWING: 'On-site interview',
    },
  ],
  [['Applied', 'Interview', 'Hired'], { HIRING_MANAGER: 'Applied', INTERVIEWING: 'Interview' }],
  [['Screen'], { HIRING_MANAGER: 'Screen' }],
  [['Offer', 'Hired', 'Archived'], {}],
  [[], {}],
])('of %j are proposed %j', (names, expected) => {
  expect(proposed(...names)).toEqual(expected)
})

test('proposes no stage twice, and never an offer or hired', () => {
  const mapping = proposeStages(named('Screen', 'Interview', 'Offer', 'Hired', 'Prospects', 'Contacted'))
  const ids = Object.values(mapping).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(Object.values(mapping).some(({ name }) => /offer|hired/i.test(name))).toBe(false)
})

test('queues, rejections, and refusals have no row; both stages called Interested share one', () => {
  expect((['UNDER_REVIEW', 'QUEUE', 'REJECTED', 'NOT_INTERESTED', 'CUSTOM_1'] as const).map(mappedAs)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
  expect([mappedAs('AUTOPILOT_RECRUITER'), mappedAs('HIRING_MANAGER')]).toEqual(['HIRING_MANAGER', 'HIRING_MANAGER'])
  expect(mappableStages.map(mappableLabel)).toEqual([
    'Approved',
    'Contacted',
    'Needs Attention',
    'Awaiting Reply',
    'Interested',
    'Scheduling',
    'Interview',
    'Offer',
    'Hired',
  ])
})

test('reports a mapped stage that was deleted, but not one that was renamed', () => {
  const [review, phone] = named('Review', 'Phone')
  const mapping = { HIRING_MANAGER: review!, INTERVIEWING: phone! }
  expect(missingStages(mapping, [{ ...review!, name: 'First look' }])).toEqual(['INTERVIEWING'])
  expect(missingStages({}, [])).toEqual([])
})
