// The requirements of a search that a person misses: they decide the order before any score, and the card names them.
import { writeText, type StoredText } from '@fairlead/domain/shared/stored-text'
import { must } from '@fairlead/domain/shared/records'
import type { Facts } from './dimensions.ts'
import { findMentions } from './mentions.ts'
import { fetchNearness } from '../plan/near-work.ts'
import { payConcept } from '../skills/pay-concepts.ts'
import { seniorityFit } from '../skills/seniority.ts'
import type { MissedText } from '../plan/model.ts'
import { holdsRequiredTitle, requiredTitlesLabel } from '../plan/required-titles.ts'
import * as english from '../plan/texts/en/missed.ts'

/**
 * Has never done the work asked for or work close to it. Read only in searches with other requirements, where people who do
 * other work are found last; titles outside the lists may name the work.
 */
function doesOtherWork({ model, person }: Pick<Facts, 'model' | 'person'>): boolean {
  const { requirements, keywords, titles, closeTitles, titlesFromIdeals, titlesWhen } = model
  if (titles.size === 0 || titlesFromIdeals || (requirements.length === 0 && !keywords.some(({ required }) => required))) return false
  const jobs = titlesWhen === 'current' ? person.jobs.filter((job) => job === person.current) : person.jobs
  return (
    jobs.length > 0 &&
    jobs.every(
      ({ title, titleText }) =>
        title.isKnown && !titles.has(title.concept) && !closeTitles.has(title.concept) && model.near.of(titleText).value < fetchNearness,
    )
  )
}

/** See seniorityFit; 1 where a track that the user set is a requirement of its own. */
function levelFit({ model, person: { current } }: Pick<Facts, 'model' | 'person'>): number {
  return model.track === null && !model.titlesFromIdeals && current?.title.isKnown ? seniorityFit(model.ranks, current.title) : 1
}

/** Two, three, and four steps or more from the level that the titles ask for. */
const [otherLevel, farLevel, farthestLevel] = [0.85, 0.6, 0.45]

/** Required keywords without a mention, by position in the model. A résumé's own words count, though the card can't quote them. */
function missingKeywords({ model, profile, mentions }: Facts): number[] {
  const isMissing = (index: number) =>
    must(model.keywords[index]).required && mentions.keywords[index]?.length === 0 && !mentions.unknown.includes(index)
  const missing = [...model.keywords.keys()].filter((index) => isMissing(index))
  if (missing.length === 0 || !profile.resumeText) return missing
  const resume = { ...profile, experiences: [], education: [], skills: [], headline: null, summary: profile.resumeText }
  const { keywords } = findMentions(model, resume)
  return missing.filter((index) => keywords[index]?.length === 0)
}

/**
 * What counts beyond the phrases of {@link missedMusts}: one for living outside the country of a job that is not remote, and one
 * or two for a level far from the one asked for, such as a chief officer in a search for seniors.
 */
export function missedMore(facts: Pick<Facts, 'model' | 'person' | 'place'>): number {
  const widest = facts.model.placeSteps.at(-1)
  const isAbroad = widest !== undefined && !facts.place?.concepts.some((id) => widest.concepts.includes(id))
  const fit = levelFit(facts)
  return (isAbroad ? 1 : 0) + (fit < farLevel ? 1 : 0) + (fit < farthestLevel ? 1 : 0)
}

/** True for people in the country of the job, but not in its state or region. */
export function isFarther({ model, place }: Pick<Facts, 'model' | 'place'>): boolean {
  const [region, country] = (['region', 'country'] as const).map((kind) => model.placeSteps.find((step) => step.kind === kind)?.concepts)
  const isIn = (concepts: readonly number[] | undefined) =>
    concepts !== undefined && place?.concepts.some((id) => concepts.includes(id)) === true
  return region !== undefined && !isIn(region) && isIn(country)
}

/**
 * A search's requirements that a person misses, each as a phrase such as 'outside Austin' or 'no mention of Kafka'; empty when
 * all are met. Requirements that almost no one in the pool meets are not among them, see {@link rareTerms}.
 */
export function missedMusts(facts: Facts): MissedText[] {
  const { model, person, profile, has, place } = facts
  const { requiredTitles, requiredYears } = model
  const missed: MissedText[] = []
  // one decimal, like the index
  const worked = Math.round((person.months / 12) * 10) / 10
  if (requiredYears.min !== null && worked < requiredYears.min) missed.push(['lessYears', requiredYears.min])
  if (requiredYears.max !== null && worked > requiredYears.max) missed.push(['moreYears', requiredYears.max])
  if (requiredTitles && !model.rare.has(requiredTitlesLabel(requiredTitles.labels))) {
    if (!holdsRequiredTitle(requiredTitles, person))
      missed.push([requiredTitles.when === 'current' ? 'withoutTitleNow' : 'withoutTitle', ['titles', ...requiredTitles.labels]])
  } else if (doesOtherWork(facts)) missed.push(['otherWork', String(model.near.asked[0])])
  if (levelFit(facts) < otherLevel) missed.push(['otherLevel', String(model.near.asked[0])])
  const pay = payConcept(profile)
  for (const { missed: phrase, concepts } of model.requirements)
    if (!place?.concepts.some((id) => concepts.has(id)) && has.isDisjointFrom(concepts) && !concepts.has(pay)) missed.push(phrase)
  for (const index of missingKeywords(facts)) {
    const { label, career } = must(model.keywords[index])
    if (!model.rare.has(label)) missed.push([career ? 'notShown' : 'noMention', label])
  }
  return missed
}

/** In English, as assessments are stored. */
export const missedInEnglish = (missed: readonly MissedText[]): string[] => missed.map((text) => writeText(english, text) ?? '')

/** A note for reviewers on how many people in a batch miss which requirement, by its name in the catalog. Null if no one misses any. */
export function missedMustsNote(missed: readonly (readonly StoredText[])[]): StoredText | null {
  const counts = new Map<string, { text: StoredText; people: number }>()
  for (const musts of missed)
    for (const text of musts) {
      const phrase = writeText(english, text) ?? ''
      counts.set(phrase, { text, people: (counts.get(phrase)?.people ?? 0) + 1 })
    }
  if (counts.size === 0) return null
  const concerned = missed.filter((phrases) => phrases.length > 0).length
  const parts = [...counts].toSorted((a, b) => b[1].people - a[1].people || (a[0] < b[0] ? -1 : 1))
  return ['note', concerned, missed.length, ...parts.map(([, { text, people }]): StoredText => ['counted', text, people])]
}
