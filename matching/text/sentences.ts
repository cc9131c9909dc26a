// Splits a posting into sentences, each with its section.
import type { ReadLanguage } from './language.ts'
import { givesPattern, inlineLabel, isHeadingOnly, isQuestionHeading, sectionByItems, sectionOf, silentSections } from './sections.ts'
import type { Section } from './sections.ts'
import { jobNouns } from './job-nouns.ts'
import { isBlank, trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'

export interface Sentence {
  /** As in the text. */
  text: string
  start: number
  section: Section
  /** 'Location' in 'Location: Berlin', in lower case; '' without a label. */
  label: string
  /** The languages whose wording applies, the text's own first. */
  languages: readonly ReadLanguage[]
}

interface Line {
  start: number
  end: number
  text: string
  heading: number
  bullet: boolean
}

const bullet = /^\s*(?:(?:[-*•‣◦·–—▪●✓✔✗✘►▶➢➤→»]|\p{Extended_Pictographic}\uFE0F?)\s+|--\s*|\d{1,2}[.)]\s+)/u
/** A cross before an item marks it as unwanted, whatever the list's heading. */
const crossed = /^\s*[✗✘❌❎⛔🚫👎]\uFE0F?\s/u
const withoutMarkup = (text: string) => trimSignsEnd(trimSignsStart(text, ' #>*_-'), ' *_#')
const labelled = /^[\s*_]*(\p{Lu}[\p{L}\p{M}'’ /&()-]{2,40}?)\s*:[*_]*(?:\s+(\S.*))?$/u
const abbreviation =
  /(?:^|[\s(])(?:[A-Za-z]|[A-Z](?:\.[A-Z])+|e\.g|i\.e|etc|vs|inc|ltd|co|st|sr|jr|mr|mrs|ms|dr|no|approx|incl|min|mín|mind|ca|bzw|inkl|evtl|ggf|zzgl|kat|nr|np|ds|wg|tzw|ul|aprox|ej|esp|lic|eng|dott|sig|cca|\d{1,2})$/i
const ending = /[.!?]["'”’)\]]*\s+(?=["'“‘(*\p{Lu}\d])|;\s+(?:or|and)\s+(?=\d{1,2}\.\s)|[.;:]\s+(?=\d{1,2}\.\s+\p{Lu})|\s(?=--\s)/gu
// Openings of list items whose line breaks were lost on the way.
const lostItem =
  /(?<=[\p{Ll})])\s(?=(?:Strong|Excellent|Outstanding|Extensive|Experience|Demonstrated|Proven|Knowledge|The ability|Ability to|Familiarity|Proficien\w+|Must (?:have|be)) )/gu

// A sentence about pay counts as such anywhere.
const pay =
  /\b(?:we offer|benefits package|our benefits|salary|salaries|compensation and benefits|pay (?:range|scale|band)|401\(?k|(?:share|stock) options?|equity|EMI|pension|annual leave|parental leave|health insurance|days(?:['’])? (?:of )?(?:holiday|vacation|annual leave)|visa sponsorship|relocation support)\b/i

/** A legal notice counts as such anywhere. */
const notice =
  /\b(?:equal[- ](?:employment[- ])?opportunit(?:y|ies) (?:and affirmative action )?employer|EO[EP]\b|EEO\b|without regard to|regardless of (?:race|gender|age|sex|colou?r|religion|ethnic)|chancengleichheit|unabhängig von (?:geschlecht|alter|herkunft)|égalité des chances|igualdad de oportunidades|pari opportunità)/i

function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const raw of text.split('\n')) {
    lines.push({
      start,
      end: start + raw.length,
      text: raw,
      heading: /^\s*(#{1,6})\s/.exec(raw)?.[1]?.length ?? 0,
      bullet: bullet.test(raw),
    })
    start += raw.length + 1
  }
  return lines
}

/** A line that names a section without markup: 'REQUIREMENTS', 'What you will do', '**Skill set:**', 'You might fit if' above a list. */
function plainHeading(line: Line, isFirst: boolean, next: Line | undefined): boolean {
  const unmarked = withoutMarkup(line.text).replace(/:$/, '').trim()
  const words = unmarked.replace(/\?$/, '')
  const opens = sectionOf(words) !== null
  // 'Pre: kennis van transfer pricing' is a requirement
  if (/:\s+\S/.test(words) && (/\d/.test(words) || /:\s+\p{Ll}/u.test(words))) return false
  if (line.bullet || words.length === 0 || /[.!;,]$|[.;?] /.test(words) || (!isFirst && /^\p{Ll}/u.test(words))) return false
  const isQuestion = unmarked !== words && isQuestionHeading(words)
  if (unmarked !== words && !isQuestion && !(opens && words.split(/\s+/).length <= 8)) return false
  const isAboveList = isFirst && next?.bullet === true
  if (words.length > (isAboveList || /:\s*$/.test(line.text) ? 90 : 50)) return false
  if (isAboveList && (opens || /:\s*$/.test(line.text) || words.split(/\s+/).length <= 8)) return true
  const bold = /^\s*(\*\*|__).*(\*\*|__)\s*$/.test(line.text)
  return (
    bold ||
    isQuestion ||
    /:\s*[*_]*$/.test(line.text) ||
    (opens && isHeadingOnly(words) && words.split(/\s+/).length <= (unmarked === words ? 6 : 8))
  )
}

const nextFilled = (lines: readonly Line[], index: number): Line | undefined =>
  lines.slice(index + 1, index + 3).find(({ text }) => text.trim() !== '')

/** The items of the list below a heading, or its short lines if there are at least three; [] for prose. */
function itemsUnder(lines: readonly Line[], index: number): string[] {
  const items: Line[] = []
  for (const line of lines.slice(index + 1, index + 16)) {
    const isBlankLine = line.text.trim() === ''
    if ((isBlankLine && items.length > 0) || line.heading > 0) break
    if (!isBlankLine) items.push(line)
  }
  const isList = items.length > 1 && items.every((line) => line.bullet || /^\s+\S/.test(line.text))
  const isShort = items.length > 2 && items.every(({ text }) => text.trim().length <= 120)
  return isList || isShort ? items.map(({ text }) => text.replace(bullet, '').trim()) : []
}

/** Lines broken at a width, so that a line that is not an item may continue the one before. */
function wrapped(lines: readonly Line[]): boolean {
  const following = lines.filter(
    ({ text }, index) => index > 0 && !lines[index]?.bullet && text.trim() !== '' && (lines[index - 1]?.text.trim().length ?? 0) >= 55,
  )
  return following.length >= 3 && following.filter(({ text }) => /^\s*\p{Ll}/u.test(text)).length * 3 >= following.length
}

/** Positions at most 1,500 characters apart, after a blank if there is one in the last 500. */
function longCuts(text: string): number[] {
  const places: number[] = []
  for (let index = 0; text.length - index > 1500; index = places.at(-1) ?? text.length) {
    let end = index + 1500
    while (end > index + 1000 && !isBlank(text.charCodeAt(end - 1))) end--
    places.push(end > index + 1000 ? end : index + 1500)
  }
  return places
}

/** [start, end) of the sentences of one paragraph or list item. */
function cut(text: string): [number, number][] {
  const marks = new Set<number>()
  for (const match of text.matchAll(ending)) {
    const before = text.slice(Math.max(0, match.index - 12), match.index)
    if (match[0].startsWith('.') && abbreviation.test(before)) continue
    marks.add(match.index + match[0].length)
  }
  for (const match of text.matchAll(lostItem)) marks.add(match.index + 1)
  for (const match of text.matchAll(inlineLabel)) if (match.index > 0) marks.add(match.index)
  // text without sentence ends is split anyway, so that context stays near a word
  for (const place of longCuts(text)) marks.add(place)
  const places = [0, ...[...marks].toSorted((a, b) => a - b), text.length]
  return places.slice(1).map((end, index) => [places[index] ?? 0, end])
}

/** A text's sentences in order, without headings. */
export function sentencesOf(text: string, languages: readonly ReadLanguage[] = ['en']): Sentence[] {
  const sentences: Sentence[] = []
  let section: Section = 'top'
  let label = ''
  let block: Line[] = []
  /** The sentences before a heading of wishes; headings right below it divide the wishes. */
  let wishesFrom = -1
  let areDivided = false

  const flush = (): void => {
    const [first] = block
    const last = block.at(-1)
    block = []
    if (!first || !last) return
    const whole = text.slice(first.start, last.end)
    const isUnwanted = crossed.test(first.text) && !silentSections.has(section)
    for (const [from, to] of cut(whole)) {
      const raw = whole.slice(from, to)
      const lead =
        /^\s*(?:(?:[-*•‣◦·–—▪●✓✔✗✘►▶➢➤→»]|\p{Extended_Pictographic}\uFE0F?)\s+|--\s*|\d{1,2}[.)]\s+|\*\*\s*|__\s*)*/u.exec(raw)?.[0]
          .length ?? 0
      const words = raw.slice(lead).trimEnd()
      if (!/[\p{L}\p{N}]/u.test(words)) continue
      const inline = /^([A-Z][^.:;]{2,50}):\s/.exec(words)?.[1]
      if (inline && from > 0) section = sectionOf(inline) ?? section
      const offers =
        (pay.test(words) || givesPattern.test(words)) &&
        !/\bexperience\b|erfahrung|expérience|experiencia|esperienz|ervaring|experiência|doświadczen|experienț/i.test(words)
      sentences.push({
        text: words,
        start: first.start + from + lead,
        section: isUnwanted ? 'unwanted' : notice.test(words) ? 'legal' : offers ? 'benefits' : section,
        label,
        languages,
      })
    }
  }

  const lines = linesOf(text)
  const isWrapped = wrapped(lines)
  for (const [index, line] of lines.entries()) {
    const words = withoutMarkup(line.text).trim()
    if (words === '') {
      flush()
      if (!/\S/.test(line.text) && sentences.at(-1)?.label === label) label = ''
      continue
    }
    const isTitleLine = sentences.length === 0 && line.heading === 0 && !/:\s*[*_]*$/.test(line.text) && jobNouns.test(words)
    if (
      line.heading > 0 ||
      (!isTitleLine &&
        plainHeading(line, block.length === 0, nextFilled(lines, index)) &&
        (sentences.length > 0 || sectionOf(words) !== null))
    ) {
      flush()
      const opened = sectionOf(words)
      if (opened !== null || (section === 'preferred' && wishesFrom !== sentences.length && !areDivided)) {
        areDivided = false
        wishesFrom = opened === 'preferred' ? sentences.length : -1
      } else areDivided ||= section === 'preferred'
      if (!areDivided)
        section = opened ?? sectionByItems(itemsUnder(lines, index)) ?? (line.heading > 0 && line.heading < 3 ? 'other' : section)
      label = words.replace(/:$/, '').toLowerCase()
      continue
    }
    const named = line.bullet ? null : labelled.exec(line.text.trim())
    if (named?.[2]) {
      flush()
      const value = line.text.lastIndexOf(named[2])
      const opened = sectionOf(named[1] ?? '')
      const raw = trimSignsEnd(named[2], '*_ ')
      if (raw.length <= 120)
        for (const [from, to] of cut(raw)) {
          const part = raw.slice(from, to).trimEnd()
          if (/[\p{L}\p{N}]/u.test(part))
            sentences.push({
              text: part,
              start: line.start + value + from,
              section: opened ?? section,
              label: (named[1] ?? '').toLowerCase(),
              languages,
            })
        }
      else {
        if (opened) section = opened
        block = [{ ...line, start: line.start + value }]
      }
      continue
    }
    const before = block.at(-1)
    const runsOn =
      before &&
      !line.bullet &&
      ((isWrapped && section !== 'top' && before.text.trim().length >= 55) ||
        (/^\s*\p{Ll}/u.test(line.text) && (isWrapped || before.bullet || /^\s/.test(line.text) || !/^\s*\p{Ll}/u.test(before.text))))
    if (!runsOn) flush()
    block.push(line)
    // the first lines are the title and the place, each on its own
    if (section === 'top' && sentences.length === 0 && words.length > 200) section = 'other'
  }
  flush()
  return sentences
}
