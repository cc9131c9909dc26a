// Learns from approvals and rejections: what the next batch should have less or more of, and why.
import { currentExperience } from '@fairlead/domain/candidate/profile'
import type { YearMonth } from '@fairlead/domain/candidate/profile'
import { conceptId } from './concepts.ts'
import { degreeLevels } from './education.ts'
import { traitsOf } from './ideal-traits.ts'
import { noLessons } from './lessons.ts'
import type { Adjustment, Lessons } from './lessons.ts'
import { personConcepts } from './person-concepts.ts'
import { readPerson } from './person.ts'
import type { MatchableProfile, PersonReading } from './person.ts'
import { idealFeatures } from './similarity.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The codes a person can be rejected with, as far as they teach something. */
export const rejectionCodes = {
  jobTitle: 1,
  underqualified: 3,
  requiredKeywords: 4,
  overqualified: 5,
  compensation: 7,
  prestige: 8,
  higherDegrees: 9,
  missingSkills: 10,
  other: 11,
  alreadyContacted: 12,
  company: 13,
  sponsorship: 14,
  industry: 15,
} as const

export interface Feedback {
  profile: MatchableProfile
  verdict: 'approved' | 'rejected'
  rejectionCodes: number[]
  badJobTitles?: string[]
  badCompanies?: string[]
  text?: string
}

interface Read {
  feedback: Feedback
  person: PersonReading
  has: Set<number>
}

