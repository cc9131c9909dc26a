// Compares the names of two records: spellings, scripts, order, short forms, and what a marriage adds.
import { tokenise } from '@fairlead/domain/reference/normalise'
import { must } from '@fairlead/domain/shared/records'
import { nameForms } from './nicknames.data.ts'

/** Writes any script in Latin letters: 'Иван' as 'Ivan', '王伟' as 'WangWei'. */
export type ToLatin = (text: string) => string

/** How close two parts of a name are, closest first. `unreadable`: Chinese characters that may be read in several languages. */
export type NameLevel = 'same' | 'nickname' | 'variant' | 'similar' | 'part' | 'initial' | 'unreadable' | 'missing' | 'different'

export interface NameWords {
  first: string[]
  family: string[]
  /** 'jr', 'sr', 'iii'; '' when not stated. */
  generation: string
  isHan: boolean
  isLatin: boolean
}

export interface NameMatch {
  first: NameLevel
  family: NameLevel
  /** 'conflict': both state a generation, and they differ. */
  generation: 'none' | 'same' | 'missing' | 'conflict'
  isOtherScript: boolean
  isOtherOrder: boolean
}

const quality: Record<NameLevel, number> = {
  same: 8,
  nickname: 7,
  variant: 6,
  part: 5,
  similar: 5,
  initial: 4,
  unreadable: 3,
  missing: 2,
  different: 0,
}

const generations: Readonly<Record<string, string>> = {
  jr: 'jr',
  junior: 'jr',
  jun: 'jr',
  sr: 'sr',
  senior: 'sr',
  sen: 'sr',
  ii: 'ii',
  iii: 'iii',
  iv: 'iv',
}
const particles = new Set('de del della di da dos das do van von der den vom zu la le el al bin ibn ben abu y e'.split(' '))
const honorifics = new Set('dr prof mr mrs ms herr frau ing dipl'.split(' '))

const formsOf = new Map<string, number[]>()
for (const [group, line] of nameForms.trim().split('\n').entries())
  for (const word of line.split(' ')) formsOf.set(word, [...(formsOf.get(word) ?? []), group])

/** The words of a name in Latin letters, without titles and particles. Names of more than ten words are cut. */
export function readName(name: { firstName: string; lastName: string }, toLatin: ToLatin): NameWords {
  const text = `${name.firstName} ${name.lastName}`.slice(0, 200)
  const isGlued = /[\p{sc=Han}\p{sc=Hangul}]/u.test(text)
  const words = (part: string) => {
    const latin = toLatin(part.slice(0, 200))
    const spaced = isGlued ? latin.replace(/([a-z])(?=[A-Z])/g, '$1 ') : latin
    return tokenise(spaced.replaceAll('`', ''))
      .map((token) => token.text)
      .filter((word) => /[a-z]/.test(word) && !honorifics.has(word))
      .slice(0, 10)
  }
  let first = words(name.firstName)
  let family = words(name.lastName)
  const generation = [...family, ...first].flatMap((word, place) => (place > 0 ? (generations[word] ?? []) : []))[0] ?? ''
  const isName = (word: string, place: number, all: readonly string[]) =>
    !(word in generations && all.length > 1 && place > 0) && !(particles.has(word) && all.length > 1)
  first = first.filter(isName)
  family = family.filter(isName)
  // everything in one field: Chinese and Korean names start with the family name
  if (family.length === 0 && first.length > 1)
    [first, family] = isGlued ? [first.slice(1), first.slice(0, 1)] : [first.slice(0, -1), first.slice(-1)]
  return { first, family, generation, isHan: /\p{sc=Han}/u.test(text), isLatin: !/[^\p{sc=Latin}\P{L}]/u.test(text) }
}

/** The consonants of a word, with one letter for sounds that spellings mix up: 'Mohammed' and 'Muhammad' are both 'mhmt'. */
export function skeleton(word: string): string {
  return word
    .replace(/shch|sch|sh|sz|ch|cz|tch|tsch|zh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/kh|ck|q|c|g|x/g, 'k')
    .replace(/[bw]/g, 'v')
    .replace(/d|th/g, 't')
    .replace(/z|ts/g, 's')
    .replace(/(?!^)h/g, '')
    .replace(/[aeiouyj]/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** True when one letter was added, left out, replaced, or swapped with the next. */
export function isOneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let [endA, endB] = [a.length, b.length]
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) [endA, endB] = [endA - 1, endB - 1]
  const [middleA, middleB] = [a.slice(start, endA), b.slice(start, endB)]
  if (middleA.length <= 1 && middleB.length <= 1) return true
  return middleA.length === 2 && middleB.length === 2 && middleA[0] === middleB[1] && middleA[1] === middleB[0]
}

