// Refuses legally protected traits as criteria, in the wizard, the settings, and job descriptions.
// Traits follow Title VII, the ADEA, the ADA and IRCA (US), and Directives 2000/43/EC, 2000/78/EC and 2006/54/EC (EU).
import { entriesOf, must } from '../shared/records.ts'
import { normalise, tokenise, type Token } from '../reference/normalise.ts'
import { readEmployerLabel } from './employer-criterion.ts'
import * as data from './protected-phrases.data.ts'
import { text as protectedTraitsText } from './texts/protected-traits.ts'

/** What is asked for; each has its own advice. */
export type ProtectedTrait = keyof typeof data.always | keyof typeof data.demanded

export interface ProtectedWish {
  trait: ProtectedTrait
  /** The words of the text that ask for it. */
  words: string
}

/** Phrases by the first letters of their first word. */
type Phrases<Value> = ReadonlyMap<string, readonly { phrase: readonly string[]; value: Value }[]>

function phrasesOf<Value>(lists: readonly (readonly [value: Value, list: string])[]): Phrases<Value> {
  const phrases = new Map<string, { phrase: string[]; value: Value }[]>()
  for (const [value, list] of lists)
    for (const words of list.split('|')) {
      const phrase = words.split(' ')
      const start = must(phrase[0]).replace('*', '').slice(0, 3)
      phrases.set(start, [...(phrases.get(start) ?? []), { phrase, value }])
    }
  return phrases
}

const isWord = (part: string, word: string | undefined): boolean =>
  word !== undefined && (part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : part === word)

/** The longest phrase that begins at a word. */
function phraseAt<Value>(phrases: Phrases<Value>, words: readonly string[], index: number): { length: number; value: Value } | null {
  let longest: { length: number; value: Value } | null = null
  for (const length of [1, 2, 3])
    for (const { phrase, value } of phrases.get(words[index]?.slice(0, length) ?? '') ?? [])
      if (phrase.length > (longest?.length ?? 0) && phrase.every((part, offset) => isWord(part, words[index + offset])))
        longest = { length: phrase.length, value }
  return longest
}

/** Whether any of the phrases begins in [from, to). */
function isIn(phrases: Phrases<unknown>, words: readonly string[], from: number, to: number): boolean {
  for (let index = Math.max(0, from); index < Math.min(words.length, to); index++) if (phraseAt(phrases, words, index)) return true
  return false
}

const always = phrasesOf(entriesOf(data.always))
const demanded = phrasesOf(entriesOf(data.demanded))
const ranks: readonly ProtectedTrait[] = [...entriesOf(data.demanded), ...entriesOf(data.always)]
  .map(([trait]) => trait)
  .filter((trait) => trait !== 'age')
const listOf = (list: string) => phrasesOf([[true, list]])
const fields = listOf(data.fields)
const objects = listOf(data.objects)
const refusing = listOf(data.refusing)
const nationals = listOf(data.nationals)
const ofObjects = listOf(data.ofObjects)
const excluding = listOf(data.excluding)
const demanding = listOf(data.demanding)
const welcoming = listOf(data.welcoming)
const lawful = listOf(data.lawful)
const youngThings = listOf(data.youngThings)
const fewer = listOf(data.fewer)
const more = listOf(data.more)
const ages = listOf(data.ages)
const years = listOf(data.years)
const experience = listOf(data.experience)
const wordSet = (list: string) => new Set(list.split('|').map(normalise))
const origins = wordSet(data.origins)
const originPeople = wordSet(data.originPeople)
const originOthers = wordSet(data.originOthers)

