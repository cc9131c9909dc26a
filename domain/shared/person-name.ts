// Splits names as people and programs write them, and says how an email greets their owners.
import {
  companyForms,
  credentials,
  dottedTitles,
  familyFirst,
  givenStarts,
  honorificEnds,
  jobWords,
  koreanFamily,
  nameLikeCredentials,
  noNames,
  particles,
  plainCredentials,
  pronouns,
  shortFamily,
  suffixes,
  titles,
} from './person-name.data.ts'
import { must } from './records.ts'

export interface PersonName {
  firstName: string
  lastName: string
}

const longest = 300
/** Signs of something that isn't a name, and is kept as it is. */
const noName = /[<>{}=@\\]/
const eastAsian = /^[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}ー々・]+$/u
const nickname = /^["“”«„(].*["“”»)]$/u

/**
 * The given and family name in a full name: 'Weiss, Dr. Anna', 'Karl Ström, Ph.D., CISSP', 'NAGY János', '🚀 Ron'. Titles,
 * credentials, pronouns, and signs are left out; a nickname stays with the given name, a generation with the family name.
 */
export function splitName(text: string): PersonName {
  if (noName.test(text)) return { firstName: text.trim(), lastName: '' }
  const parts = partsOf(text)
  const [before, after] = [wordsOf(parts[0] ?? ''), wordsOf(parts[1] ?? '')]
  const generation = parts.generation === '' ? [] : [parts.generation]
  // nothing but a title or a credential: shown as it is, and asked about before a greeting
  if (before.length === 0 && after.length === 0) return { firstName: plain(text), lastName: '' }
  if (after.length > 0) return { firstName: joined(after), lastName: joined([...before, ...generation]) }
  const isTitled = /\p{L}/u.test(parts[0] ?? '') && before.length === 1 && startsWithTitle(parts[0] ?? '')
  // 'Dr. Weiss': a title alone stands before a family name
  if (isTitled) return { firstName: '', lastName: joined([...before, ...generation]) }
  const end = givenEnd(before)
  const { givenWords, family } = end > 0 ? { givenWords: before.slice(end), family: before.slice(0, end) } : cutGiven(before)
  return { firstName: joined(givenWords), lastName: joined([...family, ...generation]) }
}

/** Given and family name from fields of their own, without titles, credentials, and signs. */
export function cleanName({ firstName, lastName }: PersonName): PersonName {
  if (noName.test(firstName + lastName)) return { firstName: firstName.trim(), lastName: lastName.trim() }
  const first = partsOf(firstName)
  const last = partsOf(lastName)
  const newFirst = joined(wordsOf(first[0] ?? ''))
  const family = joined([...wordsOf(last[0] ?? ''), ...(last.generation === '' ? [] : [last.generation])])
  // '🚀' and 'Rocket Ron'
  if (firstName.trim() !== '' && plain(firstName) === '') return splitName(lastName)
  return { firstName: newFirst || plain(firstName), lastName: family || plain(lastName) }
}

/** How an email addresses the person: 'Anna' for 'Dr. Anna', 'María José' for 'Mª José', 'John' for 'JOHN A.'; '' when unknown. */
export function greetingName(name: PersonName): string {
  // no name, which a user is asked about
  if (name.firstName.trim() === '' || noName.test(name.firstName)) return name.firstName.trim()
  const words = nameWords(name.firstName)
  const rest = splitName(name.lastName)
  // 'PMP' and 'Jane Doering', as older imports stored it
  const givenWords = words.length > 0 || rest.lastName === '' ? words : nameWords(rest.firstName)
  const spoken = givenWords.filter((word) => !nickname.test(word)).map(spelledOut)
  const named = spoken.filter((word) => !isInitial(word))
  const chosen = named.length > 0 ? named : spoken
  return chosen.length === 0 ? plain(name.firstName) || name.firstName.trim() : chosen.map((word) => recased(word, name)).join(' ')
}

/** The greeting that a person should confirm, because it doesn't look like a name; null when it does, or is unknown. */
export function doubtfulGreeting(name: PersonName): string | null {
  const greeting = greetingName(name)
  if (greeting === '') return null
  const isNamed = nameWords(name.firstName).length > 0
  const isCompany = wordsOf(name.lastName).some((word) => companyForms.has(bare(word)))
  return isNamed && !isCompany && looksLikeName(greeting) ? null : greeting
}

