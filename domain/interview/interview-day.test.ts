// The order and times of an interview day, compared with every order and time tried one by one.
import { describe, expect, it } from 'vitest'
import { randomFrom } from '../../testing/random.ts'
import { readSchedule } from './availability.ts'
import { daySchedule, type DayPart, type PlannedPart } from './interview-day.ts'
import { checkParts, seatEveryone } from '../project/interview-parts.ts'
import { defaultInterviewer } from './interviewer.ts'
import { mayJoin } from './panel.ts'

const minute = 60_000
const instant = (time: string) => Date.parse(`2026-11-23T${time}:00Z`)
const clock = (time: number) => new Date(time).toISOString().slice(11, 16)

function member(userId: string, minutes: number, busy: [string, string][] = []) {
  const settings = { ...defaultInterviewer, slotMinutes: minutes, bufferAfterMinutes: 0, noticeHours: 0, horizonDays: 1, dailyLimit: null }
  const spans = busy.map(([start, end]) => ({ start: instant(start), end: instant(end), title: 'Away', calendar: 'Work', isDayOff: false }))
  return { userId, schedule: readSchedule({ settings, busy: spans, booked: [], now: instant('06:00') }) }
}
const part = (minutes: number, members: DayPart['members'], more: Partial<DayPart> = {}): DayPart => ({
  minutes,
  pause: 0,
  seats: members.length,
  members,
  ...more,
})
const utc = { keepOrder: false, timeZone: 'UTC' }
const inWords = (plan: PlannedPart[] | null) => plan?.map((planned) => `${planned.part} ${clock(planned.start)}–${clock(planned.end)}`)

describe('a day of several interviews', () => {
  it('keeps the given order where it can, with the pauses between the interviews', () => {
    const parts = [part(45, [member('ada', 45)], { pause: 15 }), part(60, [member('ben', 60)], { pause: 60 }), part(30, [member('cy', 30)])]
    const day = daySchedule(parts, utc)
    expect(inWords(day.planAt(instant('09:00')))).toEqual(['0 09:00–09:45', '1 10:00–11:00', '2 12:00–12:30'])
    expect(day.offeredOn('2026-11-23')[0]).toEqual({ start: instant('09:00'), end: instant('12:30') })
    expect(day.planAt(instant('09:15'))).toBeNull()
    // in another order, the longest pause comes last
    expect(day.offeredOn('2026-11-23').at(-1)).toEqual({ start: instant('14:30'), end: instant('17:00') })
    expect(day.offered()).toHaveLength(24)
  })

  it('finds another order around what is in the calendars, and none where the order is kept', () => {
    const parts = [part(60, [member('ada', 60, [['09:00', '10:00']])]), part(60, [member('ben', 60, [['10:00', '17:00']])])]
    expect(inWords(daySchedule(parts, utc).planAt(instant('09:00')))).toEqual(['1 09:00–10:00', '0 10:00–11:00'])
    expect(
      daySchedule(parts, { ...utc, keepOrder: true })
        .offered()
        .filter(({ start }) => start < instant('17:00')),
    ).toEqual([])
  })

  it('lets the candidate wait for at most an hour', () => {
    const until = (time: string) => [part(60, [member('ada', 60)]), part(60, [member('ben', 60, [['09:00', time]])])]
    const keep = { ...utc, keepOrder: true }
    expect(inWords(daySchedule(until('11:00'), keep).planAt(instant('09:00')))).toEqual(['0 09:00–10:00', '1 11:00–12:00'])
    expect(daySchedule(until('11:05'), keep).planAt(instant('09:00'))).toBeNull()
  })

  it('gives no one two parts, and tries other orders for that', () => {
    const pool = () => [member('ada', 60), member('ben', 60, [['09:00', '10:00']])]
    const [first, second] = [part(60, pool(), { seats: 1 }), part(60, pool(), { seats: 1 })]
    expect(
      daySchedule([first, second], utc)
        .planAt(instant('09:00'))!
        .map(({ userIds }) => userIds),
    ).toEqual([['ada'], ['ben']])
    expect(daySchedule([first, part(60, [member('ada', 60)])], utc).planAt(instant('09:00'))).toMatchObject([
      { part: 1, userIds: ['ada'] },
      { part: 0, userIds: ['ben'] },
    ])
    expect(daySchedule([part(60, [member('ada', 60)]), part(60, [member('ada', 60)])], utc).offered()).toEqual([])
  })

  it('agrees with trying everything, on random days', () => {
    const random = randomFrom(11)
    let offers = 0
    for (let round = 0; round < 120; round++) {
      const busy = () =>
        Array.from({ length: random.whole(3) }, () => {
          const from = 9 + random.whole(7)
          return [`${String(from).padStart(2, '0')}:${random.pick(['00', '15', '30'])}`, `${from + 1}:30`] as [string, string]
        })
      const people = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, busy: busy() }))
      const parts = Array.from({ length: 2 + random.whole(2) }, () => {
        const minutes = random.pick([30, 45, 60, 90])
        const pool = people.filter(() => random.next() < 0.5)
        const members = (pool.length > 0 ? pool : people).map(({ id, busy: spans }) => member(id, minutes, spans))
        return part(minutes, members, { pause: random.pick([0, 0, 15]), seats: random.next() < 0.7 ? 1 : Math.min(2, members.length) })
      })
      const keepOrder = random.next() < 0.4
      const day = daySchedule(parts, { keepOrder, timeZone: 'UTC' })
      for (let start = instant('08:30'); start <= instant('15:00'); start += 30 * minute) {
        const plan = day.planAt(start)
        expect(plan !== null, `round ${round} at ${clock(start)}`).toBe(tryEverything(parts, keepOrder, start))
        if (!plan) continue
        offers++
        const people = plan.flatMap(({ userIds }) => userIds)
        expect(new Set(people).size).toBe(people.length)
        for (const [index, planned] of plan.entries()) {
          const { minutes, members, seats, pause } = parts[planned.part]!
          expect(planned.end - planned.start).toBe(minutes * minute)
          expect(planned.userIds).toHaveLength(seats)
          for (const id of planned.userIds) expect(mayJoin(members.find(({ userId }) => userId === id)!.schedule, planned.start)).toBe(true)
          const next = plan[index + 1]
          if (next) expect(next.start).toBeGreaterThanOrEqual(planned.end + pause * minute)
        }
      }
    }
    expect(offers).toBeGreaterThan(300)
  })

  it('asks each calendar about a time once, however many orders there are', () => {
    const settings = { ...defaultInterviewer, slotMinutes: 45, bufferAfterMinutes: 0, noticeHours: 0, horizonDays: 14, dailyLimit: null }
    let questions = 0
    const free = (userId: string) => {
      const schedule = readSchedule({ settings, busy: [], booked: [], now: instant('06:00') })
      const explain = (start: number) => {
        questions++
        return schedule.explain(start)
      }
      return { userId, schedule: { ...schedule, explain } }
    }
    const pool = Array.from({ length: 10 }, (_, index) => free(`p${index}`))
    const parts = Array.from({ length: 8 }, () => part(45, pool, { seats: 1, pause: 10 }))
    expect(daySchedule(parts, utc).offered().length).toBeGreaterThan(10)
    // eight parts, ten people, fifteen days, every five minutes
    expect(questions).toBeLessThanOrEqual(8 * 10 * 15 * 288)
  })
})

