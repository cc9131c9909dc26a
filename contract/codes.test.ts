// The codes match the specification; each word has its own.
import { readFileSync } from 'node:fs'
import { projectStatuses, projectTypes } from '@fairlead/domain/project/project'
import { entriesOf } from '@fairlead/domain/shared/records'
import { expect, test } from 'vitest'
import { manualRejection } from '@fairlead/domain/candidate/rejection'
import { projectTypeField } from './code-fields.ts'
import { notInterestedReasons, notInterestedReasonsV2 } from './shapes/rejection.ts'
import {
  historyEventFromWire,
  historyEventToWire,
  notInterestedFromWire,
  notInterestedToWire,
  projectTypeFromWire,
  projectTypeToWire,
  rejectionFromWire,
  rejectionToWire,
  roleCodes,
  roleFromWire,
  roleToWire,
  rosterFromWire,
  rosterToWire,
  statusCodes,
  statusFromWire,
  statusToWire,
  stopReasonFromWire,
} from './codes.ts'

test("type '1' is autopilot [5]", () => expect(projectTypeFromWire('1')).toBe('autopilot'))
test("type '2' is navigator [6]", () => expect(projectTypeFromWire('2')).toBe('navigator'))
test("type '3' is self-serve [7]", () => expect(projectTypeFromWire('3')).toBe('self-serve'))

test("statuses are the codes '1' to '7' [236 237 238 239 240]", () => {
  expect((['1', '2', '3', '4', '5', '6', '7'] as const).map(statusFromWire)).toEqual([
    'active',
    'paused',
    'draft',
    'queued',
    'preparing',
    'calibrating',
    'archived',
  ])
})

test('roles are 1 to 3, and -1 for someone who isn’t on the roster [331 332 333]', () => {
  expect(roleCodes).toEqual({ owner: 1, member: 2, commenter: 3, none: -1 })
})

test('each word survives a round trip through the API', () => {
  expect(projectStatuses.map((status) => statusFromWire(statusToWire(status)))).toEqual(projectStatuses)
  expect(projectTypes.map((type) => projectTypeFromWire(projectTypeToWire(type)))).toEqual(projectTypes)
  for (const [role] of entriesOf(roleCodes)) expect(roleFromWire(roleToWire(role))).toBe(role)
  const roster = [{ email: 'ada@harbour.example', role: 'commenter' as const, name: null }]
  expect(rosterToWire(roster)).toEqual([{ email: 'ada@harbour.example', role: 3, name: null }])
  expect(rosterFromWire(rosterToWire(roster))).toEqual(roster)
})

test('a request may state a type only by its code', () => {
  expect(projectTypeField.parse('2')).toBe('navigator')
  for (const wrong of ['navigator', '4', '', 2, null]) expect(projectTypeField.safeParse(wrong).success, String(wrong)).toBe(false)
})

test('the lifecycle page has the codes of the statuses', () => {
  const codes = entriesOf(statusCodes).map(([word, code]) => `${code} ${word}`)
  expect(readFileSync(new URL('../docs/lifecycle.md', import.meta.url), 'utf8')).toContain(`${codes.join(', ')} (`)
})

test.each([
  [1, 'job_title'],
  [3, 'underqualified'],
  [4, 'required_keywords'],
  [5, 'overqualified'],
  [7, 'compensation'],
  [8, 'prestige'],
  [9, 'higher_degrees'],
  [10, 'missing_skills'],
  [11, 'other'],
  [12, 'already_contacted'],
  [13, 'company'],
  [14, 'sponsorship'],
  [15, 'industry'],
  [16, 'location'],
  [17, 'job_changes'],
  [18, 'not_hands_on'],
  [2, 'reserved_2'],
  [6, 'reserved_6'],
] as const)('rejection %i is %s, as a number and as text [812 813 814 815 816 817 818 819 820 821 822 823 824 825]', (code, reason) => {
  expect([rejectionFromWire(code), rejectionFromWire(` ${code} `), rejectionToWire(reason)]).toEqual([reason, reason, code])
})

test('a plain move to Rejected is code 11 [434]', () => expect(rejectionToWire(manualRejection.reason)).toBe(11))

