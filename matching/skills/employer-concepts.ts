// What the index says about a person's employers: their kinds, sizes, and countries, and what isn't known of at least one of them.
import { isOwnership, sizeSteps, type EmployerCriterion } from '@fairlead/domain/project/employer-criterion'
import { employerKinds, type EmployerFacts } from '@fairlead/domain/reference/employers'
import { workOf } from './career.ts'
import { conceptId } from './concepts.ts'
import type { PersonReading } from './person.ts'

const concept = (fact: string): number => conceptId('employer', fact)
const unknown = {
  ownership: concept('ownership ?'),
  trade: concept('trade ?'),
  size: concept('size ?'),
  country: concept('country ?'),
}

/** The ranges between {@link sizeSteps} that have a size in common with this one. */
function sizeBands(min: number | null, max: number | null): number[] {
  const bounds = [0, ...sizeSteps, Infinity]
  return bounds.slice(1).flatMap((most, index) => {
    const least = (bounds[index] ?? 0) + 1
    return (min ?? 0) <= most && (max ?? Infinity) >= least ? [concept(`size ${index}`)] : []
  })
}

function factConcepts(facts: EmployerFacts | null): number[] {
  if (!facts) return Object.values(unknown)
  const { kinds, country, sizeMin, sizeMax, sizeYear } = facts
  return [
    ...kinds.map((kind) => concept(kind)),
    ...(kinds.some(isOwnership) ? [] : [unknown.ownership]),
    ...(kinds.every(isOwnership) ? [unknown.trade] : []),
    ...(sizeYear === null ? [unknown.size] : sizeBands(sizeMin, sizeMax)),
    country === null ? unknown.country : concept(`country ${country}`),
  ]
}

/** Of all employers; of people without a job nothing is known. */
export function employerConcepts(person: PersonReading): number[] {
  const employers = new Set(workOf(person).map(({ company }) => company.facts))
  return employers.size === 0 ? factConcepts(null) : [...employers].flatMap(factConcepts)
}

/** For each part of a criterion: the concepts of employers that may meet it, and the one of those of which it isn't known. */
export function employerGroups({ type, minPeople, maxPeople, country }: EmployerCriterion): { met: number[]; unknown: number }[] {
  const isKind = employerKinds.find((kind) => kind === type)
  return [
    ...(isKind ? [{ met: [concept(isKind)], unknown: isOwnership(isKind) ? unknown.ownership : unknown.trade }] : []),
    ...(minPeople === null && maxPeople === null ? [] : [{ met: sizeBands(minPeople, maxPeople), unknown: unknown.size }]),
    ...(country === null ? [] : [{ met: [concept(`country ${country}`)], unknown: unknown.country }]),
  ]
}
