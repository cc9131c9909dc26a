// Interprets the talent pool's search text as titles, places, skills, and words, and turns them into a project's search.
import type { PoolClause, PoolTerm, TermKind } from '@fairlead/domain/candidate/pool-query'
import { readPoolQuery } from '@fairlead/domain/candidate/pool-query'
import { joinAlternatives } from '@fairlead/domain/project/alternatives'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { normalise } from '@fairlead/domain/reference/normalise'
import { must } from '@fairlead/domain/shared/records'
import { hashedId, kinds } from '../skills/concepts.ts'
import { isIndexedWord } from '../skills/index-person.ts'
import type { PlaceReading } from '../skills/places.ts'
import { listedWork } from '../skills/titles.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface ReadTerm {
  /** As typed. */
  text: string
  kind: TermKind
  /** As interpreted: 'Berlin, Germany'. */
  label: string
  isNot: boolean
}

export interface ReadQuery {
  preferences: SearchPreferences
  /** Concepts that must be missing, beyond those of the preferences. */
  noneOf: number[]
  /** Quoted words, which a person must have in this order. */
  phrases: string[]
  /** Empty when there are only filters. */
  terms: ReadTerm[]
  problem: string | null
  /** There are filters besides the text. */
  isFiltered: boolean
  /** Neither text nor filters. */
  isEmpty: boolean
}

interface Span {
  text: string
  kind: TermKind
  label: string
}

/** Maximum words of one title, place, or skill. */
const longestSpan = 5
const before = new Set(['in', 'near', 'from', 'around'])

/** Titles are read leniently: a first or last word that changes nothing isn't part of one ('nurse houston'). */
function isTitle(vocabulary: Vocabulary, text: string): boolean {
  const title = vocabulary.titles.read(text)
  const words = text.split(' ')
  if (!title.isKnown || words.length === 1 || (title.part === null && normalise(title.label) === normalise(text))) return title.isKnown
  return [words.slice(1), words.slice(0, -1)].every((rest) => {
    const shorter = vocabulary.titles.read(rest.join(' '))
    return listedWork(shorter) !== listedWork(title) || shorter.seniority !== title.seniority
  })
}

/** @param isWord true where the text is an ordinary word: 'react' in 'nurses who react quickly' */
function readSpan(vocabulary: Vocabulary, text: string, isWord = false): Span | null {
  if (isWord) return null
  const skill = vocabulary.skills.read(text)
  const isJob = isTitle(vocabulary, text)
  // 'registered nurse' is a license and a job, 'kubernetes' a skill and almost a job
  if (skill.isKnown && !(isJob && text.includes(' '))) return { text, kind: 'skill', label: skill.label }
  if (isJob) return { text, kind: 'title', label: text }
  // 'US' is a country, 'us' a word
  const place = text.length > 3 || text === text.toUpperCase() ? vocabulary.places.read(text) : null
  return place ? { text, kind: 'place', label: place.label } : null
}

/** Splits a run of words into the longest titles, skills, and places in it, and words. */
function readRun(vocabulary: Vocabulary, run: string): Span[] {
  const words = run.split(' ')
  const spans: Span[] = []
  // a search without small words is a list: 'react berlin'
  const isSentence = words.some(
    (word) => !before.has(word.toLowerCase()) && !normalise(word).split(' ').some(isIndexedWord) && word.length > 1,
  )
  const isWord = (from: number, length: number) => {
    const start = words.slice(0, from).join(' ').length + (from > 0 ? 1 : 0)
    return isSentence && length === 1 && !vocabulary.skills.isNamed(run, start, start + must(words[from]).length, 'en')
  }
  for (let index = 0; index < words.length;) {
    let taken = 1
    let match: Span | null = null
    for (let length = Math.min(longestSpan, words.length - index); length > 0 && !match; length -= 1) {
      match = readSpan(vocabulary, words.slice(index, index + length).join(' '), isWord(index, length))
      taken = length
    }
    const word = must(words[index])
    if (match) {
      const last = spans.at(-1)
      if (match.kind === 'place' && last?.kind === 'word' && before.has(last.text.toLowerCase())) spans.pop()
      spans.push(match)
    } else spans.push({ text: word, kind: 'word', label: word })
    index += match ? taken : 1
  }
  return spans.filter(({ kind, text }) => kind !== 'word' || normalise(text).split(' ').some(isIndexedWord))
}

function asOne(vocabulary: Vocabulary, term: PoolTerm): Span {
  return (term.isQuoted ? null : readSpan(vocabulary, term.text)) ?? { text: term.text, kind: 'word', label: term.text }
}

