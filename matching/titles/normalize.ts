// Normalizes a title to the words for the kind of work, and separates the rest.
import { abbreviations, leadsDepartment } from './abbreviations.data.ts'
import { arrangementWords, fillerWords, formerWords, genderEndings, genderPhrases, qualificationWords } from './noise.data.ts'
import { rankPhrases } from './seniority.ts'
import { commonForm, foldLetters } from './word-forms.ts'

/** The maximum characters read; the rest is a description. */
const maxLength = 240

export interface NormalizedTitle {
  /** Words of the kind of work in normal form, without rank; the encoder's input. Empty only when the title has no letters. */
  words: string[]
  /** The same for each part of a compound title ('Founder & Product Manager'); one entry for a single job. */
  parts: string[][]
  /** All words, folded and expanded, including rank; used to read seniority. */
  plain: string[]
  /** The title says the job is over ('Former CTO', 'Ex-Google engineer'). */
  isFormer: boolean
  /** The title gives one job in both genders ('Farmer / Farmerin'), as the preferred names of occupations do. */
  namesBothGenders: boolean
  /** Text in parentheses that belongs to the work ('Growth' in 'Product Manager (Growth)'), folded. */
  asides: string[]
}

const letter = /[\p{L}\p{N}]/u
const splitWords = /[^\p{L}\p{N}#+']+/u
const genderMark = /^[mfwdhxknivag](?:\s?[/|,*]\s?[mfwdhxkniavg*]){1,3}$/
const roman = /^(?:i|ii|iii|iv|v|vi|[1-9])$/
/** Nouns that take a level after them ('Engineer II') or 'staff' and 'principal' before them ('Staff Engineer'). */
const takesLevel = new Set(
  'engineer developer scientist analyst designer architect programmer researcher technician consultant specialist administrator manager writer producer recruiter nurse accountant officer representative'.split(
    ' ',
  ),
)
const owners = new Set(
  'founder owner president partner proprietor chairman chairwoman chairperson ceo cto cfo coo cmo cpo cio ciso chro'.split(' '),
)

const isArrangement = (text: string): boolean => {
  const parts = text.split(/[\s/,&+-]+/).filter(Boolean)
  return parts.length > 0 && parts.every((part) => arrangementWords.has(part))
}

const isQualification = (text: string): boolean => {
  const parts = text.split(/[\s/,.]+/).filter(Boolean)
  return parts.length > 0 && parts.every((part) => qualificationWords.has(part) || /^\d{4}$/.test(part))
}

const isGenderMark = (text: string): boolean => {
  const bare = text.trim()
  if (bare.length > 16) return false
  return genderMark.test(bare) || genderPhrases.has(bare.replaceAll(/[\s/|,*]+/g, '')) || bare === 'all genders' || bare === 'any gender'
}

/** Takes '(...)' and '[...]' out of a title. Unclosed ones end with the title. */
function extractAsides(text: string): { outside: string; asides: string[] } {
  if (!text.includes('(') && !text.includes('[')) return { outside: text, asides: [] }
  const asides: string[] = []
  let outside = ''
  let index = 0
  while (index < text.length) {
    const sign = text[index]
    if (sign !== '(' && sign !== '[') {
      outside += sign
      index += 1
      continue
    }
    const close = text.indexOf(sign === '(' ? ')' : ']', index + 1)
    const end = close < 0 ? text.length : close
    const inside = text.slice(index + 1, end).trim()
    const isEnding = letter.test(text[index - 1] ?? '') && genderEndings.has(inside.replace(/^[-/]/, ''))
    if (!isEnding) {
      outside += ' '
      if (inside && !isGenderMark(inside) && !isArrangement(inside) && !isQualification(inside)) asides.push(inside)
    }
    index = end + 1
  }
  return { outside, asides }
}

/** 'Lehrer/in', 'Lehrer:in', 'étudiant-e', 'técnico/a', 'ingenier@' -> the word without its second ending. */
function dropGenderEnding(chunk: string): string {
  if (chunk.endsWith('@') && chunk.length > 4) return `${chunk.slice(0, -1)}o`
  const cut = Math.max(
    chunk.lastIndexOf('/'),
    chunk.lastIndexOf(':'),
    chunk.lastIndexOf('*'),
    chunk.lastIndexOf('_'),
    chunk.lastIndexOf('·'),
    chunk.lastIndexOf('.'),
    chunk.lastIndexOf('-'),
  )
  if (cut < 3) return chunk
  const tail = chunk.slice(cut + 1)
  if (!genderEndings.has(tail)) return chunk
  let end = cut
  while (end > 0 && '/:*_·.-'.includes(chunk[end - 1] ?? '')) end -= 1
  const head = chunk.slice(0, end)
  // a one-letter suffix after a dash may be part of the name ('x-ray' has none, 'plan-b' does)
  return tail.length === 1 && chunk[cut] === '-' && tail !== 'e' && tail !== 'a' ? chunk : head
}

function expand(words: readonly string[]): string[] {
  const result: string[] = []
  for (const word of words) {
    const long = abbreviations.get(word)
    if (!long) result.push(word)
    else if (word === 'eng' && leadsDepartment.has(result.at(-1) ?? '')) result.push('engineering')
    else result.push(...long)
  }
  return result
}

function toWords(text: string): string[] {
  const chunks = text.split(/\s+/).flatMap((chunk) => (chunk && !isGenderMark(chunk) ? [dropGenderEnding(chunk)] : []))
  return expand(
    chunks
      .join(' ')
      .split(splitWords)
      .map((word) => (word.length > 2 && word.charCodeAt(1) === 39 ? word.slice(2) : word.replaceAll("'", '')))
      .filter(Boolean),
  )
}

/** Removes rank words as long as a word of the work remains. */
function withoutRank(words: readonly string[]): string[] {
  let remaining: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const next = words[index + 1] ?? ''
    if (rankPhrases.has(`${word} ${next}`)) index += 1
    else if (!rankPhrases.has(word)) remaining.push(word)
  }
  if (remaining.length === 0) return [...words]
  if (remaining.length > 1 && roman.test(remaining.at(-1) ?? '') && takesLevel.has(remaining.at(-2) ?? ''))
    remaining = remaining.slice(0, -1)
  if (
    remaining.length > 1 &&
    (remaining[0] === 'staff' || remaining[0] === 'principal') &&
    takesLevel.has(remaining.at(-1) ?? '') &&
    remaining.at(-1) !== 'nurse'
  )
    remaining = remaining.slice(1)
  return remaining
}

