// Runs the product's full ranking (read, index, plan, fetch, judge) on judged data, next to two baselines.
import { defaultWeights, noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { hashedId } from '@fairlead/matching/skills/concepts'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { readJob, type ReadingVocabulary } from '@fairlead/extraction/read-job'
import { profileOfResume } from '@fairlead/extraction/resume-profile'
import { readResume } from '@fairlead/extraction/read-resume'
import { scorePerson } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import { planSearch, type SearchPlan } from '@fairlead/matching/plan/plan'
import type { Retrieval } from '@fairlead/domain/ports/people-index'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import { rankPeople } from '@fairlead/matching/score/rank'
import { openTitlePool } from '@fairlead/matching/plan/title-pool'
import { bm25, letterTfIdf } from '../../titles/eval/baselines.ts'
import { measure, type RankingFigures } from '../../titles/eval/measures.ts'
import type { JudgedSearches } from './files.ts'

export interface JudgedPerson {
  id: string
  profile: MatchableProfile
  has: Set<number>
}

const depth = 1000
const maxKeywords = 30

/** A résumé as the search reads it: its parsed parts and its full text. */
export function profileOfText(vocabulary: ReadingVocabulary, text: string): MatchableProfile {
  const resume = readResume(vocabulary, text)
  const empty = { name: '', headline: null, location: null, experiences: [], education: [], skills: [], languages: [], certificates: [] }
  return { ...profileOfResume(resume ?? empty), resumeText: text }
}

/** The search for a posting: its first line as the title unless one is found, keywords as nice to have, and its text. */
export function preferencesOfText(vocabulary: ReadingVocabulary, text: string): SearchPreferences {
  const { proposals } = readJob(vocabulary, text, maxKeywords)
  const titles = proposals.flatMap((proposal) => (proposal.field === 'title' ? [proposal.value] : []))
  const heading = text.trim().split('\n')[0]?.slice(0, 120) ?? ''
  const keywords = proposals.flatMap((proposal) => (proposal.field === 'keyword' ? [proposal.value] : []))
  return {
    ...noPreferences,
    jobTitles: titles.length > 0 ? [...new Set([heading, ...titles.slice(0, 1)])] : [heading],
    keywordsOptional: keywords,
    jobDescription: text,
    weights: { ...defaultWeights, responseLikelihood: 0 },
  }
}

export function poolOf(vocabulary: ReadingVocabulary, people: readonly { profile: MatchableProfile; has: Set<number> }[]): PoolView {
  const titles = openTitlePool(vocabulary.space, 300_000)
  for (const { profile } of people) for (const job of profile.experiences) titles.add(job.title)
  return {
    nearTitles: (query, limit) => titles.nearest(query, limit),
    words: { people: people.length, count: (word) => people.filter(({ has }) => has.has(hashedId('word', word))).length },
  }
}

/** The plan's people and, while fewer than `enough` are found, those of its wider steps. */
export function fetchByPlan(plan: SearchPlan, people: readonly JudgedPerson[], enough = 2 * depth): Set<JudgedPerson> {
  const fetched = new Set<JudgedPerson>()
  const fetch = (retrieval: Retrieval): void => {
    for (const person of people)
      if (retrieval.anyOf.every((group) => group.some((id) => person.has.has(id))) && !retrieval.noneOf.some((id) => person.has.has(id)))
        fetched.add(person)
  }
  for (const retrieval of [plan, ...plan.relaxations]) {
    fetch(retrieval)
    if (fetched.size >= enough) break
  }
  if (plan.whole) fetch(plan.whole)
  return fetched
}

export interface SearchFigures {
  own: RankingFigures
  bm25: RankingFigures
  tfIdf: RankingFigures
}

export const readPeople = (vocabulary: ReadingVocabulary, set: JudgedSearches, today: YearMonth): JudgedPerson[] =>
  set.people.map(({ id, text }) => {
    const profile = profileOfText(vocabulary, text)
    return { id, profile, has: new Set(indexPerson(vocabulary, profile, today).concepts) }
  })

export function evaluateSearches(vocabulary: ReadingVocabulary, set: JudgedSearches, today: YearMonth): SearchFigures {
  const people = readPeople(vocabulary, set, today)
  const pool = poolOf(vocabulary, people)
  const jobs = set.jobs.filter(({ id }) => set.judged.has(id))
  const rankings = new Map(
    jobs.map(({ id, text }) => {
      const plan = planSearch(vocabulary, preferencesOfText(vocabulary, text), [], noLessons, pool)
      const judged = [...fetchByPlan(plan, people)].map(({ id, profile }) => {
        return { id, profile, value: scorePerson(vocabulary, plan, profile, today) }
      })
      const ranked = rankPeople(plan, judged, (person) => person)
      return [id, ranked.slice(0, depth).map((person) => person.id)]
    }),
  )
  const texts = set.people.map(({ text }) => text)
  const [byWords, byLetters] = [bm25(texts), letterTfIdf(texts)]
  const baseline = (ranker: { rank(query: string, limit: number): number[] }) =>
    measure(new Map(jobs.map(({ id, text }) => [id, ranker.rank(text, depth).map((index) => set.people[index]?.id ?? '')])), set.judged)
  return { own: measure(rankings, set.judged), bm25: baseline(byWords), tfIdf: baseline(byLetters) }
}
