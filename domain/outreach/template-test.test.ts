import fc from 'fast-check'
import { expect, test } from 'vitest'
import { randomFrom } from '../../testing/random.ts'
import { defaultTemplate } from './default-template.ts'
import { newcombeInterval } from './proportions.ts'
import { comparedText, detectablePoints, minPerVersion, resultOf, validateTemplateTest } from './template-test.ts'

const counts = (counted: number, interested: number, sent = counted) => ({ sent, counted, replied: interested, interested })

test('nothing sent, nothing counted yet, too few: says so and states what would show a difference', () => {
  expect(resultOf(counts(0, 0), counts(0, 0))).toMatchObject({
    verdict: 'open',
    difference: null,
    sentence: 'Nothing to compare yet: no email of this test has been sent.',
  })
  expect(resultOf(counts(0, 0, 5), counts(0, 0, 7)).sentence).toBe(
    'Too early to tell: 12 sent. Each email counts 7 days after it was sent, replied to or not.',
  )
  const points = detectablePoints(2, 24, 200)
  expect(resultOf(counts(12, 1), counts(12, 1)).sentence).toBe(
    `Too early to tell: 12 counted each. With 200 each, a difference of ${points} points would show.`,
  )
  expect(resultOf(counts(12, 1), counts(9, 1)).sentence).toMatch(/^Too early to tell: 12 counted for A and 9 for B\. With 200 each/)
})

test('a huge difference decides nothing below the minimum', () => {
  const few = minPerVersion - 1
  expect(resultOf(counts(few, few), counts(400, 0)).verdict).toBe('open')
  expect(resultOf(counts(minPerVersion, minPerVersion), counts(400, 0)).verdict).toBe('a')
})

test('names a winner with an interval that stays valid however often it is checked, rounded outward', () => {
  const result = resultOf(counts(400, 120), counts(400, 48))
  expect(result.verdict).toBe('a')
  const { low, high } = result.difference!.interval
  expect(result.sentence).toBe(`A gets more interested replies: ${Math.floor(low * 100)} to ${Math.ceil(high * 100)} points more (95%).`)
  expect(result.sentence).toBe('A gets more interested replies: 9 to 27 points more (95%).')
  expect(resultOf(counts(400, 48), counts(400, 120)).sentence).toBe('B gets more interested replies: 9 to 27 points more (95%).')
})

test('a difference that 1.96 would call a winner is still undecided', () => {
  const [a, b] = [counts(200, 40), counts(200, 24)]
  expect(newcombeInterval({ count: 40, total: 200 }, { count: 24, total: 200 }).low).toBeGreaterThan(0)
  expect(resultOf(a, b).verdict).toBe('open')
  expect(resultOf(a, b).sentence).toMatch(/^No difference shown so far\. With 500 each, a difference of \d+ points would show\.$/)
})

test('after enough emails, equal versions are called equal', () => {
  expect(resultOf(counts(3000, 240), counts(3000, 243))).toMatchObject({
    verdict: 'equal',
    sentence: expect.stringMatching(/^A and B do about equally well: they differ by \d points? at most \(95%\)\.$/),
  })
})

test("swapping the versions doesn't change the verdict", () => {
  const version = fc.integer({ min: 0, max: 2000 }).chain((counted) => fc.nat(counted).map((interested) => counts(counted, interested)))
  const opposite = { a: 'b', b: 'a', equal: 'equal', open: 'open' } as const
  fc.assert(
    fc.property(version, version, (a, b) => {
      expect(resultOf(b, a).verdict).toBe(opposite[resultOf(a, b).verdict])
    }),
  )
})

test('the detectable difference shrinks with the number of emails', () => {
  const sizes = [200, 500, 1000, 2000, 5000]
  const points = sizes.map((size) => detectablePoints(30, 300, size))
  expect(points).toEqual(points.toSorted((a, b) => b - a))
  expect(new Set(points).size).toBe(points.length)
})

interface Course {
  shareA: number
  shareB: number
  perDay: number
  days: number
}

/** A test looked at every day: the first verdict that names a winner, and whether 1.96 would have named one. */
function run({ next }: { next: () => number }, { shareA, shareB, perDay, days }: Course) {
  const [a, b] = [counts(0, 0), counts(0, 0)]
  let plain = false
  for (let day = 0; day < days; day++) {
    for (let email = 0; email < perDay; email++) {
      const isA = next() < 0.5
      const version = isA ? a : b
      version.counted++
      if (next() < (isA ? shareA : shareB)) version.interested++
    }
    if (Math.min(a.counted, b.counted) < minPerVersion) continue
    const { low, high } = newcombeInterval({ count: a.interested, total: a.counted }, { count: b.interested, total: b.counted })
    plain ||= low > 0 || high < 0
    const { verdict } = resultOf(a, b)
    if (verdict === 'a' || verdict === 'b') return { winner: verdict, plain }
  }
  return { winner: null, plain }
}

test.each([0.02, 0.1, 0.35])('two equal emails with %d interested, checked daily: a winner in at most 5% of tests', (share) => {
  const random = randomFrom(1402)
  const runs = Array.from({ length: 600 }, () => run(random, { shareA: share, shareB: share, perDay: 6, days: 150 }))
  const falseWinners = runs.filter(({ winner }) => winner !== null).length / runs.length
  expect(falseWinners).toBeLessThanOrEqual(0.05)
  // the same checks with 1.96, which the rule protects against
  if (share >= 0.1) expect(runs.filter(({ plain }) => plain).length / runs.length).toBeGreaterThan(0.15)
})

test('finds a real difference of 15 points, and never in the wrong direction in these runs', () => {
  const random = randomFrom(77)
  const runs = Array.from({ length: 200 }, () => run(random, { shareA: 0.25, shareB: 0.1, perDay: 6, days: 150 }))
  expect(runs.filter(({ winner }) => winner === 'a').length).toBeGreaterThan(190)
  expect(runs.filter(({ winner }) => winner === 'b')).toEqual([])
})

const template = (name: string, subject: string, initial: string) => ({ ...defaultTemplate, name, subject, initial })
const templates = [
  template('One', 'S', 'Hello'),
  template('Two', 'S', 'Hi there'),
  template('Empty', '', ''),
  template('Twin', 'S ', 'Hello '),
]

test.each([
  [{ a: 'One', b: 'Two' }, {}],
  [{ a: 'One', b: 'One' }, { template_b: 'Choose two different templates.' }],
  [{ a: 'One', b: '' }, { template_b: 'This template does not exist.' }],
  [{ a: 'Gone', b: 'Two' }, { template_a: 'This template does not exist.' }],
  [{ a: 'One', b: 'Empty' }, { template_b: 'The first email of “Empty” has no subject or no text.' }],
  [{ a: 'One', b: 'Twin' }, { template_b: 'Both first emails are the same. Change one of them.' }],
])('%j may be tested, or why not', (names, wrong) => {
  expect(validateTemplateTest(templates, names)).toEqual(wrong)
})

test("compares texts and days; names, LinkedIn, spaces, and switched-off follow-ups don't count", () => {
  const base = template('One', 'S', 'Hello')
  const same = comparedText(base)
  expect(comparedText({ ...base, name: 'Other', liConnectionTemplate: 'Hi', subject: ' S' })).toBe(same)
  expect(comparedText({ ...base, followUps: [...base.followUps, { days: 9, template: 'x', isOff: true }] })).toBe(same)
  expect(comparedText({ ...base, initial: 'Hello!' })).not.toBe(same)
  expect(comparedText({ ...base, followUps: [{ days: 9, template: 'Again' }] })).not.toBe(same)
})
