// The only place where words become concepts: everything else in matching compares numbers.
import type { EmployerFacts, Employers } from '@fairlead/domain/reference/employers'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { readCompanies, withCorrections } from './companies.ts'
import type { Companies } from './companies.ts'
import { conceptId } from './concepts.ts'
import { readSchooling } from './education.ts'
import type { Schooling } from './education.ts'
import { readPlaces } from './places.ts'
import type { Places } from './places.ts'
import { readSkills } from './skills.ts'
import type { Skills } from './skills.ts'
import { openTitleSpace } from '../titles/title-space.ts'
import type { TitleData, TitleSpace } from '../titles/title-space.ts'
import type { ConceptNames } from '../titles/concepts.ts'
import { readTitles } from './titles.ts'
import type { Titles } from './titles.ts'

/**
 * Maps text to concepts. Each mapper can be replaced, for example by one with embeddings, as long as equal text keeps giving
 * the same number.
 */
export interface Vocabulary {
  titles: Titles
  /** Compares titles whether or not they are listed. */
  space: TitleSpace
  /** Occupations by their names in all languages. */
  occupations: ConceptNames
  skills: Skills
  companies: Companies
  schooling: Schooling
  places: Places
  /** An industry's concept, by its name in any spelling. */
  industry(name: string): number
}

/** Builds the vocabulary from the reference tables (about half a second; build once per process). */
export function buildVocabulary(tables: ReferenceTables & { employers?: Employers }, { model, names }: TitleData): Vocabulary {
  const industries = new Map<string, number>()
  const space = openTitleSpace(model, names)
  const places = readPlaces(tables)
  const titles = readTitles(tables, {
    isPlace: (text) => places.read(text) !== null,
    nearness: (title, otherTitle) => space.nearness(space.ask(title), otherTitle),
  })
  return {
    titles,
    space,
    occupations: names,
    skills: readSkills(tables),
    companies: readCompanies(tables),
    schooling: readSchooling(tables),
    places,
    industry(name) {
      const listed = industries.get(name)
      if (listed) return listed
      const id = conceptId('industry', normalise(name))
      if (industries.size < 10_000) industries.set(name, id)
      return id
    },
  }
}

/** The same vocabulary with a workspace's facts about employers, by their keys. */
export const withEmployers = (vocabulary: Vocabulary, corrections: ReadonlyMap<string, EmployerFacts>): Vocabulary =>
  corrections.size === 0 ? vocabulary : { ...vocabulary, companies: withCorrections(vocabulary.companies, corrections) }
