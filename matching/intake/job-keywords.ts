// The skills, tools and fields of knowledge a posting names: those of the vocabulary, and names only the posting knows.
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { Skills } from '../skills.ts'
import { wishFor } from './cues.ts'
import { fieldsInText } from './fields-in-text.ts'
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
const asks: ReadonlySet<Sentence['section']> = new Set(['requirements', 'preferred', 'other', 'top'])

/** 'safe' is not SAFe, and 'Make' at the head of a sentence is a verb. */
function isAccident(value: string, words: string, start: number): boolean {
  if (value.length <= 4 && words === words.toLowerCase() && /[A-Z]{2}/.test(value) && /[a-z]/.test(value)) return true
  return start === 0 && /^(?:Make|Go|Lead|Segment|Express|Spring|Word|Principle|Act)$/.test(words)
}

const office =
  /(?:\p{Lu}[\p{L}&'’-]+ (?:(?:of|and|for|the|&) )*){1,6}(?:Department|Division|Office|Bureau|Committee|Agency|Unit|Section|Commission|Act|Board|Administration|Institute)\b|\b(?:Department|Division|Office|Bureau|Institute|Ministry|School) (?:of|for) (?:the )?\p{Lu}[\p{L}&'’-]+(?:,? (?:(?:of|and|for|the|&) )*\p{Lu}[\p{L}&'’-]+)*/gu

/** Names of offices and laws, whose words name no skills. */
function officesIn(text: string): [number, number][] {
  return [...text.matchAll(office)].map((match) => [match.index, match.index + match[0].length])
}

export function readJobKeywords(sentences: readonly Sentence[], skills: Skills): JobProposal[] {
  const found = new Map<number | string, JobProposal>()
  const fields = fieldsInText(sentences)
  for (const sentence of sentences) {
    // a title and a place are proposed as such
    if (sentence.section === 'top' && sentence.text.length < 90 && !/[.!?]$/.test(sentence.text)) continue
    const spans: Span[] = []
    const offices = officesIn(sentence.text)
    skills.eachInText(sentence.text, tokenise(sentence.text), (concept, start, end) => {
      const words = sentence.text.slice(start, end)
      const value = spelt(skills, words)
      if (skills.isSoft(concept) || offices.some(([from, to]) => start >= from && end <= to)) return
      if (isAccident(value, words, start) || (vague.has(words.toLowerCase()) && !asks.has(sentence.section))) return
      spans.push({ start, end, key: concept, value })
    })
    for (const { start, end } of [...namesIn(sentence), ...(fields.get(sentence) ?? [])]) {
      const value = sentence.text.slice(start, end)
      const reading = skills.read(value)
      if (!skills.isSoft(reading.concept)) spans.push({ start, end, key: reading.concept, value: spelt(skills, value) })
    }
    for (const { start, end, key, value } of longestApart(spans)) {
      const strength = wishFor(sentence, start, end)
      const known = found.get(key)
      if (!strength || (known && (known.strength === 'must' || strength === 'nice'))) continue
      found.set(key, { field: 'keyword', value, strength, evidence: prove(sentence, start, end) })
    }
  }
  return [...found.values()]
}
