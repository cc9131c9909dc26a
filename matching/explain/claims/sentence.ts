// The exact sentence a claim allows: a reason with any other text says more or less than was computed.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { ClaimSentences, Evidence } from '@fairlead/domain/candidate/assessment'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import * as english from './texts/en/sentences.ts'
import { text as sentencesText } from './texts/sentences.ts'

function written<K extends Claim['kind']>(
  sentences: ClaimSentences,
  claim: Extract<Claim, { kind: K }>,
  evidence: readonly Evidence[],
): string | null {
  const write = Object.hasOwn(english.sentences, claim.kind) ? sentences[claim.kind as K] : null
  return write ? write(claim, evidence) : null
}

/**
 * In English, as reasons are stored.
 * @param evidence the reason's quotes, which keyword claims refer to
 */
export const sentenceOf = (claim: Claim, evidence: readonly Evidence[]): string => written(english.sentences, claim, evidence) ?? ''

/** A reason's text in the language of its reader; as stored for readers of English and claims of newer versions. */
export function readersSentence({ text, claim, evidence }: { text: string; claim?: Claim; evidence: readonly Evidence[] }): string {
  return (claim && readersLanguage() !== 'en' && written(sentencesText.sentences, claim, evidence)) || text
}
