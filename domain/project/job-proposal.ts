// What the text of a job proposes for the search: a value, how much it matters, and the words that prove it.

export const jobFields = ['title', 'keyword', 'years_min', 'years_max', 'degree', 'location', 'remote', 'industry', 'exclusion'] as const
export type JobField = (typeof jobFields)[number]

export type Strength = 'must' | 'nice'

export interface JobProposal {
  field: JobField
  /** Words for the search; a number for years, one of the wire's degrees, 'true' for remote. */
  value: string
  strength: Strength
  /** A piece of the text as it stands there, and the proving words within it: [start, end). */
  evidence: { sentence: string; start: number; end: number }
}

/** True when the text holds the sentence and the sentence the words. */
export function isProvenBy(text: string, { evidence }: JobProposal): boolean {
  const { sentence, start, end } = evidence
  return text.includes(sentence) && start >= 0 && start < end && end <= sentence.length
}
