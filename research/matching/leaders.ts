// Checks that people who did the work long ago and now lead are not suggested for it.
import type { Experience } from '@fairlead/domain/shared/profile'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { judge } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { PoolPerson } from '../../testing/vocabulary.ts'

const planted: [asked: string, now: string[]][] = [
  ['Senior Backend Engineer', ['Chief Technology Officer', 'VP of Engineering', 'Director of Engineering']],
  ['Senior Data Scientist', ['Chief Data Officer', 'VP of Data', 'Director of Data Science']],
  ['Senior Product Manager', ['Chief Product Officer', 'VP of Product', 'Director of Product']],
]

/**
 * Adds a leader's job of the last two years to the careers of the 50 best people in each search. Returns the highest score
 * among them, 0 to 100; above 70 if the current rank were ignored.
 */
export function plantLeaders(vocabulary: Vocabulary, pool: readonly PoolPerson[], today: string): number {
  let highest = 0
  for (const [title, ranks] of planted) {
    const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: [title] }, [], noLessons)
    const score = (person: PoolPerson['person']) => judge(vocabulary, plan, person, today).exact
    const best = pool
      .map(({ person }) => ({ person, score: score(person) }))
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 50)
    for (const { person } of best) {
      const [now, ...before] = person.experiences
      if (!now) continue
      for (const title of ranks) {
        const leader: Experience = { ...now, title, start: '2024-11', end: null }
        highest = Math.max(
          highest,
          score({ ...person, experiences: [leader, { ...now, end: '2024-11' }, ...before] as typeof person.experiences }),
        )
      }
    }
  }
  return highest
}
