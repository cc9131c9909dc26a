// When a job in a résumé began and ended, in common formats.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { trimSignsEnd, trimSignsStart } from '@fairlead/domain/shared/bounded'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const foreignMonths: Record<string, string> = {
  mär: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
  fév: 'feb',
  avr: 'apr',
  aoû: 'aug',
  déc: 'dec',
  mag: 'may',
  ene: 'jan',
  abr: 'apr',
  ago: 'aug',
  dic: 'dec',
  gen: 'jan',
  giu: 'jun',
  lug: 'jul',
  set: 'sep',
  ott: 'oct',
  mrt: 'mar',
  mei: 'may',
  fev: 'feb',
  out: 'oct',
  ian: 'jan',
  iun: 'jun',
  iul: 'jul',
  noi: 'nov',
  jui: 'jun',
  sty: 'jan',
  lut: 'feb',
  kwi: 'apr',
  maj: 'may',
  cze: 'jun',
  lip: 'jul',
  sie: 'aug',
  wrz: 'sep',
  paź: 'oct',
  lis: 'nov',
  gru: 'dec',
  maa: 'mar',
  jän: 'jan',
  oca: 'jan',
  şub: 'feb',
  nis: 'apr',
  haz: 'jun',
  tem: 'jul',
  ağu: 'aug',
  eyl: 'sep',
  eki: 'oct',
  kas: 'nov',
  ara: 'dec',
  des: 'dec',
}
/** Words that begin like months: 'Designer, 2019'. */
const noMonth = '(?!des(?!em)|mar(?:k|i)|maint|majo|maga|manag|mayor|junior|gener|agen|augm|outs|setu|deco|janit)'
const month = String.raw`${noMonth}(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|fév|fev|avr|aoû|déc|jui|mag|ene|abr|ago|dic|gen|giu|lug|set|ott|mrt|mei|maa|out|ian|iun|iul|noi|sty|lut|kwi|maj|cze|lip|sie|wrz|paź|lis|gru|jän|oca|şub|nis|haz|tem|ağu|eyl|eki|kas|ara|des)\p{L}*\.?,?`
const season = String.raw`(?:spring|summer|fall|autumn|winter)`
const point = String.raw`(?:(?:${month}|${season})(?:\s+|-)(?:del?\s+)?(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(?:\d{4}|['’]\d{2})|(?:\d{1,2}[/.])?\d{1,2}\s*[/.-]\s*\d{4}|\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?|(?:19|20)\d{2})`
const until = String.raw`(?:present|current|currently|now|today|ongoing|to date|heute|jetzt|aujourd['’]hui|présent|ce jour|actualidad|actual|presente|hoy|oggi|attuale|heden|nu|atualmente|atual|hoje|obecnie|teraz|dziś|prezent|în prezent|astăzi|in corso|tuttora|en cours|derzeit|aktuell|laufend|en curso|em curso|lopend|do chwili obecnej|nadal|în curs|halen|günümüz|bugün|devam ediyor|nuvarande|pågående|nå|(?:up )?to (?:the )?present|up to now|(?:to )?(?:till )?date)`
/** Words before the first date of a range: 'von 2014 bis 2018', 'din 2018 până în prezent'. */
const lead = 'from|von|vom|de|du|depuis|desde|del|da|dal|dalla|van|vanaf|od|din|de la|since|seit'
const range = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£.])(?:(?:${lead})\s+)?(?<from>${point})\s*(?:-|–|—|−|‒|to|until|till|through|bis|à|au|a|al|ad|tot|até|do|până(?: în)?|>|→|(?<=\s)\/(?=\s)|up to)+\s*(?<to>${point}|${until})(?![\p{L}\p{N}%])`,
  'iu',
)
const since = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:sinds|${lead})\s+(?<from>${point})(?![\p{L}\p{N}])`, 'iu')
const openEnd = new RegExp(String.raw`(?<![\p{L}\p{N}$€£.])(?<from>${point})\s*(?:[-–—→]|->)\s*(?=\t|$)`, 'iu')
/** 'Aug 22 – now', '2018 – 21', 'Feb–July 2017' */
const short = new RegExp(
  String.raw`(?<![\p{L}\p{N}$€£.])(?<from>${month}\s+['’]?\d{2}|${month}(?=\s*[-–—]\s*${month}\s+(?:19|20)\d{2})|(?:19|20)\d{2})\s*(?:[-–—→]|->|to|bis)\s*(?<to>(?:${month}\s+)?(?:['’]?\d{2}|(?:19|20)\d{2})|${until})(?![\p{L}\p{N}%/]|[.:]\d)`,
  'iu',
)
/** A table's two columns. */
const columns = new RegExp(String.raw`(?<=\t|^)(?<from>${point})\t(?<to>${point}|${until})(?=\t|$)`, 'iu')
const single = new RegExp(String.raw`^\W*(?<from>(?:${month}|${season})\s+(?:del?\s+)?\d{4}|\d{1,2}/\d{4}|(?:19|20)\d{2})\W*$`, 'iu')

