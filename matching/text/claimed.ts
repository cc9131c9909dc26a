// Finds what a text claims, excluding what the person lacks or only wants. One rule for the index, the score, the keywords on a
// card and the check of reasons.
import {
  adversatives,
  both,
  contracted,
  denyBefore,
  directNegators,
  either,
  fillers,
  harmless,
  held,
  heldEnding,
  joins,
  learning,
  learningNow,
  negators,
  neither,
  now,
  others,
  prepositions,
  trigger,
  turns,
  wishedWith,
  wishes,
} from './denial-words.data.ts'

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

/** A line that ends in the middle of a thought is wrapped: it ends with a comma, 'or' or 'with', or the next begins with a small letter. */
function isWrapped(text: string, at: number, length: number): boolean {
  const line = text.slice(Math.max(0, at - 20), at).trimEnd()
  const last = fold(line.slice(Math.max(line.lastIndexOf(' '), line.lastIndexOf('\n')) + 1))
  if (line.endsWith(',') || joins.has(last) || prepositions.has(last)) return true
  return /^[^\S\r\n]*\p{Ll}/u.test(text.slice(at + length, at + length + 20))
}

/** The end of the clause at `from`, at most {@link longest} characters on. */
function endOfThought(text: string, from: number): number {
  const window = text.slice(from, from + longest)
  for (const match of window.matchAll(thoughtEnd)) {
    if (match[0].endsWith('\n') && isWrapped(window, match.index, match[0].length)) continue
    return from + match.index
  }
  return from + window.length
}

