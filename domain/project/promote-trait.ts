// Turns a trait of ideal candidates into a search criterion: lists grow, and other settings don't change.
import { isOneOf } from '../shared/records.ts'
import { normalise } from '../reference/normalise.ts'
import { industries } from '../reference/lists.ts'
import type { IdealTrait, TraitKind } from './ideal-traits.ts'
import type { ProjectSettings } from './settings.ts'

export type Promotion = 'title' | 'must' | 'nice' | 'company' | 'industry'
type Lists = Pick<ProjectSettings, 'jobTitles' | 'keywordsRequired' | 'keywordsOptional' | 'companies' | 'industries'>

const listOf = {
  title: 'jobTitles',
  must: 'keywordsRequired',
  nice: 'keywordsOptional',
  company: 'companies',
  industry: 'industries',
} as const satisfies Record<Promotion, keyof Lists>

const byKind: Record<TraitKind, readonly Promotion[]> = {
  title: ['title'],
  skill: ['must', 'nice'],
  company: ['company'],
  companyKind: [],
  industry: ['industry'],
  school: [],
  study: [],
}

/** The criteria it can become; an industry only if the search has it. */
export function promotionsOf({ kind, label }: Pick<IdealTrait, 'kind' | 'label'>): readonly Promotion[] {
  return kind === 'industry' && !isOneOf(industries, label) ? [] : byKind[kind]
}

const holds = (list: readonly string[], label: string) => list.some((entry) => normalise(entry) === normalise(label))

/** The criterion it already is; null = none. */
export function promotedAs(settings: Lists, trait: Pick<IdealTrait, 'kind' | 'label'>): Promotion | null {
  return promotionsOf(trait).find((promotion) => holds(settings[listOf[promotion]], trait.label)) ?? null
}

/** A skill is either a must or nice to have; the earlier choice is removed. */
export function promoteTrait(settings: Lists, trait: Pick<IdealTrait, 'kind' | 'label'>, promotion: Promotion): Partial<Lists> {
  const without = (list: readonly string[]) => list.filter((entry) => normalise(entry) !== normalise(trait.label))
  const change: Partial<Lists> = { [listOf[promotion]]: [...without(settings[listOf[promotion]]), trait.label] }
  if (promotion === 'must' && holds(settings.keywordsOptional, trait.label)) change.keywordsOptional = without(settings.keywordsOptional)
  if (promotion === 'nice' && holds(settings.keywordsRequired, trait.label)) change.keywordsRequired = without(settings.keywordsRequired)
  return change
}
