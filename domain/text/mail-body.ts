// Mail bodies: what a person typed as safe HTML, and HTML back as plain text.

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!)
}

/** True for text that carries markup of its own. */
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

/** A link as the editors write it into plain text: '[our jobs](https://…)'; one that shows its own address stands bare. */
export function linkMark({ text, url }: { text: string; url: string }): string {
  return text === url ? url : `[${text.replaceAll(/[[\]\n]/g, ' ').trim()}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`
}

const marked = /\[([^[\]\n]+)\]\((https?:\/\/[^\s()<>"']+)\)/gi
const link = /\b((?:https?:\/\/|www\.)[^\s<>"']+[^\s<>"'.,;:!?)\]])/gi

function linkify(text: string): string {
  let html = ''
  let at = 0
  for (const found of text.matchAll(marked)) {
    html += linkBare(text.slice(at, found.index))
    html += `<a href="${escapeHtml(found[2]!)}">${escapeHtml(found[1]!)}</a>`
    at = found.index + found[0].length
  }
  return html + linkBare(text.slice(at))
}

function linkBare(text: string): string {
  let html = ''
  let at = 0
  for (const found of text.matchAll(link)) {
    const address = found[0]
    html += escapeHtml(text.slice(at, found.index))
    html += `<a href="${escapeHtml(withScheme(address))}">${escapeHtml(address)}</a>`
    at = found.index + address.length
  }
  return html + escapeHtml(text.slice(at))
}

/** A URL without a scheme gets http://. */
export function withScheme(url: string): string {
  return /^[a-z][a-z0-9+-]*:/i.test(url) ? url : `http://${url}`
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** HTML -> the text a reader without HTML gets: paragraphs and breaks kept, tags gone, links followed by their address. */
export function htmlToText(html: string): string {
  return html
    .replace(/<a\s[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gis, (_, href: string, shown: string) =>
      strip(shown).trim() === href.replace(/^https?:\/\//, '') || strip(shown).trim() === href ? href : `${shown} (${href})`,
    )
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|li|blockquote|h[1-6])>/gi, '\n\n')
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name: string) => decode(name) ?? whole)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function strip(html: string): string {
  return html.replace(/<[^>]*>/g, '')
}

function decode(name: string): string | undefined {
  if (!name.startsWith('#')) return named[name.toLowerCase()]
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}
