// How a search ranks after ten decisions by a user with hidden preferences.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { chooseBatch, chooseCalibrationBatch, laterVariety } from '@fairlead/matching/score/choose-batch'
import { assess, rankValue } from '@fairlead/matching/judge'
import { choosable } from '@fairlead/matching/judge-people'
import { conceptsOf, type LearningBase } from '@fairlead/matching/learn/base'
import type { Feedback } from '@fairlead/matching/learn/feedback'
import { learn } from '@fairlead/matching/learn/learn'
import { noLessons, type Lessons } from '@fairlead/matching/learn/lessons'
import { baseOfSearch } from '@fairlead/matching/learning-base'
import { readPerson, type MatchableProfile } from '@fairlead/matching/skills/person'
import { planSearch, withoutRare } from '@fairlead/matching/plan/plan'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { mean } from '../measures.ts'
import { gapOf, precisionBy, type Compared, type Gap } from './breakdown.ts'
import { plantUsers, seededRandom, type PlantedUser } from './planted-users.ts'

export interface LearningSearch {
  name: string
  preferences: SearchPreferences
  /** Requirements that almost no one in the pool meets, see rareTerms. */
  rare: ReadonlySet<string>
  /** The people the search finds, in the order in which it fetches them. */
  people: readonly MatchableProfile[]
}

export interface Setting {
  decisions: number
  /** Share of decisions that contradict the user's preference. */
  wrong: number
  withCodes: boolean
}

/** One hidden preference: means over the draws of people. */
export interface PreferenceFigures {
  name: string
  /** Share of people who meet it. */
  chance: number
  /** Of the first ten, of the next 25 without and with lessons. */
  first: number
  unlearned: number
  next: number
  /** Of the next 25 for anyone who knows the preference, with the musts first. */
  best: number
  lessons: number
  gap: Gap
  /** People left out of the next batch who miss fewer musts than someone in it. */
  breakersAbove: number
}

const nextBatch = 25
/** People who are in the pool at a draw. */
const drawn = 0.75

interface Person {
  profile: MatchableProfile
  at: number
}

type Ranked = ReturnType<typeof rank>[number]

interface Reading {
  people: readonly Person[]
  preferences: SearchPreferences
  rare: ReadonlySet<string>
  pool: PoolView | undefined
  today: YearMonth
}

function rank(vocabulary: Vocabulary, { people, preferences, rare, pool, today }: Reading, lessons: Lessons) {
  const plan = withoutRare(vocabulary, preferences, planSearch(vocabulary, preferences, [], lessons, pool), rare)
  return people
    .map(({ profile, at: index }) => {
      const assessment = assess(vocabulary, plan, profile, today)
      const person = { profile, at: index, assessment, score: assessment.exact, rank: rankValue(assessment) }
      return choosable(vocabulary, lessons, person, today)
    })
    .toSorted((a, b) => b.rank - a.rank || a.at - b.at)
}

function decide(user: PlantedUser, batch: readonly Ranked[], { wrong, withCodes }: Setting, random: () => number): Feedback[] {
  return batch.map(({ profile }) => {
    const isWanted = user.wants(profile) !== random() < wrong
    if (isWanted) return { profile, verdict: 'approved', rejectionReasons: [] }
    const missing = user.criteria.filter(({ fits }) => !fits(profile)).map(({ reason }) => reason)
    return { profile, verdict: 'rejected', rejectionReasons: withCodes ? missing.slice(0, 1) : [] }
  })
}

function measurePreference(
  vocabulary: Vocabulary,
  reading: Reading,
  unlearned: readonly Ranked[],
  base: LearningBase,
  user: PlantedUser,
  setting: Setting,
  random: () => number,
): Omit<PreferenceFigures, 'name' | 'chance'> {
  const first = unlearned.filter(() => random() < drawn)
  const batch = chooseCalibrationBatch(first, setting.decisions)
  const lessons = learn(vocabulary, decide(user, batch, setting, random), reading.today, base)
  const remaining = first.filter((person) => !batch.includes(person))
  const second = rank(vocabulary, { ...reading, people: remaining }, lessons)
  const precision = (people: readonly Ranked[]) => mean(people.map(({ profile }) => Number(user.wants(profile))))
  const control = chooseBatch(remaining, nextBatch, laterVariety)
  const next = chooseBatch(second, nextBatch, laterVariety)
  const best = precisionBy(remaining, user, nextBatch, ({ profile }) => Number(user.wants(profile)))
  const unlearnedScores = new Map(first.map(({ at: index, score }) => [index, score]))
  const compared = (people: readonly Ranked[]) =>
    people.map(({ profile, missed, at: index, score, leaning }): Compared => {
      const concepts = new Set(conceptsOf(vocabulary, readPerson(vocabulary, profile, reading.today)))
      return { profile, missed, concepts, evidence: leaning?.likeness() ?? score - (unlearnedScores.get(index) ?? score) }
    })
  const most = Math.max(...next.map(({ missed }) => missed))
  const isIn = new Set(next.map(({ at: index }) => index))
  const figures = { first: precision(batch), next: precision(next), best }
  return {
    ...figures,
    unlearned: precision(control),
    gap: gapOf(compared(unlearned), compared(second), user, nextBatch, figures),
    lessons: lessons.notes.length,
    breakersAbove: remaining.filter(({ at: index, missed }) => missed < most && !isIn.has(index)).length,
  }
}

/** The same preferences and draws in every setting. */
export function measureLearning(
  vocabulary: Vocabulary,
  searches: readonly LearningSearch[],
  setting: Setting,
  options: { preferences: number; draws: number; seed: number; today: YearMonth; pool?: PoolView },
): PreferenceFigures[] {
  const { today, pool, seed } = options
  // one more than needed, because some searches find few people; the first ones of each search count first
  const perSearch = Math.ceil(options.preferences / searches.length) + 1
  return searches
    .flatMap(({ name, preferences, rare, people }, index) => {
      const plan = planSearch(vocabulary, preferences, [], noLessons, pool)
      const read = people.map((profile, position) => ({ profile, at: position }))
      const reading: Reading = { people: read, preferences, rare, pool, today }
      const unlearned = rank(vocabulary, reading, noLessons)
      const base = baseOfSearch(vocabulary, { preferences, plan, profiles: people, today })
      const profiles = unlearned.slice(0, 200).map(({ profile }) => profile)
      return plantUsers(profiles, today, perSearch, seed + index).map((user, place): PreferenceFigures & { place: number } => {
        const draws = Array.from({ length: options.draws }, (_, draw) =>
          measurePreference(
            vocabulary,
            reading,
            unlearned,
            base,
            user,
            setting,
            seededRandom(seed * 10_000 + index * 1000 + place * 50 + draw),
          ),
        )
        const over = (pick: (figures: (typeof draws)[number]) => number) => mean(draws.map(pick))
        return {
          place,
          name: `${name}: ${user.name}`,
          chance: mean(profiles.map((profile) => Number(user.wants(profile)))),
          first: over((run) => run.first),
          unlearned: over((run) => run.unlearned),
          next: over((run) => run.next),
          best: over((run) => run.best),
          lessons: over((run) => run.lessons),
          gap: {
            supply: over((run) => run.gap.supply),
            notExpressed: over((run) => run.gap.notExpressed),
            notLearned: over((run) => run.gap.notLearned),
            outweighed: over((run) => run.gap.outweighed),
          },
          breakersAbove: draws.reduce((sum, run) => sum + run.breakersAbove, 0),
        }
      })
    })
    .toSorted((a, b) => a.place - b.place)
    .slice(0, options.preferences)
}
