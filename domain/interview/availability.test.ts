import { expect, test } from 'vitest'
import { readSchedule, type BookedSpan, type BusySpan } from './availability.ts'
import { defaultInterviewer, type InterviewerSettings } from './interviewer.ts'
import { chooseHost, nearestByAny, offeredByAny } from './round-robin.ts'
import { reasonSentence, type SlotReason } from './slot-reasons.ts'

/** A Monday. */
const midnight = Date.parse('2026-11-23T00:00:00Z')
const time = (hours: number) => midnight + hours * 3_600_000
const nine: InterviewerSettings = {
  ...defaultInterviewer,
  hours: [{ day: 0, start: '09:00', end: '12:00' }],
  bufferBeforeMinutes: 15,
  bufferAfterMinutes: 10,
  noticeHours: 2,
  dailyLimit: null,
}
const event = (start: number, end: number, more: Partial<BusySpan> = {}): BusySpan => ({
  start: time(start),
  end: time(end),
  title: 'Dentist',
  calendar: 'Home',
  isDayOff: false,
  ...more,
})
const booked = (start: number, end: number, more: Partial<BookedSpan> = {}): BookedSpan => ({
  id: 'i',
  start: time(start),
  end: time(end),
  isHeld: false,
  title: 'Jo Doe',
  ...more,
})
const scheduleOf = (facts: { settings?: Partial<InterviewerSettings>; busy?: BusySpan[]; booked?: BookedSpan[]; now?: number }) =>
  readSchedule({
    settings: { ...nine, ...facts.settings },
    busy: facts.busy ?? [],
    booked: facts.booked ?? [],
    now: facts.now ?? time(0),
  })
const sentences = (reasons: SlotReason[]) => reasons.map((reason) => reasonSentence(reason, 'UTC'))

test.each<[string, Parameters<typeof scheduleOf>[0], number, string[]]>([
  ['a free time', {}, 9, []],
  ['before the hours', {}, 8.5, ['Outside your working hours.']],
  ['not wholly within', { settings: { slotMinutes: 45 } }, 11.5, ['Outside your working hours.']],
  ['between two beginnings', {}, 9.25, ['Your interviews don’t start at this time.']],
  ['a beginning of a finer step', { settings: { slotStepMinutes: 15 } }, 9.25, []],
  ['notice', { now: time(8) }, 9.5, ['Less than your 2 hours of notice.']],
  ['exactly the notice', { now: time(7.5) }, 9.5, []],
  ['horizon', { now: time(-15 * 24) }, 9, ['More than 14 days ahead.']],
  ['exactly the horizon', { now: time(-14 * 24) }, 9, []],
  ['own days off', { settings: { daysOff: [{ from: '2026-11-20', to: '2026-11-23', name: 'Harvest' }] } }, 9, ['A day off: Harvest.']],
  ['a whole day of a calendar of them', { busy: [event(0, 24, { isDayOff: true, title: 'Carnival' })] }, 9, ['A day off: Carnival.']],
  ['such a day of another zone', { busy: [event(-11, 13, { isDayOff: true, title: 'Carnival' })] }, 9, ['A day off: Carnival.']],
  ['the day after one', { busy: [event(-24, 0, { isDayOff: true })] }, 9, []],
  ['busy', { busy: [event(9.25, 9.5)] }, 9, ['You are busy: “Dentist” in the calendar “Home” (09:15–09:30).']],
  ['just after, with room', { busy: [event(8, 8.75)] }, 9, []],
  ['too close after', { busy: [event(8, 8.8)] }, 9, ['Less than 15 minutes after “Dentist” in the calendar “Home” (08:00–08:48).']],
  ['too close before', { busy: [event(9.6, 10)] }, 9, ['Less than 10 minutes before “Dentist” in the calendar “Home” (09:36–10:00).']],
  [
    'an event of days',
    { busy: [event(-48, 48)] },
    9,
    ['You are busy: “Dentist” in the calendar “Home” (2026-11-21 00:00 – 2026-11-25 00:00).'],
  ],
  ['another interview', { booked: [booked(9, 9.5)] }, 9, ['You have the interview with Jo Doe (09:00–09:30).']],
  ['a held one', { booked: [booked(9, 9.5, { isHeld: true })] }, 9, ['Someone is currently choosing a reserved time (09:00–09:30).']],
  [
    'an interview keeps its buffers too',
    { booked: [booked(9.5, 10)] },
    9,
    ['Less than 15 minutes before the interview with Jo Doe (09:30–10:00).'],
  ],
  ['a full day', { settings: { dailyLimit: 1 }, booked: [booked(15, 15.5)] }, 9, ['You’ve reached your limit of 1 interview that day.']],
  [
    'a full week',
    { settings: { weeklyLimit: 2 }, booked: [booked(150, 151), booked(160, 161)] },
    9,
    ['You’ve reached your limit of 2 interviews that week.'],
  ],
  ['a full week before', { settings: { weeklyLimit: 1 }, booked: [booked(-1, -0.5)] }, 9, []],
  [
    'all at once',
    {
      now: time(8),
      busy: [event(0, 24, { isDayOff: true, title: 'Carnival' }), event(8, 10)],
      settings: { dailyLimit: 1 },
      booked: [booked(15, 16)],
    },
    8.75,
    [
      'Outside your working hours.',
      'Less than your 2 hours of notice.',
      'A day off: Carnival.',
      'You are busy: “Dentist” in the calendar “Home” (08:00–10:00).',
      'You’ve reached your limit of 1 interview that day.',
    ],
  ],
])('%s', (_, facts, start, reasons) => {
  expect(sentences(scheduleOf(facts).explain(time(start)))).toEqual(reasons)
})