/** Words repeat; their keys are cached up to a limit. */
const maxKept = 50_000
const forms = new Map<string, string>()

function keptForm(word: string): string {
  const cached = forms.get(word)
  if (cached !== undefined) return cached
  if (forms.size >= maxKept) forms.clear()
  const form = commonForm(word)
  forms.set(word, form)
  return form
}

/** A repeated word adds nothing ('Aide ménager / ménagère', 'UI - user interface designer'). */
function key(words: readonly string[]): string[] {
  const work = withoutRank(words)
  const named = work.filter((word) => !fillerWords.has(word))
  return [...new Set((named.length > 0 ? named : work).map(keptForm))]
}

/** Drops a part that repeats another in its other gender ('Farmer / Farmerin') or is its beginning or end ('Aide / Aide à domicile'). */
function distinct(parts: string[][]): string[][] {
  if (parts.length < 2) return parts
  const keys = parts.map((part) => key(part).join(' '))
  return parts.filter((_, index) => {
    const partKey = keys[index] ?? ''
    const isInside = (otherKey: string, position: number): boolean =>
      otherKey === partKey ? position < index : otherKey.startsWith(`${partKey} `) || otherKey.endsWith(` ${partKey}`)
    return partKey !== '' && !keys.some(isInside)
  })
}

