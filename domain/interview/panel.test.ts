import { expect, test } from 'vitest'
import { readSchedule, type BusySpan, type Schedule } from './availability.ts'
import { defaultInterviewer, type InterviewerSettings } from './interviewer.ts'
import { jointSchedule, joiningSettings, namesInWords } from './panel.ts'

const now = Date.parse('2027-03-01T00:00:00Z')
const hour = 3_600_000
const time = (hours: number) => now + hours * hour
const busy = (from: number, to: number): BusySpan => ({
  start: time(from),
  end: time(to),
  title: 'Busy',
  calendar: 'Work',
  isDayOff: false,
})
const host: InterviewerSettings = {
  ...defaultInterviewer,
  hours: [{ day: 0, start: '09:00', end: '12:00' }],
  slotMinutes: 60,
  noticeHours: 0,
  bufferAfterMinutes: 0,
  horizonDays: 1,
}
const scheduleOf = (settings: InterviewerSettings, spans: BusySpan[] = []): Schedule =>
  readSchedule({ settings, busy: spans, booked: [], now })
const startsOf = (schedule: Schedule) => schedule.offered().map(({ start }) => (start - now) / hour)

test("a panel offers the times when everyone is free, with the host's start times and length", () => {
  const otherSettings: InterviewerSettings = { ...host, hours: [{ day: 0, start: '09:30', end: '12:00' }], slotMinutes: 15 }
  const joining = joiningSettings(otherSettings, host)
  expect(startsOf(jointSchedule([scheduleOf(host), scheduleOf(joining)]))).toEqual([10, 11])
  // half an hour of the second slot is taken: fifteen minutes would fit, an hour doesn't
  expect(startsOf(jointSchedule([scheduleOf(host), scheduleOf(joining, [busy(10.5, 11)])]))).toEqual([11])
  expect(startsOf(jointSchedule([scheduleOf(host, [busy(11, 12)]), scheduleOf(joining, [busy(10.5, 11)])]))).toEqual([])
  expect(startsOf(jointSchedule([scheduleOf(host)]))).toEqual([9, 10, 11])
})

test('combines the reasons of all interviewers', () => {
  const joint = jointSchedule([scheduleOf(host, [busy(9, 10)]), scheduleOf(joiningSettings(host, host), [busy(9, 9.5)])])
  expect(joint.explain(time(9)).map(({ code }) => code)).toEqual(['busy', 'busy'])
  expect(joint.explain(time(10))).toEqual([])
})

test.each([
  [[], ''],
  [['Ada'], 'Ada'],
  [['Ada', 'Ben'], 'Ada and Ben'],
  [['Ada', 'Ben', 'Cy'], 'Ada, Ben and Cy'],
])('%j is read as %j', (names, words) => {
  expect(namesInWords(names)).toBe(words)
})