test('an hour that the clock repeats is worked once, an hour it skips not at all', () => {
  const night = { timeZone: 'Europe/Berlin', hours: [{ day: 6, start: '01:00', end: '04:00' }] as InterviewerSettings['hours'] }
  const clock = (date: string) => {
    const now = Date.parse(`${date}T00:00:00Z`) - 5 * 86_400_000
    const schedule = scheduleOf({ settings: { ...night, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 }, now })
    return schedule.offered().flatMap(({ start }) => {
      const text = new Date(start).toISOString()
      return text.startsWith(date) || text.startsWith('2026-10-24') || text.startsWith('2026-03-28') ? [text.slice(11, 16)] : []
    })
  }
  expect(clock('2026-10-25')).toEqual(['23:00', '23:30', '00:00', '00:30', '02:00', '02:30'])
  expect(clock('2026-03-29')).toEqual(['00:00', '00:30', '01:00', '01:30'])
  const second = scheduleOf({ settings: night, now: Date.parse('2026-10-20T00:00:00Z') }).explain(Date.parse('2026-10-25T01:00:00Z'))
  expect(second, 'the second half past two').toEqual([{ code: 'hours' }])
})

test('interviewers take turns: the fewest interviews that week, then the longest wait', () => {
  const member = (userId: string, load: number, lastGivenAt: number | null) => ({ userId, load, lastGivenAt })
  expect(chooseHost([member('a', 2, 1), member('b', 1, 9), member('c', 1, 5)])?.userId).toBe('c')
  expect(chooseHost([member('b', 0, null), member('a', 0, null), member('c', 0, 1)])?.userId).toBe('a')
  expect(chooseHost([])).toBeNull()
})

test('a pool offers each time once, and the nearest first', () => {
  const [ada, bo] = [scheduleOf({}), scheduleOf({ settings: { hours: [{ day: 0, start: '11:00', end: '13:00' }] } })]
  const offered = offeredByAny([ada, bo]).filter(({ start }) => start < time(24))
  expect(offered.map(({ start }) => start)).toEqual([9, 9.5, 10, 10.5, 11, 11.5, 12, 12.5].map(time))
  const far = (from: number) => (a: number, b: number) => Math.abs(a - from) - Math.abs(b - from) || a - b
  const all = offeredByAny([ada, bo]).map(({ start }) => start)
  for (const from of [time(10.25), time(-400), time(0), time(14 * 24), time(900), time(80)])
    for (const max of [1, 5, 12, 100])
      expect(nearestByAny([ada, bo], from, max).map(({ start }) => start)).toEqual(all.toSorted(far(from)).slice(0, max))
})
