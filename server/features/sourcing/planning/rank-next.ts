// Ranks the next results under several sets of lessons, for predictions and progress.
import { preferencesOf } from '@fairlead/domain/project/settings'
import { noLessons, type Lessons } from '@fairlead/matching/learn/lessons'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import { planSearch, withoutRare, type SearchPlan } from '@fairlead/matching/plan/plan'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import type { SearchTools } from '../index/people-index.ts'
import { fetchInPool } from './plan-in-pool.ts'
import { readIdeals } from './read-ideals.ts'
import { readPool } from '../index/read-pool.ts'
import { choosable, isLeftOut, orderPeople, scoreFound, type FoundPerson, type ScoredPerson } from '@fairlead/matching/judge-people'
import { chooseBatch, considered, laterVariety } from '@fairlead/matching/score/choose-batch'
import { teamVocabulary } from './team-vocabulary.ts'

/** How long people are scored before other requests run: a request with fifty database queries waits for fifty of these. */
const sliceMs = 8

export interface NextPeople {
  people: FoundPerson[]
  /** With what the workspace corrected. */
  vocabulary: Vocabulary
  planFor(lessons: Lessons): SearchPlan
}

/** Titles close to the requested ones are looked up once, not for every plan. */
export function rememberTitles(pool: PoolView): PoolView {
  const cache = new Map<string, ReturnType<PoolView['nearTitles']>>()
  return {
    ...pool,
    nearTitles(title, limit) {
      const key = JSON.stringify([title, limit])
      const titles = cache.get(key) ?? pool.nearTitles(title, limit)
      cache.set(key, titles)
      return titles
    },
  }
}

/** The next people in a fixed order; lessons only order them and leave some out. */
export async function readNextPeople(
  tx: Tx,
  tools: SearchTools,
  project: LoadedProject,
  { limit, today }: { limit: number; today: string },
): Promise<NextPeople> {
  const preferences = preferencesOf(project.settings)
  const vocabulary = await teamVocabulary(tx, tools.vocabulary, preferences)
  const pool = rememberTitles(await readPool(tx, project.workspaceId, vocabulary, preferences))
  const ideals: MatchableProfile[] = await readIdeals(tx, project.settings.idealCandidates)
  const index = tools.openIndex(tx, project.workspaceId, project.id)
  const stated = { preferences, ideals, lessons: noLessons, pool, today }
  const { rare, people } = await fetchInPool(tx, index, { vocabulary, search: stated, enough: limit / 2, limit })
  const planFor = (lessonSet: Lessons) =>
    withoutRare(vocabulary, preferences, planSearch(vocabulary, preferences, ideals, lessonSet, pool), new Set(rare.keys()))
  return { people: people.toSorted((a, b) => (a.personId < b.personId ? -1 : 1)), vocabulary, planFor }
}

/** This process's rankings run one after another: concurrent ones would each take a slice before other requests run. */
let queue: Promise<unknown> = Promise.resolve()

/** Runs after this process's rankings before it. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const ranking = queue.then(run)
  queue = ranking.catch(() => undefined)
  return ranking
}

/** IDs of the people, best first, without those left out; yields to other requests. */
export const rankNext = (next: NextPeople, lessons: Lessons, today: string): Promise<string[]> =>
  inTurn(async () => (await rank(next, lessons, today)).map(({ personId }) => personId))

/** IDs of the batch that a search would choose of these people now. */
export const chooseNext = (next: NextPeople, lessons: Lessons, size: number, today: string): Promise<string[]> =>
  inTurn(async () => {
    const ranked = (await rank(next, lessons, today)).slice(0, considered(size))
    const choosing = ranked.map((person) => choosable(next.vocabulary, lessons, person, today))
    return chooseBatch(choosing, size, laterVariety).map(({ personId }) => personId)
  })

async function rank({ vocabulary, people, planFor }: NextPeople, lessons: Lessons, today: string): Promise<ScoredPerson[]> {
  const plan = planFor(lessons)
  const scored: ScoredPerson[] = []
  let began = performance.now()
  for (const person of people) {
    if (!isLeftOut(vocabulary, lessons, person.profile, today)) scored.push(scoreFound(vocabulary, plan, person, today))
    if (performance.now() - began < sliceMs) continue
    await new Promise((resolve) => setImmediate(resolve))
    began = performance.now()
  }
  await new Promise((resolve) => setImmediate(resolve))
  return orderPeople(plan, scored)
}
