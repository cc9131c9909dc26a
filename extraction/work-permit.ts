// Whether the employer sponsors a visa, or people must have a work permit already.
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { prove } from './prove.ts'
import { permitWords, type PermitWords } from './work-permit.data.ts'

const phrasesOf = (pick: (words: PermitWords) => string): string[] =>
  Object.values(permitWords).flatMap((words) =>
    pick(words)
      .split('|')
      .map((phrase) => (phrase.endsWith('*') ? normalise(phrase) : `${normalise(phrase)} `)),
  )
const [sponsorship, permit, refusal] = [
  phrasesOf((words) => words.sponsorship),
  phrasesOf((words) => words.permit),
  phrasesOf((words) => words.refusal),
] as const
const longest = 600

/** Reads the first sentence about it: 'none' where no visa is sponsored or a permit is needed, else 'offered'. */
export function readJobVisa(sentences: readonly Sentence[]): JobProposal[] {
  for (const sentence of sentences) {
    const tokens = tokenise(sentence.text.slice(0, longest))
    const text = `${tokens.map((token) => token.text).join(' ')} `
    const placesOf = (phrases: readonly string[]): number[] => {
      // positions of words in the joined text, as positions of tokens
      let offset = 0
      const starts = tokens.map((token) => (offset += token.text.length + 1) - token.text.length - 1)
      return phrases.flatMap((phrase) =>
        starts.flatMap((start, index) => (text.startsWith(phrase, start) ? [index, index + phrase.trim().split(' ').length] : [])),
      )
    }
    const [sponsored, permitted] = [placesOf(sponsorship), placesOf(permit)]
    const [from, to] = sponsored.length > 0 ? sponsored : permitted
    if (from === undefined || to === undefined) continue
    const isNone = sponsored.length === 0 || placesOf(refusal).length > 0
    const [start, end] = [tokens[from]!.start, tokens[to - 1]!.end]
    return [{ field: 'visa', value: isNone ? 'none' : 'offered', strength: 'nice', evidence: prove(sentence.text, start, end) }]
  }
  return []
}
