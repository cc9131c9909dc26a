// Quality measures of a ranking: graded relevance from the truth about the people, nDCG, and precision.
import type { PoolPerson } from '../../testing/vocabulary.ts'
import type { BenchmarkSearch } from './searches.ts'

/** 0 (useless) to 4 (exactly right), from how the person was generated rather than the engine's reading. */
export function grade(search: BenchmarkSearch, { person, truth }: PoolPerson): number {
  if (search.country !== null && person.place.country !== search.country) return 0
  const jobs = truth.jobs
  const now = jobs[0]
  const monthsIn = (groups: string[]) => jobs.filter((job) => groups.includes(job.group)).reduce((sum, job) => sum + job.months, 0)
  const kind =
    now && search.right.includes(now.group) ? 3 : monthsIn(search.right) >= 24 ? 1.5 : now && search.near.includes(now.group) ? 1.5 : 0
  if (kind === 0) return 0
  const named = new Set(person.skills)
  const skills = search.skills.filter((skill) => named.has(skill)).length / Math.max(1, search.skills.length)
  const years = jobs.reduce((sum, job) => sum + job.months, 0) / 12
  const { yearsMin, yearsMax } = search.preferences
  const fits = (yearsMin === null || years >= yearsMin) && (yearsMax === null || years <= yearsMax)
  const isNear = search.city === null || person.place.city === search.city
  return Math.max(0, (kind + (fits ? 1 : -0.5)) * (search.skills.length === 0 ? 1 : skills) * (isNear ? 1 : 0.3))
}

const discounted = (grades: number[]): number => grades.reduce((sum, value, index) => sum + (2 ** value - 1) / Math.log2(index + 2), 0)

/** Normalized discounted cumulative gain at k (Järvelin and Kekäläinen 2002), 0 to 1. */
export function ndcg(ranked: number[], all: number[], k: number): number {
  const ideal = discounted(all.toSorted((a, b) => b - a).slice(0, k))
  return ideal === 0 ? 1 : discounted(ranked.slice(0, k)) / ideal
}

/** The share of the first k whose grade reaches `min`; the denominator shrinks when fewer such people exist. */
export function precision(ranked: number[], all: number[], k: number, min: number): number {
  const possible = Math.min(k, all.filter((value) => value >= min).length)
  return possible === 0 ? 1 : ranked.slice(0, k).filter((value) => value >= min).length / possible
}

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
