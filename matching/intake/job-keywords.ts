// The skills, tools and fields of knowledge a posting names: those of the vocabulary, and names only the posting knows.
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { Skills } from '../skills.ts'
import { wishFor } from './cues.ts'
import { joinAlternatives } from '@fairlead/domain/project/alternatives'
import { fieldsInText } from './fields-in-text.ts'
import { wordingOf } from './wording.ts'
import { knownPhrases, listedNames } from './listed-names.ts'
import { namesIn } from './names-in-text.ts'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { prove } from './prove.ts'
import type { Sentence } from './sentences.ts'

interface Span {
  start: number
  end: number
  /** The vocabulary's number, or the words themselves. */
  key: number | string
  value: string
  /** Counts among duties only where the sentence demands it. */
  isLoose?: boolean
}

/** Of spans that overlap, the longest; of equals the first. */
function longestApart(spans: Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span)
  return kept.toSorted((a, b) => a.start - b.start)
}

/** The vocabulary's own spelling of what stands in the text. */
function spelt(skills: Skills, words: string): string {
  const key = normalise(words)
  return skills.spellings(words).find((spelling) => normalise(spelling) === key) ?? words
}

// Skills that alone say nothing unless they are asked for.
const vague = new Set(
  'strategy,research,reporting,monitoring,presentations,planning,distribution,payments,goal setting,operations,documentation,training,testing,writing,contracts,optimization,innovation,analytics,accessibility,product development,project planning,program management,communications,events,partnerships,claims,scheduling,deployment,integration,design,telecommunications,privacy'.split(
    ',',
  ),
)
/** Words that say nothing of a person even where they are asked for. */
const hollow = new Set(
  'production,growth,on-call,operations,scale,startup,start-up,quality,safety,leadership,management,people management'.split(','),
)
/** Of what a person will do, only named tools tell whom to look for. */
const tools = new Set([
  'Programming language',
  'Cloud & DevOps',
  'Backend',
  'Frontend',
  'Databases',
  'Mobile',
  'Data & analytics',
  'AI & machine learning',
  'Design',
  'QA & testing',
])
const asks: ReadonlySet<Sentence['section']> = new Set(['requirements', 'preferred', 'other', 'top'])

/** 'safe' is not SAFe, and 'Make' at the head of a sentence is a verb. */
function isAccident(value: string, words: string, start: number): boolean {
  if (value.length <= 4 && words === words.toLowerCase() && /[A-Z]{2}/.test(value) && /[a-z]/.test(value)) return true
  return (
    start === 0 &&
    /^(?:Make|Go|Lead|Segment|Express|Spring|Word|Principle|Act|Fluent|Native|Build|Scale|Drive|Ship|Own|Notion|Processing)$/.test(words)
  )
}

