// The scoring side of a plan: everything the user asked for, normalized once so that judging a person is cheap.
import { keysOf, recordOf } from '@fairlead/domain/shared/records'
import { readComputed, type ComputedCriterion } from '@fairlead/domain/project/computed-criteria'
import { distinctTexts, normalise } from '@fairlead/domain/reference/normalise'
import type { Dimension } from '@fairlead/domain/candidate/assessment'
import type { SearchPreferences, Track } from '@fairlead/domain/project/preferences'
import { degreeLevels } from '../skills/education.ts'
import { traitsOf } from '../learn/ideal-traits.ts'
import type { Lessons } from '../learn/lessons.ts'
import { readPerson } from '../skills/person.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { idealFeatures } from '../learn/similarity.ts'
import type { Features } from '../learn/similarity.ts'
import { requestedRanks } from '../skills/seniority.ts'
import type { WantedRank } from '../skills/seniority.ts'
import { currentFit, scaleOf } from './scale.ts'
import type { Fit, Scale } from './scale.ts'
import { phraseTable } from '../skills/skills.ts'
import type { PhraseTable } from '../skills/skills.ts'
import { isBound, placeSteps, type PlaceStep } from '../skills/place-steps.ts'
import type { PlaceReading } from '../skills/places.ts'
import { levels } from '../skills/title-ranks.ts'
import { jobWords } from '../text/job-words.ts'
import { textQuery } from './bm25f.ts'
import type { TextQuery } from './bm25f.ts'
import { askedKeywords, keywordPhrases, type Keyword } from './keywords.ts'
import { noPool } from './pool-view.ts'
import type { PoolView } from './pool-view.ts'
import { nearWork } from './near-work.ts'
import type { NearWork } from './near-work.ts'
import { readRequiredTitles, type RequiredTitles } from './required-titles.ts'
import type * as missedTexts from './texts/en/missed.ts'
import type { TextOf } from '@fairlead/domain/shared/stored-text'
import type { Vocabulary } from '../skills/vocabulary.ts'

/** Names a requirement that a person misses, in any language. */
export type MissedText = TextOf<typeof missedTexts>

/** What a person must have one of, beyond titles, keywords, and years. */
export interface Requirement {
  /** Says that a person lacks it: 'outside Columbus'. */
  missed: MissedText
  concepts: ReadonlySet<number>
}

/** A model before its requirements are read from the filters, see {@link planSearch}. */
export type BaseModel = Omit<Model, 'requirements'>

export interface Model {
  requirements: Requirement[]
  /** People in the pool; 0 = unknown. */
  poolSize: number
  /** Labels of requirements that almost no one in the pool meets: they affect the order and never filter. */
  rare: ReadonlySet<string>
  /** Requested title concepts with the requested rank; null = any rank. */
  titles: Map<number, number | null>
  closeTitles: Set<number>
  /** How close any title is to the requested ones. */
  near: NearWork
  /** Words of the job description; null without one. */
  text: TextQuery | null
  /** All words of the search, for ordering people with equal scores. */
  words: TextQuery | null
  families: Set<number>
  titlesWhen: 'current' | 'current_or_past'
  titlesFromIdeals: boolean
  /** Titles of which a person must have held one; null = none required. */
  requiredTitles: RequiredTitles | null
  track: Track | null
  /** Requested ranks; [] = any. */
  ranks: WantedRank[]
  keywords: Keyword[]
  /** Spellings of all keywords; means = index into keywords. */
  keywordPhrases: PhraseTable<number>
  /** Spellings of skills that imply a keyword; means = index into keywords, and the name of that skill. */
  implyingPhrases: PhraseTable<{ keyword: number; label: string }>
  badPhrases: PhraseTable<string>
  /** Unwanted keywords that are computed from the jobs. */
  badCareers: { label: string; career: ComputedCriterion }[]
  badCompanies: Set<number>
  badTitles: Set<number>
  yearsMin: number | null
  yearsMax: number | null
  /** The same without what was learned: the requirement. */
  requiredYears: { min: number | null; max: number | null }
  /** What the job pays in a year, and its currency; null = not known. */
  pay: { max: number; currency: string } | null
  relevantYearsMin: number | null
  companies: Set<number>
  /** Peer groups of the requested companies, with their company. */
  peers: Map<number, string>
  industries: Set<number>
  places: PlaceReading[]
  /** How far from a requested city people may live; null = within its metropolitan area. */
  radiusKm: number | null
  /** The areas around these places, each wider than the one before; [] = anywhere. */
  placeSteps: PlaceStep[]
  /** Location texts unknown to the gazetteer, normalized. */
  placeTexts: string[]
  remoteAllowed: boolean
  /** Minimum degree level, 0 = none; and the special ones. */
  degreeLevel: number
  mba: boolean
  phd: boolean
  advanced: boolean
  /** Requested universities and fields of study. */
  schools: Set<number>
  majors: Set<number>
  majorFamilies: Set<number>
  top10School: boolean
  top25School: boolean
  ideals: Features[]
  lessons: Lessons
  /** Sums to 1; 0 = not requested. */
  weights: Record<Dimension, number>
  /** Converts weighted sums to points. */
  scale: Scale
}

