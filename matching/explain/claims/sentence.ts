// The exact sentence a claim allows: a reason with any other text says more or less than was computed.
import type { Claim } from '@fairlead/domain/candidate/claim'
import type { ClaimSentences, Evidence } from '@fairlead/domain/candidate/assessment'
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import type { Language } from '@fairlead/domain/shared/language'
import * as german from './texts/de/sentences.ts'
import * as english from './texts/en/sentences.ts'
import * as spanish from './texts/es/sentences.ts'
import * as french from './texts/fr/sentences.ts'
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

/** The sentences in the language of a candidate who reads about themselves. */
export const sentencesIn = (language: Language): typeof german | typeof english =>
  ({ en: english, de: german, es: spanish, fr: french })[language]

/** A reason's text in a candidate's language; as stored for claims of newer versions. */
export const candidatesSentence = (
  language: Language,
  { text, claim, evidence }: { text: string; claim?: Claim; evidence: readonly Evidence[] },
): string => (claim && written(sentencesIn(language).sentences, claim, evidence)) || text