/** Where the thought around `at` begins, at most {@link before} characters back. */
function startOfThought(text: string, at: number): number {
  const from = Math.max(0, at - before)
  let start = from
  for (const match of text.slice(from, at + 1).matchAll(thoughtEnd)) start = from + match.index + match[0].length
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

/** How many words from `at` belong together, up to the next comma or similar separator. */
function pieceEnd(words: readonly Word[], at: number): number {
  let end = at + 1
  while (end < words.length && end - at <= longestFirst && !isBreak(words[end]!)) end += 1
  return end
}

/** True when the piece is one or more entries of a list: short ones, and no new thought. */
function isEntry(words: readonly Word[], from: number, to: number): boolean {
  let length = 0
  let found = 0
  for (const { word } of words.slice(from, to)) {
    if (turns.has(word) || year.test(word) || (length === 0 && /^\d/.test(word))) return false
    if (joins.has(word)) length = 0
    else if (!fillers.has(word)) [length, found] = [length + 1, found + 1]
    if (length > longestEntry) return false
  }
  return found > 0
}

/** The word after the last one that the denial or wish covers, which begins at `from`. */
function scopeEnd(words: readonly Word[], from: number): number {
  let at = from
  while (at < words.length) {
    const { word, gap } = words[at]!
    if (at > from) {
      if (gap === 'colon' && at - from > 2) return at
      if ((gap === 'comma' || gap === 'open') && !isEntry(words, at, pieceEnd(words, at))) return at
    }
    if (turns.has(word)) return at
    const next = words[at + 1]
    if (joins.has(word) && (next === undefined || turns.has(next.word) || /^\d/.test(next.word))) return at
    if (at - from >= longestFirst && !isBreak(words[at]!) && pieceEnd(words, from) > at) return at
    at += 1
  }
  return at
}

const span = (words: readonly Word[], from: number, to: number): Span | null =>
  to > from && words[from] ? [words[from].start, words[to - 1]!.end] : null

/** The word after a negation at `at`; -1 without one. 'no-code' and 'not only' are no negations. */
function afterNegator(words: readonly Word[], at: number): number {
  const { word } = words[at]!
  const next = words[at + 1]
  if (contracted.has(word)) return next?.gap === 'apostrophe' && next.word === 't' ? at + 2 : -1
  const only = denyBefore.get(word)
  if (only && !only.has(next?.word ?? '')) return -1
  return negators.has(word) && next?.gap !== 'hyphen' && words[at]!.gap !== 'hyphen' ? at + 1 : -1
}

/** 'Kafka: no experience', 'Kafka (no experience)': the item before the words from `at` to `to`, and those words. */
function namedBefore(words: readonly Word[], at: number, to: number): Span | null {
  if (at === 0 || !isBreak(words[at]!)) return null
  let from = at - 1
  while (from > 0 && at - from < longestEntry + 1 && !isBreak(words[from]!) && !joins.has(words[from]!.word)) from -= 1
  if (joins.has(words[from]!.word)) from += 1
  return span(words, from, to)
}

function denialAt(words: readonly Word[], at: number): Span | null {
  const { word } = words[at]!
  if (neither.has(word)) return span(words, at, scopeEnd(words, at + 1))
  if (both.has(word) && words.slice(at + 1, at + 9).some((later) => later.word === word)) return span(words, at, scopeEnd(words, at + 1))
  const first = afterNegator(words, at)
  const start = words[first]
  if (first === -1 || !start || isBreak(start)) return null
  for (let k = first; k < Math.min(words.length, first + denialReach); k += 1) {
    const one = words[k]!
    if (k > first && isBreak(one)) break
    if (held.has(one.word) || heldEnding.test(one.word)) {
      const next = words[k + 1]
      const isOpen = next !== undefined && !(next.gap === 'comma' || next.gap === 'open')
      if (!isOpen && k === first) return namedBefore(words, at, k + 1)
      return span(words, at, isOpen ? scopeEnd(words, k + 1) : k + 1)
    }
    if (harmless.has(one.word) || adversatives.has(one.word)) return null
    // 'nie mit Kafka gearbeitet'
    if (one.word === 'mit' && k === first) return span(words, at, scopeEnd(words, k + 1))
    if (k > first && prepositions.has(one.word) && one.gap !== 'hyphen') break
  }
  return directNegators.has(word) ? lackingThing(words, at) : null
}

/** 'no Kafka', 'ohne Kafka', 'no Kafka, Flink or Spark': names of at most three words that no verb follows. */
function lackingThing(words: readonly Word[], at: number): Span | null {
  const isVerb = ({ word }: Word) => infinitive.get(words[at]!.word)?.test(word) ?? false
  /** The end of the item that begins at `from`; -1 when there is none. */
  const thingEnd = (from: number): number => {
    let end = from
    while (words[end] && (end === from || !isBreak(words[end]!)) && !prepositions.has(words[end]!.word) && !joins.has(words[end]!.word))
      end += 1
    const thing = words.slice(from, end)
    // 'without delay' is no skill, and its words may be those of the job
    const isThing = thing.length > 0 && thing.length <= longestEntry && thing[0]!.isCapital
    return isThing && !thing.some((one) => harmless.has(one.word) || turns.has(one.word) || isVerb(one)) ? end : -1
  }
  const first = thingEnd(at + 1)
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
  return span(words, at, last)
}

function wishAt(words: readonly Word[], at: number): Span | null {
  const { word, gap } = words[at]!
  const previous = words[at - 1]
  const next = words[at + 1]
  if (learning.has(word) || (learningNow.has(word) && (next?.gap === 'colon' || (previous !== undefined && now.has(previous.word))))) {
    const from = previous && now.has(previous.word) ? at - 1 : at
    return next && !(next.gap === 'comma') ? span(words, from, scopeEnd(words, at + 1)) : namedBefore(words, from, at + 1)
  }
  // 'Rust (learning)'
  if (learningNow.has(word) && gap === 'open' && (!next || next.gap === 'comma')) return namedBefore(words, at, at + 1)
  if (words.slice(Math.max(0, at - 2), at).some((one) => others.has(one.word))) return null
  if (wishedWith.verbs.has(word) && !wishedWith.after.has(previous?.word ?? '')) return null
  for (const { open, close, after, isFinal } of wishes) {
    if (!open.has(word)) continue
    const reach = isFinal ? finalReach : preferenceReach
    for (let k = at + 1; k < Math.min(words.length, at + 1 + reach); k += 1) {
      const one = words[k]!
      if (!isFinal && (isBreak(one) || (turns.has(one.word) && !close.has(one.word)))) break
      if (!close.has(one.word) || (after && !after.has(words[k - 1]!.word))) continue
      if (isFinal) return words[k + 1]?.word === 'nur' && words[k + 1]?.gap === 'space' ? null : span(words, at, k + 1)
      return span(words, at, scopeEnd(words, k + 1))
    }
  }
  return null
}

/** Where a text names what the person lacks or only wants, first to last. The work grows with the text, whatever it says. */
function deniedSpans(text: string): Span[] {
  const spans: Span[] = []
  let done = 0
  for (const { index } of text.matchAll(trigger)) {
    if (index < done) continue
    const from = startOfThought(text, index)
    const to = endOfThought(text, index)
    const words = wordsIn(text, Math.max(from, spans.at(-1)?.[1] ?? 0), to)
    // a long thought is read on in a second part, so that none of its denials is cut off in the middle
    done = to - index < longest ? to : index + longest / 2
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at]!
      if (word.start < index) continue
      if (word.start >= done) break
      const found = denialAt(words, at) ?? wishAt(words, at)
      if (!found) continue
      spans.push(found)
      while (at + 1 < words.length && words[at + 1]!.start < found[1]) at += 1
    }
  }
  return spans
}

/** Replaces what a person lacks or wants with spaces, so that positions don't change. */
export function claimedText(text: string): string {
  let kept = ''
  let last = 0
  for (const [start, end] of deniedSpans(text)) {
    if (end <= last) continue
    const from = Math.max(start, last)
    kept += text.slice(last, from) + ' '.repeat(end - from)
    last = end
  }
  return last === 0 ? text : kept + text.slice(last)
}

/** True when the text denies or only wishes for [start, end). */
export function isDenied(text: string, start: number, end: number): boolean {
  return deniedSpans(text).some(([from, to]) => from < end && to > start)
}
