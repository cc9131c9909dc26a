// Email bodies: user text to safe HTML, and HTML to plain text.
import { trimSignsEnd } from './bounded.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!)
}

/** True for text that contains markup. */
export function looksLikeHtml(body: string): boolean {
  return /<\/?(p|br|div|a|b|strong|i|em|u|ul|ol|li|span|blockquote|h[1-6])(\s[^<>]*)?\/?>/i.test(body)
}

/** Plain text -> paragraphs with line breaks and links; blank lines collapse; a link without a scheme gets http://. */
export function textToHtml(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${linkify(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}

/** A link as the editors write it in plain text: '[our jobs](https://…)', or the bare URL when the text is the URL. */
export function linkMark({ text, url }: { text: string; url: string }): string {
  return text === url ? url : `[${text.replaceAll(/[[\]\n]/g, ' ').trim()}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

const marked = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"']+)\)/gi
const link = /\b((?:https?:\/\/|www\.)[^\s<>"']+[^\s<>"'.,;:!?)\]])/gi

function linkify(text: string): string {
  let html = ''
  let position = 0
  for (const match of text.matchAll(marked)) {
    html += linkBare(text.slice(position, match.index))
    html += `<a href="${escapeHtml(match[2]!)}">${escapeHtml(match[1]!)}</a>`
    position = match.index + match[0].length
  }
  return html + linkBare(text.slice(position))
}

function linkBare(text: string): string {
  let html = ''
  let position = 0
  for (const match of text.matchAll(link)) {
    const address = match[0]
    html += escapeHtml(text.slice(position, match.index))
    html += `<a href="${escapeHtml(withScheme(address))}">${escapeHtml(address)}</a>`
    position = match.index + address.length
  }
  return html + escapeHtml(text.slice(position))
}

/** A URL without a scheme gets http://. */
export function withScheme(url: string): string {
  return /^[a-z][a-z0-9+-]*:/i.test(url) ? url : `http://${url}`
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** HTML -> the text a reader without HTML gets: paragraphs and breaks kept, tags gone, links followed by their address. */
export function htmlToText(html: string): string {
  const pieces: string[] = []
  /** Where the link began that is being read, and where it leads. */
  let link: { from: number; href: string } | null = null
  for (let position = 0; position < html.length;) {
    const open = html.indexOf('<', position)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    if (close < 0) {
      pieces.push(html.slice(position))
      break
    }
    pieces.push(html.slice(position, open))
    position = close + 1
    const tag = html.slice(open, Math.min(position, open + longestTag))
    const [, slash = '', name = ''] = /^<(\/?)([a-z]+[1-6]?)(?![a-z0-9])/i.exec(tag) ?? []
    const kind = slash + name.toLowerCase()
    if (kind === 'br') pieces.push('\n')
    else if (kind === 'li') pieces.push('- ')
    else if (/^\/(?:p|div|li|blockquote|h[1-6])$/.test(kind)) pieces.push('\n\n')
    else if (kind === 'a') link ??= { from: pieces.length, href: /\shref="([^"]*)"/i.exec(tag)?.[1] ?? '' }
    else if (kind === '/a' && link) {
      const text = pieces.slice(link.from).join('').trim()
      if (text === link.href.replace(/^https?:\/\//, '') || text === link.href) pieces.splice(link.from, Infinity, link.href)
      else if (link.href !== '') pieces.push(` (${link.href})`)
      link = null
    }
  }
  return pieces
    .join('')
    .replace(/&(#x?[0-9a-f]{1,8}|\w{1,32});/gi, (whole, name: string) => decode(name) ?? whole)
    .split('\n')
    .map((line) => trimSignsEnd(line, isSpaceOrTab))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const longestTag = 4000
const isSpaceOrTab = (code: number) => code === 32 || code === 9

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