const longestText = 2000
/** Shorter sentences of a posting are entries of a list: 'Male under 30'. */
const longestList = 6
/** 'd’étrangers', 'qu’une': without the article, at the same positions. */
const elision = /(?<=(?<!\p{L})\p{L}{1,2})['’]/gu

interface Reading {
  text: string
  tokens: readonly Token[]
  words: readonly string[]
  /** The text says who is wanted, and nothing else: a criterion, or a search. */
  isWish: boolean
}

const read = (text: string, isWish: boolean): Reading => {
  const bounded = text.slice(0, longestText)
  const tokens = tokenise(bounded.replace(elision, ' '))
  return { text: bounded, tokens, words: tokens.map((token) => token.text), isWish: isWish || tokens.length <= longestList }
}

/** 'Looking for' names who is wanted; 'campaigns for' doesn't. */
const searching = listOf(data.searching)
const isObject = ({ text, tokens, words }: Reading, index: number) =>
  !isIn(excluding, words, index - 2, index) &&
  [4, 3, 2, 1].some(
    (back) =>
      isIn(objects, words, index - back, index - back + 1) &&
      !isIn(searching, words, index - back - 1, index - back) &&
      !/[,;:]/.test(text.slice(must(tokens[index - back]).end, must(tokens[index]).start)),
  )
const isBeside = (phrases: Phrases<unknown>, { words }: Reading, from: number, to: number) =>
  isIn(phrases, words, from - 3, from) || isIn(phrases, words, to, to + 3)
const isExcluded = ({ words }: Reading, from: number, to: number) =>
  isIn(excluding, words, from - 8, from) || isIn(excluding, words, to, to + 8)

/** 'No Moroccans', but a language, a market, or a kitchen has another word behind it. */
function nationalAt(words: readonly string[], index: number): { length: number; value: 'national origin' } | null {
  const people = phraseAt(nationals, words, index)
  return people && !originOthers.has(words[index + people.length] ?? '') ? { length: people.length, value: 'national origin' } : null
}

interface Match {
  trait: ProtectedTrait
  from: number
  to: number
}

function matchAt(reading: Reading, index: number): Match | null {
  const { words } = reading
  const plain = phraseAt(always, words, index)
  if (plain) {
    const to = index + plain.length
    const isAllowed =
      isBeside(fields, reading, index, to) ||
      (!isExcluded(reading, index, to) && isObject(reading, index)) ||
      // who excludes them asks for experience
      (plain.value === 'graduates' && isBeside(refusing, reading, index, to)) ||
      // 'Born in 2018' is a company
      (plain.value === 'national origin' && /^\d/.test(words[to] ?? ''))
    return isAllowed ? null : { trait: plain.value, from: index, to }
  }
  const named = phraseAt(demanded, words, index) ?? (isIn(excluding, words, index - 3, index) ? nationalAt(words, index) : null)
  if (!named) return null
  const match = { trait: named.value, from: index, to: index + named.length }
  if (isBeside(fields, reading, index, match.to) || (named.value === 'citizenship' && isIn(lawful, words, 0, words.length))) return null
  if (named.value === 'age' && isIn(youngThings, words, index - 3, match.to + 3)) return null
  if (isExcluded(reading, index, match.to)) return match
  if (isObject(reading, index) || isIn(ofObjects, words, index - 1, index)) return null
  return reading.isWish || isIn(demanding, words, index - 8, index) || isIn(demanding, words, match.to, match.to + 8) ? match : null
}

/** 'Native German speaker', but 'native German' is a level; 'Armenian tech people'. */
function originAt({ words }: Reading, index: number): Match | null {
  const speaker = words[index] === 'native' ? [1, 2].find((next) => words[index + next]?.startsWith('speaker')) : undefined
  if (speaker !== undefined) return { trait: 'mother tongue', from: index, to: index + speaker + 1 }
  if (!origins.has(words[index] ?? '')) return null
  const gap = [1, 2].find(
    (next) => originPeople.has(words[index + next] ?? '') && !(next === 2 && originOthers.has(words[index + 1] ?? '')),
  )
  return gap === undefined ? null : { trait: 'national origin', from: index, to: index + gap + 1 }
}

const numbers: Readonly<Record<string, number>> = Object.fromEntries(
  data.tens
    .split('|')
    .map((row, index) => [row, index])
    .flatMap(([row, index]) =>
      String(row)
        .split(' ')
        .map((word) => [word, 30 + Number(index) * 10]),
    ),
)
const ageOf = (word: string | undefined): number | null => {
  const number = /^\d\d$/.test(word ?? '') ? Number(word) : (numbers[word ?? ''] ?? 0)
  // 16, 18 and 21 are the ages from which the law allows some work
  return number >= 17 && number < 76 && number !== 18 && number !== 21 ? number : null
}

const isFrom = (word: string | undefined) => /^(?:1[6-9]|[2-6]\d)$/.test(word ?? '')

/** 'Under 35', 'between 25 and 35 years old'; not 25 years of experience, nor 35 employees. */
function ageAt(reading: Reading, index: number): Match | null {
  const { text, tokens, words } = reading
  if (ageOf(words[index]) === null || isIn(experience, words, index - 8, index + 6)) return null
  const match = { trait: 'age' as const, from: Math.max(0, index - 2), to: Math.min(words.length, index + 2) }
  if (isIn(ages, words, index - 4, index) || isIn(ages, words, index + 1, index + 3)) return isObject(reading, index) ? null : match
  const [isFewer, isMore] = [isIn(fewer, words, index - 3, index), isIn(more, words, index - 3, index)]
  const hasUnit = isIn(years, words, index + 1, index + 2)
  if (hasUnit) {
    const isSpan = isFrom(words[index - 1]) || (isFrom(words[index - 2]) && must(words[index - 1]).length <= 3)
    return isFewer || isSpan || (isMore && isExcluded(reading, index, index + 2)) ? match : null
  }
  if (!isFewer && !isMore) return null
  const isEnd = /^\s*(?:$|[,.;!?)])/.test(text.slice(must(tokens[index]).end))
  return (reading.isWish && isEnd) || (isExcluded(reading, index, index + 1) && (isEnd || isIn(excluding, words, index + 1, index + 5)))
    ? match
    : null
}

