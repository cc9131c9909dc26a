// Joins a sentence's names into criteria: alternatives, and a general name with its examples.
import { joinAlternatives } from '@fairlead/domain/project/alternatives'
import { wordingOf } from '@fairlead/matching/text/wording'
import { endsInSimilar } from './modifiers.ts'
import type { Sentence } from '@fairlead/matching/text/sentences'

export interface Span {
  start: number
  end: number
  /** The vocabulary's number, or the words themselves. */
  key: number | string
  value: string
  /** Of the vocabulary. */
  isKnown: boolean
  /** Counts among duties only if the sentence requires it. */
  isLoose?: boolean
}

/** 'C++ op microcontrollers' isn't a name; its known parts count. */
const connecting = /\s(?:op|on|in|for|with|at|auf|für|mit|pour|avec|sur|en|con|para|per|su|voor|met|em|com|w|z|în|cu)\s/iu

/** Of overlapping spans, the longest; of equals, the first. */
export function longestApart(spans: Span[]): Span[] {
  const accepted: Span[] = []
  const rank = (span: Span) => (!span.isKnown && connecting.test(span.value) ? 0 : span.end - span.start)
  for (const span of spans.toSorted((a, b) => rank(b) - rank(a) || a.start - b.start))
    if (accepted.every((existing) => span.end <= existing.start || span.start >= existing.end)) accepted.push(span)
  return accepted.toSorted((a, b) => a.start - b.start)
}

const orPatterns = new Map<string, RegExp>()
/** The word for 'or' between two names, in the languages of a sentence: Dutch 'of' joins nothing in English. */
function orBetween(languages: Sentence['languages']): RegExp {
  const key = languages.join(' ')
  const pattern = orPatterns.get(key)
  if (pattern) return pattern
  const words = ['or', 'and/or', ...languages.flatMap((language) => wordingOf(language)?.source.or ?? [])].join('|')
  const fresh = new RegExp(String.raw`^\s*,?\s*\(?\s*(?:${words})(?:\s+(?:an?|the|with|in|eine?|un|une|una|another))?\s+$`, 'iu')
  orPatterns.set(key, fresh)
  return fresh
}
const oneOf =
  /\b(?:(?:at least )?one (?:or more )?of|any of|either|mindestens eine[rms]?|au moins un(?:e)?|al menos un[oa]?|almeno un[oa]?|(?:ten)?minste één|pelo menos um(?:a)?|co najmniej jed\p{L}+|cel puțin un(?:a|ul)?)\b[^.;]{0,40}$/iu

/** Says how much the names in parentheses are wanted, so they aren't examples. */
const pattern =
  /\b(?:preferred|plus|ideally|preferably|desirable|bonus|nice|required|must|minimum|advantage|von vorteil|wünschenswert|idealerweise|idéalement|souhaité\p{L}*|atout|valorable|deseable|gradit\p{L}|pr[eé])(?!\p{L})/iu
