// When a job in a résumé began and ended, in common formats.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { monthStarts, notMonths, resumeWords } from '@fairlead/language/resume-words'
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'

const starts = [...new Set(monthStarts.map(([start]) => start))].join('|')
const month = String.raw`(?!${notMonths.join('|')})(?:${starts})\p{L}*\.?,?`
const named = `(?:${month}|spring|summer|fall|autumn|winter)`
const year = String.raw`(?:19|20)\d{2}`
const day = String.raw`(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?`
/** 'Mar 2019', 'Ago/2016', and '2020. március' */
const namedPoint = String.raw`(?:${named}(?:\s+|[-/])(?:del?\s+)?${day}(?:\d{4}|['’]\d{2})|${year}\.\s${month})`
const numbers = String.raw`(?:\d{1,2}[/.])?\d{1,2}\s*[/.-]\s*\d{4}|\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?`
const point = `(?:${namedPoint}|${numbers}|${year})`
const until = `(?:${resumeWords((words) => words.until).join('|')})`
const since = `(?:${resumeWords((words) => words.since).join('|')})`
const to = resumeWords((words) => words.to).join('|')
/** Not within a word, a number, or an amount. */
const start = String.raw`(?<![\p{L}\p{N}$€£.])`
const arrow = '(?:[-–—→]|->)'
const range = new RegExp(
  String.raw`${start}(?:${since}\s+)?(?<from>${point})\s*(?:-|–|—|−|‒|>|→|\t|(?<=\s)\/(?=\s)|${to})+\s*(?<to>${point}|${until})(?![\p{L}\p{N}%])`,
  'iu',
)
/** 'Aug 22 – now', '2018 – 21', 'Feb–July 2017' */
const short = new RegExp(
  String.raw`${start}(?<from>${month}\s+['’]?\d{2}|${month}(?=\s*[-–—]\s*${month}\s+${year})|${year})\s*(?:${arrow}|to|bis)\s*(?<to>(?:${month}\s+)?(?:['’]?\d{2}|${year})|${until})(?![\p{L}\p{N}%/]|[.:]\d)`,
  'iu',
)
const open = new RegExp(String.raw`${start}(?:${since}\s+(?<since>${point})(?![\p{L}\p{N}])|(?<from>${point})\s*${arrow}\s*(?=\t|$))`, 'iu')
const single = new RegExp(String.raw`^\W*(?<from>${named}\s+(?:del?\s+)?\d{4}|\d{1,2}/\d{4}|${year})\W*$`, 'iu')
/** '(2 years 9 months)' and the brackets around dates */
const lengths = /\(\s*\)|\(?\b\d+ (?:years?|yrs?|months?|mos?)\b(?:,? \d+ (?:months?|mos?))?\)?/gi

export interface Span {
  start: YearMonth | null
  end: YearMonth | null
  /** The line without it. */
  rest: string
}

const century = /(?:19|20)\d{2}/
const shortYear = /(?:^|['’]|\p{L}\.?,?\s+['’]?)(\d{2})$|['’](\d{2})/u
/** '2019-06' is a month. */
const monthOnly = /^\d{4}-(?:0\d|1[0-2])$/
const monthNumber = /^(?:\d{1,2}[/.](?=\d{1,2}[/.]))?(\d{1,2})\s*[/.-]|^\d{4}[-/.](\d{1,2})/

/** 'Aug 22' and '21': the century isn't written. */
function yearOf(text: string): string | null {
  const match = shortYear.exec(text.trim())
  const digits = match?.[1] ?? match?.[2]
  return century.exec(text)?.[0] ?? (digits ? `${Number(digits) > 50 ? 19 : 20}${digits}` : null)
}

function monthOf(text: string, following = ''): YearMonth | null {
  // 'Feb–July 2017'
  const year = yearOf(text) ?? yearOf(following)
  if (!year) return null
  const word = /\p{L}{3,}/u.exec(text)?.[0].toLowerCase() ?? ''
  // 'juin' and 'juillet' begin with the same letters
  const named = monthStarts.filter(([start]) => word.startsWith(start)).toSorted(([a], [b]) => b.length - a.length)[0]?.[1]
  const match = monthNumber.exec(text.trim())
  const number = Number(match?.[1] ?? match?.[2] ?? 0)
  const month = named ?? (number >= 1 && number <= 12 ? number : null)
  return month === null ? year : `${year}-${String(month).padStart(2, '0')}`
}

/** A date alone, or in the last cell of a line: 'Data Intern' and 'Summer 2019'. */
function singleIn(text: string): RegExpExecArray | null {
  const whole = single.exec(text)
  const cell = text.lastIndexOf('\t') + 1
  const match = whole ?? (cell > 0 ? single.exec(text.slice(cell)) : null)
  if (match && !whole) match.index += cell
  return match
}

function shortIn(text: string): RegExpExecArray | null {
  const match = short.exec(text)
  return match && monthOnly.test(match[0]) ? null : match
}

/** The first date range in a line; null without one. */
export function spanIn(text: string): Span | null {
  const match = range.exec(text) ?? shortIn(text) ?? open.exec(text)
  const dated = match ?? singleIn(text)
  const { since: first, from = first, to } = dated?.groups ?? {}
  if (!dated || !from) return null
  const start = monthOf(from, to)
  const end = match === null ? start : to !== undefined && monthOf(to) !== null ? monthOf(to) : null
  // 'May 2021 - 2021': if a year has no month, only the years are compared
  const precision = Math.min(start?.length ?? 4, end?.length ?? 4)
  if (start === null || (end !== null && end.slice(0, precision) < start.slice(0, precision))) return null
  const without = `${text.slice(0, dated.index)}\t${text.slice(dated.index + dated[0].length)}`.replaceAll(lengths, '\t')
  const rest = trimSignsEnd(trimSignsStart(without, ' ,;:()–—-'), ' ,;:(–—-')
  return { start, end, rest }
}