/** The concepts of everyone who lives in a place. */
function homesIn(place: PlaceReading): number[] {
  return place.type === 'city' ? place.concepts.filter((id) => id >> 24 === kinds.city) : [place.own]
}

const isNoFilter = (filters: SearchPreferences): boolean =>
  JSON.stringify({ ...filters, jobTitlesRequired: [] }) === JSON.stringify(noPreferences)

/**
 * Interprets the words of one search, in addition to its filters. Equal input gives an equal result.
 * @param filters what is asked for next to the words
 */
export function readQuery(vocabulary: Vocabulary, words: string, filters: SearchPreferences): ReadQuery {
  const { clauses, problem: unread } = readPoolQuery(words)
  const preferences: SearchPreferences = {
    ...filters,
    keywordsRequired: [...filters.keywordsRequired],
    badKeywords: [...filters.badKeywords],
    badJobTitles: [...filters.badJobTitles],
  }
  const query: ReadQuery = {
    preferences,
    noneOf: [],
    phrases: [],
    terms: [],
    problem: unread,
    isFiltered: !isNoFilter(filters),
    isEmpty: false,
  }
  const addTerm = (span: Span, isNot: boolean, kind: TermKind = span.kind) =>
    void query.terms.push({ text: span.text, kind, label: kind === span.kind ? span.label : span.text, isNot })

  const demand = (spans: Span[], quoted: boolean) => {
    if (spans.length === 1 && joinsPlace(must(spans[0]))) return
    const kind = spans.every((span) => span.kind === must(spans[0]).kind) ? must(spans[0]).kind : 'word'
    const texts = spans.map(({ text }) => text)
    // a search has one title and one place; a second one is matched by its words
    if (kind === 'title' && preferences.jobTitles.length === 0) preferences.jobTitles = texts
    else if (kind === 'place' && preferences.locations.length === 0) preferences.locations = spans.map(({ label }) => label)
    else {
      preferences.keywordsRequired.push(joinAlternatives(texts))
      if (quoted && spans.length === 1 && must(spans[0]).text.includes(' ')) query.phrases.push(must(spans[0]).text)
      for (const span of spans) addTerm(span, false, kind === 'skill' ? 'skill' : 'word')
      return
    }
    for (const span of spans) addTerm(span, false, kind)
  }

  // 'Houston, TX': the text after a place may disambiguate it
  const joinsPlace = (span: Span): boolean => {
    const last = query.terms.at(-1)
    if (last?.kind !== 'place' || last.isNot || preferences.locations.length !== 1) return false
    const place = vocabulary.places.read(`${last.text}, ${span.text}`)
    if (!place) return false
    preferences.locations = [place.label]
    Object.assign(last, { text: `${last.text}, ${span.text}`, label: place.label })
    return true
  }

  const refuse = (span: Span) => {
    addTerm(span, true)
    if (span.kind === 'place') {
      const place = vocabulary.places.read(span.label)
      if (place) query.noneOf.push(...homesIn(place))
    } else if (span.kind === 'title') {
      preferences.badJobTitles.push(span.text)
      query.noneOf.push(vocabulary.titles.read(span.text).concept)
    } else {
      preferences.badKeywords.push(span.text)
      const words = normalise(span.text).split(' ').filter(isIndexedWord)
      if (span.kind === 'word' && words.length === 1) query.noneOf.push(hashedId('word', must(words[0])))
      else if (span.kind === 'word') query.problem ??= `NOT works with one word or a listed skill; “${span.text}” is several words.`
    }
  }

  for (const clause of clauses) readClause(clause)
  function readClause({ anyOf, isNot }: PoolClause) {
    const [first] = anyOf
    if (!first) return
    if (isNot) {
      for (const term of anyOf) {
        const whole = asOne(vocabulary, term)
        for (const span of whole.kind === 'word' && !term.isQuoted ? readRun(vocabulary, term.text).slice(0, 1) : [whole]) refuse(span)
        // NOT applies to the next word; the words after it are required
        if (whole.kind === 'word' && !term.isQuoted) for (const span of readRun(vocabulary, term.text).slice(1)) demand([span], false)
      }
    } else if (anyOf.length > 1)
      demand(
        anyOf.map((term) => asOne(vocabulary, term)),
        false,
      )
    else if (first.isQuoted) demand([asOne(vocabulary, first)], true)
    else for (const span of readRun(vocabulary, first.text)) demand([span], false)
  }
  preferences.jobTitlesRequired = preferences.jobTitles
  query.isEmpty = query.terms.length === 0 && !query.isFiltered
  return query
}
