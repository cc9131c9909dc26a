// Guesses the encoding of a table that isn't Unicode by what its words would be: letters of one language, one script, usual case.
import iconv from 'iconv-lite'
import type { EncodingChoice } from '@fairlead/domain/ports/files'
import { alphabets, multiByte, singleByte, type Language } from './encoding.data.ts'

const [mostCells, longestCell, samplesShown, choicesShown] = [300, 120, 4, 12] as const

export interface Guess {
  encoding: string
  /** Every other plausible encoding would give the same text. */
  isSure: boolean
  /** The plausible encodings and then others, each with cells as they would be read. */
  choices: EncodingChoice[]
}

interface Reading {
  encoding: string
  words: string[]
  /** The part of the characters beyond ASCII that don't belong there, 0 to 1. */
  wrong: number
}

/** `bytes` aren't valid UTF-8. */
export function guessEncoding(bytes: Uint8Array): Guess {
  const [cells, words] = [beyondAsciiIn(bytes, isSeparator), beyondAsciiIn(bytes, (byte) => byte === 0x20 || isSeparator(byte))]
  const readings = [...Object.keys(singleByte), ...Object.keys(multiByte), 'utf-8']
    .map((encoding): Reading => readingOf(encoding, words))
    .toSorted((a, b) => a.wrong - b.wrong)
  const [best] = readings
  if (!best) return { encoding: 'windows-1252', isSure: false, choices: [] }
  // what hardly anyone writes today doesn't cast doubt on a faultless reading
  const isRival = ({ encoding, wrong }: Reading) => wrong <= best.wrong + 0.15 && !(best.wrong < 0.05 && rare.has(encoding))
  const isSame = readings.filter(isRival).every((reading) => textOf(reading) === textOf(best))
  const samples = cells.slice(0, samplesShown)
  const byText = new Map<string, Reading>()
  // no encoding of text leaves gaps or control characters
  const offered = readings.filter((reading) => !/[\uFFFD\x80-\x9F\p{Co}]/u.test(textOf(reading)))
  for (const reading of offered.length > 0 ? offered : readings) {
    const text = textOf(reading)
    if (!byText.has(text)) byText.set(text, reading)
  }
  return {
    encoding: best.encoding,
    isSure: isSame && best.wrong <= 0.25,
    choices: [...byText.values()]
      .slice(0, choicesShown)
      .map(({ encoding }) => ({ encoding, sample: samples.map((cell) => decodeAs(cell, encoding).trim()).join(', ') })),
  }
}

/** What `TextDecoder` knows, and the encodings of DOS and older Macs. */
export function decodeAs(bytes: Uint8Array, encoding: string): string {
  return isIconv(encoding)
    ? iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding)
    : new TextDecoder(encoding).decode(bytes)
}

const isIconv = (encoding: string) => /^cp\d+$|^maccenteuro$/.test(encoding)

/** The first different cells or words with bytes beyond ASCII; separators are never part of a longer character. */
function beyondAsciiIn(bytes: Uint8Array, isEnd: (byte: number) => boolean): Uint8Array[] {
  const cells = new Map<string, Uint8Array>()
  for (let index = 0; index < bytes.length && cells.size < mostCells; index += 1) {
    if (bytes[index]! < 0x80) continue
    let start = index
    while (start > 0 && index - start < longestCell / 2 && !isEnd(bytes[start - 1]!)) start -= 1
    let end = index + 1
    while (end < bytes.length && end - start < longestCell && !isEnd(bytes[end]!)) end += 1
    const cell = bytes.subarray(start, end)
    cells.set(Buffer.from(cell).toString('latin1'), cell)
    index = end
  }
  return [...cells.values()]
}

const rare = new Set(['maccenteuro', 'iso-8859-13', 'iso-8859-16', 'cp437'])
const textOf = ({ words }: Reading) => words.join('\n')

