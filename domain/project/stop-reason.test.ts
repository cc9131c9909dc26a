// Why a project is paused or archived, choice by choice.
import { expect, test } from 'vitest'
import { checkStopReason, hiredHereText, stopReasons, stopReasonText } from './stop-reason.ts'

test('five choices, the first naming the product', () => {
  expect(stopReasons('Fairlead').map(({ code, label }) => `${code} ${label}`)).toEqual([
    '1 Candidate was hired through Fairlead.',
    '2 Candidate was hired through other sources.',
    '3 There are enough candidates in the pipeline.',
    '4 I no longer need this role.',
    '5 Other',
  ])
})

test.each([
  [null, '', { paused_archived_reason: 'Required.' }],
  [0, '', { paused_archived_reason: 'Choose one of the listed reasons.' }],
  [6, '', { paused_archived_reason: 'Choose one of the listed reasons.' }],
  [1.5, 'x', { paused_archived_reason: 'Choose one of the listed reasons.' }],
  [1, ' ', { paused_archived_reason_other: 'Required.' }],
  [1, 'https://example.com/in/ada', { paused_archived_reason_other: 'URL is not valid' }],
  [1, 'www.linkedin.com/in/ada', null],
  [2, '', null],
  [3, '', null],
  [4, '', null],
  [5, '', { paused_archived_reason_other: 'Required.' }],
  [5, 'budget', null],
])('reason %j with %j', (reason, other, wrong) => {
  expect(checkStopReason({ reason, other })).toEqual(wrong)
})

test.each([
  [null, null, null],
  [2, null, 'Candidate was hired through other sources.'],
  [1, 'https://www.linkedin.com/in/ada', 'Candidate was hired through Fairlead.'],
  [5, ' No budget this year. ', 'No budget this year.'],
  [5, ' ', 'Other'],
  [9, 'x', null],
])('reason %j with %j reads %j', (reason, other, text) => expect(stopReasonText('Fairlead', { reason, other })).toBe(text))

test('a project whose Hired stage holds someone may be archived for that', () => {
  expect(checkStopReason({ reason: 6, other: '' }, 1)).toBeNull()
  expect(checkStopReason({ reason: 6, other: '' }, 0)).toEqual({ paused_archived_reason: 'Choose one of the listed reasons.' })
  expect([hiredHereText(['Ada Okafor']), hiredHereText(['Ada Okafor', 'Jo Doe'])]).toEqual([
    'Filled: Ada Okafor was hired.',
    'Filled: 2 candidates were hired.',
  ])
  expect(stopReasonText('Fairlead', { reason: 6, other: null })).toBe('Filled by a candidate in this project.')
})
