// Finds what a person wrote in an email: without the quoted thread, the signature, and the phone's footer.
import { trimSigns } from '../shared/bounded.ts'
import { withoutOwnText } from './own-text.ts'
import {
  closingLine,
  disclaimerLine,
  headerNames,
  isDatedSender,
  isMessageBar,
  isOnLine,
  isPerhapsWrote,
  labelLine,
  senderLine,
  telephoneLine,
  wroteLines,
} from './quote-marks.ts'

const maxLines = 4000

/**
 * Takes the plain text of an email and returns the person's own words, trimmed, or an empty string when there are none (an
 * email that is all quote). Replies written between or below quoted lines are kept. Our own words are found first, in every language:
 * `sentTexts` are the texts of our emails in this thread. What else is quoted is recognized by marks and words; these rules follow the
 * public parsers of GitHub, Zapier, Crisp, and Mailgun, extended to more languages.
 */
export function extractReply(text: string, sentTexts: readonly string[] = []): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2007\u202f]/g, ' ')
    .replace(/[\u200b\u200e\u200f\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .split('\n', maxLines)
    .map((line) => line.slice(0, 2000).trimEnd())
  return withoutSignature(withoutQuotes(withoutOwnText(lines, sentTexts)))
    .join('\n')
    .trim()
}

function withoutQuotes(lines: string[]): string[] {
  const written: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    if (/^\s{0,3}>/.test(line)) continue
    // A quoted line that a mail program wrapped lost its mark in the second half.
    if (index > 0 && /^\s{0,3}>.{58}/.test(lines[index - 1] ?? '') && /^\p{Ll}/u.test(line)) continue
    const announced = announcementAt(lines, index)
    if (announced === 0 || (written.every((before) => before === '') && announced < 0)) {
      written.push(line)
      continue
    }
    const after = index + Math.abs(announced)
    // Quoted lines marked by '>' end by themselves and may be followed by the reply; unmarked ones run to the end.
    if (announced < 0 || !nextIsMarked(lines, after)) {
      if (written.some((before) => before.trim() !== '')) return written
      // Nothing above: the reply is below, or there is only the quote.
      if (announced < 0) return written
      index = after - 1
      continue
    }
    index = after - 1
  }
  return written
}

/**
 * How many lines starting at `at` introduce a quote: positive for "On … wrote:" lines, negative for bars and header blocks,
 * after which everything is quoted, 0 for none.
 */
function announcementAt(lines: string[], index: number): number {
  const line = (lines[index] ?? '').trim()
  if (line === '') return 0
  if (isMessageBar(line)) return -1
  const block = headerBlockAt(lines, index)
  if (block > 0) return -block
  if (/^[_-]{10,}$|^[*]{10,}$/.test(line)) {
    const next = nextWritten(lines, index + 1)
    if (headerBlockAt(lines, next) > 0) return -(next - index)
  }
  let joined = ''
  for (let count = 1; count <= 5 && index + count <= lines.length; count++) {
    const part = (lines[index + count - 1] ?? '').trim()
    if (part === '') return 0
    joined = `${joined} ${part}`.trim()
    if (joined.length > 320) return 0
    const announces = looksLikeWrote(joined) || (count <= 3 && /\d|@/.test(line) && (isDatedSender(joined) || namesWriter(joined)))
    if (announces && !wroteStartsLater(lines, index, count)) return count
  }
  return 0
}

function looksLikeWrote(joined: string): boolean {
  const line = trimSigns(joined, '*_ ')
  if (!/[:：>]$|(wrote|wrote\s?-{2,}|のメッセージ)$/.test(line)) return false
  return /\d|@/.test(line) && (isOnLine(line) || wroteLines.some((pattern) => pattern.test(line)))
}

function namesWriter(joined: string): boolean {
  return joined.includes('@') && isPerhapsWrote(joined)
}

