// The score of one person for one project, with reasons that each quote the profile they rest on.
import { fieldOf } from '../shared/records.ts'
import type { StoredText } from '../shared/stored-text.ts'
import type { Claim } from './claim.ts'
import { text as assessmentText } from './texts/assessment.ts'
import type { Profile } from '../shared/profile.ts'

export const dimensions = [
  'title',
  'text',
  'keywords',
  'yearsOfExperience',
  'similarCompanies',
  'industry',
  'education',
  'schoolPrestige',
  'location',
  'similarity',
  'responseLikelihood',
] as const
export type Dimension = (typeof dimensions)[number]

export interface DimensionScore {
  /** 0 (no match) to 1 (full match). */
  value: number
  /** The share of the total that this dimension can change; 0 = not requested. */
  weight: number
  /** Contribution to the score, in tenths of a point; absent in assessments older than calibrated scores. */
  points?: number
}

/** Scores from this value up are strong matches; docs/matching.md has the measurements. */
export const strongMatch = 70

/** A piece of the stored profile: `quote` is exactly the text at [start, end) of that field. */
export interface Evidence {
  field: 'headline' | 'summary' | 'place' | 'experiences' | 'education' | 'skills'
  /** Position in the list; 0 for single fields. */
  index: number
  /** Which text of the entry; null for skills and single fields. */
  part: 'title' | 'company' | 'description' | 'industry' | 'location' | 'start' | 'school' | 'degree' | 'fieldOfStudy' | null
  start: number
  end: number
  quote: string
}

export interface Reason {
  group: 'Work' | 'Boost' | 'Education'
  text: string
  evidence: Evidence[]
  /** What the text asserts; absent in reasons older than claims. */
  claim?: Claim
}

/** A sentence for each kind of claim; `evidence` is the reason's quotes, which claims about keywords refer to. */
export type ClaimSentences = {
  readonly [K in Claim['kind']]: (claim: Extract<Claim, { kind: K }>, evidence: readonly Evidence[]) => string
}

/** Subtracted from the sum of the dimensions, or added back ('lessons', 'model'). */
export type Deduction = 'rank' | 'missingMusts' | 'pay' | 'unwanted' | 'lessons' | 'model'

export interface ScoreDeduction {
  name: Deduction
  /** In tenths, below 0 for a deduction. */
  points: number
}

export interface Assessment {
  /** 0 to 100, an integer; equal input gives an equal score. */
  score: number
  dimensions: Record<Dimension, DimensionScore>
  /** Adds up to the score together with the points of the dimensions; absent in older assessments. */
  deductions?: ScoreDeduction[]
  reasons: Reason[]
  matchedKeywords: string[]
  missingKeywords: string[]
  /** Criteria about employers of which too little is known to tell: neither met nor missed; absent when there are none. */
  unknownKeywords?: string[]
  /** Requirements the person doesn't meet, as phrases; absent when there are none. */
  missedMusts?: string[]
  /** The same phrases by their names in matching's catalog, for readers of other languages; absent in older assessments. */
  missedTexts?: StoredText[]
  /** What living abroad, or being far from the level asked for, counts beyond the phrases; absent when nothing. */
  missedMore?: number
  /** Lives in the country that is asked for, but not in the state: ranks below those in it who miss as many requirements. */
  isFarther?: true
  /** Required keywords that the person lacks and almost no one in the pool has: they decide nothing; absent when there are none. */
  rareMissing?: string[]
}

/** How many missed requirements decide the order of a person. */
export const countMissed = ({ missedMusts, missedMore }: Pick<Assessment, 'missedMusts' | 'missedMore'>): number =>
  (missedMusts?.length ?? 0) + (missedMore ?? 0)

/** For the card, next to {@link Assessment.missedMusts}. */
export const rareMissingText = (labels: readonly string[]): string[] => (labels.length === 0 ? [] : [assessmentText.rareMissing(labels)])

/** The parts of a profile that evidence can quote. */
type Quotable = Pick<Profile, 'headline' | 'summary' | 'place' | 'experiences' | 'skills'> & { education: readonly object[] }

/** The text that a piece of evidence points to, or null when the profile has no such place. */
export function evidenceText(profile: Quotable, evidence: Pick<Evidence, 'field' | 'index' | 'part'>): string | null {
  const { field, index, part } = evidence
  if (field === 'headline' || field === 'summary') return profile[field]
  if (field === 'place') return profile.place?.label ?? null
  if (field === 'skills') return profile.skills[index] ?? null
  const text = part ? fieldOf(profile[field][index], part) : null
  return typeof text === 'string' ? text : null
}

/** True when the stored profile contains exactly this quote. A reason without proof is never shown. */
export function isProven(profile: Quotable, reason: Reason): boolean {
  return (
    reason.evidence.length > 0 &&
    reason.evidence.every((e) => evidenceText(profile, e)?.slice(e.start, e.end) === e.quote && e.quote !== '')
  )
}
