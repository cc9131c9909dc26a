// Finds where a reply quotes what we sent, by our own words: it needs no list of words and works in every language and script.
import { labelLine } from './quote-marks.ts'
import { must } from '../shared/records.ts'

/** Characters of scripts that write no spaces count as words. */
const wordForm =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[^\P{L}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}][\p{L}\p{M}\p{N}]*|\p{N}[\p{L}\p{M}\p{N}]*/gu

const wordsIn = (text: string): string[] => text.normalize('NFKC').toLowerCase().match(wordForm) ?? []

const longestSent = 40_000
const gramLength = 4
const maxPlaces = 20
/** A quote may begin with our first words, or anywhere if more of them follow. */
const firstRun = 6
const anyRun = 8
const maxBelow = 1000

interface Sent {
  words: string[]
  places: Map<string, number[]>
  joined: string
}

/**
 * The lines without our own words and without what the mail program wrote above them. `sentTexts` are the texts of emails sent in this
 * thread. Returns the lines unchanged when none of them is quoted. Replies below or between marked quotes are kept.
 */
export function withoutOwnText(lines: readonly string[], sentTexts: readonly string[]): string[] {
  const sent = sentTexts.map((text) => indexOf(text.slice(0, longestSent)))
  const start = quoteStart(lines, sent)
  if (start < 0) return [...lines]
  const above = lines.slice(0, announcementStart(lines, start))
  const isMarked = isQuoted(must(lines[start]))
  const hasAbove = above.some((line) => line.trim() !== '' && !isQuoted(line))
  if (hasAbove && !isMarked) return above
  const isOurs = (line: string, least: number) => {
    const words = wordsIn(line)
    return words.length >= least && sent.some(({ joined }) => joined.includes(` ${words.join(' ')} `))
  }
  const below = lines.slice(start, start + maxBelow)
  if (isMarked) return [...above, ...below.filter((line) => isQuoted(line) || !isOurs(line, 3)), ...lines.slice(start + maxBelow)]
  // an unmarked quote above the reply: it ends with the last line of ours
  let next = below.findLastIndex((line) => isOurs(line, 3)) + 1
  while (next < below.length && (must(below[next]).trim() === '' || isOurs(must(below[next]), 1))) next++
  return lines.slice(start + next)
}

const isQuoted = (line: string): boolean => /^\s{0,3}>/.test(line)

function indexOf(text: string): Sent {
  const words = wordsIn(text)
  const places = new Map<string, number[]>()
  for (let index = 0; index + gramLength <= words.length; index++) {
    const gram = words.slice(index, index + gramLength).join(' ')
    const earlierPlaces = places.get(gram)
    if (!earlierPlaces) places.set(gram, [index])
    else if (earlierPlaces.length < maxPlaces) earlierPlaces.push(index)
  }
  return { words, places, joined: ` ${words.join(' ')} ` }
}

/** The first line from which our words follow; -1 without one. Mail programs wrap lines again, so a run may span several. */
function quoteStart(lines: readonly string[], sent: readonly Sent[]): number {
  const perLine = lines.map(wordsIn)
  const following = (line: number): string[] => {
    const words: string[] = []
    for (let index = line; index < perLine.length && words.length < anyRun; index++) words.push(...(perLine[index]?.slice(0, anyRun) ?? []))
    return words
  }
  return perLine.findIndex((words, line) => words.length > 0 && sent.some((text) => repeats(following(line), text)))
}

function repeats(words: readonly string[], sent: Sent): boolean {
  const places = sent.places.get(words.slice(0, gramLength).join(' ')) ?? []
  return places.some((place) => {
    const least = place === 0 ? Math.min(firstRun, sent.words.length) : anyRun
    return words.length >= least && words.slice(0, least).every((word, index) => word === sent.words[place + index])
  })
}

const maxAnnouncements = 4
const maxHeaderLines = 12

/** Where the lines begin that the mail program wrote above the quote: bars, a header block, or a line with a date and a sender. */
function announcementStart(lines: readonly string[], quote: number): number {
  let start = quote
  for (let count = 0; count < maxAnnouncements; count++) {
    let end = start
    while (end > 0 && (lines[end - 1] ?? '').trim() === '') end--
    const size = barAbove(lines, end) || headersAbove(lines, end) || writerAbove(lines, end)
    if (end === 0 || size === 0) break
    start = end - size
  }
  return start
}

function barAbove(lines: readonly string[], end: number): number {
  const line = (lines[end - 1] ?? '').trim()
  return /^[-_=*—–─]{3}/.test(line) && /[-_=*—–─]{3}$/.test(line) && line.length <= 120 ? 1 : 0
}

/** Two or more lines such as 'Label: value', one of them with an address. */
function headersAbove(lines: readonly string[], end: number): number {
  let top = end
  while (top > 0 && end - top < maxHeaderLines && (labelLine.test(must(lines[top - 1])) || isRecipients(must(lines[top - 1])))) top--
  const block = lines.slice(top, end)
  const first = block.findIndex((line) => line.includes('@'))
  if (first < 0 || block.filter((line) => labelLine.test(line)).length < 2) return 0
  // the date may be written above the sender; other lines there are the person's
  const begins = first > 0 && /\d/.test(must(block[first - 1])) ? first - 1 : first
  return end - top - begins
}

/** A wrapped list of recipients. */
const isRecipients = (line: string): boolean => line.trim() !== '' && line.includes('@') && /[;,>]/.test(line)

/** Up to four lines that name a time and end with a colon or contain an address: '… 09:12 Dana <dana@team.example> wrote:'. */
function writerAbove(lines: readonly string[], end: number): number {
  let joined = ''
  for (let size = 1; size <= 4 && size <= end; size++) {
    const line = must(lines[end - size]).trim()
    if (line === '') return 0
    joined = `${line} ${joined}`.trim()
    if (joined.length > 400 || !/[:：>)\]]$/.test(joined)) return 0
    if (joined.includes('@') ? /\d/.test(joined) : /\d{1,2}[:.h]\d{2}(?!\d)/.test(joined) && /[:：]$/.test(joined)) return size
  }
  return 0
}
