// One value from 0 to 1 for each dimension of a score; the rules are our own.
import type { Dimension } from '@fairlead/domain/candidate/assessment'
import { normalise } from '@fairlead/domain/reference/normalise'
import { degreeLevels } from '../skills/education.ts'
import type { Mentions } from './mentions.ts'
import type { Model } from '../plan/model.ts'
import { monthsCovered } from '../skills/person.ts'
import type { JobReading, MatchableProfile, PersonReading } from '../skills/person.ts'
import { isBound } from '../skills/place-steps.ts'
import { distanceKm } from '../skills/places.ts'
import type { PlaceReading } from '../skills/places.ts'
import { seniorityFit } from '../skills/seniority.ts'
import { textFit } from '../plan/bm25f.ts'
import { closeNearness } from '../titles/title-space.ts'
import { similarityTo } from '../learn/similarity.ts'
import { levels } from '../skills/title-ranks.ts'
import { recency, unknownDepth, workDepth } from './work-depth.ts'

export interface Facts {
  model: Model
  profile: MatchableProfile
  person: PersonReading
  /** Concepts of the person, see scoredConcepts. */
  has: Set<number>
  mentions: Mentions
  /** Skills close to one that the person lists. */
  relatedSkills: Set<number>
  place: PlaceReading | null
}

/** The same work as requested: listed under the same name, or certainly similar. */
export const isAsked = (model: Model, job: JobReading): boolean =>
  model.titles.has(job.title.concept) || model.near.of(job.titleText).value >= 0.99
/** Close by the lists: another group, or a title with the requested one inside. */
const isClose = ({ titles, closeTitles }: Model, { title: { concept, part } }: JobReading): boolean =>
  closeTitles.has(concept) || (part !== null && part.isAlike && (titles.has(part.concept) || closeTitles.has(part.concept)))
export const isRelevant = (model: Model, job: JobReading): boolean =>
  isAsked(model, job) || isClose(model, job) || model.near.of(job.titleText).value >= closeNearness

/** Years in the requested work or close to it; all years when no title is requested. */
export function relevantYears({ model, person }: Pick<Facts, 'model' | 'person'>): number {
  const jobs = model.titles.size > 0 ? person.jobs.filter((job) => isRelevant(model, job)) : person.jobs
  return monthsCovered(jobs) / 12
}

/** A line of a list: duties and skills are listed, titles are not. */
const bullet = /^[-*+•·‣▪▫●○◦■□►▸➢✓–—]\s?/

/** The best of a résumé's short lines, which may be an unrecognized title. */
function linesOf(text: string, model: Model): number {
  let best = 0
  for (const line of text.slice(0, 20_000).split('\n').slice(0, 400)) {
    const words = line.trim()
    if (words.length <= 2 || words.length > 70 || /[@\d]/.test(words) || bullet.test(words)) continue
    best = Math.max(best, model.near.of(words).value)
  }
  return best * 0.9
}

/** Share of the title that recent years in the requested work decide. */
const depthShare = 0.3

function titleOf({ model, person, profile }: Facts): number {
  // if jobs were read, another line that names the work counts like a past job
  let best = profile.resumeText ? linesOf(profile.resumeText, model) * (person.jobs.length === 0 ? 1 : 0.75) : 0
  const usual = model.titlesWhen === 'current' ? 0.4 : 0.75
  for (const job of person.jobs) {
    const now = job === person.current
    let value = 0
    if (isAsked(model, job)) {
      const level = model.titles.get(job.title.concept) ?? null
      const distance = level === null ? 0 : Math.abs(levels[job.title.seniority] - level)
      value = 1 - Math.min(0.45, distance * 0.15)
    } else if (isClose(model, job)) value = 0.6
    else if (job.title.family !== null && model.families.has(job.title.family)) value = 0.2
    // the same work at another rank keeps the deduction for the rank
    if (!isAsked(model, job)) value = Math.max(value, model.near.of(job.titleText).value * 0.9)
    if (now) best = Math.max(best, value)
    if (!now && value * usual > best) best = Math.max(best, value * usual * recency(person.jobs, job))
  }
  const wrongTrack = model.track !== null && person.current !== null && (person.current.title.track === 'ic') !== (model.track === 'ic')
  const relevantJobs = person.jobs.filter((job) => isRelevant(model, job))
  const depth =
    relevantJobs.length > 0
      ? workDepth(person.jobs, relevantJobs, model.yearsMax ?? comfortableYears(model.requiredYears.min))
      : unknownDepth
  return (wrongTrack ? best * 0.6 : best) * (1 - depthShare + depthShare * depth) * seniorityFit(model.ranks, person.current?.title ?? null)
}

/** The value of a keyword that is missing when a related skill is present. */
const relatedShare = 0.35
/** The number of mentions at which a keyword reaches half its value, so that repetition saturates. */
const halfDepth = 1.5

function keywordsOf({ model, mentions, relatedSkills }: Facts): number {
  let total = 0
  let covered = 0
  model.keywords.forEach((keyword, index) => {
    const weight = keyword.weight * (keyword.required ? 2 : 1)
    total += weight
    const depth = mentions.depths[index] ?? 0
    if (depth > 0) covered += (weight * depth) / (depth + halfDepth)
    else if (relatedSkills.has(keyword.concept)) covered += weight * relatedShare
  })
  return total === 0 ? 0 : covered / total
}

/** More years than this are not near what was asked: people with many more look for other work. */
const comfortableYears = (min: number | null): number | null => (min === null ? null : min + Math.max(7, min))
const leastOfManyYears = 0.4

