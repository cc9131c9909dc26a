// Finds what a text claims, excluding what the person lacks, only wants, no longer has, or says of others. One rule for the index,
// the score, and the keywords on a card; the check of reasons has its own.
import {
  adversatives,
  repeatedNegators,
  contracted,
  denyBefore,
  directNegators,
  either,
  fillers,
  harmless,
  experienceWords,
  heldEnding,
  joins,
  learning,
  learningNow,
  negators,
  neither,
  now,
  relativePronouns,
  prepositions,
  trigger,
  turns,
  wishedWith,
  wishes,
} from './denial-words.data.ts'
import { notOwnSpans } from './not-own.ts'
import { must } from '@fairlead/domain/shared/records'

/** [start, end) in the text. */
type Span = readonly [number, number]

interface Word {
  word: string
  start: number
  end: number
  isCapital: boolean
  /** The separator before this word. */
  gap: 'none' | 'space' | 'hyphen' | 'apostrophe' | 'comma' | 'colon' | 'open'
}

/** Characters of one thought that are read, and those before a trigger. */
const [longest, before] = [900, 60]
/** Words between a negation and its object, between a wish and its verb, and in a verb-final wish. */
const [denialReach, preferenceReach, finalReach] = [5, 4, 10]
/** Maximum words of a list entry, and between a negation and its first comma. */
const [longestEntry, longestFirst] = [3, 12]

const thoughtEnd = /[;!?•]|\.(?=\s|$)|\r?\n/g
const wordOf = /[\p{L}\p{M}\p{N}+#]+/gu
const notPlain = /[^\u0020-\u007e]/
const year = /^(?:19|20)\d\d$/
const infinitive = new Map([
  ['without', /ing$/],
  ['no', /ing$/],
  ['sans', /(?:er|ir|re)$/],
  ['sin', /(?:ar|er|ir)$/],
  ['senza', /(?:are|ere|ire)$/],
])

const fold = (text: string): string =>
  notPlain.test(text) ? text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase() : text.toLowerCase()

function gapOf(text: string): Word['gap'] {
  if (text === ' ') return 'space'
  if (text === '-' || text === '‑' || text === '/' || text === '.') return 'hyphen'
  if (text === "'" || text === '’') return 'apostrophe'
  if (/[([]/.test(text)) return 'open'
  if (text.includes(':')) return 'colon'
  return /[,)\]–—|]|\s-\s/.test(text) ? 'comma' : 'space'
}

/** A line that ends mid-thought is wrapped: it ends with a comma, 'or', or 'with', or the next line begins in lower case. */
function isWrapped(text: string, breakStart: number, length: number): boolean {
  const line = text.slice(Math.max(0, breakStart - 20), breakStart).trimEnd()
  const last = fold(line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('\n')) + 1))
  if (line.endsWith(',') || joins.has(last) || prepositions.has(last)) return true
  return /^[^\S\r\n]*\p{Ll}/u.test(text.slice(breakStart + length, breakStart + length + 20))
}

/** The end of the clause at `from`, at most {@link longest} characters later. */
function endOfThought(text: string, from: number): number {
  const window = text.slice(from, from + longest)
  for (const match of window.matchAll(thoughtEnd)) {
    if (match[0].endsWith('\n') && isWrapped(window, match.index, match[0].length)) continue
    return from + match.index
  }
  return from + window.length
}

/** Where the thought around `position` begins, at most {@link before} characters earlier. */
function startOfThought(text: string, position: number): number {
  const from = Math.max(0, position - before)
  let start = from
  for (const match of text.slice(from, position + 1).matchAll(thoughtEnd)) start = from + match.index + match[0].length
  return start
}

function wordsIn(text: string, from: number, to: number): Word[] {
  const part = text.slice(from, to)
  const words: Word[] = []
  let last = 0
  for (const match of part.matchAll(wordOf)) {
    const gap = words.length === 0 ? 'none' : gapOf(part.slice(last, match.index))
    last = match.index + match[0].length
    words.push({ word: fold(match[0]), start: from + match.index, end: from + last, isCapital: /^\p{Lu}/u.test(match[0]), gap })
  }
  return words
}

const isBreak = (word: Word): boolean => word.gap === 'comma' || word.gap === 'colon' || word.gap === 'open'

/** How many words from `start` belong together, up to the next comma or similar separator. */
function pieceEnd(words: readonly Word[], start: number): number {
  let end = start + 1
  while (end < words.length && end - start <= longestFirst && !isBreak(must(words[end]))) end += 1
  return end
}

