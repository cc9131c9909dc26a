// Criteria in the user's own words that only a model can judge: it proposes a verdict with a quote, and only the quote counts.
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import { doubtAbout } from '@fairlead/domain/candidate/own-claim'
import type { ModelVerdict } from '@fairlead/domain/ports/job-model'
import { alternativesOf } from '@fairlead/domain/project/alternatives'
import { protectedTraitIn } from '@fairlead/domain/project/protected-traits'
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import { must } from '@fairlead/domain/shared/records'
import type { Model } from '../plan/model.ts'
import { ownTexts } from '../skills/career.ts'
import type { MatchableProfile } from '../skills/person.ts'

/** By the criterion: the words of the person's profile that prove it. */
export type ProvenQuotes = ReadonlyMap<string, Evidence>

/** Fewer words are the name of something, which is found in the texts. */
const fewestWords = 4
/** Criteria that a model is asked about at once. */
const mostCriteria = 8
/** A quote of fewer words says nothing by itself. */
const fewestQuoted = 3
const longestQuote = 400

/** The keywords of a search that no list knows and nothing computes. */
export const ownWordsOf = ({ keywords }: Pick<Model, 'keywords'>): string[] =>
  keywords
    .filter(
      ({ label, career, isKnown }) =>
        career === null &&
        !isKnown &&
        alternativesOf(label).length === 1 &&
        normalise(label).split(' ').length >= fewestWords &&
        protectedTraitIn(label) === null,
    )
    .map(({ label }) => label)
    .slice(0, mostCriteria)

/** Where the profile has these words, ignoring what is between them, as the person's own claim; null = nowhere. */
function placeOf(profile: MatchableProfile, quote: string): Evidence | null {
  const words = tokenise(quote.slice(0, longestQuote)).map(({ text }) => text)
  if (words.length < fewestQuoted) return null
  for (const [text, source] of ownTexts(profile)) {
    const tokens = tokenise(text)
    for (let index = 0; index + words.length <= tokens.length; index += 1) {
      if (!words.every((word, offset) => tokens[index + offset]?.text === word)) continue
      const [start, end] = [must(tokens[index]).start, must(tokens[index + words.length - 1]).end]
      if (doubtAbout(text, start, end) === null) return { ...source, start, end, quote: text.slice(start, end) }
    }
  }
  return null
}

/** What of a model's verdicts counts: those whose quotes the profile has. `dropped` are the others that it called met. */
export function proveVerdicts(
  criteria: readonly string[],
  profile: MatchableProfile,
  verdicts: readonly ModelVerdict[],
): { quotes: ProvenQuotes; dropped: number } {
  const quotes = new Map<string, Evidence>()
  let dropped = 0
  for (const { criterion, isMet, quote } of verdicts) {
    const label = criteria[criterion]
    if (!isMet || label === undefined || quotes.has(label)) continue
    const evidence = placeOf(profile, quote)
    if (evidence) quotes.set(label, evidence)
    else dropped += 1
  }
  return { quotes, dropped }
}
