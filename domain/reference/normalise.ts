// Normalizes text word by word for lookups, keeping each word's position.
import { trimSignsEnd } from '../shared/bounded.ts'

export interface Token {
  /** The normalized word. */
  text: string
  /** The word's position in the original: [start, end). */
  start: number
  end: number
}

const word = /&|\.?[\p{L}\p{N}\p{M}]+(?:['’`.][\p{L}\p{N}\p{M}]+)*[+#]*/gu
const marks = /\p{M}+/gu
const plain = /^[a-z0-9]+$/
const onlyWords = /^[a-zA-Z0-9, ]*$/
const gaps = /[, ]+/g
// Endings that belong to a name ('Node.js', 'ASP.NET', 'Booking.com'); any other dot ends a word or an abbreviation.
const keptEndings = new Set(['js', 'net', 'io', 'com', 'ai', 'org', 'dev', 'co'])

const folded: Record<string, string> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }

function fold(text: string): string {
  const lower = text.toLowerCase()
  if (plain.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/['’`]/g, '')
    .replace(/[ßøæœłđðþı]/g, (letter) => folded[letter] ?? letter)
}

function withoutSigns(raw: string, next: string): string {
  if (!raw.endsWith('+') && !raw.endsWith('#')) return raw
  const base = trimSignsEnd(raw, '+#')
  // 'Wieden+Kennedy' and '5+' lose the symbol; 'C++' and 'F#' keep it.
  return /[\p{L}\p{N}]/u.test(next) || /^\d+$/.test(base) ? base : raw
}

function pushDotted(tokens: Token[], raw: string, start: number): void {
  const parts = raw.split('.')
  const last = parts.at(-1) ?? ''
  const isName = keptEndings.has(last.toLowerCase()) || parts.every((part) => /^\d+$/.test(part))
  const isAbbreviation = parts.some((part) => part.length === 1)
  if (isName || isAbbreviation) {
    tokens.push({ text: fold(isName ? raw : parts.join('')), start, end: start + raw.length })
    return
  }
  let position = start
  for (const part of parts) {
    if (part) tokens.push({ text: fold(part), start: position, end: position + part.length })
    position += part.length + 1
  }
}

/**
 * The words of a text: lower case, without accents and punctuation; keeps c++, c#, .net, node.js; '&' becomes 'and'; 'Ph.D.'
 * becomes 'phd'; hyphens and slashes separate words. Offsets are UTF-16 positions in the original.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  for (const match of text.matchAll(word)) {
    let start = match.index
    let raw = match[0]
    if (raw === '&') {
      tokens.push({ text: 'and', start, end: start + 1 })
      continue
    }
    if (raw.startsWith('.') && raw.toLowerCase() !== '.net') {
      raw = raw.slice(1)
      start += 1
    }
    raw = withoutSigns(raw, text[start + raw.length] ?? '')
    if (raw.includes('.', 1)) pushDotted(tokens, raw, start)
    else tokens.push({ text: fold(raw), start, end: start + raw.length })
  }
  return tokens
}

/** One spelling of a text for lookups: its words (see {@link tokenise}) joined by single spaces; '' for text without words. */
export function normalise(text: string): string {
  // most entries in the lists are plain words, for which parsing by character would only be slower
  if (onlyWords.test(text)) return text.toLowerCase().replace(gaps, ' ').trim()
  return tokenise(text)
    .map((token) => token.text)
    .join(' ')
}

/** The texts that differ from those before them; texts without words are left out. */
export function distinctTexts(texts: readonly string[]): string[] {
  const forms = new Set<string>()
  return texts.filter((text) => {
    const key = normalise(text)
    return key !== '' && !forms.has(key) && Boolean(forms.add(key))
  })
}
