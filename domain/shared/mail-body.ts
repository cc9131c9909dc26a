// Email bodies: user text to safe HTML, and HTML to plain text.
import { trimSignsEnd } from './bounded.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
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

/** A body as HTML, regardless of its format. */
export function bodyToHtml(body: string): string {
  return looksLikeHtml(body) ? body : textToHtml(body)
}

/** A body as plain text, regardless of its format. */
export function bodyToText(body: string): string {
  return looksLikeHtml(body) ? htmlToText(body) : body
}

/** Plain text as a body: anything that only looks like markup is escaped, so that it is shown as written. */
export function textBody(text: string): string {
  return looksLikeHtml(text) ? textToHtml(text) : text
}

/** Joins two bodies; HTML when either is. */
export function joinBodies(first: string, second: string): string {
  if (bodyToText(first).trim() === '') return second
  if (!looksLikeHtml(first) && !looksLikeHtml(second)) return `${first.trimEnd()}\n\n${second}`
  return `${bodyToHtml(first)}\n${bodyToHtml(second)}`
}

/** A link as the editors write it in plain text: '[our jobs](https://…)', or the bare URL when the text is the URL. */
export function linkMark({ text, url }: { text: string; url: string }): string {
  return text === url ? url : `[${text.replaceAll(/[[\]\n]/g, ' ').trim()}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

const marked = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"']+)\)/gi
const link = /\b((?:https?:\/\/|www\.)[^\s<>"']+[^\s<>"'.,;:!?)\]])/gi

/** A piece of plain text, with its URL when it is a link from `linkMark`. */
export interface TextRun {
  text: string
  url: string | null
}

/** Plain text in pieces, split at links from `linkMark`. */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let position = 0
  for (const { 0: whole, 1: label = '', 2: url = '', index } of text.matchAll(marked)) {
    runs.push({ text: text.slice(position, index), url: null }, { text: label, url })
    position = index + whole.length
  }
  return [...runs, { text: text.slice(position), url: null }].filter((run) => run.text !== '')
}

/** Plain text as HTML without paragraphs: escaped, with its links. */
export function linkify(text: string): string {
  return textRuns(text)
    .map((run) => (run.url === null ? linkBare(run.text) : `<a href="${escapeHtml(run.url)}">${escapeHtml(run.text)}</a>`))
    .join('')
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

/** HTML -> the text for a reader without HTML: keeps paragraphs, breaks, and lists, removes tags, and adds addresses after links. */
export function htmlToText(html: string): string {
  const pieces: string[] = []
  /** Where the current link began, and its target. */
  let link: { from: number; href: string } | null = null
  /** The lists around the current position, each with the number of its last item; null = bulleted. */
  const lists: (number | null)[] = []
  const startLine = () => {
    const last = pieces.at(-1) ?? '\n'
    const trimmed = last.trimEnd()
    if (last.endsWith('\n')) return
    if (last.slice(trimmed.length).includes('\n')) pieces[pieces.length - 1] = `${trimmed}\n`
    else pieces.push('\n')
  }
  for (let position = 0; position < html.length;) {
    const open = html.indexOf('<', position)
    const close = open < 0 ? -1 : html.indexOf('>', open)
    const text = html.slice(position, close < 0 ? html.length : open)
    // spaces around list items are only formatting of the HTML
    const isLineStart = lists.length > 0 && ['\n', '- ', '. '].some((end) => (pieces.at(-1) ?? '\n').endsWith(end))
    const visible = isLineStart ? text.trimStart() : text
    if (visible !== '') pieces.push(visible)
    if (close < 0) break
    position = close + 1
    const tag = html.slice(open, Math.min(position, open + longestTag))
    const [, slash = '', name = ''] = /^<(\/?)([a-z]+[1-6]?)(?![a-z0-9])/i.exec(tag) ?? []
    const kind = slash + name.toLowerCase()
    if (kind === 'br') pieces.push('\n')
    else if (kind === 'ul' || kind === 'ol') {
      startLine()
      lists.push(kind === 'ol' ? 0 : null)
    } else if (kind === '/ul' || kind === '/ol') {
      lists.pop()
      startLine()
      if (lists.length === 0) pieces.push('\n')
    } else if (kind === 'li') {
      startLine()
      const number = lists.at(-1)
      if (typeof number === 'number') lists[lists.length - 1] = number + 1
      const indent = '  '.repeat(Math.max(0, Math.min(lists.length, deepestIndent) - 1))
      pieces.push(typeof number === 'number' ? `${indent}${number + 1}. ` : `${indent}- `)
    } else if (lists.length > 0 && /^\/(?:p|div|li|blockquote|h[1-6])$/.test(kind)) startLine()
    else if (/^\/(?:p|div|li|blockquote|h[1-6])$/.test(kind)) pieces.push('\n\n')
    else if (kind === 'a') link ??= { from: pieces.length, href: /\shref="([^"]*)"/i.exec(tag)?.[1] ?? '' }
    else if (kind === '/a' && link) {
      const label = pieces.slice(link.from).join('').trim()
      if (label === link.href.replace(/^https?:\/\//, '') || label === link.href) pieces.splice(link.from, Infinity, link.href)
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

const deepestIndent = 10
const longestTag = 4000
const isSpaceOrTab = (code: number) => code === 32 || code === 9

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
