// Criteria that are computed from a person's jobs: promotions, tenure, people led, moves, employers, licenses, years of a skill.
import { normalise } from '../reference/normalise.ts'
import { keysOf, must } from '../shared/records.ts'
import { listed } from '../shared/language.ts'
import { readersLanguage } from '../shared/readers-language.ts'
import { everyLanguage, text as computedCriteriaText } from './texts/computed-criteria.ts'
import { employerLabel, readEmployerLabel, type EmployerCriterion } from './employer-criterion.ts'
import { PhraseReading } from './phrase-reading.ts'

export type ComputedCriterion =
  /** A higher title at the same employer, within so many months of beginning there, or in so many last months; null = ever. */
  | { kind: 'promoted'; months: number | null; isRecent: boolean }
  | { kind: 'stayed'; months: number; per: 'average' | 'each' | 'present' | 'one' }
  /** null = a team of any size */
  | { kind: 'led'; people: number | null }
  /** Employers, titles, or industries. */
  | { kind: 'moved'; from: string; to: string }
  | { kind: 'worked'; companies: string[] }
  | ({ kind: 'employer' } & EmployerCriterion)
  | { kind: 'licensed'; license: string; state: string }
  | { kind: 'years'; months: number; skill: string }
  | { kind: 'degree'; degree: DegreeAsked }
/** As the API names them. Others are named alike everywhere, so that they are plain keywords. */
type DegreeAsked = 'bachelors' | 'advanced_degree'

/** A criterion with its place in the text: [start, end). */
export interface FoundCriterion {
  criterion: ComputedCriterion
  start: number
  end: number
}

const criterionAt = (reading: PhraseReading, criterion: ComputedCriterion, from: number, to: number): FoundCriterion => ({
  criterion,
  ...reading.place(from, to),
})

const sentenceEnd = /[.;:!?\n•]/
const clauseEnd = /[,.;:!?\n•()]/
/** Words between the phrase and its number. */
const reach = 8

/** The duration nearest to the words at [from, to), in their clause. */
function durationNear(reading: PhraseReading, from: number, to: number): { months: number; start: number; end: number } | null {
  const [first, last] = reading.clause(from, clauseEnd)
  for (let distance = 0; distance <= reach; distance += 1)
    for (const index of [to + distance, from - 2 - distance]) {
      if (index < first || index >= last) continue
      const duration = reading.duration(index)
      if (duration) return { months: duration.months, start: index, end: index + duration.length }
    }
  return null
}

function promotedAt(reading: PhraseReading, index: number): FoundCriterion | null {
  const any = reading.length(index, 'promotedAtAll')
  const length = Math.max(any, reading.length(index, 'promoted'))
  if (length === 0) return null
  const near = durationNear(reading, index, index + length)
  if (!near) return any > 0 ? criterionAt(reading, { kind: 'promoted', months: null, isRecent: false }, index, index + length) : null
  const isRecent = [-1, 1, 2, 3, 4].some((back) => reading.length(near.start - back, 'recently') === Math.abs(back))
  const [from, to] = [Math.min(index, near.start), Math.max(index + length, near.end)]
  return criterionAt(reading, { kind: 'promoted', months: near.months, isRecent }, from, to)
}

const stayWays = ['each', 'average', 'present', 'one'] as const

function stayedAt(reading: PhraseReading, index: number): FoundCriterion | null {
  const counted = stayWays.find((per) => reading.length(index, per) > 0)
  const length = counted ? reading.length(index, counted) : reading.length(index, 'stayed')
  if (length === 0) return null
  const near = durationNear(reading, index, index + length)
  if (!near) return null
  const [first, last] = reading.clause(index, clauseEnd)
  const per = stayWays.find((way) => reading.find(way, first, last) >= 0) ?? 'average'
  const [from, to] = [Math.min(index, near.start), Math.max(index + length, near.end)]
  const wayIndex = reading.find(per, first, last)
  return criterionAt(
    reading,
    { kind: 'stayed', months: near.months, per },
    wayIndex < 0 ? from : Math.min(from, wayIndex),
    wayIndex < 0 ? to : Math.max(to, wayIndex + reading.length(wayIndex, per)),
  )
}

/** '12 people', 'team of 12', '12-person team', 'team': how many, and the words that say so. */
function peopleAt(reading: PhraseReading, index: number, language: string): { people: number | null; end: number } | null {
  const count = reading.number(index)
  if (count !== null && count > 1)
    for (const gap of [1, 2, 3]) if (reading.length(index + gap, 'people', language) > 0) return { people: count, end: index + gap + 1 }
  const team = reading.length(index, 'team', language)
  if (team > 0) {
    // 'a team in 3 countries' has no size
    const size = reading.length(index + team, 'size', language)
    const next = index + team + size
    const people = reading.number(next)
    const follows = reading.words(next, next + 2).slice(reading.words(next, next + 1).length)
    if (people !== null && people > 1 && !/^\s*(?:%|\$|€|k\b)/.test(follows) && reading.duration(next) === null) {
      const more = [1, 2].find((gap) => reading.length(next + gap, 'people', language) > 0) ?? 0
      return { people, end: next + 1 + more }
    }
    return { people: null, end: index + team }
  }
  return reading.length(index, 'people', language) > 0 ? { people: null, end: index + 1 } : null
}

