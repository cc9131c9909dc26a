import { expect, test } from 'vitest'
import {
  checkInterviewer,
  defaultInterviewer,
  hoursPerWeek,
  isTimeZone,
  minutesOf,
  validateHours,
  type InterviewerSettings,
} from './interviewer.ts'

test.each([
  [[['09:00', '17:00']], null],
  [[], null],
  [
    [
      ['13:00', '17:00'],
      ['09:00', '12:00'],
    ],
    null,
  ],
  [
    [
      ['09:00', '12:00'],
      ['12:00', '13:00'],
    ],
    null,
  ],
  [[['22:00', '24:00']], null],
  [[['09:00', '09:00']], 'The end must be after the start.'],
  [[['17:00', '09:00']], 'The end must be after the start.'],
  [
    [
      ['09:00', '12:00'],
      ['11:59', '13:00'],
    ],
    'These times overlap.',
  ],
  [[['09:00', '']], 'Enter both times.'],
  [[['09:60', '10:00']], 'Enter both times.'],
  [[['24:01', '25:00']], 'Enter both times.'],
  [[['09:00', '09:29']], 'A 30-minute interview doesn’t fit in these hours.'],
])('hours %j: %s [116]', (spans, problem) => {
  expect(
    validateHours(
      (spans as [string, string][]).map(([start, end]) => ({ start, end })),
      30,
    ),
  ).toBe(problem)
})

const phone = { meetingKind: 'phone' as const }
test.each<[Partial<InterviewerSettings>, Record<string, string>]>([
  [{}, {}],
  [{ timeZone: 'Mars/Olympus' }, { time_zone: 'Choose a time zone.' }],
  [{ hours: [] }, { hours: 'Choose at least one day.' }],
  [{ hours: [{ day: 6, start: '10:00', end: '09:00' }] }, { hours_6: 'The end must be after the start.' }],
  [{ slotMinutes: 14 }, { slot_minutes: 'Enter a whole number from 15 to 240.' }],
  [{ slotMinutes: 30.5 }, { slot_minutes: 'Enter a whole number from 15 to 240.' }],
  [{ bufferBeforeMinutes: -1 }, { buffer_before_minutes: 'Enter a whole number from 0 to 120.' }],
  [{ bufferAfterMinutes: 121 }, { buffer_after_minutes: 'Enter a whole number from 0 to 120.' }],
  [{ noticeHours: 337 }, { notice_hours: 'Enter a whole number from 0 to 336.' }],
  [{ horizonDays: 0 }, { horizon_days: 'Enter a whole number from 1 to 90.' }],
  [{ dailyLimit: null }, {}],
  [{ dailyLimit: 0 }, { daily_limit: 'Enter a whole number from 1 to 20.' }],
  [{ meetingKind: 'video' }, { meeting_link: 'This field is required.' }],
  [{ meetingKind: 'video', meetingLink: 'room 5' }, { meeting_link: 'Not a valid URL.' }],
  [{ meetingKind: 'video', meetingLink: 'https://meet.example/ada' }, {}],
  [{ ...phone, meetingPhone: 'call me' }, { meeting_phone: 'Not a valid phone number.' }],
  [{ ...phone, meetingPhone: '+49 30 12345-6' }, {}],
  [{ slotStepMinutes: 4 }, { slot_step_minutes: 'Enter a whole number from 5 to 240.' }],
  [{ weeklyLimit: 101 }, { weekly_limit: 'Enter a whole number from 1 to 100.' }],
  [{ daysOff: [{ from: '2026-12-24', to: '2026-12-26', name: 'Holidays' }] }, {}],
  [{ daysOff: [{ from: '2026-12-24', to: '2026-12-23', name: 'Holidays' }] }, { days_off: 'The last day must not be before the first.' }],
  [{ daysOff: [{ from: '2026-02-30', to: '2026-03-01', name: 'Holidays' }] }, { days_off: 'Enter both dates.' }],
  [{ daysOff: [{ from: '2026-12-24', to: '2026-12-24', name: ' ' }] }, { days_off: 'Enter a name of at most 100 characters.' }],
  [{ meetingKind: 'place' }, { meeting_place: 'This field is required.' }],
])('%j gives %j [116]', (part, wrong) => {
  expect(checkInterviewer({ ...defaultInterviewer, ...part })).toEqual(wrong)
})

test('times, zones, and weekly hours', () => {
  expect(['00:00', '09:30', '24:00', '9:30', '25:00'].map(minutesOf)).toEqual([0, 570, 1440, null, null])
  expect(['Europe/Berlin', 'UTC', '', 'Nowhere'].map(isTimeZone)).toEqual([true, true, false, false])
  expect(hoursPerWeek(defaultInterviewer.hours)).toBe(40)
})
