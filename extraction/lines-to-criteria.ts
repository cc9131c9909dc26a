// Criteria from the reader's spans: titles, skills, degrees and licenses, years, places, languages, and exclusions.
import { namesSizeOrStage } from '@fairlead/domain/project/computed-criteria'
import { normalise } from '@fairlead/domain/reference/normalise'
import { statesAge } from '@fairlead/domain/project/protected-traits'
import type { JobProposal } from '@fairlead/domain/project/job-proposal'
import type { PostingLine } from '@fairlead/language/reader'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ReadLanguage } from '@fairlead/matching/text/language'
import type { Sentence } from '@fairlead/matching/text/sentences'
import { cueOf, excludesCandidates } from './cues.ts'
import { withAlternatives, withExamples, withSlashes, type Span } from './join-keywords.ts'
import { spansOf, strengthIn, type FoundSpan, type JobLines } from './job-lines.ts'
import { isHollow } from './generic-skills.ts'
import { plainTitle } from './job-titles.ts'
import { readName, spelt } from './job-keywords.ts'
import { leadingModifiers, namesNothing, withoutTrailingCue } from './modifiers.ts'
import { readNumber } from './numbers.ts'
import { isAfterExperience } from './title-work.ts'
import { prove } from './prove.ts'
import { isOtherTime } from './years.ts'

/** `isUsed` false: not understood with confidence; shown, and used only when someone asks for it. */
export interface ReadProposal extends JobProposal {
  isUsed: boolean
  by: 'rules' | 'reader'
}

const asSentence = (line: PostingLine, languages: readonly ReadLanguage[], section: Sentence['section'] = 'requirements'): Sentence => ({
  text: line.text,
  start: line.start,
  section,
  label: '',
  languages,
})

const bullet = /^(?:[-*•‣◦·–—▪●✓✔➢➤→»]|\d{1,2}[.)])\s+/u
/** The line without its bullet as evidence. */
export function proveIn(line: PostingLine, start: number, end: number): JobProposal['evidence'] {
  const marked = bullet.exec(line.text)?.[0].length ?? 0
  const lead = marked <= start ? marked : 0
  return prove({ ...asSentence(line, []), text: line.text.slice(lead) }, start - lead, end - lead)
}

/** 'chef in' */
const dangling = /\s(?:in|at|for|with|im|bei|für|à|en|de|con|w|z|i)$/i
const mostTitles = 3

/** The job's titles: those of its header, else the surest of the other lines. */
export function titlesIn(job: JobLines, isPlace: (text: string) => boolean): ReadProposal[] {
  const titled = spansOf(job, 'TITLE').filter(({ span }) => /\p{L}{2}/u.test(span.text) && span.text.length <= 80)
  const named = titled.filter(({ line }) => line.zone === 'title' || line.zone === 'search')
  const chosen = named.length > 0 ? named : titled.filter(({ isUsed }) => isUsed).slice(0, 1)
  const titles = new Map<string, ReadProposal>()
  for (const { line, span, isUsed } of chosen) {
    if (strengthIn(line, span) === 'none') continue
    const value = plainTitle(span.text, isPlace).replace(dangling, '')
    const key = normalise(value)
    // 'Engineer' adds nothing to 'Data Engineer'
    if (key === '' || [...titles.keys()].some((former) => ` ${former} `.includes(` ${key} `) || ` ${key} `.includes(` ${former} `)))
      continue
    titles.set(key, {
      field: 'title',
      value,
      strength: 'must',
      evidence: proveIn(line, span.start, span.end),
      isUsed,
      by: 'reader',
    })
  }
  return [...titles.values()].slice(0, mostTitles)
}

const isAsking = ({ zone }: PostingLine) => zone === 'must' || zone === 'nice' || zone === 'search' || zone === 'title'
/** With fewer keywords that are asked for, the tools among the duties are proposed as nice to have. */
const fewKeywords = 3

/**
 * Skills, degrees, and licenses that lines ask for; several joined by 'or' are one criterion.
 * @param isElsewhere true for words that another criterion holds
 */
