// How much better a search ranks after ten decisions by a user with unknown preferences.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { chooseCalibrationBatch, facetsOf, splitOf } from '../../score/choose-batch.ts'
import { judge, rankValue } from '../../judge.ts'
import type { Feedback } from '../../learn/feedback.ts'
import { learn } from '../../learn/learn.ts'
import { noLessons, type Lessons } from '../../learn/lessons.ts'
import type { MatchableProfile } from '../../skills/person.ts'
import { planSearch } from '../../plan/plan.ts'
import type { PoolView } from '../../plan/pool-view.ts'
import type { Vocabulary } from '../../skills/vocabulary.ts'
import { mean } from '../measures.ts'
import { plantUsers, seededRandom, type PlantedUser } from './planted-users.ts'

export interface LearningSearch {
  name: string
  preferences: SearchPreferences
  /** The people the search finds, in a fixed order. */
  people: readonly MatchableProfile[]
}

export interface Setting {
  decisions: number
  /** Share of decisions that contradict the user's preference. */
  wrong: number
  withCodes: boolean
}

export interface LearningFigures {
  users: number
  /** Mean precision at 20 among undecided people. */
  before: number
  after: number
  /** Mean score of the first 20 for the stated search, without lessons, which shows the cost of learning. */
  fitBefore: number
  fitAfter: number
  /** Mean share of matching people, which a random ranking achieves. */
  chance: number
}

const top = 20

interface Ranked {
  profile: MatchableProfile
  at: number
  score: number
  facets: number[]
  missed: number
  /** See rankValue. */
  rank: number
  split: number
}

function rank(vocabulary: Vocabulary, search: LearningSearch, lessons: Lessons, pool: PoolView | undefined, today: YearMonth): Ranked[] {
  const plan = planSearch(vocabulary, search.preferences, [], lessons, pool)
  return search.people
    .map((profile, index) => {
      const judged = judge(vocabulary, plan, profile, today)
      const { exact: score, dimensions, missedMusts = [] } = judged
      const facets = facetsOf(vocabulary, profile, today)
      return { profile, at: index, score, rank: rankValue(judged), missed: missedMusts.length, facets, split: splitOf(dimensions) }
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

/** The same decisions in every setting, except those made wrong at random. */
export function measureLearning(
  vocabulary: Vocabulary,
  searches: readonly LearningSearch[],
  setting: Setting,
  options: { usersEach: number; seed: number; today: YearMonth; pool?: PoolView },
): LearningFigures {
  const { today, pool } = options
  let users = 0
  const sums = { before: 0, after: 0, chance: 0, fitBefore: 0, fitAfter: 0 }
  for (const [index, search] of searches.entries()) {
    const first = rank(vocabulary, search, noLessons, pool, today)
    const batch = chooseCalibrationBatch(first, setting.decisions)
    const stated = new Map(first.map(({ at: position, score }) => [position, score]))
    const decided = new Set(batch.map(({ at: position }) => position))
    const profiles = first.slice(0, 200).map(({ profile }) => profile)
    for (const [place, user] of plantUsers(profiles, today, options.usersEach, options.seed + index).entries()) {
      const random = seededRandom(options.seed * 1000 + index * 100 + place)
      const feedback = decide(user, batch, setting, random)
      const second = rank(vocabulary, search, learn(vocabulary, feedback, today), pool, today)
      const unseen = (list: Ranked[]) => list.filter(({ at: position }) => !decided.has(position)).slice(0, top)
      const precision = (list: Ranked[]) => mean(unseen(list).map(({ profile }) => Number(user.wants(profile))))
      const fit = (list: Ranked[]) => mean(unseen(list).map(({ at: position }) => stated.get(position) ?? 0))
      users += 1
      sums.before += precision(first)
      sums.after += precision(second)
      sums.fitBefore += fit(first)
      sums.fitAfter += fit(second)
      sums.chance += profiles.filter((profile) => user.wants(profile)).length / profiles.length
    }
  }
  const n = Math.max(1, users)
  return {
    users,
    before: sums.before / n,
    after: sums.after / n,
    chance: sums.chance / n,
    fitBefore: sums.fitBefore / n,
    fitAfter: sums.fitAfter / n,
  }
}
