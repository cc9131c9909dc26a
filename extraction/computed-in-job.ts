// What a text asks to be computed from people's jobs, as keywords that the search reads back.
import { trimSigns } from '@fairlead/domain/shared/bounded'
import { computedIn, computedLabel, readComputed, type ComputedCriterion } from '@fairlead/domain/project/computed-criteria'
import { PhraseReading } from '@fairlead/domain/project/phrase-reading'
import { industries } from '@fairlead/domain/reference/lists'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PostingLine } from '@fairlead/language/reader'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import { must } from '@fairlead/domain/shared/records'
import { isAsking, proveIn, spansOf, type FoundSpan, type JobLines, type JobSpan, type ReadProposal } from './job-lines.ts'
import { employersIn } from './employers-in-job.ts'
import { licensesIn } from './license-state.ts'
import { hasLetter, hasSign, isNumber } from './shape.ts'
import { strengthIn } from './strength.ts'

export interface ComputedInJob {
  proposals: ReadProposal[]
  /** Former employers named by 'ex': 'ex Google, ex-Apple'. */
  companies: ReadProposal[]
  /** True for words that a computed criterion holds, so that nothing else is read from them. */
  holds(line: PostingLine, start: number, end: number): boolean
  /** What is left of a proposal outside the words of computed criteria; null = nothing. */
  rest(proposal: ReadProposal): ReadProposal | null
}

interface Found {
  line: PostingLine
  value: string
  start: number
  end: number
  isUsed: boolean
  /** Beside the criterion that the same words are anyway. */
  ranksOnly?: boolean
}

/** Reads promotions, tenure, people led, moves, employers that are required, licenses with their state, and years of a skill. */
export function computedInJob(
  job: JobLines,
  vocabulary: Vocabulary,
  isTitleWork: (field: string, written: string) => boolean,
): ComputedInJob {
  const entries: Found[] = [
    ...job.lines.filter(isAsking).flatMap((line) =>
      computedIn(line.text)
        // a team of any size is 'leads a team', a criterion of its own
        .filter(({ criterion }) => criterion.kind !== 'led' || criterion.people !== null)
        .map(({ criterion, start, end }) => ({
          line,
          value: computedLabel(criterion),
          start,
          end,
          isUsed: isUnderstood(job, vocabulary, criterion),
        })),
    ),
    ...licensesIn(job, vocabulary.places).filter(({ line }) => isAsking(line)),
    ...yearsOfSkills(job, vocabulary, isTitleWork),
    ...requiredEmployers(job),
    ...employersIn(job),
  ]
  const former = formerEmployers(job)
  const claiming: Pick<Found, 'line' | 'start' | 'end'>[] = [...entries.filter(({ ranksOnly }) => ranksOnly !== true), ...former]
  const proposals = entries.flatMap(({ line, value, start, end, isUsed, ranksOnly = false }): ReadProposal[] => {
    const span: JobSpan = { tag: 'SKILL', text: line.text.slice(start, end), start, end, confidence: 1 }
    // 'plus de 3 ans' is no 'plus'
    const spans = line.spans.filter((marker) => marker.end <= start || marker.start >= end)
    const strength = strengthIn({ ...line, spans }, span)
    if (strength === null || strength === 'none') return []
    return [{ field: 'keyword', value, strength: ranksOnly ? 'nice' : strength, evidence: proveIn(line, start, end), isUsed }]
  })
  return {
    companies: former.flatMap(({ line, value, end }): ReadProposal[] =>
      isAsking(line) && value !== ''
        ? [{ field: 'company', value, strength: 'nice', evidence: proveIn(line, end - value.length, end), isUsed: true }]
        : [],
    ),
    proposals: [...new Map(proposals.toReversed().map((proposal) => [proposal.value, proposal])).values()].toReversed(),
    holds: (line, start, end) => claiming.some((entry) => entry.line === line && start < entry.end && entry.start < end),
    rest(proposal) {
      const { evidence, field } = proposal
      for (const entry of claiming) {
        const offset = entry.line.text.indexOf(evidence.sentence)
        const [start, end] = [entry.start - offset, entry.end - offset]
        if (offset < 0 || evidence.start >= end || start >= evidence.end) continue
        const isInside = evidence.start >= start && evidence.end <= end
        // 'Columbus, Ohio RN license': the state is also the city's
        if (field === 'location' || field === 'remote') return isInside ? null : proposal
        if (field !== 'title' || isInside) return null
        // 'ingénieur promu en moins de 3 ans', 'CDL Class A (TX) driver'
        const [from, to] = evidence.start < start ? [evidence.start, start] : [end, evidence.end]
        const value = trimSigns(evidence.sentence.slice(from, to), (code) => !hasLetter(String.fromCodePoint(code)))
        if (value === '') return null
        const begin = evidence.sentence.indexOf(value, from)
        return { ...proposal, value, evidence: { ...evidence, start: begin, end: begin + value.length } }
      }
      return proposal
    },
  }
}

