// The skills, tools and fields of knowledge a posting names: those of the vocabulary, and names only the posting knows.
import { normalise, tokenise } from '@fairlead/domain/reference/normalise'
import type { Skills } from '@fairlead/matching/skills'
import { wishFor } from './cues.ts'
import { joinAlternatives } from '@fairlead/domain/project/alternatives'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import { fieldsInText } from './fields-in-text.ts'
import { wordingOf } from '@fairlead/matching/text/wording'
import { knownPhrases, listedNames } from './listed-names.ts'
import { namesIn } from './names-in-text.ts'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import { namesLanguage } from './job-terms.ts'
import { endsInSimilar, leadingModifiers, namesNothing, withoutTrailingCue } from './modifiers.ts'
import { prove } from './prove.ts'
import { studyFields } from './study-fields.ts'
import type { Sentence } from '@fairlead/matching/text/sentences'

interface Span {
  start: number
  end: number
  /** The vocabulary's number, or the words themselves. */
  key: number | string
  value: string
  /** Of the vocabulary. */
  isKnown: boolean
  /** Counts among duties only where the sentence demands it. */
  isLoose?: boolean
}

/** 'C++ op microcontrollers' is no name: what is known within it counts. */
const connecting = /\s(?:op|on|in|for|with|at|auf|für|mit|pour|avec|sur|en|con|para|per|su|voor|met|em|com|w|z|în|cu)\s/iu
const beforeJob = new RegExp(String.raw`^[ -](?:\p{L}+[ -])?${jobNouns.source}`, 'iu')

/** Of spans that overlap, the longest; of equals the first. */
function longestApart(spans: Span[]): Span[] {
  const kept: Span[] = []
  const rank = (span: Span) => (!span.isKnown && connecting.test(span.value) ? 0 : span.end - span.start)
  for (const span of spans.toSorted((a, b) => rank(b) - rank(a) || a.start - b.start))
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
  'production,growth,pqe,on-call,operations,publications,scale,startup,start-up,quality,safety,leadership,management,people management'.split(
    ',',
  ),
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
  if (words === 'shipping') return true
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
  const fresh = new RegExp(String.raw`^\s*,?\s*\(?\s*(?:${words})(?:\s+(?:an?|the|with|in|eine?|un|une|una|another))?\s+$`, 'iu')
  orPatterns.set(key, fresh)
  return fresh
}
const oneOf =
  /\b(?:(?:at least )?one (?:or more )?of|any of|either|mindestens eine[rms]?|au moins un(?:e)?|al menos un[oa]?|almeno un[oa]?|(?:ten)?minste één|pelo menos um(?:a)?|co najmniej jed\p{L}+|cel puțin un(?:a|ul)?)\b[^.;]{0,40}$/iu

/** Says of names in parentheses how much they are wanted: they are no examples. */
const wanted =
  /\b(?:preferred|plus|ideally|preferably|desirable|bonus|nice|required|must|minimum|advantage|von vorteil|wünschenswert|idealerweise|idéalement|souhaité\p{L}*|atout|valorable|deseable|gradit\p{L}|pr[eé])(?!\p{L})/iu
