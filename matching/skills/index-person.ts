// A person's index row: numbers, so that a search doesn't have to read profiles.
import { tokenise } from '@fairlead/domain/reference/normalise'
import type { Seniority, TitleTrack } from '@fairlead/domain/reference/tables'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { careerConcepts } from './career.ts'
import { hashedId, noTitleId, titleTextIds } from './concepts.ts'
import { employerConcepts } from './employer-concepts.ts'
import { payConcept } from './pay-concepts.ts'
import { personConcepts } from './person-concepts.ts'
import { withoutOwnName, type NamedProfile } from './own-name.ts'
import { readPerson } from './person.ts'
import { claimedText } from '../text/claimed.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Increment when the index of an unchanged profile would change. */
export const indexVersion = 14

export interface PersonIndex {
  /** Sorted, unique, positive 32-bit. */
  concepts: number[]
  titleGroups: number[]
  currentTitleGroup: number | null
  /** Years of work, one decimal, overlaps counted once. */
  yearsOfExperience: number
  seniority: Seniority | null
  track: TitleTrack | null
  lat: number | null
  lon: number | null
  /** ISO 3166 alpha-2. */
  country: string | null
}

const stop = new Set(
  'the a an and or of to in for with on at by from as is are was were be been it its this that i my we our me who which after before than then into over up out off all each most more very with without about still also has have had do does did not no an us you your they them their his her he she when where while so if but'.split(
    ' ',
  ),
)

/** Words worth finding: hashes of a text's words, without short and filler words. */
function wordConcepts(text: string, into: Set<number>): void {
  for (const { text: word } of tokenise(text)) if (word.length >= 2 && !stop.has(word)) into.add(hashedId('word', word))
}

/** Characters of a résumé that are indexed. */
const longestText = 50_000

/** True for indexed words. */
export function isIndexedWord(word: string): boolean {
  return word.length >= 2 && !stop.has(word)
}

/**
 * Reads a profile for the index. Contains every concept a plan may require, so a search over the index misses no one the judge
 * would accept.
 */
export function indexPerson(vocabulary: Vocabulary, named: NamedProfile, today: YearMonth): PersonIndex {
  const profile = withoutOwnName(named)
  const person = readPerson(vocabulary, profile, today)
  const concepts = personConcepts(person)
  for (const concept of careerConcepts(person, profile)) concepts.add(concept)
  for (const concept of employerConcepts(person)) concepts.add(concept)
  concepts.add(payConcept(profile))
  const ownWords = [
    profile.headline,
    profile.summary,
    ...profile.experiences.map((job) => job.description),
    profile.resumeText?.slice(0, longestText) ?? null,
  ]
  const texts = [
    // skills a person lacks or wants to learn are not indexed
    ...ownWords.map((text) => text && claimedText(text)),
    ...profile.experiences.flatMap((job) => [job.title, job.company]),
    ...profile.skills,
    ...profile.education.map(({ degree, fieldOfStudy }) => [degree, fieldOfStudy].filter(Boolean).join(' in ')),
  ]
  for (const text of texts) {
    if (!text) continue
    wordConcepts(text, concepts)
    for (const skill of vocabulary.skills.inText(text, tokenise(text))) concepts.add(skill)
  }
  if (person.jobs.length === 0) concepts.add(noTitleId)
  for (const job of person.jobs) {
    const { held: heldId, current } = titleTextIds(job.titleText)
    concepts.add(heldId)
    if (job === person.current) concepts.add(current)
  }
  const place = vocabulary.places.readPlace(profile.place)
  for (const id of place?.concepts ?? []) concepts.add(id)
  return {
    concepts: [...concepts].toSorted((a, b) => a - b),
    titleGroups: [...new Set(person.jobs.map((job) => job.title.concept))].toSorted((a, b) => a - b),
    currentTitleGroup: person.current?.title.concept ?? null,
    yearsOfExperience: Math.round((person.months / 12) * 10) / 10,
    seniority: person.current?.title.seniority ?? null,
    track: person.current?.title.track ?? null,
    lat: place?.lat ?? null,
    lon: place?.lon ?? null,
    country: place?.country ?? null,
  }
}