const office =
  /(?:\p{Lu}[\p{L}&'’-]+ (?:(?:of|and|for|the|&) )*){1,6}(?:Department|Division|Office|Bureau|Committee|Agency|Unit|Section|Commission|Act|Board|Administration|Institute)\b|\b(?:Department|Division|Office|Bureau|Institute|Ministry|School) (?:of|for) (?:the )?\p{Lu}[\p{L}&'’-]+(?:,? (?:(?:of|and|for|the|&) )*\p{Lu}[\p{L}&'’-]+)*/gu

/** Names of offices and laws, whose words name no skills. */
function officesIn(text: string): [number, number][] {
  return [...text.matchAll(office)].map((match) => [match.index, match.index + match[0].length])
}

/** What is proposed as something else: names of companies, and the employer's own. */
export interface Taken {
  spans: ReadonlyMap<Sentence, readonly [number, number][]>
  employer: ReadonlySet<string>
  isPlace: (name: string) => boolean
}

const orPatterns = new Map<string, RegExp>()
/** The word for 'or' between two names, in the languages of a sentence: Dutch 'of' joins nothing in English. */
function orBetween(languages: Sentence['languages']): RegExp {
  const key = languages.join(' ')
  const known = orPatterns.get(key)
  if (known) return known
  const words = ['or', 'and/or', ...languages.flatMap((language) => wordingOf(language)?.source.or ?? [])].join('|')
  const fresh = new RegExp(String.raw`^\s*,?\s*(?:${words})(?:\s+(?:an?|the|with|in|eine?|un|une|una|another))?\s+$`, 'iu')
  orPatterns.set(key, fresh)
  return fresh
}
const oneOf =
  /\b(?:(?:at least )?one (?:or more )?of|any of|either|mindestens eine[rms]?|au moins un(?:e)?|al menos un[oa]?|almeno un[oa]?|(?:ten)?minste één|pelo menos um(?:a)?|co najmniej jed\p{L}+|cel puțin un(?:a|ul)?)\b[^.;]{0,40}$/iu

/** Joins spans that are alternatives of one another: 'Kotlin, Java or Scala', 'one of AWS, GCP, Azure'. */
function withAlternatives({ text, languages }: Sentence, spans: Span[]): Span[] {
  const or = orBetween(languages)
  const joined: Span[] = []
  let at = 0
  while (at < spans.length) {
    let last = at
    let isEither = false
    for (; last + 1 < spans.length; last += 1) {
      const between = text.slice(spans[last]?.end, spans[last + 1]?.start)
      const isOr = or.test(between)
      if (!isOr && !/^\s*[,/]\s*$/.test(between)) break
      isEither ||= isOr
      if (isOr && !/^\s*,/.test(text.slice(spans[last + 1]?.end ?? 0, (spans[last + 1]?.end ?? 0) + 3))) {
        last += 1
        break
      }
    }
    const first = spans[at] as Span
    const led = last > at && oneOf.test(text.slice(Math.max(0, first.start - 80), first.start))
    const group = spans.slice(at, last + 1)
    if (group.length > 1 && (isEither || led)) {
      const value = joinAlternatives(group.map((span) => span.value))
      joined.push({
        start: first.start,
        end: (group.at(-1) as Span).end,
        key: value.toLowerCase(),
        value,
        isLoose: group.some((span) => span.isLoose),
      })
    } else joined.push(...group)
    at = last + 1
  }
  return joined
}

/** @param taken what other criteria propose already */
export function readJobKeywords(
  sentences: readonly Sentence[],
  skills: Skills,
  taken: Taken = { spans: new Map(), employer: new Set(), isPlace: () => false },
): JobProposal[] {
  const found = new Map<number | string, JobProposal>()
  const fields = fieldsInText(sentences)
  for (const sentence of sentences) {
    // a title and a place are proposed as such
    if (sentence.section === 'top' && sentence.text.length < 90 && !/[.!?]$/.test(sentence.text)) continue
    const spans: Span[] = []
    const offices = officesIn(sentence.text)
    const isDuty = sentence.section === 'duties'
    const elsewhere = taken.spans.get(sentence) ?? []
    const isTaken = (start: number, end: number) => elsewhere.some(([from, to]) => start < to && end > from)
    skills.eachInText(sentence.text, tokenise(sentence.text), (concept, start, end) => {
      const words = sentence.text.slice(start, end)
      const value = spelt(skills, words)
      if (skills.isSoft(concept) || offices.some(([from, to]) => start >= from && end <= to)) return
      const category = skills.category(concept)
      if (isTaken(start, end) || category === 'Languages (human)' || hollow.has(words.toLowerCase())) return
      if (isAccident(value, words, start) || (vague.has(words.toLowerCase()) && !asks.has(sentence.section))) return
      spans.push({ start, end, key: concept, value, isLoose: isDuty && !tools.has(category ?? '') })
    })
    const names = [...namesIn(sentence), ...(fields.get(sentence) ?? []), ...listedNames(sentence), ...knownPhrases(sentence)]
    for (const { start, end } of names) {
      const value = sentence.text.slice(start, end)
      if (isTaken(start, end) || hollow.has(value.toLowerCase()) || taken.employer.has(value.toLowerCase())) continue
      if (offices.some(([from, to]) => start < to && end > from)) continue
      const reading = skills.read(value)
      if (!reading.known && taken.isPlace(value)) continue
      if (!skills.isSoft(reading.concept) && skills.category(reading.concept) !== 'Languages (human)')
        spans.push({ start, end, key: reading.concept, value: spelt(skills, value), isLoose: isDuty })
    }
    for (const { start, end, key, value, isLoose } of withAlternatives(sentence, longestApart(spans))) {
      const strength = wishFor(sentence, start, end)
      const known = found.get(key)
      if (!strength || (isLoose && strength !== 'must') || (known && (known.strength === 'must' || strength === 'nice'))) continue
      found.set(key, { field: 'keyword', value, strength, evidence: prove(sentence, start, end) })
    }
  }
  return [...found.values()]
}
