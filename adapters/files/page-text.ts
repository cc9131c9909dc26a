// Extracts a web page's text: a posting's structured data for search engines, else the visible text with marked headings and
// lists.
import sanitizeHtml from 'sanitize-html'

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const breaking = new Set([
  ...headings,
  'p',
  'div',
  'br',
  'hr',
  'tr',
  'li',
  'ul',
  'ol',
  'dl',
  'dt',
  'dd',
  'table',
  'section',
  'article',
  'main',
  'header',
  'blockquote',
  'pre',
  'address',
])
const silent = [
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'math',
  'iframe',
  'object',
  'nav',
  'footer',
  'button',
  'select',
  'option',
  'textarea',
  'dialog',
  'title',
  'head',
  'xmp',
]
const longest = 2_000_000

export function pageText(html: string): string {
  const text = html.slice(0, longest)
  return postingIn(text) ?? wordsOf(text)
}

function wordsOf(html: string): string {
  const clean = sanitizeHtml(html, { allowedTags: [...breaking], allowedAttributes: {}, nonTextTags: silent, nestingLimit: 100 })
  const lines: string[] = []
  let line = ''
  let mark = ''
  let inItem = false
  let named = false
  const endLine = () => {
    const text = line.replaceAll(/\s+/g, ' ').trim()
    line = ''
    if (text !== '') lines.push(`${mark}${text}`)
    mark = ''
  }
  for (const [piece, tag] of clean.matchAll(/<\/?([a-z0-9]+)(?![a-z0-9])[^<>]*>|[^<]+/g)) {
    if (tag === undefined) {
      line += plain(piece)
      continue
    }
    const isEnd = piece.startsWith('</')
    if (tag === 'li') inItem = !isEnd
    // the paragraph inside a list item is the item
    if (line.trim() === '' && mark === '- ' && !isEnd && tag !== 'li') continue
    endLine()
    if (isEnd) {
      if ((tag === 'p' && !inItem) || headings.includes(tag) || tag === 'ul') lines.push('')
    } else if (tag === 'li') mark = '- '
    else if (headings.includes(tag)) {
      lines.push('')
      // the job title, as the first line of a posting; anything before it isn't part of the posting
      if (tag !== 'h1') mark = `${'#'.repeat(Number(tag[1]))} `
      else if (!named) lines.length = 0
      named ||= tag === 'h1'
    }
  }
  endLine()
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

const names: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }
function plain(text: string): string {
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return names[name.toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The contents of the JSON-LD scripts, in order. */
function* linkedDataIn(html: string): Generator<string> {
  const lower = html.toLowerCase()
  for (let start = lower.indexOf('<script'); start >= 0; start = lower.indexOf('<script', start)) {
    const open = lower.indexOf('>', start)
    const close = open < 0 ? -1 : lower.indexOf('</script', open)
    if (close < 0) return
    if (lower.slice(start, Math.min(open, start + 2000)).includes('application/ld+json')) yield html.slice(open + 1, close)
    start = close
  }
}

/** schema.org JobPosting in JSON-LD: title, place, and description. */
function postingIn(html: string): string | null {
  for (const json of linkedDataIn(html)) {
    const posting = find(parsed(json), 0)
    const description = posting?.['description']
    if (!posting || typeof description !== 'string' || description.trim() === '') continue
    const title = typeof posting['title'] === 'string' ? wordsOf(posting['title']) : ''
    // some escape their HTML as text
    const body = wordsOf(/<\w/.test(description) ? description : plain(description))
    return [title, placeOf(posting), '', body].filter((part, index) => part !== '' || index === 2).join('\n')
  }
  return null
}

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function find(value: unknown, depth: number): Json | null {
  if (depth > 4) return null
  if (Array.isArray(value))
    return (
      value
        .slice(0, 50)
        .map((entry) => find(entry, depth + 1))
        .find((match) => match !== null) ?? null
    )
  if (!isObject(value)) return null
  const type = value['@type']
  return type === 'JobPosting' || (Array.isArray(type) && type.includes('JobPosting')) ? value : find(value['@graph'], depth + 1)
}

function placeOf(posting: Json): string {
  const location = posting['jobLocation']
  const places = (Array.isArray(location) ? location : [location]).slice(0, 5).flatMap((place) => {
    const address = isObject(place) ? place['address'] : null
    if (!isObject(address)) return []
    const country = isObject(address['addressCountry']) ? address['addressCountry']['name'] : address['addressCountry']
    const parts = [address['addressLocality'], address['addressRegion'], country].filter(
      (part) => typeof part === 'string' && part.trim() !== '',
    )
    return parts.length > 0 ? [parts.join(', ')] : []
  })
  const remote = posting['jobLocationType'] === 'TELECOMMUTE' ? ['Remote'] : []
  return [...places, ...remote].join('; ')
}
