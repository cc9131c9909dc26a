// A test of two first emails: which texts it compares, whose replies count, and when there is a winner.
import type { OutreachTemplate } from '../project/settings.ts'
import { alwaysValidZ, newcombeInterval, perVersionOf, shareOf, wilsonInterval, type Interval, type Proportion } from './proportions.ts'
import { templateOf } from './sequence.ts'
import { text as testText } from './texts/template-test.ts'
import { must } from '../shared/records.ts'

export const testVersions = ['a', 'b'] as const
export type TestVersion = (typeof testVersions)[number]

/**
 * A first email counts this many days after it was sent, with or without a reply: if replies counted at once, every new
 * email would look like a failure at first. Later replies change nothing, so that a counted email never changes again.
 */
export const replyWindowDays = 7

/** With fewer counted emails, a version decides nothing, whatever the interval. */
export const minPerVersion = 50

/** Per version; each email is one candidate. Excludes bounced emails. */
export interface VersionCounts {
  sent: number
  /** Sent at least `replyWindowDays` ago. */
  counted: number
  /** Counted emails with a person's reply within that time. */
  replied: number
  /** Of those, candidates who reached Interested. */
  interested: number
}

export interface VersionResult extends VersionCounts {
  repliedInterval: Interval
  interestedInterval: Interval
}

export type Verdict = 'a' | 'b' | 'equal' | 'open'

export interface TestResult {
  a: VersionResult
  b: VersionResult
  /** Interested replies of A minus those of B, from -1 to 1, and an interval that stays valid however often it is checked. */
  difference: { share: number; interval: Interval } | null
  verdict: Verdict
  sentence: string
}

/** A test says A and B are equal when the whole interval is within this many points of 0. */
const equalWithin = 0.05

/**
 * Only interested replies decide, so there is one comparison, not two. The interval of the difference is Newcombe's with the
 * always-valid quantile instead of 1.96, because the page is checked every day: with 1.96, a test of two equal emails would
 * find a "winner" far more often than 1 time in 20.
 */
export function resultOf(a: VersionCounts, b: VersionCounts): TestResult {
  const [first, second] = [interestedOf(a), interestedOf(b)]
  const interval = newcombeInterval(first, second, alwaysValidZ(perVersionOf(first, second)))
  const verdict = verdictOf(first, second, interval)
  return {
    a: withIntervals(a),
    b: withIntervals(b),
    difference: a.counted === 0 || b.counted === 0 ? null : { share: shareOf(first) - shareOf(second), interval },
    verdict,
    sentence: sentenceOf(a, b, verdict, interval),
  }
}

const interestedOf = ({ interested, counted }: VersionCounts): Proportion => ({ count: interested, total: counted })

const withIntervals = (counts: VersionCounts): VersionResult => ({
  ...counts,
  repliedInterval: wilsonInterval({ count: counts.replied, total: counts.counted }),
  interestedInterval: wilsonInterval(interestedOf(counts)),
})

function verdictOf(a: Proportion, b: Proportion, { low, high }: Interval): Verdict {
  if (Math.min(a.total, b.total) < minPerVersion) return 'open'
  if (low > 0) return 'a'
  if (high < 0) return 'b'
  return low > -equalWithin && high < equalWithin ? 'equal' : 'open'
}

function sentenceOf(a: VersionCounts, b: VersionCounts, verdict: Verdict, { low, high }: Interval): string {
  // outward, so that the sentence never claims more than the interval
  const [min, max] = verdict === 'b' ? [-high, -low] : [low, high]
  if (verdict === 'a' || verdict === 'b') return testText.better(verdict === 'a' ? 'A' : 'B', Math.floor(min * 100), Math.ceil(max * 100))
  if (verdict === 'equal') return testText.aboutEqual(Math.ceil(Math.max(-low, high) * 100))
  if (a.counted + b.counted === 0) return testText.noneCounted(a.sent + b.sent, replyWindowDays)
  const fewest = Math.min(a.counted, b.counted)
  const next = nextSizes.find((size) => size > perVersionOf(interestedOf(a), interestedOf(b)) && size > fewest) ?? must(nextSizes.at(-1))
  const points = detectablePoints(a.interested + b.interested, a.counted + b.counted, next)
  return fewest < minPerVersion ? testText.tooEarly(a.counted, b.counted, next, points) : testText.notDecided(next, points)
}

const nextSizes = [200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000]

/** The standard normal quantile of 80%. */
const z80 = 0.8416212335729143

/**
 * The smallest difference in whole points that `perVersion` emails each would show 4 times out of 5, from the share of
 * interested replies so far. The usual normal approximation for two proportions with unpooled variances (J. L. Fleiss, B. Levin
 * and M. C. Paik, Statistical Methods for Rates and Proportions, 3rd edition, chapter 4), with the always-valid quantile.
 */
export function detectablePoints(interested: number, counted: number, perVersion: number): number {
  // neither 0 nor 1 after a few emails: the rule of succession
  const share = (interested + 1) / (counted + 2)
  const base = Math.min(share, 1 - share)
  const quantile = alwaysValidZ(perVersion) + z80
  for (let points = 1; points < 100; points++) {
    const better = Math.min(1, base + points / 100)
    const deviation = Math.sqrt((base * (1 - base) + better * (1 - better)) / perVersion)
    if (points / 100 >= quantile * deviation) return points
  }
  return 100
}

/** What a test compares, as one text: any change to it starts a new test. Names and LinkedIn texts aren't included. */
export function comparedText({ subject, initial, followUps }: OutreachTemplate): string {
  const planned = followUps.filter(({ template, isOff }) => !isOff && template.trim() !== '')
  return JSON.stringify([subject.trim(), initial.trim(), planned.map(({ days, template }) => [days, template.trim()])])
}

/** Errors by field, `template_a` and `template_b`; empty when a test may start. */
export function validateTemplateTest(templates: readonly OutreachTemplate[], names: { a: string; b: string }): Record<string, string> {
  const chosen = { template_a: findTemplate(templates, names.a), template_b: findTemplate(templates, names.b) }
  const wrong: Record<string, string> = {}
  for (const [field, template] of Object.entries(chosen)) {
    if (!template) wrong[field] = testText.thisTemplateDoesNotExist
    else if (template.subject.trim() === '' || template.initial.trim() === '') wrong[field] = testText.firstEmailIsEmpty(template.name)
  }
  const { template_a: a, template_b: b } = chosen
  if (!a || !b || Object.keys(wrong).length > 0) return wrong
  if (a === b) return { template_b: testText.chooseTwoTemplates }
  const isSame = a.subject.trim() === b.subject.trim() && a.initial.trim() === b.initial.trim()
  return isSame ? { template_b: testText.sameFirstEmail } : {}
}

/** Unlike in sending, an empty name doesn't mean the first template. */
const findTemplate = (templates: readonly OutreachTemplate[], name: string) =>
  name.trim() === '' ? undefined : templateOf(templates, name)