function ledAt(reading: PhraseReading, index: number): FoundCriterion | null {
  const [first, last] = reading.clause(index, sentenceEnd)
  for (const [language, length] of reading.at(index, 'led'))
    for (let place = index + length; place < Math.min(last, index + length + reach); place += 1) {
      const match = peopleAt(reading, place, language)
      // 'responsable maintenance, encadre 12 personnes': the nearer verb
      if (!match && reading.length(place, 'led', language) > 0) break
      if (match) return criterionAt(reading, { kind: 'led', people: match.people }, index, match.end)
      if (reading.length(place, 'breaks', language) > 0 && reading.length(place, 'article', language) === 0) break
    }
  for (const [language, length] of reading.at(index, 'ledBehind'))
    for (let place = Math.max(first, index - reach); place < index; place += 1) {
      const match = peopleAt(reading, place, language)
      const isNear = match !== null && reading.find('breaks', match.end, index, language) < 0
      if (isNear) return criterionAt(reading, { kind: 'led', people: match.people }, place, index + length)
    }
  // '12 direct reports'
  const count = reading.number(index)
  if (count !== null && count > 1 && reading.length(index + 1, 'ledBehind', 'en') > 0)
    return criterionAt(reading, { kind: 'led', people: count }, index, index + 1 + reading.length(index + 1, 'ledBehind', 'en'))
  return null
}

/** Words of one side of a move. */
const longestSide = 5

/** Names on both sides of a word for 'to', behind one for 'from'. */
function sidesAt(reading: PhraseReading, index: number, language: string, last: number): { from: string; to: string; end: number } | null {
  const lead = reading.length(index, 'from', language)
  if (lead === 0) return null
  const plain = (place: number) => place + reading.length(place, 'article', language)
  const start = plain(index + lead)
  for (let place = start + 1; place < Math.min(last - 1, start + longestSide + 1); place += 1) {
    const length = reading.length(place, 'to', language)
    if (length === 0) continue
    const second = plain(place + length)
    let end = second
    const isEnd = (word: number) =>
      (['breaks', 'or', 'moved'] as const).some((role) => reading.length(word, role, language) > 0) || reading.duration(word) !== null
    while (end < Math.min(last, second + longestSide) && !isEnd(end)) end += 1
    return end > second ? { from: reading.words(start, place), to: reading.words(second, end), end } : null
  }
  return null
}

function movedAt(reading: PhraseReading, index: number): FoundCriterion | null {
  const [first, last] = reading.clause(index, clauseEnd)
  for (const [language, length] of reading.at(index, 'moved')) {
    for (const place of [0, 1, 2].map((gap) => index + length + gap)) {
      const sides = place < last ? sidesAt(reading, place, language, last) : null
      if (sides) return criterionAt(reading, { kind: 'moved', from: sides.from, to: sides.to }, index, sides.end)
    }
    // German puts it last: 'von der Agentur zu SAP gewechselt'
    for (let place = Math.max(first, index - 2 * longestSide); place < index; place += 1) {
      const sides = sidesAt(reading, place, language, index)
      if (sides) return criterionAt(reading, { kind: 'moved', from: sides.from, to: sides.to }, place, index + length)
    }
  }
  return null
}

const readers = [promotedAt, stayedAt, ledAt, movedAt]

/** The criteria that a text states in words, in order, none inside another; employers, licenses, and years of a skill are not among them. */
export function computedIn(text: string): FoundCriterion[] {
  const reading = new PhraseReading(text)
  const criteria: FoundCriterion[] = []
  for (let index = 0; index < reading.tokens.length; index += 1)
    for (const read of readers) {
      const next = read(reading, index)
      // what was found last reaches farthest
      if (next && !criteria.slice(-3).some(({ start, end }) => next.start < end && start < next.end)) criteria.push(next)
    }
  return criteria
}

/** What a text of a person says of people led, with the largest number first. */
export function ledIn(text: string): (FoundCriterion & { criterion: { kind: 'led'; people: number | null } })[] {
  const reading = new PhraseReading(text)
  return reading.tokens
    .flatMap((_, index) => ledAt(reading, index) ?? [])
    .flatMap(({ criterion, ...place }) => (criterion.kind === 'led' ? [{ ...place, criterion }] : []))
    .toSorted((a, b) => (b.criterion.people ?? 0) - (a.criterion.people ?? 0) || a.start - b.start)
}

const mostCompanies = 12