/** Where people have to live near the job, the place counts for more. */
const boundLocation = 2

const tighter = (pick: (a: number, b: number) => number, a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : pick(a, b)

/** Reads preferences, ideals and lessons into a model; see {@link planSearch}. */
export function buildModel(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  ideals: MatchableProfile[],
  lessons: Lessons,
  pool: PoolView = noPool,
  fit: Fit = currentFit,
): BaseModel {
  // Only ideals' traits count here, not durations, so any month will do.
  const readIdeals = ideals.map((ideal) => readPerson(vocabulary, ideal, '9999-12'))
  const leftOut = new Set(preferences.idealTraitsLeftOut)
  const traits = readIdeals.map((person) => traitsOf(vocabulary, person).filter(({ key }) => !leftOut.has(key)))
  const features = traits.map((ones) => idealFeatures(ones)).filter(({ size }) => size > 0)
  const counted = new Set(traits.flatMap((ones) => ones.map(({ concept }) => concept)))

  const askedTexts = distinctTexts(preferences.jobTitles)
  const requestedReadings = askedTexts.map((title) => vocabulary.titles.read(title))
  const currentTitles = readIdeals.flatMap((person) =>
    person.current && counted.has(person.current.title.concept) ? [person.current.title] : [],
  )
  const titlesFromIdeals = requestedReadings.length === 0 && currentTitles.length > 0
  const titles = new Map<number, number | null>()
  const readings = titlesFromIdeals ? currentTitles : requestedReadings
  for (const reading of readings) {
    // 'Engineer' requests no rank; 'Senior Engineer' does.
    const level = reading.seniority === 'mid' ? null : levels[reading.seniority]
    const previous = titles.get(reading.concept)
    titles.set(reading.concept, titles.has(reading.concept) && previous !== level ? null : level)
  }
  const idealTexts = readIdeals.flatMap((person) =>
    person.current && counted.has(person.current.title.concept) ? [person.current.titleText] : [],
  )
  const near = nearWork(vocabulary, titlesFromIdeals ? distinctTexts(idealTexts) : askedTexts, pool)
  const text = textQuery(pool.words, [{ text: jobWords(preferences.jobDescription), weight: 1 }])
  const partsInside = readings.flatMap(({ part }) => (part?.isAlike ? [part.concept] : []))
  const closeTitles = new Set(
    [...partsInside, ...[...titles.keys()].flatMap((id) => vocabulary.titles.close(id))].filter((id) => !titles.has(id)),
  )
  const families = new Set(readings.flatMap((reading) => (reading.family === null ? [] : [reading.family])))

  const keywords = askedKeywords(vocabulary, preferences, pool)
  const words = textQuery(pool.words, [
    { text: askedTexts.join('\n'), weight: 1 },
    { text: keywords.flatMap(({ label, career }) => (career ? [] : label)).join('\n'), weight: 1 },
    { text: jobWords(preferences.jobDescription), weight: 1 },
  ])

  const companies = new Set(distinctTexts(preferences.companies).map((name) => vocabulary.companies.read(name).concept))
  const peers = new Map<number, string>()
  for (const name of distinctTexts(preferences.companies)) {
    const reading = vocabulary.companies.read(name)
    for (const peer of reading.peers) if (!peers.has(peer)) peers.set(peer, reading.label)
  }
  for (const person of readIdeals) {
    const company = person.current?.company
    for (const peer of company?.peers ?? []) if (company && counted.has(peer) && !peers.has(peer)) peers.set(peer, company.label)
  }
  const industries = new Set(preferences.industries.map((name) => vocabulary.industry(name)))
  const schools = new Set(distinctTexts(preferences.schools).map((name) => vocabulary.schooling.school(name).concept))
  const majors = distinctTexts(preferences.majors).map((name) => vocabulary.schooling.major(name))
  const read = preferences.locations.map((text) => ({ text, reading: vocabulary.places.read(text) }))

  const places = read.flatMap(({ reading }) => (reading ? [reading] : []))
  const { remoteAllowed, locationRadiusKm: radiusKm } = preferences

  const advanced = preferences.advancedDegree || preferences.mba || preferences.phd
  const degreeLevel = Math.max(advanced ? degreeLevels.master : preferences.bachelors ? degreeLevels.bachelor : 0, lessons.degreeLevel)
  const schoolAsked = preferences.top10School || preferences.top25School || schools.size > 0 || lessons.prestigeWeight > 1
  const chosenWeights = preferences.weights
  const years =
    preferences.relevantYearsMin !== null ||
    preferences.yearsMin !== null ||
    preferences.yearsMax !== null ||
    lessons.yearsMin !== null ||
    lessons.yearsMax !== null
  const raw: Record<Dimension, number> = {
    title: titles.size > 0 ? fit.weights.title : 0,
    text: text ? fit.weights.text : 0,
    keywords: keywords.length > 0 ? chosenWeights.keywords * lessons.keywordWeight : 0,
    yearsOfExperience: years ? chosenWeights.yearsOfExperience : 0,
    similarCompanies: companies.size > 0 || peers.size > 0 ? chosenWeights.similarCompanies * (companies.size > 0 ? 1 : 0.6) : 0,
    industry: industries.size > 0 ? chosenWeights.industry : 0,
    education: degreeLevel > 0 || majors.length > 0 ? chosenWeights.education : 0,
    schoolPrestige: schoolAsked ? chosenWeights.schoolPrestige * lessons.prestigeWeight : 0,
    location: preferences.locations.length > 0 ? (isBound({ places, remoteAllowed }) ? boundLocation : 1) * fit.weights.location : 0,
    similarity: features.length > 0 ? fit.weights.similarity : 0,
    responseLikelihood: chosenWeights.responseLikelihood * 0.5,
  }
  const badTexts = distinctTexts(preferences.badKeywords)
  const total = Object.values(raw).reduce((sum, weight) => sum + weight, 0)
  const weights = recordOf(keysOf(raw), (name) => (total > 0 ? raw[name] / total : 0))

  return {
    poolSize: pool.words.people,
    rare: new Set(),
    titles,
    closeTitles,
    near,
    text,
    words,
    families,
    titlesWhen: preferences.jobTitlesWhen,
    titlesFromIdeals,
    requiredTitles: readRequiredTitles(vocabulary, preferences, near, pool),
    track: preferences.track,
    ranks: requestedRanks(readings, preferences.track),
    keywords,
    ...keywordPhrases(vocabulary, keywords),
    badPhrases: phraseTable(
      badTexts
        .filter((label) => readComputed(label) === null)
        .flatMap((label) => vocabulary.skills.spellings(label).map((text) => vocabulary.skills.phrase(text, label))),
    ),
    badCareers: badTexts.flatMap((label) => {
      const career = readComputed(label)
      return career ? [{ label, career }] : []
    }),
    badCompanies: new Set(distinctTexts(preferences.badCompanies).map((name) => vocabulary.companies.read(name).currentConcept)),
    badTitles: new Set(distinctTexts(preferences.badJobTitles).map((title) => vocabulary.titles.read(title).currentConcept)),
    yearsMin: tighter(Math.max, preferences.yearsMin, lessons.yearsMin),
    relevantYearsMin: preferences.relevantYearsMin,
    yearsMax: tighter(Math.min, preferences.yearsMax, lessons.yearsMax),
    requiredYears: { min: preferences.yearsMin, max: preferences.yearsMax },
    pay: preferences.payMax === null ? null : { max: preferences.payMax, currency: preferences.payCurrency },
    companies,
    peers,
    industries,
    places,
    placeSteps: placeSteps(vocabulary.places, { places, remoteAllowed, radiusKm }),
    placeTexts: read.flatMap(({ text, reading }) => (reading ? [] : [normalise(text)])).filter((text) => text !== ''),
    radiusKm,
    remoteAllowed,
    degreeLevel,
    mba: preferences.mba,
    phd: preferences.phd,
    advanced: preferences.advancedDegree,
    schools,
    majors: new Set(majors.map(({ concept }) => concept)),
    majorFamilies: new Set(majors.flatMap(({ family }) => family ?? [])),
    top10School: preferences.top10School,
    top25School: preferences.top25School,
    ideals: features,
    lessons,
    weights,
    scale: scaleOf(weights, fit.calibration),
  }
}
