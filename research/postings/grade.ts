// Counts what was found, missed, and wrongly proposed, field by field, against manual labels.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { Skills } from '@fairlead/matching/skills/skills'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import type { Labels } from './labels.ts'

export const gradedFields = ['titles', 'must', 'nice', 'either', 'years', 'degrees', 'locations', 'industries', 'exclusions'] as const
export type GradedField = (typeof gradedFields)[number]

export interface Tally {
  right: number
  wrong: number
  missed: number
  /** Wrong and missed values, for improving the reader. */
  notes: string[]
}

const single = (word: string) => (word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word)
// 'agile methodologies' and 'agile' ask for the same
const tails =
  /(?: (?:methodology|methodologie|method|technique|skill|experience|platform|practice|system|process|program|application|principle|standard|best|work))+$/
const fold = (text: string) => normalise(text).split(' ').map(single).join(' ').replace(tails, '')
/** Two names of one skill in the vocabulary are the same. */
const keysOf = (text: string, skills: Skills) => {
  const { concept, isKnown } = skills.read(text)
  return isKnown ? [fold(text), `skill ${concept}`] : [fold(text)]
}

export function proposedIn(field: GradedField, proposals: readonly JobProposal[]): string[][] {
  const words = ({ value, evidence }: JobProposal) => [value, evidence.sentence.slice(evidence.start, evidence.end)]
  const countOf = (name: JobProposal['field'], strength?: JobProposal['strength']) =>
    proposals.filter((proposal) => proposal.field === name && (strength === undefined || proposal.strength === strength))
  switch (field) {
    case 'titles':
      return countOf('title').map(words)
    case 'must':
      return countOf('keyword', 'must').map(words)
    case 'nice':
      return countOf('keyword', 'nice').map(words)
    case 'either':
      return countOf('keyword').map(words)
    case 'years':
      return [...countOf('years_min'), ...countOf('years_max')].map(({ field: name, value }) => [`${name} ${value}`])
    case 'degrees':
      return countOf('degree').map(({ value }) => [value])
    case 'locations':
      return [...countOf('location').map(({ value }) => [value, value.split(',')[0] ?? '']), ...countOf('remote').map(() => ['Remote'])]
    case 'industries':
      return countOf('industry').map(({ value }) => [value])
    case 'exclusions':
      return countOf('exclusion').map(words)
  }
}

function wantedIn(field: GradedField, labels: Labels): string[] {
  if (field === 'either') return [...labels.must, ...labels.nice]
  if (field !== 'years') return labels[field]
  const [min, max] = labels.years
  return [...(min === null ? [] : [`years_min ${min}`]), ...(max === null ? [] : [`years_max ${max}`])]
}

/** A repeated correct proposal counts once; optional values count neither way. */
export function gradeField(field: GradedField, labels: Labels, proposals: readonly JobProposal[], skills: Skills): Tally {
  const spellings = (label: string) => label.split('|').flatMap((spelling) => keysOf(spelling, skills))
  const expected = wantedIn(field, labels).map(spellings)
  const either = new Set(labels.either.flatMap(spellings))
  const hit = new Set<number>()
  const notes: string[] = []
  let wrong = 0
  for (const names of proposedIn(field, proposals)) {
    const keys = names.flatMap((name) => keysOf(name, skills))
    const index = expected.findIndex((label) => label.some((key) => keys.includes(key)))
    if (index >= 0) hit.add(index)
    else if (!keys.some((key) => either.has(key))) {
      wrong += 1
      notes.push(`wrong ${names[0]}`)
    }
  }
  expected.forEach((label, index) => {
    if (!hit.has(index)) notes.push(`missed ${label[0]}`)
  })
  return { right: hit.size, wrong, missed: expected.length - hit.size, notes }
}
