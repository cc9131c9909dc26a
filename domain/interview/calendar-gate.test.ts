import { expect, test } from 'vitest'
import { whyNotSchedule, type Screener } from './calendar-gate.ts'

const project = { type: 'navigator' as const, isInCalibration: false, phoneScreenerNeedsCalendarAuth: true }
const screener: Screener = { email: 'sam@team.example', firstName: 'Sam', lastName: 'Field', hasCalendar: false }

test.each(['APPROVED', 'HIRING_MANAGER_APPROVED', 'INTERVIEWING'] as const)('%s waits for the calendar of the screener', (to) => {
  expect(whyNotSchedule(project, screener, to)).toBe('calendar_required')
})

test.each([
  ['a synced calendar', project, { ...screener, hasCalendar: true }, 'APPROVED'],
  ['a project that does not ask for it', { ...project, phoneScreenerNeedsCalendarAuth: false }, screener, 'APPROVED'],
  ['a project without a screener', project, null, 'APPROVED'],
  ['calibration of an autopilot project', { ...project, type: 'autopilot', isInCalibration: true }, screener, 'APPROVED'],
  ['a rejection', project, screener, 'REJECTED'],
  ['a move to Needs Attention', project, screener, 'QUESTION'],
] as const)('nothing is stopped by %s', (_, facts, person, to) => {
  expect(whyNotSchedule(facts, person, to)).toBeNull()
})

test('calibration in a navigator project is no exception', () => {
  expect(whyNotSchedule({ ...project, isInCalibration: true }, screener, 'APPROVED')).toBe('calendar_required')
})