/** 'worked at Google, Stripe, or Plaid', 'ex-Google/Stripe': the companies. */
function workedIn(label: string): string[] | null {
  const reading = new PhraseReading(label)
  const length = reading.length(0, 'workedAt')
  const rest = label.slice(reading.tokens[length]?.start ?? label.length)
  if (length === 0 || rest === '' || rest.length > 300) return null
  const names: string[] = []
  for (const part of rest.split(/[,/;|]/)) {
    const words = new PhraseReading(part)
    let from = words.length(0, 'or')
    for (let index = from; index <= words.tokens.length; index += 1)
      if (
        index === words.tokens.length ||
        words.length(index, 'or', 'en') > 0 ||
        /^(?:oder|ou|o|of)$/.test(must(words.tokens[index]).text)
      ) {
        if (index > from) names.push(words.words(from, index))
        from = index + 1
      }
  }
  const isName = (name: string) => name.split(' ').length <= longestSide && /^[\p{Lu}\d]/u.test(name)
  return names.length > 0 && names.every(isName) ? names.slice(0, mostCompanies) : null
}

/** 'RN license (Ohio)', 'Zulassung RN (Ohio)' */
const licensed = everyLanguage.map((texts) => {
  const [before = '', between = '', after = ''] = texts.licensed('|', '|').split('|').map(RegExp.escape)
  return new RegExp(`^${before}(?<license>[^()]{2,60})${between}(?<state>[^()]{2,40})${after}$`, 'iu')
})

/** '3 years of Kubernetes', '5 Jahre Erfahrung mit Java' */
function yearsOf(label: string): { months: number; skill: string } | null {
  const reading = new PhraseReading(label)
  const duration = reading.duration(0)
  if (!duration) return null
  let index = duration.length
  for (let round = 0; round < 2; round += 1) for (const role of ['of', 'experience', 'of'] as const) index += reading.length(index, role)
  const skill = reading.words(index, reading.tokens.length)
  return index > duration.length && index < reading.tokens.length && skill.split(' ').length <= 4
    ? { months: duration.months, skill }
    : null
}

/** Longer texts are no criterion of one line. */
const longestLabel = 200
const remembered = new Map<string, ComputedCriterion | null>()
const maxRemembered = 5000

/** The criterion that a keyword of the search states, in the words of {@link computedLabel} or the user's own; null = it is a plain keyword. */
export function readComputed(label: string): ComputedCriterion | null {
  const cached = remembered.get(label)
  if (cached !== undefined) return cached
  const criterion = label.length > longestLabel ? null : readLabel(label.trim())
  if (remembered.size >= maxRemembered) remembered.clear()
  remembered.set(label, criterion)
  return criterion
}

function readLabel(label: string): ComputedCriterion | null {
  const employer = readEmployerLabel(label)
  if (employer) return { kind: 'employer', ...employer }
  const companies = workedIn(label)
  if (companies) return { kind: 'worked', companies }
  const american = label.replace(/ licence (?=\()/i, ' license ')
  const { license, state } = licensed.map((pattern) => pattern.exec(american)?.groups).find((groups) => groups) ?? {}
  if (license !== undefined && state !== undefined) return { kind: 'licensed', license, state }
  const isLabel = (text: string) => normalise(text) === normalise(label)
  const degree = keysOf(computedCriteriaText.degrees).find((name) => everyLanguage.some(({ degrees }) => isLabel(degrees[name])))
  if (degree) return { kind: 'degree', degree }
  if (everyLanguage.some(({ promoted }) => label === promoted)) return { kind: 'promoted', months: null, isRecent: false }
  const [first, ...more] = computedIn(label)
  // at most a few small words around it: 'has been', 'at least'
  const rest = first ? `${label.slice(0, first.start)} ${label.slice(first.end)}`.trim() : ''
  if (first && more.length === 0 && rest.split(/\s+/).length <= 4 && !/\p{Lu}{2}|\d/u.test(rest)) return first.criterion
  const years = first ? null : yearsOf(label)
  return years && { kind: 'years', ...years }
}

/** A criterion in the words that the criteria list, the preview, and the card use; {@link readComputed} reads them again. */
export function computedLabel(criterion: ComputedCriterion): string {
  switch (criterion.kind) {
    case 'promoted':
      return criterion.months === null
        ? computedCriteriaText.promoted
        : computedCriteriaText.promotedWithin(criterion.months, criterion.isRecent)
    case 'stayed':
      return computedCriteriaText.stayed(criterion.months, criterion.per)
    case 'led':
      return criterion.people === null ? computedCriteriaText.ledTeam : computedCriteriaText.ledPeople(criterion.people)
    case 'moved':
      return computedCriteriaText.moved(criterion.from, criterion.to)
    case 'worked':
      return computedCriteriaText.workedAt(listed(readersLanguage(), criterion.companies, 'disjunction'))
    case 'employer':
      return employerLabel(criterion)
    case 'licensed':
      return computedCriteriaText.licensed(criterion.license, criterion.state)
    case 'years':
      return computedCriteriaText.yearsOf(criterion.months, criterion.skill)
    case 'degree':
      return computedCriteriaText.degrees[criterion.degree]
  }
}
