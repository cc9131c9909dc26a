import { expect, test } from 'vitest'
import type { Application } from '../shared/application.ts'
import { cleanReasons, monthsAfter, recontactSentence, recontactStop } from './recontact.ts'

const application = (change: Partial<Application>): Application => ({
  jobTitle: 'Account Executive',
  stage: 'On-site',
  outcome: 'rejected',
  appliedOn: '2026-08-20',
  endedOn: '2026-09-30',
  reason: '',
  source: '',
  externalId: '',
  ...change,
})
const rule = { months: 6, reasons: ['Reference check'] }
const today = '2026-11-29'

test.each([
  ['a rejection two months ago waits until six months after it', {}, '2027-03-30'],
  ['one seven months ago no longer does', { endedOn: '2026-04-28', appliedOn: '2026-03-01' }, undefined],
  ['without the day of the rejection, that of the application counts', { endedOn: null }, '2027-02-20'],
  ['without any day, age stops no one', { endedOn: null, appliedOn: null }, undefined],
  ['a withdrawal counts like a rejection', { outcome: 'withdrawn' }, '2027-03-30'],
  ['someone in the process is not written to', { outcome: 'open', endedOn: null }, '2027-02-20'],
  ['an application that was never closed is forgotten in time', { outcome: 'open', endedOn: null, appliedOn: '2024-01-01' }, undefined],
  ['someone who was hired never is', { outcome: 'hired', endedOn: '2019-01-01' }, null],
  ['a reason on the list is for good, in any case', { reason: 'Failed REFERENCE CHECK', endedOn: '2019-01-01' }, null],
] as const)('%s', (_, change, until) => {
  expect(recontactStop(rule, [application(change)], today)?.until).toBe(until)
})

test('the longest of several stops counts, and none of no applications', () => {
  const stop = recontactStop(rule, [application({ endedOn: '2026-06-10' }), application({}), application({ endedOn: '2026-07-01' })], today)
  expect(stop?.until).toBe('2027-03-30')
  expect(recontactStop(rule, [], today)).toBeNull()
  expect(recontactStop({ months: 0, reasons: [] }, [application({ endedOn: today })], today)).toBeNull()
  expect(recontactSentence(stop!)).toBe(
    'Applied in 2026 for Account Executive, rejected after On-site. Your team writes to past applicants again from Mar 30, 2027.',
  )
})

test('months end on days that exist', () => {
  expect([monthsAfter('2026-08-31', 6), monthsAfter('2027-11-30', 3), monthsAfter('2026-01-15', 12)]).toEqual([
    '2027-02-28',
    '2028-02-29',
    '2027-01-15',
  ])
  expect(cleanReasons([' Culture ', 'culture', '', 'Skills'])).toEqual(['culture', 'Skills'])
})