const separators = /[/|;+&,]|\s(?:and|und|et|y|e|en)\s/

function splitParts(text: string): { parts: string[][]; namesBothGenders: boolean } {
  if (!separators.test(text)) {
    const words = toWords(text)
    return { parts: words.length > 0 ? [words] : [], namesBothGenders: false }
  }
  const pieces = text.split(/\s[/|]\s|;|\s\+\s|\|/)
  const parts: string[][] = []
  let repeats = 0
  for (const piece of pieces) {
    const slash = piece.indexOf('/')
    if (slash > 0 && piece.indexOf('/', slash + 1) < 0) {
      const sides = distinct([toWords(piece.slice(0, slash)), toWords(piece.slice(slash + 1))])
      if (sides.length === 1 && toWords(piece.slice(slash + 1)).length > 0 && sides[0]) {
        parts.push(sides[0])
        repeats += 1
        continue
      }
    }
    const joined = piece.split(/\s(?:&|and|und|et|y|e|en|und)\s|,\s/)
    const sides = joined.map(toWords).filter((side) => side.length > 0)
    if (sides.length > 1 && sides.some((side) => side.length <= 2 && side.some((word) => owners.has(word) || word === 'chief')))
      parts.push(...sides)
    else if (sides.length > 1 && sides.some((side) => side[0] === 'chief' && side.at(-1) === 'officer')) parts.push(...sides)
    else {
      const words = toWords(piece)
      if (words.length > 0) parts.push(words)
    }
  }
  const distinctParts = distinct(parts)
  return { parts: distinctParts, namesBothGenders: distinctParts.length === 1 && repeats + parts.length > 1 }
}

/** Removes suffixes about the place and form of work: 'Nurse - Remote', 'Engineer @ Acme', 'Analyst, Full Time'. */
const tails = /[-,|@]|\s(?:at|bei|chez)\s/

function cutTails(text: string, isPlace: (text: string) => boolean): string {
  if (!tails.test(text)) return text
  const employerStart = text.search(/\s(?:@|at|bei|chez)\s/)
  const head = employerStart > 2 ? text.slice(0, employerStart) : text
  const segments = head.split(/\s-+\s|\s-\s?|,\s|\s\|\s/)
  if (segments.length < 2) return head
  const remaining = segments.filter((segment, index) => {
    const bare = segment.trim()
    return index === 0 || (bare !== '' && !isArrangement(bare) && !isGenderMark(bare) && !isPlace(bare))
  })
  if (remaining.length === segments.length) return head
  return remaining.join(', ')
}

/**
 * Reads a title in any of the supported languages.
 * @param title as written; only the first 240 characters are read
 * @param isPlace whether a normalized text is a place, so that 'Nurse - Berlin' loses its suffix; without it places stay
 */
export function normalizeTitle(title: string, isPlace: (text: string) => boolean = () => false): NormalizedTitle {
  const { outside, asides } = extractAsides(foldLetters(title.length > maxLength ? title.slice(0, maxLength) : title))
  let text = cutTails(outside.trim(), isPlace)
  let isFormer = false
  const first = /^(\p{L}+)[\s.-]+/u.exec(text)
  if (first?.[1] && formerWords.has(first[1]) && text.length > first[0].length) {
    isFormer = true
    text = text.slice(first[0].length)
  }
  const { parts, namesBothGenders } = splitParts(text)
  const asideWords = asides.map(toWords)
  const plain = [...parts.flat(), ...asideWords.flat()]
  const keys = parts.map(key).filter((part) => part.length > 0)
  const extra = asideWords.flatMap(key)
  const words = [...new Set([...keys.flat(), ...extra])]
  return {
    words,
    parts: keys.length > 1 ? keys : words.length > 0 ? [words] : [],
    plain,
    isFormer,
    namesBothGenders,
    asides: asides.filter((_, index) => (asideWords[index]?.length ?? 0) > 0),
  }
}