const acrossUnknown = /^\s*,\s*[\p{L}-]{2,20}(?: [\p{L}-]{2,20})?,?\s+or\s+$/u
/** What opens examples behind a general name: 'message queues such as', 'a WMS ('. */
const examples =
  /^\s{0,3}(?:systems?|tools?|platforms?|software|frameworks?|databases?|languages?|products?|suites?|certifications?|trials?|environment|skills?)?\s{0,3},?\s{0,3}(?:\((?:[\p{L}\p{N} .]{2,25},\s{0,3})?(?:e\.?g\.?,? |i\.e\.,? |such as |like |including |z\. ?B\. |bijv\. |p\. ?ex\. |por ejemplo |ad es\. |np\. )?|(?:such as|like|e\.g\.,?|for example,?|including|wie|comme|como|come|zoals|z\. ?B\.|np\.|tel(?:le)?s? que)\s)\s{0,3}$/iu
const between = /^\s{0,3}(?:[,/]|,?\s{0,3}(?:and|or|&|und|oder|et|ou|y|o|e|en|of|i|lub|și|sau)\s)\s{0,3}(?:an?\s|the\s|in\s)?$/iu

const isName = (value: string): boolean => /\p{Lu}{2}|\d/u.test(value)
const isShortFor = (letters: string, words: string): boolean =>
  /^[A-Za-z]{2,6}$/.test(letters) && new RegExp(`^${[...letters].map((one) => `${one}.*`).join('')}$`, 'i').test(words)

/** Joins a general name with the examples behind it: 'message queues such as RabbitMQ or Kafka' is met by any of them. */
function withExamples({ text }: Sentence, spans: Span[]): Span[] {
  const joined: Span[] = []
  for (let at = 0; at < spans.length; at += 1) {
    const first = spans[at] as Span
    const opening = text.slice(first.end, spans[at + 1]?.start ?? first.end)
    const inside = opening.includes('(') ? text.slice(first.end, (text.indexOf(')', first.end) + 1 || text.length + 1) - 1) : ''
    if (!spans[at + 1] || !examples.test(opening) || wanted.test(inside)) {
      joined.push(first)
      continue
    }
    const close = opening.includes('(') ? text.indexOf(')', first.end) : text.length
    let last = at + 1
    while (spans[last + 1] && (spans[last + 1] as Span).start < close && between.test(text.slice(spans[last]?.end, spans[last + 1]?.start)))
      last += 1
    const inner = spans.slice(at + 1, last + 1)
    // 'SQL (window functions, CTEs)': parts of what is known
    const named = first.isKnown ? inner.filter((span) => span.isKnown || /^\p{Lu}\p{Ll}|\d/u.test(span.value)) : inner
    at = last
    if (named.length === 0) {
      joined.push(first)
      continue
    }
    // 'Software as a service (SaaS)' is one name, written twice
    if (named.length === 1 && isShortFor((named[0] as Span).value, first.value)) {
      joined.push(first)
      continue
    }
    // a name may be all that a profile says ('WMS'); a description ('data analytics tools') asks for one of the examples
    const group = isName(first.value) ? [first, ...named] : named
    const value = joinAlternatives(group.flatMap((span) => span.value.split(' or ')))
    const key = group.length === 1 ? (group[0] as Span).key : value.toLowerCase()
    joined.push({
      start: (group[0] as Span).start,
      end: (group.at(-1) as Span).end,
      key,
      value,
      isKnown: first.isKnown,
      isLoose: first.isLoose ?? false,
    })
  }
  return joined
}

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
      const isOfSimilar = /^\s{0,3},?\s{0,3}and\s{0,3}$/.test(between) && endsInSimilar(text.slice(spans[last + 1]?.end))
      // 'SRE, platform or DevOps': what no list knows stands between
      const isAcross = last === at && acrossUnknown.test(between)
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
    const first = spans[at] as Span
    // 'CCRN, CNRN, or equivalent'
    isEither ||= last > at && endsInSimilar(text.slice(spans[last]?.end))
    const led = last > at && oneOf.test(text.slice(Math.max(0, first.start - 80), first.start))
    const group = spans.slice(at, last + 1)
    if (group.length > 1 && (isEither || led)) {
      const value = joinAlternatives(group.map((span) => span.value))
      joined.push({
        start: first.start,
        end: (group.at(-1) as Span).end,
        key: value.toLowerCase(),
        value,
        isKnown: group.every((span) => span.isKnown),
        isLoose: group.some((span) => span.isLoose),
      })
    } else joined.push(...group)
    at = last + 1
  }
  return joined
}

/** Polish endings of names in another case: 'w Javie', 'z Kafką', 'Kotlina'. */
const endings = /(?:ie|em|owi|ach|ami|[aąęeuy])$/u

/** The skill that a name is: 'MS Excel' is Excel, and 'Javie' is Java in another case. */
function readName(skills: Skills, value: string, { languages }: Sentence): { concept: number; known: boolean; value: string } {
  const reading = skills.read(value)
  if (reading.known) return { ...reading, value }
  const plain = value.replace(/^(?:MS|Microsoft) /, '')
  const stem = languages[0] === 'pl' && /^\p{Lu}\p{Ll}{3,}$/u.test(value) ? value.replace(endings, '') : null
  for (const other of [plain, ...(stem === null ? [] : [stem, `${stem}a`])])
    if (other !== value && other.length > 2) {
      const found = skills.read(other)
      if (found.known) return { ...found, value: other }
    }
  return { ...reading, value }
}

