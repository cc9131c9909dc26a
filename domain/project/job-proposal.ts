// A criterion proposed from a job description: the value, its importance, and the evidence.

export const jobFields = [
  'title',
  'keyword',
  'years_min',
  'years_max',
  'degree',
  'location',
  'radius',
  'remote',
  'industry',
  'exclusion',
  'company',
  'language',
  'years_relevant',
  'track',
  'pay',
  'visa',
] as const
export type JobField = (typeof jobFields)[number]

export type Strength = 'must' | 'nice'

export interface JobProposal {
  field: JobField
  /**
   * Search terms ('Kotlin or Java' = either); a number for years, kilometers around the places, an API degree, 'true' for remote, 'manager' for track, 'USD
   * 90000-120000 year' for pay, 'offered' or 'none' for visa sponsorship.
   */
  value: string
  strength: Strength
  /** The verbatim text, and the evidence within it: [start, end). */
  evidence: { sentence: string; start: number; end: number }
}

/** True when the text contains the sentence, and the sentence the words. */
export function isProvenBy(text: string, { evidence }: JobProposal): boolean {
  const { sentence, start, end } = evidence
  return text.includes(sentence) && start >= 0 && start < end && end <= sentence.length
}
