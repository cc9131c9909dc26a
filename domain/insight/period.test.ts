// Every day of a period is read once, as part of its month or on its own; weeks and months leave none out.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkPeriod, partsOf, periodOf, stretchesOf, weekOf } from './period.ts'

const first = Date.UTC(2023, 10, 1)
const isoDay = (index: number) => new Date(first + index * 86_400_000).toISOString().slice(0, 10)

test('each day inside is covered exactly once, and none outside [55]', () => {
  const all = Array.from({ length: 1000 }, (_, index) => isoDay(index))
  fc.assert(
    fc.property(fc.nat(900), fc.nat(99), fc.boolean(), fc.boolean(), (begin, length, open, endless) => {
      const from = open ? null : all[begin]!
      const to = endless ? null : all[begin + length]!
      const parts = partsOf({ from, to })
      for (const day of all) {
        const keptAs = { d: day, m: `${day.slice(0, 7)}-01` }
        const times = parts.filter((part) => keptAs[part.grain] >= part.from && keptAs[part.grain] < part.before).length
        const inside = (from === null || day >= from) && (to === null || day <= to)
        expect(times, `${day} in ${from}..${to}`).toBe(inside ? 1 : 0)
      }
    }),
  )
})

describe('periods', () => {
  test('the last days include today', () => {
    expect(periodOf('30', '2026-03-01')).toEqual({ from: '2026-01-31', to: '2026-03-01' })
    expect(periodOf('all', '2026-03-01')).toEqual({ from: null, to: null })
  })

  test('rejects invalid and reversed dates', () => {
    expect(checkPeriod({ from: '2026-02-30', to: null })).toEqual({ from: 'Enter a valid date.' })
    expect(checkPeriod({ from: null, to: 'soon' })).toEqual({ to: 'Enter a valid date.' })
    expect(checkPeriod({ from: '2026-03-02', to: '2026-03-01' })).toEqual({ to: 'The period can’t end before it starts.' })
    expect(checkPeriod({ from: '2026-03-01', to: '2026-03-01' })).toBeNull()
  })

  test('weeks begin on Monday, and no week or month is skipped', () => {
    expect(weekOf('2026-11-22')).toBe('2026-11-16')
    expect(stretchesOf('2026-11-15', '2026-11-24', 'week')).toEqual(['2026-11-09', '2026-11-16', '2026-11-23'])
    expect(stretchesOf('2025-12-31', '2026-02-01', 'month')).toEqual(['2025-12-01', '2026-01-01', '2026-02-01'])
  })
})
