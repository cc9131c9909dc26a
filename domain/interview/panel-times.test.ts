import { expect, test } from 'vitest'
import { readSchedule, type BookedSpan, type BusySpan, type Schedule } from './availability.ts'
import { defaultInterviewer, type InterviewerSettings } from './interviewer.ts'
import { panelTimes } from './panel-times.ts'
import { jointSchedule, joiningSettings } from './panel.ts'

// a Monday
const now = Date.parse('2027-03-01T00:00:00Z')
const time = (hours: number) => now + hours * 3_600_000
const busy = (from: number, to: number, isDayOff = false): BusySpan => ({
  start: time(from),
  end: time(to),
  title: 'Secret merger',
  calendar: 'Work',
  isDayOff,
})
const host: InterviewerSettings = {
  ...defaultInterviewer,
  hours: [{ day: 0, start: '09:00', end: '17:00' }],
  slotMinutes: 60,
  noticeHours: 0,
  bufferAfterMinutes: 0,
  dailyLimit: null,
  horizonDays: 6,
}
const hours = (start: string, end: string): InterviewerSettings => ({ ...host, hours: [{ day: 0, start, end }] })
const scheduleOf = (settings: InterviewerSettings, spans: BusySpan[] = [], booked: BookedSpan[] = []): Schedule =>
  readSchedule({ settings: joiningSettings(settings, host), busy: spans, booked, now })

function timesOf(...panel: [Schedule, ...Schedule[]]) {
  const times = panelTimes(panel)
  expect(times.common).toBe(jointSchedule(panel).offered().length)
  expect(times.hostSlots).toBe(panel[0].offered().length)
  return times
}

test('everyone is free: all of the host’s times are common, and no change is suggested', () => {
  expect(timesOf(scheduleOf(host), scheduleOf(host))).toMatchObject({ days: 6, hostSlots: 8, common: 8, bestChange: null })
})

test('names the person whose hours leave nothing, with how many times there would be without them', () => {
  const times = timesOf(scheduleOf(host), scheduleOf(hours('17:00', '20:00')), scheduleOf(host, [busy(9, 12)]))
  expect(times).toMatchObject({ hostSlots: 8, common: 0, bestChange: { member: 1, times: 5 } })
  expect(times.members[1]).toMatchObject({ rulesOut: 8, by: { hours: 8, calendar: 0 }, onlyThem: 5, mostly: 'hours' })
  expect(times.members[2]).toMatchObject({ rulesOut: 3, by: { calendar: 3, hours: 0 }, onlyThem: 0, mostly: null })
})

test('suggests no single change when two are unavailable at every time', () => {
  const late = scheduleOf(hours('17:00', '20:00'))
  expect(timesOf(scheduleOf(host), late, late)).toMatchObject({ common: 0, bestChange: null })
})

test('blames only the host when the host is busy', () => {
  const times = timesOf(scheduleOf(host, [busy(9, 17)]), scheduleOf(hours('09:00', '12:00')))
  expect(times).toMatchObject({ hostSlots: 0, common: 0, bestChange: { member: 0, times: 3 } })
  expect(times.members).toMatchObject([
    { rulesOut: 8, by: { calendar: 8 }, mostly: 'calendar' },
    { rulesOut: 0, onlyThem: 0 },
  ])
})

test('of equals someone who joins is named before the host', () => {
  expect(timesOf(scheduleOf(host, [busy(9, 13)]), scheduleOf(host, [busy(13, 17)])).bestChange).toEqual({ member: 1, times: 4 })
})

test('distinguishes days off, limits, and notice, and blames no one for times too soon for the host', () => {
  const interview: BookedSpan = { id: 'i', start: time(18), end: time(19), isHeld: false, title: 'Jo' }
  const times = timesOf(
    scheduleOf({ ...host, noticeHours: 10 }),
    scheduleOf(host, [busy(0, 24, true)]),
    scheduleOf({ ...host, dailyLimit: 1 }, [], [interview]),
    scheduleOf({ ...host, noticeHours: 12 }),
  )
  expect(times.hostSlots).toBe(7)
  expect(times.members.map(({ by }) => by)).toMatchObject([{ notice: 0 }, { days_off: 7 }, { limits: 7 }, { notice: 2 }])
})

test("reveals nothing from anyone's calendar", () => {
  expect(JSON.stringify(timesOf(scheduleOf(host), scheduleOf(host, [busy(9, 12)])))).not.toContain('merger')
})