/** Tab, line breaks, quote, comma, semicolon. */
const isSeparator = (byte: number) => byte === 9 || byte === 10 || byte === 13 || byte === 0x22 || byte === 0x2c || byte === 0x3b

function readingOf(encoding: string, cells: readonly Uint8Array[]): Reading {
  const texts = cells.map((cell) => decodeAs(cell, encoding).trim())
  const isCommon = multiByte[encoding]
  const total = texts.reduce((sum, text) => sum + beyondAscii(text), 0)
  const strange =
    texts.reduce((sum, text) => sum + strangeIn(text), 0) + (isCommon ? rareIn(cells, isCommon) : foreignIn(texts, singleByte[encoding]))
  return { encoding, words: texts, wrong: total === 0 ? 1 : Math.min(1, strange / total) }
}

const beyondAscii = (text: string) => [...text].filter((sign) => sign > '\x7f').length

const usualSign =
  /^[\u2013\u2014\u2018\u2019\u201A\u201C-\u201E\u2026\u2022\u00B7\u00B0\u00AE\u2122\u20AC\u00AB\u00BB\u00A0\u00AA\u00BA\u3000-\u303F\uFF00-\uFF5E]$/
const scripts = [/\p{sc=Latin}/u, /\p{sc=Cyrillic}/u, /\p{sc=Greek}/u, /\p{scx=Hebrew}/u, /\p{scx=Arabic}/u, /\p{sc=Thai}/u]
const ideographs = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** Characters that no one writes there: signs within words, two scripts in one word, capitals after small letters. */
function strangeIn(text: string): number {
  let strange = 0
  for (const [index, sign] of [...text].entries())
    if (sign > '\x7f' && !/[\p{L}\p{M}\p{N}]/u.test(sign)) {
      const isWithin = /[\p{L}\p{M}]/u.test([...text][index + 1] ?? '') && /\p{L}/u.test([...text][index - 1] ?? '')
      if (!usualSign.test(sign) || (isWithin && !/[’‘·–\u3000-\u303F]/.test(sign))) strange += 1
    } else if (/[\uFF65-\uFF9F]|(?![0-9])\p{N}/u.test(sign)) strange += 1
  for (const word of text.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const high = beyondAscii(word)
    if (high === 0 || ideographs.test(word)) continue
    const isMixed = scripts.filter((script) => script.test(word)).length !== 1
    // a vowel sign of Thai needs a consonant, and a final sigma ends a Greek word
    if (isMixed || /^[\p{M}\u0E30\u0E32\u0E33\u0E45]/u.test(word)) strange += high
    else if (/ς\p{L}/u.test(word)) strange += Math.ceil(high / 2)
    else if (!/^(?:\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}\p{M}]+|[\p{Lu}\p{M}ß]+|\p{Lu}\p{Ll}?\p{Lu}\p{Ll}+)$/u.test(word))
      strange += Math.ceil(high / 2)
  }
  return strange
}

/** Letters that aren't in the language that has most of them. */
function foreignIn(texts: readonly string[], languages: readonly Language[] | undefined): number {
  if (!languages) return 0
  const counts = new Map<string, number>()
  for (const sign of texts.join('').toLowerCase()) if (sign > '\x7f' && /\p{L}/u.test(sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const missing = (language: Language) =>
    [...counts].reduce((sum, [letter, count]) => sum + (alphabets.get(language)?.has(letter) ? 0 : count), 0)
  return Math.min(...languages.map(missing))
}

/** Characters of two bytes that are rare in names, and single ones. */
function rareIn(cells: readonly Uint8Array[], isCommon: (first: number, second: number) => boolean): number {
  let rare = 0
  for (const cell of cells)
    for (let index = 0; index < cell.length; index += 1) {
      if (cell[index]! < 0x80) continue
      const second = cell[index + 1]
      if (second === undefined || second < 0x40 || !isCommon(cell[index]!, second)) rare += 1
      if (second !== undefined && second >= 0x40) index += 1
    }
  return rare
}