const shareForm = (a: string, b: string) => formsOf.get(a)?.some((group) => formsOf.get(b)?.includes(group)) ?? false

function compareWords(a: string, b: string): NameLevel {
  if (a === b) return 'same'
  if (shareForm(a, b)) return 'nickname'
  if (a.length === 1 || b.length === 1) return a[0] === b[0] ? 'initial' : 'different'
  const [bonesA, bonesB] = [skeleton(a), skeleton(b)]
  // 'Abhi' is short for 'Abhishek'
  if (Math.min(a.length, b.length) >= 3 && (a.startsWith(b) || b.startsWith(a))) return 'nickname'
  // one sound of the alphabet must not be all that two words share
  if (bonesA === bonesB && bonesA.length > 1 && a[0] === b[0]) return 'variant'
  if (bonesA === bonesB && bonesA.length > 2) return 'variant'
  if (Math.min(a.length, b.length) >= 4 && isOneLetterOff(a, b)) return 'similar'
  // 'Müller' is written 'Mueller'
  return Math.min(a.length, b.length) >= 4 && a.replace(/([aou])e/g, '$1') === b.replace(/([aou])e/g, '$1') ? 'variant' : 'different'
}

const better = (a: NameLevel, b: NameLevel) => (quality[b] > quality[a] ? b : a)

function compareParts(a: readonly string[], b: readonly string[], isFamily: boolean): NameLevel {
  if (a.length === 0 || b.length === 0) return 'missing'
  if (compareWords(a.join(''), b.join('')) === 'same') return 'same'
  const whole = a.length === b.length ? a.map((word, place) => compareWords(word, must(b[place]))) : []
  if (whole.length > 0 && whole.every((level) => level !== 'different'))
    return whole.reduce((worst, level) => (quality[level] < quality[worst] ? level : worst))
  let best = a.flatMap((word) => b.map((entry) => compareWords(word, entry))).reduce(better)
  if (quality[best] < quality.initial) {
    const joined = compareWords(a.join(''), b.join(''))
    if (quality[joined] >= quality.similar) best = joined
  }
  // a double name of which the record states one half
  return isFamily && best === 'same' && (a.length > 1 || b.length > 1) ? 'part' : best
}

/** Compares two names in both orders, and takes the one that fits better. */
export function compareNames(a: NameWords, b: NameWords): NameMatch {
  const straight = { first: compareParts(a.first, b.first, false), family: compareParts(a.family, b.family, true) }
  const crossed = { first: compareParts(a.first, b.family, false), family: compareParts(a.family, b.first, true) }
  const isOtherOrder = quality[crossed.first] + quality[crossed.family] > quality[straight.first] + quality[straight.family] + 4
  const levels = isOtherOrder ? crossed : straight
  const isOtherScript = a.isLatin !== b.isLatin
  // Japanese names in characters are read in more than one way
  const unread = (level: NameLevel): NameLevel => (level === 'different' && isOtherScript && (a.isHan || b.isHan) ? 'unreadable' : level)
  const [older, newer] = [a.generation, b.generation]
  const generation = older === newer ? (older === '' ? 'none' : 'same') : older === '' || newer === '' ? 'missing' : 'conflict'
  return { first: unread(levels.first), family: unread(levels.family), generation, isOtherScript, isOtherOrder }
}

/**
 * Spellings under which namesakes are looked up: the sounds of the first and the family name, in any order, and the sounds of one
 * with the first letters of the other. At most 20.
 */
export function nameKeys({ first, family }: NameWords): string[] {
  const [firstForms, familyForms] = [first.flatMap(formKeys), family.flatMap(formKeys)]
  const [firstStarts, familyStarts] = [first.map(startKey), family.map(startKey)]
  const keys = [
    ...firstForms.flatMap((a) => familyForms.map((b) => [a, b])),
    ...firstStarts.flatMap((a) => familyForms.map((b) => [a, b])),
    ...firstForms.flatMap((a) => familyStarts.map((b) => [a, b])),
  ]
  return [...new Set(keys.map((words) => words.toSorted().join(' ')))].slice(0, 20)
}

/** The given name's forms, for people whose family name changed. At most 2. */
export function firstNameKeys({ first }: NameWords): string[] {
  const [word = ''] = first
  return word.length < 2 ? [] : formKeys(word).slice(0, 2)
}

const startKey = (word: string) => `${word.slice(0, 3)}~`

const formKeys = (word: string): string[] => {
  const bones = skeleton(word)
  return [bones.length > 1 ? bones : word, ...(formsOf.get(word) ?? []).map((group) => `#${group}`)]
}
