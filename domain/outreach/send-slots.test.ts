import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leavesAt } from './send-hours.ts'
import { addUsage, dayLimit, nextSlot, noUsage, validateDayLimit, type MailboxLimits, type Slot } from './send-slots.ts'

const start = new Date('2026-11-23T09:00:00Z')
const hour = 3_600_000
const day = 24 * hour
const later = (ms: number) => new Date(start.getTime() + ms)
const limits = (change: Partial<MailboxLimits> = {}): MailboxLimits => ({ perDay: 50, warmsUpFrom: null, perDomainHour: 20, ...change })

test('a new mailbox grows from 20 a day to its limit, by 10 a week', () => {
  const warming = limits({ warmsUpFrom: start })
  expect([0, 6, 7, 14, 21, 28].map((days) => dayLimit(warming, later(days * day)))).toEqual([20, 20, 30, 40, 50, 50])
  expect(dayLimit(limits({ warmsUpFrom: start, perDay: 5 }), start)).toBe(5)
  expect(dayLimit(limits({ perDay: 200 }), start)).toBe(200)
})

test("a limit is a whole number within the installation's bound", () => {
  expect([0, 1, 200, 201, 1.5, Number.NaN].map((value) => validateDayLimit(value, 200) === null)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})

/** Plans this many messages one after another. */
function plan(
  count: number,
  mailboxLimits: MailboxLimits,
  open: (time: Date) => Date = (time) => time,
  domain = () => 'home.example',
): Slot[] {
  const usage = noUsage()
  return Array.from({ length: count }, () => {
    const to = domain()
    const slot = nextSlot(open(start), to, { limits: mailboxLimits, usage, open })
    addUsage(usage, slot.at, to)
    return slot
  })
}

describe('above a limit', () => {
  test("a message waits for the domain's next hour, then for the next day", () => {
    const slots = plan(5, limits({ perDay: 4, perDomainHour: 3 }))
    expect(slots.map(({ at: time, reason: because }) => [time.toISOString(), because])).toEqual([
      ['2026-11-23T09:00:00.000Z', null],
      ['2026-11-23T09:00:00.000Z', null],
      ['2026-11-23T09:00:00.000Z', null],
      ['2026-11-23T10:00:00.000Z', 'domain_hour'],
      ['2026-11-24T00:00:00.000Z', 'mailbox_day'],
    ])
  })

  test('continues with other domains', () => {
    const usage = noUsage()
    addUsage(usage, start, 'home.example', 20)
    expect(nextSlot(start, 'harbor.example', { limits: limits(), usage })).toEqual({ at: start, reason: null })
  })

  test('the next free time is within the recipient’s hours', () => {
    const berlin = (time: Date) => leavesAt(time, { timeZone: 'Europe/Berlin', isHoliday: () => false }, { from: 8, to: 18 }).at
    const friday = new Date('2026-11-27T16:30:00Z')
    const usage = noUsage()
    addUsage(usage, friday, 'home.example', 50)
    expect(nextSlot(friday, 'harbor.example', { limits: limits(), usage, open: berlin }).at.toISOString()).toBe('2026-11-30T07:00:00.000Z')
  })
})

/**
 * A simulated sender: at each time it takes the messages that are due, asks the rule whether the mailbox may send, and
 * postpones the rest, like the worker.
 */
function runScheduler(planned: readonly { at: Date; domain: string }[], mailboxLimits: MailboxLimits): Date[] {
  const sent = noUsage()
  const sentTimes: Date[] = []
  const queue = planned.map((message, id) => ({ ...message, id })).toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)
  while (queue.length > 0) {
    const message = queue.shift()!
    const { at: slotTime } = nextSlot(message.at, message.domain, { limits: mailboxLimits, usage: sent })
    if (slotTime.getTime() === message.at.getTime()) {
      addUsage(sent, slotTime, message.domain)
      sentTimes[message.id] = slotTime
    } else {
      queue.push({ ...message, at: slotTime })
      queue.sort((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id)
    }
  }
  return sentTimes
}

test('sends each message at the time estimated before the launch', () => {
  const domains = ['home.example', 'harbor.example', 'quay.example']
  fc.assert(
    fc.property(
      fc.record({
        count: fc.integer({ min: 1, max: 120 }),
        perDay: fc.integer({ min: 1, max: 60 }),
        perDomainHour: fc.integer({ min: 1, max: 15 }),
        isNew: fc.boolean(),
        pick: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 120, maxLength: 120 }),
      }),
      ({ count, perDay, perDomainHour, isNew, pick }) => {
        const mailboxLimits = limits({ perDay, perDomainHour, warmsUpFrom: isNew ? start : null })
        let next = 0
        const requested: string[] = []
        const domain = () => {
          const to = domains[pick[next++]!]!
          requested.push(to)
          return to
        }
        const estimate = plan(count, mailboxLimits, (time) => time, domain)
        const sentTimes = runScheduler(
          estimate.map(({ at: time }, id) => ({ at: time, domain: requested[id]! })),
          mailboxLimits,
        )
        expect(sentTimes).toEqual(estimate.map(({ at: time }) => time))
        const byDay = Map.groupBy(sentTimes, (time) => Math.floor(time.getTime() / day))
        for (const [index, times] of byDay)
          expect(times.length).toBeLessThanOrEqual(dayLimit(mailboxLimits, new Date(index * day + day - 1)))
      },
    ),
    { numRuns: 200 },
  )
})