/** True when the piece is one or more list entries: short ones, and no new thought. */
function isEntry(words: readonly Word[], from: number, to: number): boolean {
  let length = 0
  let entries = 0
  for (const { word } of words.slice(from, to)) {
    if (turns.has(word) || year.test(word) || (length === 0 && /^\d/.test(word))) return false
    if (joins.has(word)) length = 0
    else if (!fillers.has(word)) [length, entries] = [length + 1, entries + 1]
    if (length > longestEntry) return false
  }
  return entries > 0
}

/** The word after the last one covered by the denial or wish that begins at `from`. */
function scopeEnd(words: readonly Word[], from: number): number {
  let index = from
  while (index < words.length) {
    const { word, gap } = must(words[index])
    if (index > from) {
      if (gap === 'colon' && index - from > 2) return index
      if ((gap === 'comma' || gap === 'open') && !isEntry(words, index, pieceEnd(words, index))) return index
    }
    if (turns.has(word)) return index
    const next = words[index + 1]
    if (joins.has(word) && (next === undefined || turns.has(next.word) || /^\d/.test(next.word))) return index
    if (index - from >= longestFirst && !isBreak(must(words[index])) && pieceEnd(words, from) > index) return index
    index += 1
  }
  return index
}

const span = (words: readonly Word[], from: number, to: number): Span | null =>
  to > from && words[from] ? [words[from].start, must(words[to - 1]).end] : null

/** The word after a negation at `index`; -1 without one. 'no-code' and 'not only' aren't negations. */
function afterNegator(words: readonly Word[], index: number): number {
  const { word } = must(words[index])
  const next = words[index + 1]
  if (contracted.has(word)) return next?.gap === 'apostrophe' && next.word === 't' ? index + 2 : -1
  const only = denyBefore.get(word)
  if (only && !only.has(next?.word ?? '')) return -1
  return negators.has(word) && next?.gap !== 'hyphen' && must(words[index]).gap !== 'hyphen' ? index + 1 : -1
}

/** 'Kafka: no experience', 'Kafka (no experience)': the item before the words from `index` to `to`, and those words. */
function namedBefore(words: readonly Word[], index: number, to: number): Span | null {
  if (index === 0 || !isBreak(must(words[index]))) return null
  let from = index - 1
  while (from > 0 && index - from < longestEntry + 1 && !isBreak(must(words[from])) && !joins.has(must(words[from]).word)) from -= 1
  if (joins.has(must(words[from]).word)) from += 1
  return span(words, from, to)
}

function denialAt(words: readonly Word[], index: number): Span | null {
  const { word } = must(words[index])
  if (neither.has(word)) return span(words, index, scopeEnd(words, index + 1))
  if (repeatedNegators.has(word) && words.slice(index + 1, index + 9).some((later) => later.word === word))
    return span(words, index, scopeEnd(words, index + 1))
  const first = afterNegator(words, index)
  const start = words[first]
  if (first === -1 || !start || isBreak(start)) return null
  for (let k = first; k < Math.min(words.length, first + denialReach); k += 1) {
    const current = must(words[k])
    if (k > first && isBreak(current)) break
    if (experienceWords.has(current.word) || heldEnding.test(current.word)) {
      const next = words[k + 1]
      const isOpen = next !== undefined && !(next.gap === 'comma' || next.gap === 'open')
      if (!isOpen && k === first) return namedBefore(words, index, k + 1)
      return span(words, index, isOpen ? scopeEnd(words, k + 1) : k + 1)
    }
    if (harmless.has(current.word) || adversatives.has(current.word)) return null
    // 'nie mit Kafka gearbeitet'
    if (current.word === 'mit' && k === first) return span(words, index, scopeEnd(words, k + 1))
    if (k > first && prepositions.has(current.word) && current.gap !== 'hyphen') break
  }
  return directNegators.has(word) ? lackingThing(words, index) : null
}