/** Every order, every time, everyone. */
function tryEverything(parts: readonly DayPart[], keepOrder: boolean, dayStart: number): boolean {
  const choices = <T>(list: readonly T[], count: number): T[][] =>
    count === 0 ? [[]] : list.flatMap((item, index) => choices(list.slice(index + 1), count - 1).map((rest) => [item, ...rest]))
  const extend = (done: readonly number[], used: readonly string[], from: number, waited: number): boolean => {
    if (done.length === parts.length) return true
    return parts.some((next, index) => {
      if (done.includes(index) || (keepOrder && index !== done.length)) return false
      for (let wait = 0; wait <= (done.length === 0 ? 0 : 60 - waited); wait += 5) {
        const start = from + wait * minute
        const free = next.members.filter(({ userId, schedule }) => !used.includes(userId) && mayJoin(schedule, start))
        for (const people of choices(free, next.seats))
          if (
            extend(
              [...done, index],
              [...used, ...people.map(({ userId }) => userId)],
              start + (next.minutes + next.pause) * minute,
              waited + wait,
            )
          )
            return true
      }
      return false
    })
  }
  return extend([], [], dayStart, 0)
}

describe('the settings of a day', () => {
  const valid = { name: 'Coding', minutes: 60, pause: 0, interviewers: ['ada@crumb.example'], seats: 1 }
  const second = { ...valid, name: 'Design', interviewers: ['ben@crumb.example'] }
  it('are complete and can be held', () => {
    expect(checkParts([])).toBeNull()
    expect(checkParts([valid, second])).toBeNull()
    expect(checkParts([valid])).toContain('2 to 8')
    expect(checkParts([valid, { ...second, name: ' ' }])).toContain('Name')
    expect(checkParts([valid, { ...second, minutes: 32 }])).toContain('Design')
    expect(checkParts([valid, { ...second, pause: 125 }])).toContain('Design')
    expect(checkParts([valid, { ...second, interviewers: [] }])).toContain('Design')
    expect(checkParts([valid, { ...second, interviewers: ['ADA@crumb.example'] }])).toContain('at most one')
    expect(checkParts(Array.from({ length: 6 }, (_, n) => ({ ...valid, minutes: 120, interviewers: [`p${n}@crumb.example`] })))).toContain(
      '10 hours',
    )
  })

  it('seat everyone who can be seated', () => {
    expect(seatEveryone([['a', 'b'], ['a'], ['b', 'c']], [1, 1, 1])).toEqual([['b'], ['a'], ['c']])
    expect(seatEveryone([['a', 'b'], ['a'], ['b']], [1, 1, 1])).toBeNull()
    expect(
      seatEveryone(
        [
          ['a', 'b', 'c'],
          ['a', 'd'],
        ],
        [2, 1],
      ),
    ).not.toBeNull()
  })
})