export function keywordsIn(
  job: JobLines,
  { skills }: Vocabulary,
  { languages, isTitleWork }: { languages: readonly ReadLanguage[]; isTitleWork: (field: string, written: string) => boolean },
  isElsewhere: (line: PostingLine, start: number, end: number) => boolean,
): ReadProposal[] {
  const required = new Map<string, ReadProposal>()
  const duties = new Map<string, ReadProposal>()
  const doesSame = (a: Span, b: Span) =>
    typeof a.key === 'number' &&
    typeof b.key === 'number' &&
    (skills.related(a.key).includes(b.key) || skills.related(b.key).includes(a.key))
  const byLine = Map.groupBy(spansOf(job, 'SKILL', 'DEGREE'), ({ line }) => line)
  for (const [line, spansOfLine] of byLine) {
    if (!isAsking(line) && line.zone !== 'duties') continue
    const sentence = asSentence(line, languages)
    // 'able to react' in running text is no skill
    const isWord = ({ text, start, end }: FoundSpan['span']) =>
      !job.isSearch && skills.read(text).isKnown && !skills.isNamed(line.text, start, end, languages[0])
    const usable = spansOfLine
      .map(plainSpan)
      .filter(({ span }) => !isElsewhere(line, span.start, span.end) && !isNothing(span.text) && !isWord(span))
    const spans = usable.map(({ span }): Span => {
      const reading = readName(skills, span.text, sentence)
      return {
        start: span.start,
        end: span.end,
        key: reading.isKnown ? reading.concept : normalise(span.text),
        value: reading.isKnown ? spelt(skills, reading.value) : span.text,
        isKnown: reading.isKnown,
      }
    })
    for (const joined of withExamples(sentence, withAlternatives(sentence, withSlashes(sentence, spans, doesSame)))) {
      const parts = usable.filter(({ span }) => span.start >= joined.start && span.end <= joined.end)
      const [first] = parts
      const written = line.text.slice(joined.start, joined.end)
      if (!first || (isAfterExperience(sentence, joined.start) && joined.value.split(' or ').some((field) => isTitleWork(field, written))))
        continue
      const strength = line.zone === 'duties' ? 'nice' : wishIn(line, first.span, sentence, joined)
      if (strength === null || strength === 'none') continue
      const into = line.zone === 'duties' ? duties : required
      const key = normalise(joined.value)
      const before = into.get(key)
      const isUsed = parts.some((part) => part.isUsed)
      if (key === '' || (before && (before.strength === 'must' || strength === 'nice') && (before.isUsed || !isUsed))) continue
      into.set(key, {
        field: 'keyword',
        value: joined.value,
        strength,
        evidence: proveIn(line, joined.start, joined.end),
        isUsed,
        by: 'reader',
      })
    }
  }
  const tools = [...duties].filter(([key, { isUsed, value }]) => isUsed && !required.has(key) && skills.read(value).isKnown)
  return [...required.values(), ...(required.size < fewKeywords ? tools.map(([, proposal]) => proposal) : [])]
}

/** Letters set apart are a scan's; a single one is a name only in lists of tools. */
const isNothing = (words: string): boolean =>
  isHollow(words) ||
  namesNothing(words) ||
  words.length > 60 ||
  words.length < 2 ||
  /^(?:\S\s)+\S$|^z\. ?B/u.test(words) ||
  !/\p{L}/u.test(words)

/** Without an article in front, words for how well it is known, and remarks behind. */
function plainSpan(entry: FoundSpan): FoundSpan {
  const { text, start } = entry.span
  const from =
    (/^(?:an?|the|der|die|das|den|de|la|le|les|el|los|las|il|lo|het|een|une?|un[ao]|uma?) (?=\S)/iu.exec(text)?.[0].length ?? 0) ||
    leadingModifiers(text)
  const words = withoutTrailingCue(text.slice(from))
  return { ...entry, span: { ...entry.span, text: words, start: start + from, end: start + from + words.length } }
}

/** What the reader's markers say; without one, the words that the rules know. */
function wishIn(
  line: PostingLine,
  span: FoundSpan['span'],
  sentence: Sentence,
  { start, end }: { start: number; end: number },
): ReturnType<typeof strengthIn> {
  const strength = strengthIn(line, span)
  const cue = cueOf(sentence, start, end)
  // a search says in one sentence who is and who isn't wanted
  if (cue === 'none' || (line.zone !== 'search' && excludesCandidates(line.text, start, end))) return 'none'
  return cue === undefined || strength === 'none' || line.zone === 'nice' ? strength : cue
}

const number = /\d{1,2}|\p{L}+/gu
const atMost =
  /\b(?:under|less than|fewer than|no more than|at most|up to|max\.?|maximum|höchstens|maximal|unter|moins de|menos de|máximo|meno di|massimo|minder dan|maximaal|poniżej|maksymalnie|mindre än|högst)\b/iu

