// Judges one person for one search: score, values per dimension, keywords, and proven reasons.
import { recordOf } from '@fairlead/domain/shared/records'
import { countMissed, dimensions } from '@fairlead/domain/candidate/assessment'
import type { Deduction, Dimension, DimensionScore, Assessment, ScoreDeduction } from '@fairlead/domain/candidate/assessment'
import { minSalaryInDollars, type YearMonth } from '@fairlead/domain/shared/profile'
import { valueDimensions } from './score/dimensions.ts'
import type { Facts } from './score/dimensions.ts'
import { findMentions } from './score/mentions.ts'
import { isFarther, missedInEnglish, missedMore, missedMusts } from './score/missed-musts.ts'
import { withCareer } from './score/prove-career.ts'
import type { ProvenQuotes } from './score/own-words.ts'
import { payFit } from './score/pay-fit.ts'
import { scoredConcepts } from './skills/person-concepts.ts'
import { withoutOwnName, type NamedProfile } from './skills/own-name.ts'
import { readPerson } from './skills/person.ts'
import type { SearchPlan } from './plan/plan.ts'
import { seniorityFit } from './skills/seniority.ts'
import { reasonsFor } from './explain/reasons.ts'
import { pointsAt, shareOut } from './plan/scale.ts'
import type { Vocabulary } from './skills/vocabulary.ts'
import { recency } from './score/work-depth.ts'

export interface Judged extends Assessment {
  /** The score before rounding, 0 to 100. */
  exact: number
}

/**
 * What people are ordered by: the score before rounding, less 200 for each requirement that a person misses, so that nothing
 * else, stated or learned, moves them above someone who misses fewer; of those who miss as many, the ones in the state come before
 * the ones elsewhere in the country.
 */
export const rankValue = ({
  exact,
  isFarther: isFar,
  ...missed
}: { exact: number } & Pick<Assessment, 'missedMusts' | 'missedMore' | 'isFarther'>): number =>
  exact - 200 * countMissed(missed) - (isFar ? 100 : 0)

const round = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits

type Factor = [Deduction, number]

/** However much was learned, it changes a score by at most these factors. */
const maxLearned = [0.25, 2] as const

/** Each missed requirement leaves this share of the score, and all of them together at least {@link minMissed}. */
const missedShare = 0.7
const minMissed = 0.15
/** The share left when everything that almost no one in the pool has is missing. */
const rareShare = 0.8

/** The labels of rare requirements without a mention. */
const rareMissing = ({ model, mentions }: Pick<Facts, 'model' | 'mentions'>): string[] =>
  [...model.rare].filter((label) => {
    const index = model.keywords.findIndex((keyword) => keyword.label === label)
    return index === -1 || mentions.keywords[index]?.length === 0
  })

/** Factors on the whole score: a current job far above or below, missing requirements, unwanted traits, lessons. */
function factorsOf({ model, mentions, person, profile, has }: Facts, missed: readonly unknown[]): Factor[] {
  const factors: Factor[] = [['rank', seniorityFit(model.ranks, person.current?.title ?? null)]]
  const lacking = model.rare.size === 0 ? 0 : rareMissing({ model, mentions }).length / model.rare.size
  factors.push(['missingMusts', Math.max(minMissed, missedShare ** missed.length) * (1 - (1 - rareShare) * lacking)])
  factors.push(['pay', payFit(model.pay, profile)])
  let factor = 0.5 ** mentions.bad.length
  if (person.current && model.badCompanies.has(person.current.company.currentConcept)) factor *= 0.3
  if (person.current && model.badTitles.has(person.current.title.currentConcept)) factor *= 0.3
  factors.push(['unwanted', factor])
  factor = 1
  for (const adjustment of model.lessons.adjustments) if (has.has(adjustment.concept)) factor *= adjustment.factor
  factor = Math.min(maxLearned[1], Math.max(maxLearned[0], factor))
  const { salaryMax } = model.lessons
  if (salaryMax !== null && (minSalaryInDollars(profile) ?? 0) > salaryMax) factor *= 0.8
  return [...factors, ['lessons', factor]]
}

/** A factor below 1 reduces the points; one above 1 reduces the distance to 100, so that 100 is never reached. */
const withFactor = (points: number, factor: number): number => (factor <= 1 ? points * factor : 100 - (100 - points) / factor)

/** What a person is judged by: the plan's model, and the quotes that prove criteria in the user's own words. */
type Judging = Pick<SearchPlan, 'model'> & { quotes?: ProvenQuotes | undefined }

