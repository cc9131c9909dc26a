// How much of an ideal candidate's make-up a person shares.
import type { PersonReading } from './person.ts'

/** Concepts with their weights. */
export type Features = Map<number, number>

/** What makes an ideal candidate so: jobs first, then skills, kinds of company, industry and field of study. */
export function idealFeatures(person: PersonReading): Features {
  const features: Features = new Map()
  const add = (concept: number | null, weight: number): void => {
    if (concept !== null) features.set(concept, Math.max(features.get(concept) ?? 0, weight))
  }
  for (const job of person.jobs) {
    add(job.title.concept, job === person.current ? 4 : 2)
    add(job.company.concept, 0.5)
    for (const peer of job.company.peers) add(peer, 1)
    add(job.industry, 1)
  }
  for (const skill of person.skills) add(skill.concept, 1)
  for (const entry of person.schooling) add(entry.majorFamily, 0.5)
  return features
}

/** The share of the weight of an ideal's features that the person has, 0 to 1; the best of several ideals counts. */
export function similarityTo(ideals: Features[], has: Set<number>): number {
  let best = 0
  for (const features of ideals) {
    let total = 0
    let shared = 0
    for (const [concept, weight] of features) {
      total += weight
      if (has.has(concept)) shared += weight
    }
    if (total > 0) best = Math.max(best, shared / total)
  }
  return best
}
