// Why a project is paused or archived, by choice.
import { expect, test } from 'vitest'
import { checkStopReason, hiredHereText, stopReasons, stopReasonText } from './stop-reason.ts'

test('five choices, the first naming the product', () => {
  expect(stopReasons('Fairlead').map(({ reason, label }) => `${reason}: ${label}`)).toEqual([
    'hired_through_us: Candidate was hired through Fairlead.',
    'hired_elsewhere: Candidate was hired through other sources.',
    'enough_candidates: There are enough candidates in the pipeline.',
    'role_closed: I no longer need this role.',
    'other: Other',
  ])
})

test.each([
  [null, '', { paused_archived_reason: 'Required.' }],
  ['hired_here', '', { paused_archived_reason: 'Choose one of the listed reasons.' }],
  ['hired_through_us', ' ', { paused_archived_reason_other: 'Required.' }],
  ['hired_through_us', 'https://example.com/in/ada', { paused_archived_reason_other: 'URL is not valid' }],
  ['hired_through_us', 'www.linkedin.com/in/ada', null],
  ['hired_elsewhere', '', null],
  ['enough_candidates', '', null],
  ['role_closed', '', null],
  ['other', '', { paused_archived_reason_other: 'Required.' }],
  ['other', 'budget', null],
] as const)('reason %j with %j', (reason, otherReason, wrong) => {
  expect(checkStopReason({ reason, other: otherReason })).toEqual(wrong)
})

test.each([
  [null, null, null],
  ['hired_elsewhere', null, 'Candidate was hired through other sources.'],
  ['hired_through_us', 'https://www.linkedin.com/in/ada', 'Candidate was hired through Fairlead.'],
  ['other', ' No budget this year. ', 'No budget this year.'],
  ['other', ' ', 'Other'],
] as const)('reason %j with %j reads %j', (reason, otherReason, text) =>
  expect(stopReasonText('Fairlead', { reason, other: otherReason })).toBe(text),
)

test('a project with someone in Hired may be archived for that reason', () => {
  expect(checkStopReason({ reason: 'hired_here', other: '' }, 1)).toBeNull()
  expect(checkStopReason({ reason: 'hired_here', other: '' }, 0)).toEqual({ paused_archived_reason: 'Choose one of the listed reasons.' })
  expect([hiredHereText(['Ada Okafor']), hiredHereText(['Ada Okafor', 'Jo Doe'])]).toEqual([
    'Filled: Ada Okafor was hired.',
    'Filled: 2 candidates were hired.',
  ])
  expect(stopReasonText('Fairlead', { reason: 'hired_here', other: null })).toBe('Filled by a candidate in this project.')
})
