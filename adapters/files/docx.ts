// The words of a DOCX: one part of the archive, inflated up to a bound, paragraphs as lines.
import { inflateRawSync } from 'node:zlib'
import type { DocumentResult } from './document.ts'

const mostInflated = 20 * 1024 * 1024
const mostEntries = 5000
const part = 'word/document.xml'

interface Entry {
  method: number
  encrypted: boolean
  data: Uint8Array
}

/** The entry of that name, found by the archive's own table; null when there is none. */
function entryOf(bytes: Uint8Array, name: string): Entry | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const lowest = Math.max(0, bytes.length - 22 - 0xffff)
  let end = bytes.length - 22
  while (end >= lowest && view.getUint32(end, true) !== 0x06054b50) end -= 1
  if (end < lowest) return null
  let at = view.getUint32(end + 16, true)
  const count = Math.min(mostEntries, view.getUint16(end + 10, true))
  for (let index = 0; index < count && view.getUint32(at, true) === 0x02014b50; index += 1) {
    const nameLength = view.getUint16(at + 28, true)
    const entryName = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength))
    if (entryName === name) {
      const local = view.getUint32(at + 42, true)
      const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
      return {
        method: view.getUint16(at + 10, true),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        data: bytes.subarray(from, from + view.getUint32(at + 20, true)),
      }
    }
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return null
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(xml: string): string {
  return xml.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** Words in their paragraphs; items of lists begin with a dash. */
export function wordsOf(xml: string): string {
  const lines: string[] = []
  let line = ''
  let isItem = false
  for (const match of xml.matchAll(/<w:t(?:\s[^>]*)?>([^<]*)<\/w:t>|<w:(tab|br|cr|numPr)\b[^>]*>|<\/w:p>/g)) {
    if (match[1] !== undefined) line += plain(match[1])
    else if (match[2] === 'numPr') isItem = true
    else if (match[2] !== undefined) line += match[2] === 'tab' ? '\t' : '\n'
    else {
      lines.push(isItem && line.trim() !== '' ? `- ${line}` : line)
      line = ''
      isItem = false
    }
  }
  return [...lines, line].join('\n')
}

export function readDocx(bytes: Uint8Array): DocumentResult {
  const entry = entryOf(bytes, part)
  if (!entry) return { problem: 'unsupported' }
  if (entry.encrypted) return { problem: 'protected' }
  if (entry.method !== 0 && entry.method !== 8) return { problem: 'broken' }
  try {
    const xml = entry.method === 0 ? entry.data : inflateRawSync(entry.data, { maxOutputLength: mostInflated })
    if (xml.length > mostInflated) return { problem: 'too_large' }
    return { text: wordsOf(new TextDecoder().decode(xml)) }
  } catch (error) {
    return { problem: (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? 'too_large' : 'broken' }
  }
}