function factsFor(vocabulary: Vocabulary, { model, quotes }: Judging, named: NamedProfile, today: YearMonth): Facts {
  const profile = withoutOwnName(named)
  const person = readPerson(vocabulary, profile, today)
  return {
    model,
    profile,
    person,
    has: scoredConcepts(person),
    mentions: withCareer(
      findMentions(
        model,
        profile,
        person.jobs.map((job) => (job.current ? 2 : recency(person.jobs, job))),
      ),
      model,
      { vocabulary, person, profile, today, quotes },
    ),
    relatedSkills: new Set(person.skills.flatMap((skill) => vocabulary.skills.related(skill.concept))),
    place: model.weights.location > 0 ? vocabulary.places.readPlace(profile.place) : null,
  }
}

function pointsOf(
  facts: Facts,
): Pick<Judged, 'score' | 'exact' | 'dimensions' | 'deductions' | 'missedMusts' | 'missedTexts' | 'missedMore' | 'isFarther'> {
  const { model } = facts
  const missed = missedMusts(facts)
  const more = missedMore(facts)
  const values = valueDimensions(facts)
  const requested = dimensions.filter((name) => model.weights[name] > 0)
  const parts = requested.map((name) => 100 * model.weights[name] * values[name])
  let points = parts.reduce((sum, part) => sum + part, 0)
  const deducted: [Deduction, number][] = []
  for (const [name, factor] of factorsOf(facts, missed)) {
    const changed = withFactor(points, factor)
    if (changed !== points) deducted.push([name, changed - points])
    points = changed
  }
  const exact = round(pointsAt(model.scale, points / 100), 4)
  const score = Math.round(exact)
  const shares = shareOut([...parts, ...deducted.map(([, change]) => change)], score)
  const scores = recordOf(dimensions, (): DimensionScore => ({ value: 0, weight: 0, points: 0 }))
  requested.forEach((name, index) => {
    scores[name] = { value: round(values[name], 4), weight: round(model.weights[name], 4), points: shares[index] ?? 0 }
  })
  const deductions = deducted.map(([name], index): ScoreDeduction => ({ name, points: shares[requested.length + index] ?? 0 }))
  return {
    score,
    exact,
    dimensions: scores,
    deductions,
    ...(missed.length > 0 ? { missedMusts: missedInEnglish(missed), missedTexts: missed } : {}),
    ...(more > 0 ? { missedMore: more } : {}),
    ...(isFarther(facts) ? { isFarther: true as const } : {}),
  }
}

/**
 * The inputs of a score: the dimensions' values, regardless of weights, and the product of the factors on the whole. For
 * fitting weights.
 * @throws RangeError when today is malformed
 */
export function measurePerson(
  vocabulary: Vocabulary,
  plan: Pick<SearchPlan, 'model'>,
  profile: NamedProfile,
  today: YearMonth,
): { values: Record<Dimension, number>; factor: number } {
  const facts = factsFor(vocabulary, plan, profile, today)
  const values = valueDimensions(facts)
  return { values, factor: factorsOf(facts, missedMusts(facts)).reduce((product, [, factor]) => product * factor, 1) }
}

/**
 * The {@link rankValue} of a person, without the reasons: for comparing how two plans rank the same people.
 * @throws RangeError when today is malformed
 */
export function scorePerson(vocabulary: Vocabulary, plan: Pick<SearchPlan, 'model'>, profile: NamedProfile, today: YearMonth): number {
  return rankValue(pointsOf(factsFor(vocabulary, plan, profile, today)))
}

const assessed = (facts: Facts): Omit<Judged, 'reasons'> => {
  const { keywords, unknown } = facts.mentions
  const named = (fits: (index: number) => boolean) => facts.model.keywords.flatMap(({ label }, index) => (fits(index) ? [label] : []))
  const isMatched = (index: number) => (keywords[index]?.length ?? 0) > 0
  const rare = rareMissing(facts)
  return {
    ...pointsOf(facts),
    matchedKeywords: named(isMatched),
    missingKeywords: named((index) => !isMatched(index) && !unknown.includes(index)),
    ...(unknown.length > 0 ? { unknownKeywords: named((index) => unknown.includes(index)) } : {}),
    ...(rare.length > 0 ? { rareMissing: rare } : {}),
  }
}

/**
 * All of {@link judge} except the reasons, which take longer than the score and are needed only for people who are shown.
 * @throws RangeError when today is malformed
 */
export const assess = (vocabulary: Vocabulary, plan: Judging, profile: NamedProfile, today: YearMonth): Omit<Judged, 'reasons'> =>
  assessed(factsFor(vocabulary, plan, profile, today))

/**
 * Judges a person. Deterministic: equal input gives an equal result, without clock or randomness.
 * Reads only {@link NamedProfile}: protected fields cannot reach it, and the name is used only to remove it from the texts.
 * @param today the month up to which current jobs count, 'YYYY-MM'
 * @throws RangeError when today is malformed
 */
export function judge(vocabulary: Vocabulary, plan: Judging, profile: NamedProfile, today: YearMonth): Judged {
  const facts = factsFor(vocabulary, plan, profile, today)
  return { ...assessed(facts), reasons: reasonsFor(vocabulary, facts, today) }
}