function yearsOf(facts: Facts): number {
  const { model, person } = facts
  const years = relevantYears(facts)
  const all = person.months / 12
  const below = model.yearsMin === null ? 1 : Math.min(1, (years * 0.8 + all * 0.2 + 0.01) / Math.max(model.yearsMin, 0.5))
  const above = model.yearsMax === null || all <= model.yearsMax ? 1 : Math.max(0, 1 - (all - model.yearsMax) / 8)
  const comfortable = model.yearsMax === null ? comfortableYears(model.requiredYears.min) : null
  const near = comfortable === null ? 1 : Math.max(leastOfManyYears, 1 - Math.max(0, all - comfortable) / 25)
  const relevant = model.relevantYearsMin === null ? 1 : Math.min(1, (years + 0.01) / Math.max(model.relevantYearsMin, 0.5))
  return Math.max(0, Math.min(below, above, near, relevant))
}

function companiesOf({ model, person }: Facts): number {
  let best = 0
  for (const job of person.jobs) {
    const value = model.companies.has(job.company.concept) ? 1 : job.company.peers.some((peer) => model.peers.has(peer)) ? 0.65 : 0
    best = Math.max(best, job === person.current ? value : value * 0.85)
  }
  return best
}

function industryOf({ model, person }: Facts): number {
  const inside = person.jobs.filter((job) => job.industry !== null && model.industries.has(job.industry))
  if (inside.length === 0) return 0
  const share = person.months > 0 ? monthsCovered(inside) / person.months : 0
  return Math.min(1, 0.6 + 0.4 * share)
}

/** 1 for a requested field of study, half for one in the same family. */
function majorOf({ model, person }: Facts): number {
  const { schooling } = person
  if (schooling.some(({ major }) => major !== null && model.majors.has(major))) return 1
  return schooling.some(({ majorFamily }) => majorFamily !== null && model.majorFamilies.has(majorFamily)) ? 0.5 : 0
}

function educationOf(facts: Facts): number {
  if (facts.model.majors.size === 0) return degreeOf(facts)
  return facts.model.degreeLevel === 0 ? majorOf(facts) : (degreeOf(facts) + majorOf(facts)) / 2
}

function degreeOf({ model, person }: Facts): number {
  const level = degreeLevels[person.highestDegree]
  const special =
    (model.advanced && level >= degreeLevels.master) ||
    (model.mba && person.schooling.some((entry) => entry.degree === 'mba')) ||
    (model.phd && person.schooling.some((entry) => entry.phd)) ||
    !(model.advanced || model.mba || model.phd)
  if (level >= model.degreeLevel && special) return 1
  return level >= model.degreeLevel ? 0.7 : Math.max(0, 0.6 - 0.2 * (model.degreeLevel - level))
}

function prestigeOf({ model, person }: Facts): number {
  if (person.schooling.some(({ school }) => model.schools.has(school.concept))) return 1
  let best = 0
  for (const { school } of person.schooling) {
    const isPreferred = (school.top10 && (model.top10School || model.top25School)) || (school.top25 && model.top25School)
    best = Math.max(best, isPreferred || school.top10 ? 1 : school.top25 ? 0.85 : ([0, 0.8, 0.65, 0.45, 0.25, 0.1][school.tier] ?? 0.1))
  }
  // another good school isn't the requested one
  return model.schools.size > 0 ? best * 0.4 : best
}

/** Close enough to a city, if the user set a distance. */
export const isWithin = ({ radiusKm }: Pick<Model, 'radiusKm'>, place: PlaceReading, km: number): boolean =>
  radiusKm !== null && place.type === 'city' && km <= radiusKm

/** The value of living in one of the search's areas but not near, before the distance is taken off. */
const valueIn = { near: 1, region: 0.7, country: 0.5 } as const
/** At this distance from the nearest place asked for, half of that is left. */
const halvingKm = 2000

/** 1 near a place that is asked for, less in its region and its country, nearest first; 0 elsewhere. */
function locationOf({ model, profile, place }: Facts): number {
  const label = profile.place ? normalise(profile.place.label) : ''
  if (label && model.placeTexts.some((text) => ` ${label} `.includes(` ${text} `))) return 1
  const anywhere = isBound(model) ? 0 : 0.7
  if (!place) return anywhere
  const km = Math.min(...model.places.map((target) => distanceKm(place, target)))
  if (model.places.some((target) => place.concepts.includes(target.own) || isWithin(model, target, km))) return 1
  const step = model.placeSteps.find(({ concepts }) => place.concepts.some((id) => concepts.includes(id)))
  if (!step) return anywhere
  return step.kind === 'near' ? 1 : Math.max(anywhere, valueIn[step.kind] * (halvingKm / (halvingKm + km)))
}

// People new to a job, or in one for long, reply to recruiters less often than those in between; read from tenure only, never
// from age.
function responseOf({ person }: Facts): number {
  const job = person.current
  if (!job || !job.current) return job ? 1 : 0.5
  const months = job.start === null || job.end === null ? 24 : job.end - job.start
  if (months < 9) return 0.35
  if (months < 18) return 0.65
  if (months < 54) return 1
  return months < 96 ? 0.8 : 0.6
}

/** Every dimension's value for one person, from 0 to 1. */
export function valueDimensions(facts: Facts): Record<Dimension, number> {
  return {
    title: titleOf(facts),
    text: facts.model.text ? textFit(facts.model.text, facts.profile) : 0,
    keywords: keywordsOf(facts),
    yearsOfExperience: yearsOf(facts),
    similarCompanies: companiesOf(facts),
    industry: industryOf(facts),
    education: educationOf(facts),
    schoolPrestige: prestigeOf(facts),
    location: locationOf(facts),
    similarity: similarityTo(facts.model.ideals, facts.has),
    responseLikelihood: responseOf(facts),
  }
}