/** The sides of a move are employers, titles, or industries that are known; kinds of employer have no data yet. */
function isUnderstood(job: JobLines, { companies, titles }: Vocabulary, criterion: ComputedCriterion): boolean {
  if (criterion.kind !== 'moved') return true
  const employers = new Set(spansOf(job, 'EMPLOYER').map(({ span }) => span.text.toLowerCase()))
  return [criterion.from, criterion.to].every(
    (side) =>
      employers.has(side.toLowerCase()) ||
      companies.read(side).size !== null ||
      titles.read(side).isKnown ||
      industries.some((industry) => normalise(industry) === normalise(side)),
  )
}

/** '3 years of Kubernetes', '3 Jahre Erfahrung mit Kubernetes': years next to a skill that the title doesn't already name. */
function yearsOfSkills(job: JobLines, { skills }: Vocabulary, isTitleWork: (field: string, written: string) => boolean): Found[] {
  const named = spansOf(job, 'SKILL').filter(({ span, isUsed }) => isUsed && skills.read(span.text).isKnown)
  return spansOf(job, 'YEARS').flatMap(({ line, span }): Found[] => {
    const next = named.find((entry) => entry.line === line && entry.span.start >= span.end && entry.span.start - span.end <= 40)
    if (!next || !isAsking(line) || isTitleWork(next.span.text, next.span.text)) return []
    const words = line.text.slice(span.start + Math.max(0, Array.from(span.text).findIndex(isNumber)), next.span.end)
    const criterion = hasSign(words, ',;.:') ? null : readComputed(words)
    if (criterion?.kind !== 'years') return []
    return [
      {
        line,
        value: computedLabel({ ...criterion, skill: next.span.text }),
        start: next.span.start,
        end: next.span.end,
        isUsed: true,
        // profiles often list a skill without saying in which job: a posting's years rank people who have it
        ranksOnly: !job.isSearch,
      },
    ]
  })
}

/** Employers behind a word that makes them a must: 'must have worked at Stripe or Adyen'. */
function requiredEmployers(job: JobLines): Found[] {
  const isMarked = ({ line, span }: FoundSpan) =>
    line.spans.some(({ tag, end }) => tag === 'MUST' && end <= span.start) && strengthIn(line, span) === 'must'
  return [
    ...Map.groupBy(
      spansOf(job, 'EMPLOYER').filter((entry) => entry.isUsed && isMarked(entry)),
      ({ line }) => line,
    ),
  ].flatMap(([line, entries]): Found[] => {
    const companies = entries.map(({ span }) => span.text)
    const [start, end] = [must(entries[0]).span.start, must(entries.at(-1)).span.end]
    return isAsking(line) ? [{ line, value: computedLabel({ kind: 'worked', companies }), start, end, isUsed: true }] : []
  })
}

const formerName = /(?<![\p{L}-])[Ee]x[- ](\p{Lu}[\p{L}\p{N}.&'’]{1,30}(?: \p{Lu}[\p{L}\p{N}.&'’]{1,30})?)/gu

/** Names behind 'ex', and the words in front of employers that say that people worked there, which name nothing else. */
function formerEmployers(job: JobLines): Found[] {
  return job.lines.filter(isAsking).flatMap((line) => {
    const named = [...line.text.matchAll(formerName)].map(({ 0: words, 1: value = '', index }): Found => ({
      line,
      value,
      start: index,
      end: index + words.length,
      isUsed: true,
    }))
    const words = new PhraseReading(line.text)
    const employers = line.spans.filter(({ tag }) => tag === 'EMPLOYER')
    const leads = [...words.tokens.keys()].flatMap((index): Found[] => {
      const length = words.length(index, 'workedAt')
      const { start, end } = words.place(index, index + length)
      const isLead = length > 0 && employers.some((span) => span.start > end && span.start - end <= 2)
      return isLead ? [{ line, value: '', start, end, isUsed: true }] : []
    })
    return [...named, ...leads]
  })
}
