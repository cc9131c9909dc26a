// A person's concepts, without those of running text.
import { conceptId } from './concepts.ts'
import { degreeConcept, degreeLevels, schoolClassConcept } from './education.ts'
import type { PersonReading } from './person.ts'

/** Concepts of titles, employers, skills and schooling; lessons and similarity look things up in it. */
export function personConcepts(person: PersonReading): Set<number> {
  const found = new Set<number>()
  for (const job of person.jobs) {
    found.add(job.title.concept)
    if (job.title.family !== null) found.add(job.title.family)
    found.add(job.company.concept)
    for (const peer of job.company.peers) found.add(peer)
    if (job.industry !== null) found.add(job.industry)
  }
  const { current } = person
  if (current) {
    found.add(current.title.currentConcept)
    found.add(current.company.currentConcept)
    found.add(conceptId('seniority', current.title.seniority))
    found.add(conceptId('track', current.title.track))
  }
  for (const skill of person.skills) found.add(skill.concept)
  for (const entry of person.schooling) {
    found.add(entry.school.concept)
    if (entry.school.top10) found.add(schoolClassConcept('top10'))
    if (entry.school.top25 || entry.school.top10) found.add(schoolClassConcept('top25'))
    if (entry.major !== null) found.add(entry.major)
    if (entry.majorFamily !== null) found.add(entry.majorFamily)
    if (entry.degree !== 'none') found.add(degreeConcept(entry.degree))
    if (degreeLevels[entry.degree] >= degreeLevels.bachelor) found.add(degreeConcept('bachelor'))
    if (entry.phd) found.add(degreeConcept('phd'))
  }
  return found
}

/** Years of work in steps: a person with nine years has all steps up to eight. */
export const yearsSteps = [2, 3, 5, 8, 10, 12, 15, 20] as const
export const yearsConcept = (years: (typeof yearsSteps)[number]): number => conceptId('years', years)

/** The concepts that scores and lessons look things up in: those of the index, and the years of work. */
export function scoredConcepts(person: PersonReading): Set<number> {
  const found = personConcepts(person)
  for (const step of yearsSteps) if (person.months >= step * 12) found.add(yearsConcept(step))
  return found
}