function wishIn(reading: Reading): ProtectedWish | null {
  const { text, tokens, words } = reading
  if (isIn(welcoming, words, 0, words.length)) return null
  const matches = words.flatMap((_, index) => matchAt(reading, index) ?? originAt(reading, index) ?? ageAt(reading, index) ?? [])
  // of several, age last: 'young men', 'women under 30'
  const rankOf = ({ trait }: Match) => ranks.indexOf(trait) >>> 0
  const [first] = matches.toSorted((a, b) => rankOf(a) - rankOf(b))
  return first ? { trait: first.trait, words: text.slice(must(tokens[first.from]).start, must(tokens[first.to - 1]).end) } : null
}

const signLists = {
  fields,
  objects,
  refusing,
  nationals,
  ofObjects,
  excluding,
  demanding,
  welcoming,
  lawful,
  youngThings,
  fewer,
  more,
  ages,
  years,
  experience,
}

/** What the rules see in a text, whatever they conclude: traits that it names, kinds of words, and their conclusion. */
export function protectedSigns(text: string, isWish: boolean): string[] {
  const reading = read(text, isWish)
  const { words } = reading
  const wish = wishIn(reading)
  const traits = words.flatMap((_, index) => [
    phraseAt(always, words, index)?.value,
    phraseAt(demanded, words, index)?.value,
    originAt(reading, index)?.trait,
    ageAt(reading, index)?.trait,
  ])
  const kinds = entriesOf(signLists).flatMap(([name, list]) => (isIn(list, words, 0, words.length) ? [name] : []))
  return [...new Set([...traits.flatMap((trait) => trait ?? []), ...kinds, ...(wish ? [`wish for ${wish.trait}`] : [])])]
}

/**
 * What a criterion (a keyword, a title) or a sentence of a search asks for, or null. 'Male', 'Christian', and 'women under 30' are
 * traits; 'women’s health', 'young adult fiction', and 'senior engineer' name a field or a level.
 */
export const protectedTraitIn = (criterion: string): ProtectedWish | null =>
  // the country of an employer is no one's origin
  readEmployerLabel(criterion) ? null : wishIn(read(criterion, true))

/** What a keyword of those to leave out asks for; leaving out recent graduates asks for experience. */
export function protectedExclusionIn(keyword: string): ProtectedWish | null {
  const wish = protectedTraitIn(keyword)
  return wish?.trait === 'graduates' ? null : wish
}

/** What a sentence of a posting requires, or null; a statement that everyone is welcome requires none. */
export const protectedRequirementIn = (sentence: string): ProtectedWish | null => wishIn(read(sentence, false))

/** True for 'between 25 and 35 years', not for 25 years of experience. */
export const statesAge = (sentence: string): boolean => {
  const reading = read(sentence, false)
  return reading.words.some((_, index) => ageAt(reading, index) !== null)
}

/** Why it is refused, with the words that were recognized, and what may be asked for instead. */
export const protectedSentence = ({ trait, words }: ProtectedWish): string =>
  protectedTraitsText.protectedTrait(words, trait, protectedTraitsText.alternatives[trait])