/** With fewer keywords asked for, the tools of the duties are proposed as nice to have. */
const fewKeywords = 3

/** @param taken what other criteria propose already */
export function readJobKeywords(
  sentences: readonly Sentence[],
  skills: Skills,
  taken: Taken = { spans: new Map(), employer: new Set(), isPlace: () => false },
): JobProposal[] {
  const found = new Map<number | string, JobProposal>()
  const duties = new Map<number | string, JobProposal>()
  const fields = fieldsInText(sentences)
  for (const sentence of sentences) {
    // a title and a place are proposed as such
    if (sentence.section === 'top' && sentence.text.length < 90 && !/[.!?]$/.test(sentence.text)) continue
    const spans: Span[] = []
    const offices = officesIn(sentence.text)
    const isDuty = sentence.section === 'duties'
    const elsewhere = taken.spans.get(sentence) ?? []
    const studied = studyFields(sentence)
    const isTaken = (start: number, end: number) => [...elsewhere, ...studied].some(([from, to]) => start < to && end > from)
    skills.eachInText(sentence.text, tokenise(sentence.text), (concept, start, end) => {
      const words = sentence.text.slice(start, end)
      const value = spelt(skills, words)
      if (skills.isSoft(concept) || offices.some(([from, to]) => start >= from && end <= to)) return
      const category = skills.category(concept)
      if (isTaken(start, end) || category === 'Languages (human)' || hollow.has(words.toLowerCase())) return
      if (isAccident(value, words, start) || (vague.has(words.toLowerCase()) && !asks.has(sentence.section))) return
      if (!tools.has(category ?? '') && beforeJob.test(sentence.text.slice(end, end + 60))) return
      spans.push({ start, end, key: concept, value, isKnown: true, isLoose: isDuty && !tools.has(category ?? '') })
    })
    const names = [...namesIn(sentence), ...(fields.get(sentence) ?? []), ...listedNames(sentence), ...knownPhrases(sentence)]
    for (const { start: from, end: to } of names) {
      const start = from + leadingModifiers(sentence.text.slice(from, to))
      const value = withoutTrailingCue(sentence.text.slice(start, to))
      const end = start + value.length
      if (namesNothing(value) || value.length < 2 || namesLanguage(value)) continue
      if (isTaken(start, end) || hollow.has(value.toLowerCase()) || taken.employer.has(value.toLowerCase())) continue
      if (offices.some(([from, to]) => start < to && end > from)) continue
      const reading = readName(skills, value, sentence)
      if (!reading.known && taken.isPlace(value)) continue
      if (!skills.isSoft(reading.concept) && skills.category(reading.concept) !== 'Languages (human)')
        spans.push({ start, end, key: reading.concept, value: spelt(skills, reading.value), isKnown: reading.known, isLoose: isDuty })
    }
    for (const { start, end, key, value, isLoose } of withExamples(sentence, withAlternatives(sentence, longestApart(spans)))) {
      const wish = wishFor(sentence, start, end)
      // 'MEDDPICC or similar' asks for no name in particular
      const strength = wish === 'must' && !value.includes(' or ') && endsInSimilar(sentence.text.slice(end)) ? 'nice' : wish
      const into = isDuty && strength === 'nice' ? duties : found
      const known = into.get(key)
      if (!strength || (isLoose && strength !== 'must') || (known && (known.strength === 'must' || strength === 'nice'))) continue
      into.set(key, { field: 'keyword', value, strength, evidence: prove(sentence, start, end) })
    }
  }
  // what a person will do tells whom to look for only where the text asks for next to nothing
  const kept = [
    ...found.values(),
    ...(found.size < fewKeywords ? [...duties].filter(([key]) => !found.has(key)).map(([, one]) => one) : []),
  ]
  const required = kept.filter(({ strength }) => strength === 'must').map(({ value }) => new Set(value.toLowerCase().split(' or ')))
  // 'Java or Python' wished for says nothing beside 'Go or Java or Python' required
  return kept.filter(
    ({ value, strength }) =>
      strength === 'must' ||
      !required.some((set) =>
        value
          .toLowerCase()
          .split(' or ')
          .every((part) => set.has(part)),
      ),
  )
}
