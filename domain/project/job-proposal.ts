// What the text of a job proposes for the search: a value, how much it matters, and the words that prove it.

export const jobFields = [
  'title',
  'keyword',
  'years_min',
  'years_max',
  'degree',
  'location',
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
  /** Words for the search ('Kotlin or Java' = one of them is enough); a number for years, one of the wire's degrees, 'true' for
   * remote, 'manager' for track, 'USD 90000-120000 year' for pay, 'offered' or 'none' for visa sponsorship. */
  value: string
  strength: Strength
  /** A piece of the text as it is there, and the proving words within it: [start, end). */
  evidence: { sentence: string; start: number; end: number }
}

/** True when the text holds the sentence and the sentence the words. */
export function isProvenBy(text: string, { evidence }: JobProposal): boolean {
  const { sentence, start, end } = evidence
  return text.includes(sentence) && start >= 0 && start < end && end <= sentence.length
}
