// Converts sanitized HTML to plain text: paragraphs become lines, block quotes get '>' marks, links keep their text.

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
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Takes HTML as written by safe-html.ts (every tag closed, attributes quoted); returns text with at most one blank line in a row. */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
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
    if (name === 'td' || name === 'th') line += ' '
    if (!breaking.has(name)) continue
    if (line.trim() !== '' || name === 'br') endLine()
    if (name === 'p' && piece.startsWith('</')) endLine()
    if (name === 'blockquote') depth = Math.max(0, depth + (piece.startsWith('</') ? -1 : 1))
  }
  endLine()
  return lines.join('\n').trim()
}

function decoded(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal: string, hex: string, name: string) => {
    if (name) return entities[name.toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}
