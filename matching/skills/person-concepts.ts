// A person's concepts, without those from running text.
import { conceptId } from './concepts.ts'
import { degreeConcept, degreeLevels, schoolClassConcept } from './education.ts'
import type { PersonReading } from './person.ts'

/** Concepts of titles, employers, skills, and education; used by lessons and similarity. */
export function personConcepts(person: PersonReading): Set<number> {
  const concepts = new Set<number>()
  for (const job of person.jobs) {
    concepts.add(job.title.concept)
    if (job.title.part?.isAlike) concepts.add(job.title.part.concept)
    if (job.title.family !== null) concepts.add(job.title.family)
    concepts.add(job.company.concept)
    for (const peer of job.company.peers) concepts.add(peer)
    if (job.industry !== null) concepts.add(job.industry)
  }
  const { current } = person
  if (current) {
    concepts.add(current.title.currentConcept)
    if (current.title.part?.isAlike) concepts.add(current.title.part.currentConcept)
    concepts.add(current.company.currentConcept)
    concepts.add(conceptId('seniority', current.title.seniority))
    concepts.add(conceptId('track', current.title.track))
  }
  for (const skill of person.skills) concepts.add(skill.concept)
  for (const entry of person.schooling) {
    concepts.add(entry.school.concept)
    if (entry.school.top10) concepts.add(schoolClassConcept('top10'))
    if (entry.school.top25 || entry.school.top10) concepts.add(schoolClassConcept('top25'))
    if (entry.major !== null) concepts.add(entry.major)
    if (entry.majorFamily !== null) concepts.add(entry.majorFamily)
    if (entry.degree !== 'none') concepts.add(degreeConcept(entry.degree))
    if (degreeLevels[entry.degree] >= degreeLevels.bachelor) concepts.add(degreeConcept('bachelor'))
    if (entry.phd) concepts.add(degreeConcept('phd'))
  }
  return concepts
}

/** Years of work in steps: a person with nine years has all steps up to eight. */
export const yearsSteps = [2, 3, 5, 8, 10, 12, 15, 20] as const
export const yearsConcept = (years: (typeof yearsSteps)[number]): number => conceptId('years', years)

/** The concepts for scores and lessons: those in the index, and the years of work. */
export function scoredConcepts(person: PersonReading): Set<number> {
  const concepts = personConcepts(person)
  for (const step of yearsSteps) if (person.months >= step * 12) concepts.add(yearsConcept(step))
  return concepts
}