function looksLikeName(greeting: string): boolean {
  if (greeting.length > 40 || /[^\p{L}\p{M}\s'’ʼʻ`´.\-‐‑·・\u200C\u200D]/u.test(greeting) || !/\p{L}/u.test(greeting)) return false
  const words = greeting.split(' ')
  if (words.length > 4 || words.every(isInitial)) return false
  return !words.some((word) => noNames.has(word.toLowerCase().replace(/\.$/, '')) || /^[B-DF-HJ-NP-TV-XZ]{3,}$/.test(word))
}

/** A name without what follows it: 'Jane Doering' for 'Jane Doering, PMP'. */
export function withoutCredentials(text: string): string {
  return partsOf(text).slice(0, 2).join(', ')
}

/** Signs and styled letters as plain text, on one line. */
function plain(text: string): string {
  return text
    .slice(0, longest)
    .replace(/[^ªº]+/g, (run) => run.normalize('NFKC'))
    .replace(/[\p{Extended_Pictographic}\p{So}\p{Co}\p{Cc}\u{1F3FB}-\u{1F3FF}]|[\u20E3]|[\uFE0E]|[\uFE0F]/gu, ' ')
    .replace(/[\p{Cf}]/gu, (sign) => (sign === '\u200C' || sign === '\u200D' ? sign : ''))
    .replace(/(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?![\p{L}\p{M}])/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The parts that a comma or a rule separates, without those that are no name, and what says 'junior'. */
function partsOf(text: string): string[] & { generation: string } {
  const clean = plain(text)
    .replace(/\((?=([^()]*))\1\)|\[(?=([^[\]]*))\2\]/g, (group) => (isAside(group.slice(1, -1)) ? ' ' : `(${group.slice(1, -1).trim()})`))
    .replace(/\bPh\.? ?D\b\.?/gi, 'PhD')
    .replace(/\b([MB])\. ?(Sc|Eng|Ed)\b\.?/g, '$1$2')
    .replace(/ [|/–—~•·»→-]+ | ?[|•»→] ?/g, ' | ')
  const isCapitals = clean === clean.toUpperCase()
  let generation = ''
  const parts: string[] = []
  for (const [index, part] of clean.split(/[,،，、|;]/).entries()) {
    const words = part.split(' ').filter(Boolean)
    const isGeneration = words.length === 1 && suffixes.has(bare(must(words[0])))
    if (isGeneration && index > 0) generation ||= must(words[0])
    else if (words.length === 0 || (index > 0 && (isAside(part) || isNoGivenName(words, isCapitals)))) continue
    else if (!words.every((word) => isCredential(word, isCapitals))) parts.push(words.join(' '))
  }
  // only a comma inverts a name
  if (!/^[^|]*[,،，、]/.test(clean)) parts.splice(1)
  return Object.assign(parts, { generation })
}

function isNoGivenName(words: readonly string[], isCapitals: boolean): boolean {
  return (
    isCredential(must(words[0]), isCapitals) ||
    words.some((word) => jobWords.has(bare(word)) || /\d/.test(word)) ||
    (!isCapitals && /^[\p{Lu}\d./&+-]{2,}$/u.test(must(words[0])) && !must(words[0]).includes('-') && !/^\p{Lu}\.$/u.test(must(words[0])))
  )
}

/** Pronouns and credentials in brackets. */
function isAside(text: string): boolean {
  const words = text.split(/[\s/,|]+/).filter(Boolean)
  return words.every((word) => pronouns.has(bare(word)) || isCredential(word, false))
}

/** The words of a name without its titles and credentials; nothing when it has no other. */
function wordsOf(part: string): string[] {
  const words = part.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word))
  const isCapitals = part === part.toUpperCase()
  const isLone = () => words.length === 1
  while (words.length > 0) {
    const glued = /^([\p{L}-]+)\.(\p{L}.*)$/u.exec(must(words[0]))
    if (glued && titles.has(must(glued[1]).toLowerCase()) && !isTitle(must(words[0]))) words.splice(0, 1, `${glued[1]}.`, must(glued[2]))
    if (
      !isTitle(must(words[0])) &&
      !(words.length > 1 && !isCapitals && isAbbreviation(must(words[0])) && isCredential(must(words[0]), false))
    )
      break
    words.shift()
    // 'Dr. med. univ.'
    while (words.length > 1 && must(words[0]).endsWith('.') && dottedTitles.has(bare(must(words[0])))) words.shift()
  }
  while (words.length > 1 && isCredential(must(words.at(-1)), isCapitals)) words.pop()
  while (
    words.length > 1 &&
    !isLone() &&
    /^[\p{Lu}]{3,6}$/u.test(must(words.at(-1))) &&
    !isCapitals &&
    !/[AEIOUY]/.test(must(words.at(-1)))
  )
    words.pop()
  const end = honorificEnds.find((honorific) => words.at(-1)?.endsWith(honorific))
  if (end && words.length > 0) words.push(must(words.pop()).slice(0, -end.length))
  return words.map((word) => word.replace(/^[^\p{L}\p{N}"“”«„('’]+|[^\p{L}\p{M}\p{N}.)"“”»'’]{1,20}$/gu, '')).filter(Boolean)
}

const nameWords = (text: string) => {
  const words = wordsOf(partsOf(text)[0] ?? '')
  return words.length === 1 && isCredential(must(words[0]), false) ? [] : words
}

const startsWithTitle = (part: string) => {
  const [first = ''] = part.split(' ')
  return isTitle(first) || titles.has(/^[\p{L}-]+(?=\.)/u.exec(first)?.[0].toLowerCase() ?? '')
}

/** Where the family name ends that is written first; 0 when the given name is. */
function givenEnd(words: readonly string[]): number {
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  if (words.length < 2) return 0
  if (words.every((word) => eastAsian.test(word))) return words.every((word) => /^[\p{sc=Katakana}ー]+$/u.test(word)) ? 0 : 1
  if (particles.has(first)) {
    const name = words.findIndex((word) => !particles.has(word))
    return name >= 0 && name + 1 < words.length ? name + 1 : 0
  }
  const capitals = words.findIndex((word) => !isCapitalName(word))
  if (capitals > 0 && words.slice(capitals).every((word) => /\p{Ll}/u.test(word))) return capitals
  if (familyFirst.has(folded(first)) && !familyFirst.has(folded(last))) return isVietnamese(first) ? words.length - 1 : 1
  return words.length === 2 && koreanFamily.has(folded(first)) && /^\p{Lu}\p{Ll}+-\p{Ll}+$/u.test(second) ? 1 : 0
}

const vietnamese = new Set('nguyen tran pham huynh phan vo vu dang bui ngo duong dinh truong luong'.split(' '))
const isVietnamese = (word: string) => vietnamese.has(folded(word))

const isCapitalName = (word: string) =>
  word === word.toUpperCase() && word !== word.toLowerCase() && !word.includes('.') && (word.length > 2 || shortFamily.has(word))

/** The given name at the start: one word, with the initials, the first half of a double name, and nicknames around it. */
function cutGiven(words: readonly string[]): { givenWords: string[]; family: string[] } {
  let end = 0
  while (end < words.length - 2 && (isInitial(must(words[end])) || givenStarts.has(must(words[end]).toLowerCase()))) end++
  end++
  while (end < words.length && nickname.test(must(words[end]))) end++
  return { givenWords: words.slice(0, end), family: words.slice(end) }
}

const joined = (words: readonly string[]) => words.join(' ').trim()
const bare = (word: string) => word.toLowerCase().replace(/[.,]/g, '')
const folded = (word: string) => word.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '')
const isInitial = (word: string) =>
  /^(?:[\p{Lu}\p{Ll}]\p{M}?[.-]?)+$/u.test(word) && (word.includes('.') || /^\p{L}\p{M}?$/u.test(word)) && !eastAsian.test(word)

function isTitle(word: string): boolean {
  const key = bare(word)
  return (
    (titles.has(key) && !dottedTitles.has(key)) || (word.endsWith('.') && (titles.has(key) || (key.length > 1 && dottedTitles.has(key))))
  )
}

const isAbbreviation = (word: string) => /\p{L}\.\p{L}|\p{Lu}.*\p{Lu}/u.test(word)

function isCredential(word: string, isCapitals: boolean): boolean {
  return bare(word)
    .split(/[&+]/)
    .every((key) => {
      if (key === '' || key === '®' || key === '™') return true
      if (plainCredentials.has(key)) return true
      if (!credentials.has(key)) return false
      return isCapitals ? !nameLikeCredentials.has(key) || word.includes('.') : isAbbreviation(word)
    })
}

const spelledOut = (word: string) => (/^M\.?ª\.?$/u.test(word) ? 'María' : word === 'Ma.' ? 'Maria' : word)

/** 'ANNE-MARIE' and 'anne' as 'Anne-Marie' and 'Anne'; 'JP' and 'DeShawn' as they are. */
function recased(word: string, { lastName }: PersonName): string {
  const letters = word.replace(/[^\p{L}]/gu, '')
  const isShout =
    letters === letters.toUpperCase() &&
    (letters.length > 3 || (letters.length > 1 && /\p{Lu}{2}/u.test(lastName) && lastName === lastName.toUpperCase()))
  const isWhisper = letters === letters.toLowerCase()
  if (particles.has(word) || letters.toUpperCase() === letters.toLowerCase() || (!isShout && !isWhisper) || /\p{L}\.\p{L}/u.test(word))
    return word
  return word.replace(
    /\p{L}[\p{L}\p{M}]*/gu,
    ([first = '', ...rest]) => first.toUpperCase() + rest.join('').toLowerCase().replaceAll('i\u0307', 'i'),
  )
}