export interface Span {
  start: YearMonth | null
  end: YearMonth | null
  /** The line without it. */
  rest: string
}

/** 'Aug 22' and '21': the century isn't written. */
function yearOf(text: string): string | null {
  const year = /(?:19|20)\d{2}/.exec(text)?.[0]
  const digits = /(?:^|['’]|\p{L}\.?,?\s+['’]?)(\d{2})$/u.exec(text.trim())?.[1] ?? /['’](\d{2})/.exec(text)?.[1]
  return year ?? (digits ? `${Number(digits) > 50 ? 19 : 20}${digits}` : null)
}

function monthOf(text: string, following = ''): YearMonth | null {
  // 'Feb–July 2017'
  const year = yearOf(text) ?? yearOf(following)
  if (!year) return null
  // 'juin' and 'juillet' begin with the same letters
  const word = /\bjuil/i.test(text) ? 'jul' : (/\p{L}{3}/u.exec(text)?.[0].toLowerCase() ?? '')
  const named = months.indexOf(foreignMonths[word] ?? word) + 1
  const number = Number(
    /^(?:\d{1,2}[/.](?=\d{1,2}[/.]))?(\d{1,2})\s*[/.-]/.exec(text.trim())?.[1] ?? /^\d{4}[-/.](\d{1,2})/.exec(text.trim())?.[1] ?? 0,
  )
  const monthNumber = named || (number >= 1 && number <= 12 ? number : null)
  return monthNumber === null ? year : `${year}-${String(monthNumber).padStart(2, '0')}`
}

/** A date alone in the last cell of a line: 'Data Intern' and 'Summer 2019'. */
function singleCell(text: string): RegExpExecArray | null {
  const start = text.lastIndexOf('\t') + 1
  const match = start > 0 ? single.exec(text.slice(start)) : null
  if (match) match.index += start
  return match
}

/** '2019-06' is a month. */
function shortIn(text: string): RegExpExecArray | null {
  const match = short.exec(text)
  return match && /^\d{4}-(?:0\d|1[0-2])$/.test(match[0]) ? null : match
}

/** The first date range in a line; null without one. */
export function spanIn(text: string): Span | null {
  const match =
    range.exec(text) ??
    shortIn(text) ??
    columns.exec(text) ??
    since.exec(text) ??
    openEnd.exec(text) ??
    single.exec(text) ??
    singleCell(text)
  const from = match?.groups?.['from']
  if (!match || !from) return null
  const to = match.groups?.['to']
  const start = monthOf(from, to)
  const isOne = to === undefined && single.test(match[0]) && !/(?:[-–—→]|->)\s*$/.test(match[0])
  const end = isOne ? start : to === undefined || new RegExp(`^${until}$`, 'iu').test(to) ? null : monthOf(to)
  // 'May 2021 - 2021': if a year has no month, only the years are compared
  const precision = Math.min(start?.length ?? 4, end?.length ?? 4)
  if (start === null || (end !== null && end.slice(0, precision) < start.slice(0, precision))) return null
  const without = `${text.slice(0, match.index)}\t${text.slice(match.index + match[0].length)}`
    // '(2 years 9 months)' and the brackets around dates
    .replaceAll(/\(\s*\)|\(?\b\d+ (?:years?|yrs?|months?|mos?)\b(?:,? \d+ (?:months?|mos?))?\)?/gi, '\t')
  const rest = trimSignsEnd(trimSignsStart(without, ' ,;:()–—-'), ' ,;:(–—-')
  return { start, end, rest }
}
