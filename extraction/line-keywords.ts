// The skills, degrees, and licenses that lines ask for; several of which one is enough are one criterion.
import { joinAlternatives } from '@fairlead/domain/project/alternatives'
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PostingLine } from '@fairlead/language/reader'
import { allWords, pattern, whole } from '@fairlead/language/words'
import type { Skills } from '@fairlead/matching/skills/skills'
import type { ReadLanguage } from '@fairlead/matching/text/language'
import { must } from '@fairlead/domain/shared/records'
import { isHollow } from './generic-skills.ts'
import { isAsking, isBulleted, proveIn, spansOf, type FoundSpan, type JobLines, type ReadProposal } from './job-lines.ts'
import { hasCapital, hasSign, isCapitalized, isSign, startsLikeName, wordsIn } from './shape.ts'
import { strengthIn } from './strength.ts'

interface Name {
  source: FoundSpan
  /** The vocabulary's number; null for a name that it doesn't have. */
  concept: number | null
  value: string
}

/** With fewer keywords that are asked for, the tools among the duties are proposed as nice to have. */
const fewKeywords = 3
const longestName = 60
const longestJoint = 12
/** '$900k', 'B2': an amount, and a level of a language. */
const amount = /[$€£¥₹]\s?\d|^[^\p{L}]*$|^\d[\d.,]*\s?(?:k|m|mm|bn|mio)\b|^[A-C][12]\+?$/iu

/** 'E.g.', where it was taken for a name. */
const example = whole(allWords((words) => words.like))
const isExample = (words: string): boolean => (example.exec(words)?.[0].length ?? 0) >= words.length - 1

const namesNothing = (words: string): boolean =>
  isHollow(words) ||
  isExample(words) ||
  amount.test(words) ||
  words.length > longestName ||
  words.length < 2 ||
  wordsIn(words).every((word) => word.length === 1)

/** Polish case endings of names: 'w Javie', 'z Kafką', 'Kotlina'. */
const endings = ['owi', 'ach', 'ami', 'ie', 'em', 'a', 'ą', 'ę', 'e', 'u', 'y']

/** The words without the first or the last, where that is no name: 'Advanced Excel', 'ACLS certification'. */
function shorter(skills: Skills, words: string, language: ReadLanguage | undefined): string[] {
  const parts = words.split(' ')
  const isLoose = (word = '') => word === word.toLowerCase() || skills.isCommon(word, language ?? 'en') || skills.isCommon(word, 'en')
  return parts.length < 2 || parts.length > 3
    ? []
    : [...(isLoose(parts.at(-1)) ? [parts.slice(0, -1).join(' ')] : []), ...(isLoose(parts[0]) ? [parts.slice(1).join(' ')] : [])]
}

/** The skill that a name is: 'MS Excel' is Excel, 'Excel avanzado' too, and 'Javie' is Java in another case. */
function readName(skills: Skills, value: string, language: ReadLanguage | undefined): { concept: number | null; value: string } {
  const plain = value.startsWith('MS ') || value.startsWith('Microsoft ') ? value.slice(value.indexOf(' ') + 1) : value
  const stem =
    language === 'pl' && startsLikeName(value) && !value.includes(' ')
      ? value.slice(0, -(endings.find((end) => value.endsWith(end))?.length ?? value.length))
      : value
  const isName = (entry: string) => entry.length > 1 && skills.read(entry).isKnown
  const form =
    [value, plain, stem, `${stem}a`].find(isName) ?? shorter(skills, value, language).find((entry) => isName(entry) && hasCapital(entry))
  if (form === undefined) return { concept: null, value }
  const key = normalise(form)
  return { concept: skills.read(form).concept, value: skills.spellings(form).find((spelling) => normalise(spelling) === key) ?? form }
}

