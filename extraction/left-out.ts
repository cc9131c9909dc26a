// Who isn't wanted: the reader's spans, and people named next to words of refusal.
import { allWords, pattern, whole } from '@fairlead/language/words'
import { trimSignsEnd } from '@fairlead/domain/shared/bounded'
import type { PostingLine } from '@fairlead/language/reader'
import { jobNouns } from '@fairlead/matching/text/job-nouns'
import type { ReadLanguage } from '@fairlead/matching/text/language'
import { sectionOf } from '@fairlead/matching/text/sections'
import { must } from '@fairlead/domain/shared/records'
import { isAsking, proveIn, spansOf, type JobLines, type ReadProposal } from './job-lines.ts'
import { hasLetter, hasStop, hasWord, wordsIn } from './shape.ts'
import { refusesPeople, type Place } from './strength.ts'

const caller = whole(allWords((words) => words.callers))
const outsider = whole(
  allWords((words) => words.outsiders),
  'giu',
)
const refusal = whole(
  allWords((words) => words.refusals),
  'giu',
)
const onlyWord = whole(allWords((words) => words.only))
const applicant = whole(allWords((words) => words.applicants))
const joint = whole(allWords((words) => [...words.or, ...words.and, ...words.leaveOut]))
const leave = whole(allWords((words) => words.leaveOut)).source
const refuse = whole(allWords((words) => words.refusals)).source
/** Someone is left out only where the words say so, close in front. */
const leavesOut = new RegExp(`(?:${leave}|${refuse})[^.;!?]{0,25}$`, 'iu')
/** 'No experience needed, new graduates are welcome' leaves out no one. */
const leavesNear = new RegExp(String.raw`(?:${refuse}[^.;!?]{0,25}|${leave} ?(?:[^\s,.;!?]+ )?)$`, 'iu')
const anyone = new Set(
  'those these anyone people candidates person persons others applicants profiles profils profil candidats perfiles candidatos profili candidati bewerber kandidaten'.split(
    ' ',
  ),
)
/** 'Agency background' is of a candidate, 'agency' calls. */
const tails = new Set('background backgrounds profile profiles experience'.split(' '))
const small = new Set('the a an les le la des los las el de die der das'.split(' '))
const excludedFrom = 0.8
const markedFrom = 0.6
const shownFrom = 0.9
const longestExclusion = 5
const longestLead = 60
const longestJoint = 8
const longestBehind = 40

interface Named extends Place {
  line: PostingLine
  /** A label of the reader that is not certain, or a name without words for people. */
  isSure: boolean
  /** What is to stand in front. */
  leaves: RegExp
}

/** 'Candidates from agencies' as 'agencies', 'the students' as 'students', 'interns excluded' as 'interns'. */
function plain(text: string, { start, end }: Place): Place {
  const words = text.slice(start, end)
  const refused = [...words.matchAll(refusal)].at(-1)
  const cut = refused && refused.index > 1 ? words.slice(0, refused.index).trimEnd() : words
  const lead = applicant.exec(cut)
  const from = lead?.index === 0 && lead[0].length < cut.length - 2 ? lead[0].length : 0
  const [first = ''] = wordsIn(cut.slice(from))
  const skipped = cut.slice(from).length - cut.slice(from).trimStart().length + from
  const article = small.has(first.toLowerCase()) ? first.length + 1 : 0
  return { start: start + skipped + article, end: start + cut.length }
}

/** 'Freelancers and contractors' are two. */
function separately(text: string, { start, end }: Place, languages: readonly ReadLanguage[]): Place[] {
  const words = text.slice(start, end)
  const match = pattern(languages, 'or').exec(words) ?? pattern(languages, 'and').exec(words)
  const [before, after] = match ? [words.slice(0, match.index).trimEnd(), words.slice(match.index + match[0].length).trimStart()] : ['', '']
  return before && after
    ? [
        { start, end: start + before.length },
        { start: end - after.length, end },
      ]
    : [{ start, end }]
}

