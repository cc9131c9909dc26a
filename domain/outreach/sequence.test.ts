import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageIdOfStep } from './message-id.ts'
import { dueAt, earliestDates, moveIntoWindow, nextStep, sequenceOf, templateOf } from './sequence.ts'

const followUps = [
  { days: 3, template: 'one' },
  { days: 5, template: 'two' },
  { days: 7, template: ' ' },
  { days: 7, template: 'never' },
]

test('an empty follow-up ends the sequence', () => {
  const sequence = sequenceOf('hello', followUps)
  expect(sequence.map(({ step, days }) => [step, days])).toEqual([
    [0, 0],
    [1, 3],
    [2, 5],
  ])
  expect(nextStep(sequence, 1)?.template).toBe('two')
  expect(nextStep(sequence, 2)).toBe(null)
})

test('skips a follow-up that is switched off, and keeps its number [834]', () => {
  const [first, second] = followUps as [{ days: number; template: string }, { days: number; template: string }]
  const sequence = sequenceOf('hello', [{ ...first, isOff: true }, second])
  expect(sequence.map(({ step }) => step)).toEqual([0, 2])
  expect(nextStep(sequence, 0)?.template).toBe('two')
  expect(nextStep(sequence, 1)?.template, 'who got it before hears the next').toBe('two')
})

test('the dates of a sequence count from email to email', () => {
  const dates = earliestDates(sequenceOf('hello', followUps), new Date('2026-03-02T09:30:00Z'))
  expect(dates.map(({ step, at: time }) => [step, time.toISOString().slice(0, 10)])).toEqual([
    [0, '2026-03-02'],
    [1, '2026-03-05'],
    [2, '2026-03-10'],
  ])
})

const office = { timeZone: 'Europe/Berlin', weekdaysOnly: true, fromHour: 9, toHour: 17 }
test.each([
  ['2026-03-02T09:30:00Z', 3, '2026-03-05T09:30:00.000Z'],
  // Friday plus one day is Saturday: Monday at nine; daylight saving time began on Sunday.
  ['2026-03-27T09:30:00Z', 1, '2026-03-30T07:00:00.000Z'],
  // Before the office opens and after it closes.
  ['2026-03-02T03:00:00Z', 1, '2026-03-03T08:00:00.000Z'],
  ['2026-03-02T16:00:00Z', 1, '2026-03-04T08:00:00.000Z'],
])('%s and %i days', (sentAt, days, due) => {
  expect(dueAt(new Date(sentAt), days, office).toISOString()).toBe(due)
})

test('reaches the window from any time, never backward', () => {
  const zone = fc.constantFrom('Asia/Kolkata', 'America/St_Johns', 'Pacific/Auckland', 'UTC', 'Australia/Lord_Howe')
  fc.assert(
    fc.property(fc.date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }), zone, (start, timeZone) => {
      const due = moveIntoWindow(start, { ...office, timeZone })
      const parts = new Intl.DateTimeFormat('en-GB', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' }).format(due)
      expect(due >= start && due.getTime() - start.getTime() < 4 * 86_400_000).toBe(true)
      expect(parts).toMatch(/^(Mon|Tue|Wed|Thu|Fri),? (09|1[0-6])/)
      expect(moveIntoWindow(due, { ...office, timeZone })).toEqual(due)
    }),
    { numRuns: 300 },
  )
  expect(() => moveIntoWindow(new Date(), { ...office, fromHour: 9, toHour: 9 })).toThrow('open')
})

test('a Message-ID identifies the candidate and the step, the same each time', () => {
  const id = messageIdOfStep('9f3c-77', 2, 'mail.hiring.example')
  expect(id).toBe('<f.9f3c-77.2@mail.hiring.example>')
  expect(() => messageIdOfStep('a>\r\nBcc: x', 0, 'h')).toThrow('id')
})

test.each([
  [null, 'A'],
  [' ', 'A'],
  ['B', 'B'],
  [' B ', 'B'],
  ['C', undefined],
])('an email that names %s follows template %s [589]', (name, expected) => {
  expect(templateOf([{ name: 'A' }, { name: 'B' }], name)?.name).toBe(expected)
})