const median = (values: number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`)

/** Counts a concept per person, with a label for the note. */
function tally(
  reads: Read[],
  of: (read: Read) => { concept: number; label: string }[],
): { concept: number; label: string; count: number }[] {
  const counts = new Map<number, { concept: number; label: string; count: number }>()
  for (const read of reads) {
    for (const item of of(read)) {
      const held = counts.get(item.concept) ?? { ...item, count: 0 }
      held.count += 1
      counts.set(item.concept, held)
    }
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count || a.concept - b.concept)
}

// A first rejection is a hint, a third a rule: 0.75, 0.56, 0.42 … never below 0.25.
const softened = (count: number): number => Math.max(0.25, 0.75 ** count)

function fewer(
  reads: Read[],
  approved: Read[],
  reason: string,
  of: (read: Read) => { concept: number; label: string }[],
  least: number,
): { adjustments: Adjustment[]; notes: string[] } {
  const kept = tally(reads, of).filter((item) => item.count >= least && !approved.some((read) => read.has.has(item.concept)))
  return {
    adjustments: kept.map((item) => ({ concept: item.concept, factor: softened(item.count) })),
    notes: kept.slice(0, 3).map((item) => `Fewer people from ${item.label}: ${item.count} rejected for ${reason}`),
  }
}

/**
 * Turns feedback into lessons; the order of the feedback does not matter.
 * Rejections for a likely need of sponsorship (14) teach nothing: it cannot be told from a profile without guessing at origin.
 * @param today the month up to which present jobs count, 'YYYY-MM'
 */
export function learn(vocabulary: Vocabulary, feedback: Feedback[], today: YearMonth): Lessons {
  if (feedback.length === 0) return noLessons
  const reads = feedback.map((entry): Read => {
    const person = readPerson(vocabulary, entry.profile, today)
    return { feedback: entry, person, has: personConcepts(person) }
  })
  const approved = reads.filter((read) => read.feedback.verdict === 'approved')
  const rejected = reads.filter((read) => read.feedback.verdict === 'rejected')
  const withCode = (...codes: number[]): Read[] =>
    rejected.filter((read) => read.feedback.rejectionCodes.some((code) => codes.includes(code)))
  const adjustments: Adjustment[] = []
  const exclude = new Set<number>()
  const notes: string[] = []
  const take = (found: { adjustments: Adjustment[]; notes: string[] }): void => {
    adjustments.push(...found.adjustments)
    notes.push(...found.notes)
  }

  for (const title of new Set(rejected.flatMap((read) => read.feedback.badJobTitles ?? []))) {
    exclude.add(vocabulary.titles.read(title).currentConcept)
    notes.push(`No more people whose job is ${title}: named as a wrong job title`)
  }
  for (const company of new Set(rejected.flatMap((read) => read.feedback.badCompanies ?? []))) {
    exclude.add(vocabulary.companies.read(company).currentConcept)
    notes.push(`No more people who work at ${company}: named as a wrong company`)
  }
  const titleOf = ({ person, feedback: entry }: Read) => {
    const current = person.current
    return current && !entry.badJobTitles?.length ? [{ concept: current.title.currentConcept, label: `${current.title.label} jobs` }] : []
  }
  take(fewer(withCode(rejectionCodes.jobTitle), approved, 'their job title', titleOf, 1))
  take(
    fewer(
      withCode(rejectionCodes.company),
      approved,
      'their company',
      ({ person, feedback: entry }) =>
        person.current && !entry.badCompanies?.length
          ? [{ concept: person.current.company.currentConcept, label: person.current.company.label }]
          : [],
      1,
    ),
  )
  take(
    fewer(
      withCode(rejectionCodes.company),
      approved,
      'their company',
      ({ person }) =>
        (person.current?.company.peers ?? []).map((concept) => ({
          concept,
          label: vocabulary.companies.peerLabel(concept) ?? 'similar companies',
        })),
      2,
    ),
  )
  take(
    fewer(
      withCode(rejectionCodes.industry),
      approved,
      'their industry',
      ({ person, feedback: entry }) =>
        person.current?.industry
          ? [
              {
                concept: person.current.industry,
                label: currentExperience(entry.profile)?.industry ?? person.current.company.industry ?? 'that industry',
              },
            ]
          : [],
      1,
    ),
  )

  const light = withCode(rejectionCodes.underqualified)
  const heavy = withCode(rejectionCodes.overqualified)
  const yearsOf = (list: Read[]): number => median(list.map((read) => read.person.months / 12))
  const yearsMin = light.length > 0 ? Math.round(yearsOf(light)) + 1 : null
  const yearsMax = heavy.length > 0 ? Math.max(1, Math.round(yearsOf(heavy)) - 1) : null
  if (yearsMin !== null) notes.push(`More experience, about ${yearsMin} years and up: ${people(light.length)} rejected as underqualified`)
  if (yearsMax !== null) notes.push(`Less experience, about ${yearsMax} years at most: ${people(heavy.length)} rejected as overqualified`)
  for (const group of [light, heavy]) {
    const found = fewer(
      group,
      approved,
      'their level',
      ({ person }) =>
        person.current ? [{ concept: conceptId('seniority', person.current.title.seniority), label: person.current.title.seniority }] : [],
      2,
    )
    adjustments.push(...found.adjustments.map((item) => ({ ...item, factor: Math.max(0.6, item.factor) })))
  }

  const dear = withCode(rejectionCodes.compensation).flatMap((read) =>
    read.feedback.profile.estimatedSalary ? [read.feedback.profile.estimatedSalary[0]] : [],
  )
  const salaryMax = dear.length > 0 ? Math.min(...dear) - 1 : null
  if (salaryMax !== null) notes.push(`Lower expected pay: ${people(dear.length)} rejected for compensation`)
  const skills = withCode(rejectionCodes.requiredKeywords, rejectionCodes.missingSkills).length
  if (skills > 0) notes.push(`Keywords count more: ${people(skills)} rejected for missing skills or keywords`)
  const prestige = withCode(rejectionCodes.prestige).length
  if (prestige > 0) notes.push(`Schools count more: ${people(prestige)} rejected for their school`)
  const degrees = withCode(rejectionCodes.higherDegrees)
  const degreeLevel =
    degrees.length > 0
      ? Math.min(degreeLevels.doctorate, Math.max(...degrees.map((read) => degreeLevels[read.person.highestDegree])) + 1)
      : 0
  if (degreeLevel > 0) notes.push(`Higher degrees count more: ${people(degrees.length)} rejected for their degree`)
  const sponsorship = withCode(rejectionCodes.sponsorship).length
  if (sponsorship > 0) notes.push('Sponsorship is asked of candidates, never guessed: nothing changed in the search')

  const likes = likesOf(vocabulary, approved)
  if (likes.length > 0) notes.push(`More people like the ${approved.length} approved`)
  return {
    adjustments,
    exclude: [...exclude].toSorted((a, b) => a - b),
    likes,
    yearsMin,
    yearsMax,
    salaryMax,
    keywordWeight: Math.min(2, 1 + 0.2 * skills),
    prestigeWeight: Math.min(4, 1 + prestige),
    degreeLevel,
    notes,
  }
}

/** What at least half of the approved share (all of it when one was approved), weighted as for an ideal candidate. */
function likesOf(vocabulary: Vocabulary, approved: Read[]): { concept: number; weight: number }[] {
  const counts = new Map<number, { count: number; weight: number }>()
  for (const { person } of approved) {
    for (const [concept, weight] of idealFeatures(traitsOf(vocabulary, person))) {
      const held = counts.get(concept) ?? { count: 0, weight: 0 }
      counts.set(concept, { count: held.count + 1, weight: Math.max(held.weight, weight) })
    }
  }
  return [...counts]
    .filter(([, { count }]) => count * 2 >= approved.length)
    .map(([concept, { count, weight }]) => ({ concept, weight: (weight * count) / approved.length }))
    .toSorted((a, b) => b.weight - a.weight || a.concept - b.concept)
    .slice(0, 60)
}