/** Joins names of which one is enough: 'Kotlin, Java or Scala', 'one of AWS, GCP', 'CCRN, CNRN or equivalent', 'Airflow / Dagster'. */
function joined(skills: Skills, line: PostingLine, languages: readonly ReadLanguage[], names: readonly Name[]): Name[][] {
  const { text } = line
  const or = pattern(languages, 'or')
  const oneOf = pattern(languages, 'oneOf')
  const similar = pattern(languages, 'similar')
  const like = pattern(languages, 'like')
  const and = pattern(languages, 'and')
  const doSame = ({ concept: a }: Name, { concept: b }: Name) =>
    a !== null && b !== null && (skills.related(a).includes(b) || skills.related(b).includes(a))
  const isProper = ({ concept, value }: Name) => concept !== null || isCapitalized(value)
  const isJoint = (between: string, words: RegExp) => between.trim().length <= longestJoint && words.test(between)
  const groups: Name[][] = []
  for (let from = 0; from < names.length;) {
    let last = from
    let isEither = false
    let isExampled = false
    for (let next = names[last + 1]; next; next = names[last + 1]) {
      const [start, end] = [must(names[last]).source.span.end, next.source.span.start]
      const between = text.slice(start, end)
      // 'a PhD or not, Julia'
      const isOr = isJoint(between, or) && !line.spans.some((span) => span.tag === 'NOT' && span.start >= start && span.end <= end)
      const isSlash = isSign(between, '/')
      // 'message queues such as RabbitMQ', 'BI tools (Looker)'
      const isExample =
        last === from &&
        between.length <= 24 &&
        (like.test(between) || (between.trimEnd().endsWith('(') && wordsIn(between).length <= 2 && isProper(next)))
      if (
        !isOr &&
        !isExample &&
        !(isExampled && isJoint(between, and)) &&
        !(isSlash && doSame(must(names[last]), next)) &&
        !isSign(between, ',')
      )
        break
      isExampled ||= isExample
      isEither ||= isOr || isSlash || isExample
      last += 1
      if (isOr && !text.slice(next.source.span.end).trimStart().startsWith(',')) break
    }
    const tail = text.slice(must(names[last]).source.span.end, must(names[last]).source.span.end + 30)
    isEither ||= similar.test(tail) && or.test(tail)
    isEither ||= oneOf.test(text.slice(Math.max(0, must(names[from]).source.span.start - 40), must(names[from]).source.span.start))
    if (!isEither) last = from
    groups.push(names.slice(from, last + 1))
    from = last + 1
  }
  return groups
}

/** A general name with its examples is met by any of these: of 'BI tools (Looker)' only Looker. */
const named = (group: readonly Name[]): readonly Name[] =>
  group.length > 1 &&
  must(group[0]).concept === null &&
  group.slice(1).some(({ concept }) => concept !== null) &&
  !hasCapital(must(group[0]).value)
    ? group.slice(1)
    : group

const mostWordsOfHeading = 5
/** Lines without a bullet in front of one with a bullet, as 'Certificates' above '- ISTQB'. */
function headingsOf({ isSearch, lines }: JobLines): ReadonlySet<PostingLine> {
  const isPlain = ({ text }: PostingLine) =>
    !isBulleted(text) && wordsIn(text).length <= mostWordsOfHeading && !hasSign(text, '.0123456789')
  return new Set(isSearch ? [] : lines.filter((line, index) => isPlain(line) && isBulleted(lines[index + 1]?.text ?? '')))
}

/** @param isElsewhere true for words that another criterion holds, or that no one is to have */
export function keywordsIn(
  job: JobLines,
  skills: Skills,
  languages: readonly ReadLanguage[],
  isElsewhere: (line: PostingLine, start: number, end: number) => boolean,
): ReadProposal[] {
  const required = new Map<string, ReadProposal>()
  const duties = new Map<string, ReadProposal>()
  const headings = headingsOf(job)
  /** 'Concretely' and 'front' are no skills by themselves, whatever the reader takes them for. */
  const isCommonWord = ({ concept, value }: Name) =>
    !job.isSearch && concept === null && !value.includes(' ') && skills.isCommon(value, languages[0] ?? 'en')
  for (const [line, spans] of Map.groupBy(spansOf(job, 'SKILL', 'DEGREE'), (entry) => entry.line)) {
    const isDuty = line.zone === 'duties'
    if ((!isAsking(line) && !isDuty) || headings.has(line)) continue
    // 'able to react' in running text is no skill
    const isWord = ({ text, start, end }: FoundSpan['span']) =>
      !job.isSearch && skills.read(text).isKnown && !skills.isNamed(line.text, start, end, languages[0])
    const isLabel = ({ text, start, end }: FoundSpan['span']) =>
      !job.isSearch && !skills.read(text).isKnown && line.text[end] === ':' && line.text.slice(0, start).trim().length <= 2
    const names = spans
      .filter(({ span }) => !namesNothing(span.text) && !isElsewhere(line, span.start, span.end) && !isWord(span) && !isLabel(span))
      .map((entry): Name => ({ source: entry, ...readName(skills, entry.span.text, languages[0]) }))
    for (const group of joined(skills, line, languages, names)) {
      const { start } = must(group[0]).source.span
      const { end } = must(group.at(-1)).source.span
      const strength = isDuty ? 'nice' : strengthIn(line, { start, end })
      if (strength === null || strength === 'none') continue
      const into = isDuty ? duties : required
      const value = joinAlternatives(named(group).map((name) => name.value))
      const key = normalise(value)
      const before = into.get(key)
      const isUsed = group.some((name) => name.source.isUsed && !isCommonWord(name))
      if (key === '' || (before && (before.strength === 'must' || strength === 'nice') && (before.isUsed || !isUsed))) continue
      into.set(key, { field: 'keyword', value, strength, evidence: proveIn(line, start, end), isUsed })
    }
  }
  const tools = [...duties].filter(([key, { isUsed, value }]) => isUsed && !required.has(key) && skills.read(value).isKnown)
  return [...required.values(), ...(required.size < fewKeywords ? tools.map(([, proposal]) => proposal) : [])]
}