/** A few words with a job, in the singular or plural. */
function namesJob(words: string): boolean {
  const parts = wordsIn(words)
  return (
    words.length > 2 &&
    parts.length <= 3 &&
    [words, parts.map((part) => trimSignsEnd(part, 's')).join(' ')].some((form) => jobNouns.test(form))
  )
}

/** 'We aren't looking for consultants', 'consultants need not apply': the few words next to a refusal, if they name a job. */
function jobsRefused(text: string, languages: readonly ReadLanguage[]): Place[] {
  return [...text.matchAll(refusal)].flatMap(({ 0: words, index }) => {
    const behind = text.slice(index + words.length, index + words.length + longestBehind)
    const stop = Math.min(...Array.from('.,;:!?()', (sign) => (behind.indexOf(sign) + 1 || behind.length + 1) - 1))
    const lead = [' for ', ' de ', " d'", ' d’'].find((introduction) => behind.startsWith(introduction))?.length ?? 0
    const [phrase = ''] = behind.slice(lead, stop).split(pattern(languages, 'or'), 1)
    const [object = ''] = phrase.split(pattern(languages, 'and'), 1)
    const from = index + words.length + lead
    const subject = text.slice(Math.max(0, index - longestBehind), index)
    const clause = Math.max(...['.', ',', ';', ':', '•', '- '].map((sign) => subject.lastIndexOf(sign) + 1))
    return [
      { start: from + object.length - object.trimStart().length, end: from + object.trimEnd().length },
      { start: index - subject.slice(clause).trimStart().length, end: index - (subject.length - subject.trimEnd().length) },
    ].filter(({ start, end }) => namesJob(text.slice(start, end)))
  })
}

/** A refusal behind, in the same clause: 'students need not apply'. */
function isRefusedBehind(text: string, { end }: Place): boolean {
  const behind = text.slice(end, end + longestBehind)
  return [...behind.matchAll(refusal)].some(({ index }) => !hasStop(behind.slice(0, index)))
}

/** A word that the reader sees as negation, in the same clause. */
const isBesideNegation = ({ text, spans }: PostingLine, { start, end }: Place): boolean =>
  spans.some(
    (span) =>
      span.tag === 'NOT' &&
      span.confidence >= markedFrom &&
      ((span.end <= start && start - span.end <= longestLead && !hasStop(text.slice(span.end, start))) ||
        (span.start >= end && span.start - end <= longestBehind && !hasStop(text.slice(end, span.start)))),
  )

