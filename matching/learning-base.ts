// The people and the criteria that decisions about a search are compared with.
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { tokenise } from '@fairlead/domain/reference/normalise'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import { learningBase, type LearningBase } from './learn/base.ts'
import type { SearchPlan } from './plan/plan.ts'
import { isAsked } from './score/dimensions.ts'
import { conceptId } from './skills/concepts.ts'
import { degreeConcept, degreeLevels } from './skills/education.ts'
import type { MatchableProfile } from './skills/person.ts'
import { yearsConcept, yearsSteps } from './skills/person-concepts.ts'
import type { Vocabulary } from './skills/vocabulary.ts'

/** Every concept that the criteria or the words of the job description name. */
function askedConcepts(vocabulary: Vocabulary, preferences: SearchPreferences, { model }: Pick<SearchPlan, 'model'>): number[] {
  const { titles, skills } = vocabulary
  const readings = preferences.jobTitles.map((title) => titles.read(title))
  const titled = [...model.titles.keys(), ...readings.map(({ concept }) => concept)]
  const named = model.keywords.flatMap(({ label, concept }) => [concept, ...alternativesOf(label).map((part) => skills.read(part).concept)])
  const text = preferences.jobDescription
  const { degreeLevel } = model
  const degrees = (['bachelor', 'master', 'mba', 'doctorate'] as const).filter(
    (kind) => degreeLevel > 0 && degreeLevels[kind] >= degreeLevel,
  )
  const years = Math.max(model.yearsMin ?? 0, model.relevantYearsMin ?? 0)
  return [
    ...titled.flatMap((concept) => [concept, titles.currentOf(concept)]),
    ...readings.flatMap(({ seniority, track }) => [
      ...(seniority === 'mid' ? [] : [conceptId('seniority', seniority)]),
      ...(track === 'ic' ? [] : [conceptId('track', track)]),
    ]),
    ...(model.track === 'manager' ? [conceptId('track', 'manager'), conceptId('track', 'exec')] : []),
    ...named.flatMap((concept) => [concept, ...skills.impliedBy(concept)]),
    ...skills.inText(text, tokenise(text)),
    ...model.industries,
    ...[...model.companies].flatMap((concept) => [concept, ...model.peers.keys()]),
    ...preferences.companies.map((name) => vocabulary.companies.read(name).currentConcept),
    ...model.majors,
    ...model.majorFamilies,
    ...degrees.map((kind) => degreeConcept(kind)),
    ...yearsSteps.filter((step) => step <= years).map((step) => yearsConcept(step)),
    ...model.places.flatMap((place) => [place.own, ...place.concepts]),
  ]
}

/**
 * @param plan of the search without lessons
 * @param profiles people in the order in which it fetched them
 */
export function baseOfSearch(
  vocabulary: Vocabulary,
  {
    preferences,
    plan,
    profiles,
    today,
  }: { preferences: SearchPreferences; plan: Pick<SearchPlan, 'model'>; profiles: readonly MatchableProfile[]; today: YearMonth },
): LearningBase {
  const isInWork = ({ current }: { current: Parameters<typeof isAsked>[1] | null }) => current !== null && isAsked(plan.model, current)
  return learningBase(vocabulary, profiles, { asks: askedConcepts(vocabulary, preferences, plan), isInWork }, today)
}
