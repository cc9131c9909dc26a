// Formats of numbers, dates, and long texts.
import { describe, expect, test } from 'vitest'
import { movedText, queuePlaceText, placeText, salaryText, shortened, splitSkills, tenureText, truncate } from './formats.ts'
import { limits } from './limits.ts'

describe('formats', () => {
  test.each([
    [[119_600, 150_400], '$120K-$150K'],
    [[95_000, 95_000], '$95K-$95K'],
    [null, null],
  ] as const)('a salary is shown in thousands: %j [487]', (range, text) => {
    expect(salaryText(range)).toBe(text)
  })
  test.each([
    [[62_000, 74_000], 'GBP', '£62K-£74K'],
    [[71_500, 85_000], 'EUR', '€72K-€85K'],
    [[90_000, 110_000], 'CAD', 'CA$90K-CA$110K'],
    [[640_000, 770_000], 'SEK', 'SEK 640K-SEK 770K'],
    [[7_100_000, 8_500_000], 'JPY', '¥7.1M-¥8.5M'],
  ] as const)('a salary in another currency has its sign: %j %s', (range, currency, text) => {
    expect(salaryText(range, currency)).toBe(text)
  })

  test('positions count from one', () => {
    expect(placeText(3, 17)).toBe('3 of 17')
    expect(queuePlaceText('Review', 3, 17)).toBe('Review candidate 3 of 17')
    expect(movedText('Interview', 'Nov 24')).toBe('Moved to Interview on Nov 24')
  })

  test('a text of skills is split at its dots and other separators [565]', () => {
    expect(splitSkills('Go • PostgreSQL • gRPC')).toEqual(['Go', 'PostgreSQL', 'gRPC'])
    expect(splitSkills(' Node.js ')).toEqual(['Node.js'])
    expect(splitSkills('C•C++ •  • Rust')).toEqual(['C•C++', 'Rust'])
    expect(splitSkills('Go; SQL, gRPC|C\nRust')).toEqual(['Go', 'SQL', 'gRPC', 'C', 'Rust'])
    expect(splitSkills('')).toEqual([])
  })
})

test('formats a tenure in years and months', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(tenureText('2019-03', '2023-05', now)).toBe('4 yrs 2 mos')
  expect(tenureText('2019-03', '2020-03', now)).toBe('1 yr')
  expect(tenureText('2026-01', null, now)).toBe('10 mos')
  expect(tenureText('2019', '2021', now)).toBe('about 2 yrs')
  expect(tenureText('2021', '2021', now)).toBeNull()
  expect(tenureText('2026-11', null, now)).toBeNull()
  expect(tenureText(null, '2020-01', now)).toBeNull()
  expect(tenureText('2021-01', '2020-01', now)).toBeNull()
  expect(tenureText('soon', null, now)).toBeNull()
})

describe('long texts', () => {
  test('are cut at a word near the limit', () => {
    expect(truncate('short', 200)).toEqual({ text: 'short', cut: false })
    const long = truncate('word '.repeat(60), 200)
    expect(long.cut).toBe(true)
    expect(long.text.length).toBeLessThanOrEqual(200)
    expect(truncate('x'.repeat(60), 50).text).toHaveLength(50)
  })
  test.each([limits.chosenProjectNameLength, limits.projectNameLength, limits.rejectionLength, limits.archiveReasonLength])(
    'labels end at %i characters',
    (limit) => {
      expect(shortened('x'.repeat(limit), limit)).toBe('x'.repeat(limit))
      expect(shortened('x'.repeat(limit + 1), limit)).toBe(`${'x'.repeat(limit)}…`)
    },
  )
  test('never split a character in two', () => {
    expect(shortened('ab👍cd', 3)).toBe('ab…')
    expect(truncate('ab👍cd', 3)).toEqual({ text: 'ab', cut: true })
  })
})