/** Numbers of years that the rules for sentences don't know the words around. */
export function yearsIn(job: JobLines): ReadProposal[] {
  for (const { line, span, isUsed } of spansOf(job, 'YEARS')) {
    const strength = line.zone === 'duties' ? 'nice' : strengthIn(line, span)
    if (strength === null || strength === 'none') continue
    const [before, after] = [line.text.slice(Math.max(0, span.start - 40), span.start), line.text.slice(span.end, span.end + 30)]
    if (statesAge(line.text) || isOtherTime(before, after) || isOtherTime(span.text.split(/\d/)[0] ?? '', '')) continue
    const numbers = [...span.text.matchAll(number)]
      .flatMap((match) => readNumber(match[0]) ?? [])
      .filter((value) => value > 0 && value <= 40)
    const [low, high] = numbers
    if (low === undefined) continue
    const evidence = proveIn(line, span.start, span.end)
    const most = atMost.test(`${line.text.slice(Math.max(0, span.start - 14), span.start)} ${span.text}`)
    const years = (field: 'years_min' | 'years_max', value: number): ReadProposal => ({
      field,
      value: String(value),
      strength,
      evidence,
      isUsed,
      by: 'reader',
    })
    if (most) return [years('years_max', low)]
    return [years('years_min', low), ...(high !== undefined && high > low ? [years('years_max', high)] : [])]
  }
  return []
}

/** The words of a tag, where they are read with confidence, as sentences of their own for the rules; `label` says what they are. */
export function asSentences(spans: readonly FoundSpan[], label: string, languages: readonly ReadLanguage[]): Sentence[] {
  return spans.flatMap(({ line, span, isUsed }) => {
    const strength = wishIn(line, span, asSentence(line, languages), span)
    return !isUsed || strength === 'none'
      ? []
      : [{ text: span.text, start: line.start + span.start, section: strength === 'nice' ? 'preferred' : 'requirements', label, languages }]
  })
}

/** Who isn't wanted, in the text's words. Those who would call the employer, such as agencies, are no candidates: shown, not used. */
const callers =
  /\b(?:agenc(?:y|ies)|agence?s?|agentur\p{L}*|agencia\p{L}*|agenzi\p{L}*|recruit\p{L}*|headhunter\p{L}*|personaldienstleister|cabinets?|acquisiti\p{L}*|vendors?|third part(?:y|ies)|calls?|C2C|corp[- ]to[- ]corp)\b/iu
const anyone = /^(?:those|these|anyone|people|candidates|persons?|others|applicants)$/i
const excludedFrom = 0.8
/** Someone is left out only where the words say so, close in front. */
const saysNo =
  /(?<!\p{L})(?:no|non|nor|not|n['’]t|without|avoid\p{L}*|exclud\p{L}*|except|rather than|keine?[nrms]?|nicht|ohne|sans|pas|hors|éviter|sin|nada de|excepto|evitar|salvo|senza|niente|tranne|escluso|geen|niet|zonder|sem|não|exceto|bez|nie|oprócz|inga|inte|utan|ikke|ingen|uden|uten|fără|nu)(?!\p{L}).{0,25}$/iu

export function exclusionsIn(job: JobLines): ReadProposal[] {
  return spansOf(job, 'EXCLUDED')
    .filter(({ span }) => !anyone.test(span.text) && span.text.split(/\s+/).length <= 5)
    .map(({ line, span }) => ({
      field: 'exclusion',
      value: span.text,
      strength: 'must',
      evidence: proveIn(line, span.start, span.end),
      isUsed:
        !callers.test(span.text) &&
        span.confidence >= excludedFrom &&
        (line.zone === 'unwanted' || saysNo.test(line.text.slice(Math.max(0, span.start - 60), span.start))),
      by: 'reader',
    }))
}

/** Firms named where people are asked for, as examples of where they may have worked. */
export function companiesIn(job: JobLines, employer: ReadonlySet<string>): ReadProposal[] {
  return spansOf(job, 'EMPLOYER')
    .filter(
      ({ line, span }) =>
        (line.zone === 'must' || line.zone === 'nice' || line.zone === 'search') && !employer.has(span.text.toLowerCase()),
    )
    .map(({ line, span, isUsed }) => ({
      field: 'company',
      value: span.text,
      strength: 'nice',
      evidence: proveIn(line, span.start, span.end),
      isUsed,
      by: 'reader',
    }))
}

/** Kinds of employer that are asked for and that no list of industries knows: words that rank, and never filter. Sizes and stages are not used. */
export function kindsIn(job: JobLines, isElsewhere: (line: PostingLine, start: number, end: number) => boolean): ReadProposal[] {
  return spansOf(job, 'KIND')
    .filter(({ line, span }) => isAsking(line) && strengthIn(line, span) !== 'none' && !isElsewhere(line, span.start, span.end))
    .map(({ line, span, isUsed }) => ({
      field: 'keyword',
      value: span.text,
      strength: 'nice',
      evidence: proveIn(line, span.start, span.end),
      isUsed: isUsed && !namesSizeOrStage(span.text),
      by: 'reader',
    }))
}