/** True when a later one of the joined lines introduces the quote by itself: then the lines before it are the person's. */
function wroteStartsLater(lines: string[], index: number, count: number): boolean {
  for (let skip = 1; skip < count; skip++) {
    const rest = lines
      .slice(index + skip, index + count)
      .join(' ')
      .trim()
    if (/^\p{Lu}/u.test(rest) && looksLikeWrote(rest)) return true
  }
  return false
}

/** Two or more mail headers in a row, the first a From:, as programs write above a quote; returns the number of lines, or 0. */
function headerBlockAt(lines: string[], index: number): number {
  const first = lines[index] ?? ''
  if (senderLine.test(first)) {
    let end = index + 1
    while (end < Math.min(lines.length, index + 9) && labelLine.test(lines[end] ?? '')) end++
    if (end - index >= 3 && lines.slice(index + 1, end).some((line) => /\d/.test(line))) return end - index
  }
  if (!headerNames.from.test(first) && !(headerNames.other.test(first) && headerNames.from.test(lines[index + 1] ?? ''))) return 0
  let names = 1
  let end = index + 1
  for (; end < Math.min(lines.length, index + 9); end++) {
    const line = lines[end] ?? ''
    if (headerNames.other.test(line) || headerNames.from.test(line)) names++
    else if (line.trim() !== '' && names >= 3) break
  }
  return names >= 3 || (names === 2 && /@/.test(first)) ? end - index : 0
}

function nextWritten(lines: string[], index: number): number {
  let next = index
  while (next < lines.length && (lines[next] ?? '').trim() === '') next++
  return next
}

function nextIsMarked(lines: string[], index: number): boolean {
  return /^\s{0,3}>/.test(lines[nextWritten(lines, index)] ?? '')
}

/** Longer lines are prose, however they begin. */
const longestMark = 200

/**
 * One pass from the end. Whether a line ends the text depends on the lines between it and the end found so far, and every
 * condition only gets easier to meet when that end moves up, so each line is examined once.
 */
function withoutSignature(lines: string[]): string[] {
  const first = lines.findIndex((line) => line.trim() !== '')
  let end = lines.length
  /** Counts of the lines after the current one and before `end`. */
  let behind = { written: 0, hasProse: false, isContact: true }
  for (let index = lines.length - 1; index >= 0; index--) {
    const line = lines[index] ?? ''
    if (endsText(line, index)) {
      end = index
      behind = { written: 0, hasProse: false, isContact: true }
    } else if (line.trim() !== '')
      behind = {
        written: behind.written + 1,
        hasProse: behind.hasProse || isProse(line),
        isContact: behind.isContact && isContactLine(line),
      }
  }
  while (end > 0 && isRule(lines[end - 1] ?? '')) end--
  return lines.slice(0, end)

  function endsText(line: string, index: number): boolean {
    if (line.length > longestMark) return first < index && disclaimerLine.test(line)
    if (telephoneLine.test(line) && (!behind.hasProse || isAlone(index))) return true
    if (first >= index) return false
    // RFC 3676: a line "-- " begins the signature.
    if (/^\s*(--|__+|—|–)\s*$/.test(line) && end - index <= 25) return true
    return disclaimerLine.test(line) || (closingLine.test(line) && behind.isContact && behind.written <= 8)
  }

  function isAlone(index: number): boolean {
    return (lines[index - 1] ?? '').trim() === '' && (index + 1 >= end || (lines[index + 1] ?? '').trim() === '')
  }
}

/** A line of only dashes, stars, and blanks. */
function isRule(line: string): boolean {
  return trimSigns(line, ' =_*—–-') === ''
}

function isProse(line: string): boolean {
  return line.trim().split(/\s+/).length > 6
}

/** A name, a title, a phone number, a link: a short line without a sentence. */
function isContactLine(line: string): boolean {
  return line.length <= 90 && !/[?!]$|\.\s*$/.test(line.replace(/\b(inc|ltd|co|jr|sr)\.\s*$/i, ''))
}