/** 'no Kafka', 'ohne Kafka', 'no Kafka, Flink or Spark': names of at most three words that no verb follows. */
function lackingThing(words: readonly Word[], index: number): Span | null {
  const isVerb = ({ word }: Word) => infinitive.get(must(words[index]).word)?.test(word) ?? false
  /** The end of the item that begins at `from`; -1 when there is none. */
  const thingEnd = (from: number): number => {
    let end = from
    while (
      words[end] &&
      (end === from || !isBreak(must(words[end]))) &&
      !prepositions.has(must(words[end]).word) &&
      !joins.has(must(words[end]).word)
    )
      end += 1
    const thing = words.slice(from, end)
    // 'without delay' isn't a skill, and its words may be the job's
    const isThing = thing.length > 0 && thing.length <= longestEntry && must(thing[0]).isCapital
    return isThing && !thing.some((entry) => harmless.has(entry.word) || turns.has(entry.word) || isVerb(entry)) ? end : -1
  }
  const first = thingEnd(index + 1)
  if (first === -1) return null
  let end = first
  // commas don't join by themselves: 'Wireless, Salesforce' may be 'without wires, Salesforce' in another language
  let last = first
  for (let next = words[end]; next; next = words[end]) {
    const isLast = either.has(next.word)
    if (!isLast && next.gap !== 'comma') break
    const following = either.has(next.word) ? end + 1 : end
    const to = thingEnd(following)
    if (to === -1) break
    end = to
    if (isLast) last = to
  }
  return span(words, index, last)
}

function wishAt(words: readonly Word[], index: number): Span | null {
  const { word, gap } = must(words[index])
  const previous = words[index - 1]
  const next = words[index + 1]
  if (learning.has(word) || (learningNow.has(word) && (next?.gap === 'colon' || (previous !== undefined && now.has(previous.word))))) {
    const from = previous && now.has(previous.word) ? index - 1 : index
    return next && !(next.gap === 'comma') ? span(words, from, scopeEnd(words, index + 1)) : namedBefore(words, from, index + 1)
  }
  // 'Rust (learning)'
  if (learningNow.has(word) && gap === 'open' && (!next || next.gap === 'comma')) return namedBefore(words, index, index + 1)
  if (words.slice(Math.max(0, index - 2), index).some((previousWord) => relativePronouns.has(previousWord.word))) return null
  if (wishedWith.verbs.has(word) && !wishedWith.after.has(previous?.word ?? '')) return null
  for (const { open, close, after, isFinal } of wishes) {
    if (!open.has(word)) continue
    const reach = isFinal ? finalReach : preferenceReach
    for (let k = index + 1; k < Math.min(words.length, index + 1 + reach); k += 1) {
      const candidate = must(words[k])
      if (!isFinal && (isBreak(candidate) || (turns.has(candidate.word) && !close.has(candidate.word)))) break
      if (!close.has(candidate.word) || (after && !after.has(must(words[k - 1]).word))) continue
      if (isFinal) return words[k + 1]?.word === 'nur' && words[k + 1]?.gap === 'space' ? null : span(words, index, k + 1)
      return span(words, index, scopeEnd(words, k + 1))
    }
  }
  return null
}

/** Where a text names what the person lacks or only wants, in order. Linear in the text's length, whatever it says. */
function deniedSpans(text: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const { index } of text.matchAll(trigger)) {
    if (index < done) continue
    const from = startOfThought(text, index)
    const to = endOfThought(text, index)
    const words = wordsIn(text, Math.max(from, spans.at(-1)?.[1] ?? 0), to)
    // a long thought is continued in a second part, so that none of its denials is cut off
    done = to - index < longest ? to : index + longest / 2
    for (let position = 0; position < words.length; position += 1) {
      const word = must(words[position])
      if (word.start < index) continue
      if (word.start >= done) break
      const denial = denialAt(words, position) ?? wishAt(words, position)
      if (!denial) continue
      spans.push(denial)
      while (position + 1 < words.length && must(words[position + 1]).start < denial[1]) position += 1
    }
  }
  return spans
}

/** Where a text names what isn't the person's: lacking, only wanted, expired, or of others; in order. */
const unclaimedSpans = (text: string): Span[] => [...deniedSpans(text), ...notOwnSpans(text)].toSorted((a, b) => a[0] - b[0])

/** Replaces what a person lacks, only wants, no longer has, or says of others with spaces, so that positions don't change. */
export function claimedText(text: string): string {
  let claimed = ''
  let last = 0
  for (const [start, end] of unclaimedSpans(text)) {
    if (end <= last) continue
    const from = Math.max(start, last)
    claimed += text.slice(last, from) + ' '.repeat(end - from)
    last = end
  }
  return last === 0 ? text : claimed + text.slice(last)
}

/** True when {@link claimedText} leaves out a part of [start, end). */
export function isDenied(text: string, start: number, end: number): boolean {
  return unclaimedSpans(text).some(([from, to]) => from < end && to > start)
}