/** Who isn't wanted, in the text's words; used only where words of negation, a cross, or the heading say so. */
export function exclusionsIn(job: JobLines, languages: readonly ReadLanguage[]): ReadProposal[] {
  const tagged = spansOf(job, 'EXCLUDED', 'KIND', 'SKILL', 'EMPLOYER', 'TITLE').filter(({ line, span }) => {
    const isElse = line.spans.every(({ tag }) => tag !== 'EXCLUDED')
    return span.tag === 'EXCLUDED' || (isElse && (job.unwanted.has(line) || (!job.isSearch && refusesPeople(line.text, span))))
  })
  const named = tagged.map(({ line, span, isUsed }): Named => {
    // a skill that someone who doesn't fit has may be one that everyone has
    const isClose = isUsed && leavesNear.test(line.text.slice(Math.max(0, span.start - longestLead), span.start))
    const isExcluded = span.tag === 'EXCLUDED' && (isClose || span.confidence >= excludedFrom)
    const isSure = job.unwanted.has(line) || span.tag === 'TITLE' || isExcluded
    return { line, start: span.start, end: span.end, isSure, leaves: leavesOut }
  })
  for (const line of job.lines) {
    const isFree = ({ start, end }: Place) => !named.some((entry) => entry.line === line && entry.start < end && start < entry.end)
    const people = [...line.text.matchAll(outsider)]
      .map(({ 0: words, index }): Place => ({ start: index, end: index + words.length }))
      .filter((place) => isAsking(line) || line.zone === 'unwanted' || refusesPeople(line.text, place))
    const places = [...people, ...(job.isSearch ? [] : jobsRefused(line.text, languages))]
    for (const place of places) if (isFree(place)) named.push({ line, ...place, isSure: true, leaves: leavesNear })
    // words for people that are often left out make a doubtful label sure
    for (const entry of named)
      if (entry.line === line && people.some(({ start, end }) => entry.start <= start && end <= entry.end)) entry.isSure = true
    // a cross before words that the reader has no label for: shown
    const signs = Array.from(line.text)
    const item = signs.slice(signs.findIndex(hasWord)).join('')
    if (job.unwanted.has(line) && sectionOf(line.text) === null && isFree({ start: 0, end: line.text.length }))
      named.push({ line, start: line.text.length - item.length, end: line.text.length, isSure: false, leaves: leavesOut })
  }
  const order = new Map(job.lines.map((line, index) => [line, index]))
  const sorted = named.toSorted((a, b) => must(order.get(a.line)) - must(order.get(b.line)) || a.start - b.start)
  const isList = (between: string) => (['or', 'and', 'leaveOut'] as const).some((list) => pattern(languages, list).test(between))
  // 'consultants in agencies' leaves out no other consultants
  const whole = sorted.reduce((all: Named[], entry) => {
    const last = all.at(-1)
    const between = last?.line === entry.line ? entry.line.text.slice(last.end, entry.start) : ''
    const isOne = between.length > 2 && between.length <= longestJoint && Array.from(between.trim()).every(hasLetter) && !isList(between)
    return last && isOne ? [...all.slice(0, -1), { ...last, end: entry.end, isSure: last.isSure && entry.isSure }] : [...all, entry]
  }, [])
  const parts = whole.flatMap((entry) =>
    separately(entry.line.text, plain(entry.line.text, entry), languages).map((place): Named => ({ ...entry, ...place })),
  )
  let former: { line: PostingLine; end: number; isRefused: boolean } | null = null
  return parts.flatMap(({ line, start, end, isSure, leaves }): ReadProposal[] => {
    const words = wordsIn(line.text.slice(start, end))
    const value = words.slice(0, tails.has(words.at(-1)?.toLowerCase() ?? '') ? -1 : undefined).join(' ')
    const isJoint = words.length === 1 && joint.test(value)
    if (value === '' || isJoint || anyone.has(value.toLowerCase()) || words.length > longestExclusion) return []
    const before = line.text.slice(Math.max(0, start - longestLead), start)
    const between = former?.line === line ? line.text.slice(former.end, start) : null
    // 'no agencies or job hoppers'
    const isListed =
      between !== null && former?.isRefused === true && between.length <= longestJoint && (between.includes(',') || joint.test(between))
    const isRefused = isListed || leaves.test(before) || isRefusedBehind(line.text, { start, end })
    const tagged = line.spans.find((span) => span.tag === 'EXCLUDED' && span.start <= start && end <= span.end)
    const isMarked = tagged !== undefined && isBesideNegation(line, { start, end })
    const isLikely = isMarked || isRefused || (tagged !== undefined && tagged.confidence >= shownFrom)
    if (!isLikely && !job.unwanted.has(line)) return []
    // a posting's 'if you have only been a consultant' leaves out no one who has done other work, too
    const isOnly = !job.isSearch && onlyWord.test(line.text.slice(line.text.lastIndexOf(',', start) + 1, end + 6))
    // who would call is no candidate
    const isCaller = caller.test(value) && value.length === words.join(' ').length
    const isNegated = (isSure && isRefused) || (isMarked && tagged.confidence >= markedFrom)
    const isUsed = (job.unwanted.has(line) && isSure) || (!isOnly && !isCaller && isNegated)
    former = { line, end, isRefused }
    return [{ field: 'exclusion', value, strength: 'must', evidence: proveIn(line, start, end), isUsed }]
  })
}