const acrossUnknown = /^\s*,\s*[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?,?\s+or\s+$/u
/** Introduces examples after a general name: 'message queues such as', 'a WMS ('. */
const examples =
  /^\s{0,3}(?:systems?|tools?|platforms?|software|frameworks?|databases?|languages?|products?|suites?|certifications?|trials?|environment|skills?)?\s{0,3},?\s{0,3}(?:\((?:[\p{L}\p{N} .]{2,25},\s{0,3})?(?:e\.?g\.?,? |i\.e\.,? |such as |like |including |z\. ?B\. |bijv\. |p\. ?ex\. |por ejemplo |ad es\. |np\. )?|(?:such as|like|e\.g\.,?|for example,?|including|wie|comme|como|come|zoals|z\. ?B\.|np\.|tel(?:le)?s? que)\s)\s{0,3}$/iu
const between = /^\s{0,3}(?:[,/]|,?\s{0,3}(?:and|or|&|und|oder|et|ou|y|o|e|en|of|i|lub|și|sau)\s)\s{0,3}(?:an?\s|the\s|in\s)?$/iu

const isName = (value: string): boolean => /\p{Lu}{2}|\d/u.test(value)
const isShortFor = (letters: string, words: string): boolean =>
  /^[A-Za-z]{2,6}$/.test(letters) && new RegExp(`^${[...letters].map((letter) => `${letter}.*`).join('')}$`, 'i').test(words)

/** Joins a general name with its examples: 'message queues such as RabbitMQ or Kafka' is met by any of them. */
export function withExamples({ text }: Sentence, spans: Span[]): Span[] {
  const joined: Span[] = []
  for (let index = 0; index < spans.length; index += 1) {
    const first = spans[index]
    if (!first) break
    const opening = text.slice(first.end, spans[index + 1]?.start ?? first.end)
    const inside = opening.includes('(') ? text.slice(first.end, (text.indexOf(')', first.end) + 1 || text.length + 1) - 1) : ''
    if (!spans[index + 1] || !examples.test(opening) || pattern.test(inside)) {
      joined.push(first)
      continue
    }
    const close = opening.includes('(') ? text.indexOf(')', first.end) : text.length
    let last = index + 1
    while ((spans[last + 1]?.start ?? Infinity) < close && between.test(text.slice(spans[last]?.end, spans[last + 1]?.start))) last += 1
    const inner = spans.slice(index + 1, last + 1)
    // 'SQL (window functions, CTEs)': parts of a known name
    const named = first.isKnown ? inner.filter((span) => span.isKnown || /^\p{Lu}\p{Ll}|\d/u.test(span.value)) : inner
    index = last
    if (named.length === 0) {
      joined.push(first)
      continue
    }
    // 'Software as a service (SaaS)' is one name, written twice
    if (named.length === 1 && named.every(({ value }) => isShortFor(value, first.value))) {
      joined.push(first)
      continue
    }
    // a profile may contain just the name ('WMS'); a description ('data analytics tools') requires one of the examples
    const group = isName(first.value) ? [first, ...named] : named
    const value = joinAlternatives(group.flatMap((span) => span.value.split(' or ')))
    const [head = first] = group
    const key = group.length === 1 ? head.key : value.toLowerCase()
    joined.push({
      start: head.start,
      end: (group.at(-1) ?? head).end,
      key,
      value,
      isKnown: first.isKnown,
      isLoose: first.isLoose ?? false,
    })
  }
  return joined
}

/**
 * Joins names separated by a slash if one does the work of the other: 'Airflow / Dagster', but not 'Python/Django'.
 * @param doesSame whether two names do the same work
 */
export function withSlashes({ text }: Sentence, spans: Span[], doesSame: (a: Span, b: Span) => boolean): Span[] {
  const joined: Span[] = []
  for (let index = 0; index < spans.length;) {
    let last = index
    for (let next = spans[last + 1]; next && /^\s?\/\s?$/.test(text.slice(spans[last]?.end, next.start)); next = spans[last + 1]) {
      if (!doesSame(spans[last]!, next)) break
      last += 1
    }
    const group = spans.slice(index, last + 1)
    const [first] = group
    if (!first) break
    const value = joinAlternatives(group.map((span) => span.value))
    joined.push(
      group.length === 1
        ? first
        : { ...first, end: group.at(-1)!.end, key: value.toLowerCase(), value, isLoose: group.some((span) => span.isLoose) },
    )
    index = last + 1
  }
  return joined
}

/** Joins spans that are alternatives: 'Kotlin, Java or Scala', 'one of AWS, GCP, Azure'. */
export function withAlternatives({ text, languages }: Sentence, spans: Span[]): Span[] {
  const or = orBetween(languages)
  const joined: Span[] = []
  let position = 0
  while (position < spans.length) {
    let last = position
    let isEither = false
    for (; last + 1 < spans.length; last += 1) {
      const between = text.slice(spans[last]?.end, spans[last + 1]?.start)
      const isOr = or.test(between)
      const isOfSimilar = /^\s{0,3},?\s{0,3}and\s{0,3}$/.test(between) && endsInSimilar(text.slice(spans[last + 1]?.end))
      // 'SRE, platform or DevOps': an unlisted name in between
      const isAcross = last === position && acrossUnknown.test(between)
      if (isAcross) {
        isEither = true
        last += 1
        break
      }
      if (!isOr && !isOfSimilar && !/^\s*[,/]\s*$/.test(between)) break
      if (isOfSimilar) {
        isEither = true
        last += 1
        break
      }
      isEither ||= isOr
      if (isOr && !/^\s*,/.test(text.slice(spans[last + 1]?.end ?? 0, (spans[last + 1]?.end ?? 0) + 3))) {
        last += 1
        break
      }
    }
    const first = spans[position]
    if (!first) break
    // 'CCRN, CNRN, or equivalent'
    isEither ||= last > position && endsInSimilar(text.slice(spans[last]?.end))
    const led = last > position && oneOf.test(text.slice(Math.max(0, first.start - 80), first.start))
    const group = spans.slice(position, last + 1)
    if (group.length > 1 && (isEither || led)) {
      const value = joinAlternatives(group.map((span) => span.value))
      joined.push({
        start: first.start,
        end: (group.at(-1) ?? first).end,
        key: value.toLowerCase(),
        value,
        isKnown: group.every((span) => span.isKnown),
        isLoose: group.some((span) => span.isLoose),
      })
    } else joined.push(...group)
    position = last + 1
  }
  return joined
}
