// Converts sanitized HTML to plain text: paragraphs become lines, quotes get '>' marks, links keep their text.
import { quoteMark } from './quote-marks.ts'

const breaking = new Set([
  'p',
  'div',
  'br',
  'hr',
  'tr',
  'li',
  'ul',
  'ol',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'pre',
  'blockquote',
  'address',
  'dt',
  'dd',
])
const empty = new Set(['br', 'hr', 'img'])
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/**
 * Takes HTML as written by safe-html.ts (every tag closed, attributes quoted); returns text with at most one blank line in a row. Lines
 * of block quotes, and of what the HTML marks as quoted, begin with '>'.
 */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  /** The open elements, each with whether it is a quote. */
  const open: { name: string; isQuote: boolean }[] = []
  let depth = 0
  const endLine = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    line = ''
    if (text === '' && (lines.at(-1) ?? '').replace(/[>\s]/g, '') === '') return
    lines.push(depth > 0 ? `${'>'.repeat(Math.min(depth, 5))} ${text}` : text)
  }
  for (const [piece, tag] of html.matchAll(/<\/?([a-z0-9]+)(?![a-z0-9])[^<>]*>|[^<]+/gi)) {
    if (tag === undefined) {
      line += decoded(piece)
      continue
    }
    const name = tag.toLowerCase()
    const isEnd = piece.startsWith('</')
    if (name === 'td' || name === 'th') line += ' '
    const mark = isEnd ? null : quoteMark(piece)
    if ((breaking.has(name) || mark) && (line.trim() !== '' || name === 'br')) endLine()
    if (name === 'p' && isEnd) endLine()
    if (mark === 'rest') depth += open.length + 1
    else if (isEnd) depth = Math.max(0, depth - closed(open, name))
    else if (!empty.has(name)) {
      open.push({ name, isQuote: mark === 'element' })
      if (mark === 'element') depth++
    }
  }
  endLine()
  return lines.join('\n').trim()
}

/** Closes the element and those still open in it; returns how many of them are quotes. */
function closed(open: { name: string; isQuote: boolean }[], name: string): number {
  const place = open.findLastIndex((element) => element.name === name)
  return place < 0 ? 0 : open.splice(place).filter(({ isQuote }) => isQuote).length
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
