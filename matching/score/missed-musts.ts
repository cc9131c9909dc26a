// Requirements that a person lacks, for the card in a search that relaxed them.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { groupsOf, type GroupName } from '../plan/groups.ts'
import { indexPerson } from '../skills/index-person.ts'
import { findMentions } from './mentions.ts'
import { withoutOwnName, type NamedProfile } from '../skills/own-name.ts'
import { readPerson } from '../skills/person.ts'
import type { SearchPlan } from '../plan/plan.ts'
import { holdsRequiredTitle, requiredTitlesLabel } from '../plan/required-titles.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

const isReadElsewhere: ReadonlySet<string> = new Set<GroupName>(['title', 'requiredTitle', 'keyword'])

/**
 * A search's requirements that a person misses, each as a phrase such as 'outside Austin' or 'no mention of Kafka'; empty when
 * all are met. A title counts only if required. Keywords are read like the judge reads them, everything else like the index.
 * @param today the month up to which current jobs count, 'YYYY-MM'
 */
export function missedMusts(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  { model }: Pick<SearchPlan, 'model'>,
  named: NamedProfile,
  today: YearMonth,
): string[] {
  const missed: string[] = []
  const profile = withoutOwnName(named)
  const { concepts, yearsOfExperience: years } = indexPerson(vocabulary, profile, today)
  const has = new Set(concepts)
  const { yearsMin, yearsMax } = preferences
  const { requiredTitles } = model
  const spell = (count: number) => `${count} ${count === 1 ? 'year' : 'years'} of experience`
  if (yearsMin !== null && years < yearsMin) missed.push(`less than ${spell(yearsMin)}`)
  if (yearsMax !== null && years > yearsMax) missed.push(`more than ${spell(yearsMax)}`)
  if (requiredTitles && !holdsRequiredTitle(requiredTitles, readPerson(vocabulary, profile, today)))
    missed.push(`without the title ${requiredTitlesLabel(requiredTitles.labels)}${requiredTitles.when === 'current' ? ' now' : ''}`)
  for (const group of groupsOf(vocabulary, preferences, model)) {
    if (isReadElsewhere.has(group.name) || group.concepts.some((concept) => has.has(concept))) continue
    if (group.name === 'location') missed.push(`outside ${group.label}`)
    else missed.push(group.name === 'track' ? `not known as ${group.label}` : `without ${group.label}`)
  }
  // a résumé's own words count as a mention, though the card can't quote them
  const summary = [profile.summary, profile.resumeText].filter(Boolean).join('\n') || null
  const { keywords } = findMentions(model, { ...profile, summary })
  for (const [index, keyword] of model.keywords.entries())
    if (keyword.required && keywords[index]?.length === 0) missed.push(`no mention of ${keyword.label}`)
  return missed
}

/** A note for reviewers on how many people in a batch miss which requirement: '2 of 20 are outside Austin.' Null if no one misses any. */
export function missedMustsNote(missed: readonly (readonly string[])[]): string | null {
  const counts = new Map<string, number>()
  for (const musts of missed) for (const phrase of musts) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  if (counts.size === 0) return null
  const concerned = missed.filter((phrases) => phrases.length > 0).length
  const parts = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([phrase, count]) => `${phrase} (${count})`)
  return `Too few people meet every requirement. ${concerned} of these ${missed.length} do not: ${parts.join(', ')}.`
}