test.each([
  ['JOB_TITLE_NOT_MATCHED', 1],
  ['DONT_LIKE_COMPANY', 13],
  ['NOT_ENOUGH_EXPERIENCE', 3],
  ['CANDIDATE_OVERQUALIFIED', 5],
  ['EXPERIENCE_NOT_RELEVANT', 15],
  ['SKILLS_NOT_MATCHED', 10],
  ['RESPONSE_PROB_LOW', 11],
  ['EDUCATION_NOT_HIGH', 9],
  ['VISA', 14],
  ['OTHER', 11],
  ['ALREADY_CONTACTED', 12],
])('the older key %s is accepted as %i [826]', (key, code) => {
  expect(rejectionFromWire(key)).toBe(rejectionFromWire(code))
  expect(rejectionFromWire(` ${key.toLowerCase()} `)).toBe(rejectionFromWire(code))
})

test.each(['', '0', '19', '-1', '1.5', 'TOO_TALL', 'job_title', 99])('%s is no rejection', (value) => {
  expect(rejectionFromWire(value)).toBeNull()
})

test.each([
  [1, 'misclassification'],
  [2, 'timing'],
  [3, 'compensation'],
  [4, 'seniority'],
  [5, 'remote_policy'],
  [6, 'company_fit'],
  [7, 'visa'],
  [8, 'other'],
  [9, 'role_fit'],
  [12, 'wrong_email'],
  [30, 'offer_declined'],
] as const)('not interested %i is %s, and cards have the word as key [828 829]', (code, reason) => {
  expect([code, String(code), reason].map(notInterestedFromWire)).toEqual([reason, reason, reason])
  expect(notInterestedToWire(reason)).toBe(code)
})

test('V1 has no declined offer: it shows Other, and refuses one', () => {
  expect([notInterestedToWire('offer_declined', 'v1'), notInterestedToWire('timing', 'v1')]).toEqual([8, 2])
  expect(notInterestedReasons.safeParse(['30']).success).toBe(false)
  expect(notInterestedReasonsV2.parse(['30', 'timing'])).toEqual(['offer_declined', 'timing'])
  for (const wrong of [10, 99, '', 'Timing']) expect(notInterestedFromWire(wrong), String(wrong)).toBeNull()
})

test('the reasons for stopping a project are 1 to 5, and 6 is this product’s own', () => {
  expect([1, 2, 3, 4, 5, 6].map(stopReasonFromWire)).toEqual([
    'hired_through_us',
    'hired_elsewhere',
    'enough_candidates',
    'role_closed',
    'other',
    'hired_here',
  ])
  for (const wrong of [0, 7, 1.5]) expect(stopReasonFromWire(wrong), String(wrong)).toBeNull()
})

test.each([
  [1, 'under_review'],
  [2, 'imported'],
  [3, 'approved'],
  [4, 'rejected'],
  [5, 'outreach_email'],
  [6, 'outreach_manual'],
  [7, 'linkedin_inmail'],
  [8, 'interview'],
  [9, 'not_interested'],
  [10, 'follow_up_1'],
  [11, 'follow_up_2'],
  [12, 'follow_up_3'],
  [13, 'linkedin_invitation'],
  [14, 'custom_1'],
  [15, 'custom_2'],
  [16, 'custom_3'],
  [17, 'custom_4'],
  [18, 'custom_5'],
  [19, 'linkedin_message'],
  [20, 'scheduled_email'],
  [21, 'autopilot_recruiter'],
  [22, 'hiring_manager'],
  [23, 'hiring_manager_approved'],
  [24, 'question'],
  [25, 'awaiting_info'],
  [26, 'training_positive'],
  [27, 'training_negative'],
] as const)(
  'history code %i is %s [602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622]',
  (code, event) => {
    expect([historyEventFromWire(code), historyEventToWire(event)]).toEqual([event, code])
  },
)

test('four history codes are this product’s own', () => {
  expect([28, 29, 30, 31, 32].map(historyEventFromWire)).toEqual(['ats', 'taken_over', 'offer', 'hired', null])
})
