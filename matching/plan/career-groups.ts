// What a search asks the index for when a criterion is computed from jobs.
import type { ComputedCriterion } from '@fairlead/domain/project/computed-criteria'
import { employerFit } from '@fairlead/domain/project/employer-criterion'
import { normalise } from '@fairlead/domain/reference/normalise'
import { careerConcept, ledSteps, mostYears } from '../skills/career.ts'
import { hashedId } from '../skills/concepts.ts'
import { employerGroups } from '../skills/employer-concepts.ts'
import { degreeConcept } from '../skills/education.ts'
import { isIndexedWord } from '../skills/index-person.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** What one side of a move may be, as concepts of the index; [] = nothing that is known. */
function sideConcepts(vocabulary: Vocabulary, name: string): number[] {
  const company = vocabulary.companies.read(name)
  const title = vocabulary.titles.read(name)
  const word = normalise(name).split(' ').find(isIndexedWord)
  return [
    company.concept,
    vocabulary.industry(name),
    ...(title.isKnown ? [title.concept] : []),
    ...(word === undefined ? [] : [hashedId('word', word)]),
  ]
}

const skillConcepts = (vocabulary: Vocabulary, name: string): number[] => {
  const { concept: skill, isKnown } = vocabulary.skills.read(name)
  const word = normalise(name).split(' ').find(isIndexedWord)
  return [skill, ...vocabulary.skills.impliedBy(skill), ...(isKnown || word === undefined ? [] : [hashedId('word', word)])]
}

/**
 * Groups of concepts of which everyone who meets the criterion has one each. Steps are rounded down, and the order of a move, the
 * state of a license, and the years of a skill are not in the index: the judge reads the profile.
 */
export function careerGroups(vocabulary: Vocabulary, criterion: ComputedCriterion): number[][] {
  const stepOf = (months: number) => Math.min(mostYears, Math.floor(months / 12))
  switch (criterion.kind) {
    case 'promoted': {
      const step = criterion.months === null || criterion.isRecent ? 0 : Math.ceil(criterion.months / 12)
      return [[careerConcept('promoted', step > mostYears ? 0 : step)]]
    }
    case 'stayed':
      return stepOf(criterion.months) === 0
        ? []
        : [[careerConcept(criterion.per === 'present' ? 'one' : criterion.per, stepOf(criterion.months))]]
    case 'led':
      return [[careerConcept('led', ledSteps.findLast((step) => step <= (criterion.people ?? 1)) ?? 1)]]
    case 'moved':
      return [criterion.from, criterion.to].map((side) => sideConcepts(vocabulary, side))
    case 'worked':
      return [criterion.companies.map((name) => vocabulary.companies.read(name).concept)]
    case 'employer': {
      const corrected = vocabulary.companies.corrected.filter(({ facts }) => employerFit(criterion, facts) !== 'not_met')
      return employerGroups(criterion).map(({ met, unknown }) => [...met, unknown, ...corrected.map(({ concept }) => concept)])
    }
    case 'licensed':
      return [skillConcepts(vocabulary, criterion.license)]
    case 'degree':
      return [criterion.degree === 'bachelors' ? [degreeConcept('bachelor')] : (['master', 'mba', 'doctorate'] as const).map(degreeConcept)]
    case 'years':
      return [skillConcepts(vocabulary, criterion.skill)]
  }
}

/** True where the index knows less than the criterion asks for. */
export const isLoose = ({ kind }: ComputedCriterion): boolean => kind === 'moved' || kind === 'licensed' || kind === 'years'
