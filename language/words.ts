// What is known of each language: headings, negation, units, degrees, and labels. A language is a folder in words/; every entry is the
// inside of a regular expression that takes linear time.
import { keysOf } from '@fairlead/domain/shared/records'
import da from './words/da/posting.json' with { type: 'json' }
import de from './words/de/posting.json' with { type: 'json' }
import en from './words/en/posting.json' with { type: 'json' }
import es from './words/es/posting.json' with { type: 'json' }
import fr from './words/fr/posting.json' with { type: 'json' }
import it from './words/it/posting.json' with { type: 'json' }
import nl from './words/nl/posting.json' with { type: 'json' }
import no from './words/no/posting.json' with { type: 'json' }
import pl from './words/pl/posting.json' with { type: 'json' }
import pt from './words/pt/posting.json' with { type: 'json' }
import ro from './words/ro/posting.json' with { type: 'json' }
import sv from './words/sv/posting.json' with { type: 'json' }

export const headingSections = [
  'unwanted',
  'unneeded',
  'legal',
  'preferred',
  'benefits',
  'duties',
  'requirements',
  'other',
  'company',
] as const
export type HeadingSection = (typeof headingSections)[number]
export const degreeLevels = ['phd', 'mba', 'advanced_degree', 'bachelors'] as const
export type DegreeLevel = (typeof degreeLevels)[number]
type Words = readonly string[]

export interface PostingWords {
  headings: Record<HeadingSection, Words>
  /** What takes a demand back, in front of it or behind it. */
  denials: { before: Words; after: Words }
  /** Words for firms, and those that introduce examples: 'companies like Harbour'. */
  employers: Words
  like: Words
  /** Says that someone does not fit. */
  refusals: Words
  /** In front of people who are left out. */
  leaveOut: Words
  /** People that postings often leave out: 'new graduates', 'freelancers'. */
  outsiders: Words
  /** Those who would call the employer, and are no candidates: 'recruiters'. */
  callers: Words
  /** In front of where people come from: 'candidates from'. */
  applicants: Words
  /** 'Only', of those who have done nothing else. */
  only: Words
  /** 'Years', and what makes years into experience. */
  years: Words
  months: Words
  experience: Words
  /** 'At most', in front of a number of years. */
  atMost: Words
  /** Small numbers in words, from 1 on. */
  numbers: Words
  or: Words
  and: Words
  /** 'One of', in front of a list. */
  oneOf: Words
  /** 'Similar', behind a list of examples. */
  similar: Words
  /** What introduces a named field: 'experience with', 'knowledge of'. */
  knows: Words
  placeLabels: Words
  /** Names of places that no list has, and the endings of their case forms with those of the names, longest first. */
  places: { names: Readonly<Partial<Record<string, string>>>; forms: Readonly<Partial<Record<string, Words>>> }
  remote: Words
  /** Some days elsewhere. */
  hybrid: Words
  /** Experience in leading people. */
  leads: Words
  /** 'any' names no level. */
  degrees: Record<DegreeLevel | 'any', Words>
  /** What may replace a degree: 'or equivalent experience'. */
  instead: Words
  /** The period that pay is for; without one, a year. */
  periods: Record<'hour' | 'day' | 'month', Words>
  /** How well a language is spoken, in the search's words. */
  levels: Readonly<Partial<Record<string, Words>>>
  /** Words for industries, by the name in the list of industries. */
  industries: Readonly<Partial<Record<string, Words>>>
  /** A line about what the employer gives. */
  gives: Words
  /** The employer's sponsorship of a visa, a permit that people must have already, and what takes the sponsorship back. */
  visa: Record<'sponsorship' | 'permit' | 'refusal', Words>
}

const byLanguage = { en, de, fr, es, it, nl, pt, pl, ro, sv, no, da } satisfies Record<string, PostingWords>
/** A language whose headings and wording are known (ISO 639-1). */
export type WordLanguage = keyof typeof byLanguage
export const postingWords: Readonly<Record<WordLanguage, PostingWords>> = byLanguage
export const wordLanguages = keysOf(byLanguage)

/** Whole words in any script: `\b` only knows ASCII letters. */
export const whole = (words: Words, flags = 'iu'): RegExp =>
  words.length === 0 ? /(?!)/u : new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words.join('|')})(?![\p{L}\p{M}\p{N}])`, flags)

/** One field of the words of some languages. */
export const wordsOf = (languages: readonly WordLanguage[], pick: (words: PostingWords) => Words): string[] =>
  languages.flatMap((language) => pick(postingWords[language]))

/** One field of the words of all languages. */
export const allWords = (pick: (words: PostingWords) => Words): string[] => wordsOf(wordLanguages, pick)

const patterns = new Map<string, RegExp>()
type WordList = { [Key in keyof PostingWords]: PostingWords[Key] extends Words ? Key : never }[keyof PostingWords]

/** The pattern of one list of words in some languages; built once. */
export function pattern(languages: readonly WordLanguage[], list: WordList): RegExp {
  const key = `${languages.join(' ')} ${list}`
  const fresh = patterns.get(key) ?? whole(wordsOf(languages, (words) => words[list]))
  patterns.set(key, fresh)
  return fresh
}
