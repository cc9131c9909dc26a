// Splits a résumé into sections. Legally protected details are dropped first.
import { withShortRuns } from '@fairlead/domain/shared/bounded'
import { headingsBeside, resumeParts, resumeWords } from '@fairlead/language/resume-words'
import { hasWord, squeezed, wordsIn } from './shape.ts'

export type ResumePart = 'head' | 'jobs' | 'schools' | 'skills' | 'silent'

export interface ResumeLine {
  text: string
  /** The pieces separated by tabs, bars, dots, or wide gaps. */
  cells: string[]
  bullet: boolean
  part: ResumePart
  /** A blank line or a heading precedes it. */
  opens: boolean
  /** Its place in the text that the reader may see. */
  offset: number
}

const bullet = /^\s*(?:[\ue000-\uf8ff]\s*|[-*•‣◦▪●–]\s+|[•‣◦▪●]|\d{1,2}[.)]\s+)/
const protectedNames = resumeWords((words) => words.protected).join('|')
const protectedCell = new RegExp(
  String.raw`^\W*(?:${protectedNames})\s*(?:[:=–—-]|\.{2,}|$)|^\W*(?:born|geboren|née?)\s+(?:on|in|am|le|à|\d)|^\W*(?:fe)?male\W*$`,
  'iu',
)
const age = /\b\d{1,2}[\s-]*(?:years?[\s-]old|y\/o|yrs old|jahre alt)\b/i
const isProtected = (cell: string) => protectedCell.test(cell) || age.test(cell)
/** The label of a protected detail whose value is on the next line. */
const protectedLabel = new RegExp(String.raw`^\W*(?:${protectedNames})\s*[:=–—-]?\s*$`, 'iu')

const openings = resumeParts.map((part): [ResumePart, RegExp] => {
  const [before, after] = [headingsBeside.before[part], headingsBeside.after[part]]
  const lead = before.length > 0 ? `(?:(?:${before.join('|')})(?: and| &)? )*` : ''
  const end = after.length > 0 ? `(?: (?:and|&) (?:${after.join('|')}))?` : ''
  return [part, new RegExp(`^${lead}(?:${resumeWords(({ headings }) => headings[part]).join('|')})${end}$`)]
})

// A résumé has hundreds of lines; stop reading endless input.
const maxLines = 4000
const longestLine = 2000
const longestJoined = 400
const longestHeading = 45
const aroundLetters = /^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu
const dotOfI = '\u0307'
const firstWords = ['work', 'professional', 'employment', 'technical', 'core', 'career']
const gap = /\t+|\s{3,}|\s*[|•·‧∙●■◆]\s*/
const hyphens = /[\u2010-\u2012\u2212]/g
/** The marks of Markdown; an asterisk with a space after it is a bullet. */
const markdown = /^\s*#{1,6}\s+|\*+(?=\S)|(?<=\S)\*+|`|__/g
const joints = new Set(['of', 'at', 'in', 'and'])
/** An address or a school that runs on. */
const isOpen = (text: string) => text.endsWith(',') || joints.has(wordsIn(text).at(-1) ?? '')

/** The section a line opens; null for a line that isn't a heading. */
export function partOf(words: string): ResumePart | null {
  const key = squeezed(words.slice(0, 400).replaceAll(aroundLetters, '')).toLowerCase().replaceAll(dotOfI, '')
  if (key.length > longestHeading) return null
  // 'W O R K E X P E R I E N C E', as some set their headings
  const letters = key.split(' ')
  const isSpaced = letters.length >= 4 && letters.every((word) => word.length <= 2)
  const word = isSpaced ? letters.join('') : key
  const first = isSpaced ? firstWords.find((start) => word.startsWith(start) && word.length > start.length + 4) : undefined
  const closed = first ? `${first} ${word.slice(first.length)}` : word
  // an icon before a heading may be read as a letter
  const bare = closed[1] === ' ' ? closed.slice(2) : closed
  return openings.find(([, pattern]) => pattern.test(closed) || pattern.test(bare))?.[0] ?? null
}

const piecesOf = (text: string) => text.split(gap).map((cell) => cell.trim())
const cellsOf = (text: string) => piecesOf(text).filter((cell) => hasWord(cell) && !isProtected(cell))

export const resumeLines = (text: string): ResumeLine[] => splitResume(text).lines

/** The lines, and what the reader may see: the same with headings and bullets, without protected details. */
export function splitResume(text: string): { lines: ResumeLine[]; readable: string } {
  const lines: ResumeLine[] = []
  let readable = ''
  let part: ResumePart = 'head'
  let opens = true
  let skipsNext = false
  const all = withShortRuns(text.replaceAll(hyphens, '-'), 60)
    .split('\n', maxLines)
    .map((line) => line.slice(0, longestLine))
  for (const [index, written] of all.entries()) {
    const raw = written.replaceAll(markdown, '')
    if (raw.trim() === '') {
      opens = true
      continue
    }
    if (skipsNext && partOf(raw) === null) {
      skipsNext = false
      continue
    }
    skipsNext = piecesOf(raw).some((cell) => protectedLabel.test(cell)) && cellsOf(raw).length === 0
    if (isProtected(raw.trim()) && piecesOf(raw.trim()).length === 1) continue
    const isBullet = bullet.test(raw)
    const bare = isBullet ? raw.replace(bullet, '') : raw
    const opened = isBullet ? null : partOf(bare)
    if (opened) {
      readable += `${bare.trim()}\n`
      part = opened
      opens = true
      continue
    }
    let cells = cellsOf(bare)
    const offset = readable.length
    const isWhole = !piecesOf(bare).some(isProtected)
    readable += `${isWhole ? raw.trim() : cells.join('\t')}\n`
    // a heading in the margin, next to its section's first line
    const next = (all[index + 1] ?? '').split('\t')
    const split = !isBullet && cells.length > 1 && next.length > 1 ? partOf(`${cells[0]} ${next[0]}`) : null
    // 'Professional' and 'Experience' in the margin, each beside a line
    if (split) all[index + 1] = next.slice(1).join('\t')
    const beside = !isBullet && cells.length > 1 ? (partOf(cells[0] ?? '') ?? split) : null
    if (beside) {
      part = beside
      cells = cells.slice(1)
      opens = true
    }
    if (cells.length === 0) continue
    const before = lines.at(-1)
    if (
      before &&
      !opens &&
      !isBullet &&
      before.part === part &&
      part !== 'jobs' &&
      part !== 'skills' &&
      before.text.length < longestJoined &&
      isOpen(before.cells[0] ?? '')
    ) {
      const joined = [`${before.cells[0]} ${cells[0]}`, ...before.cells.slice(1), ...cells.slice(1)]
      lines[lines.length - 1] = { ...before, text: joined.join('\t'), cells: joined }
      continue
    }
    lines.push({ text: cells.join('\t'), cells, bullet: isBullet, part, opens, offset })
    opens = false
  }
  return { lines, readable }
}
