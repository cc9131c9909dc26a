// Extracts the text of a DOCX: one part of the archive, inflated by fflate in slices up to a limit, with paragraphs as lines.
import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate'
import type { DocumentResult } from './document.ts'

const maxInflatedBytes = 20 * 1024 * 1024
/** Deflate expands a byte to at most 1,032, so a slice adds at most 9 MB before the limit is checked. */
const slice = 8 * 1024
const part = 'word/document.xml'

class TooLarge extends Error {}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function plain(xml: string): string {
  return xml.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return named[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** The text by paragraph; list items begin with a dash. */
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
  // the first entry's flags, which say whether the archive is encrypted
  if (((bytes[6] ?? 0) & 1) === 1) return { problem: 'protected' }
  try {
    const xml = unpack(bytes)
    return xml === null ? { problem: 'unsupported' } : { text: wordsOf(new TextDecoder().decode(xml)) }
  } catch (error) {
    return { problem: error instanceof TooLarge ? 'too_large' : 'broken' }
  }
}

/** The part with the text; null when there is none. Sizes claimed by entries are ignored. */
function unpack(bytes: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = []
  let length = 0
  let isWhole: boolean | null = null
  const archive = new Unzip((file) => {
    if (file.name !== part || isWhole !== null) return
    isWhole = false
    file.ondata = (error, data, isLast) => {
      if (error) throw error
      length += data.length
      if (length > maxInflatedBytes) throw new TooLarge()
      parts.push(data)
      isWhole = isLast
    }
    file.start()
  })
  archive.register(UnzipInflate)
  archive.register(UnzipPassThrough)
  for (let offset = 0; offset < bytes.length && isWhole !== true; offset += slice)
    archive.push(bytes.subarray(offset, offset + slice), offset + slice >= bytes.length)
  if (isWhole === false) throw new Error('cut off')
  return isWhole ? Buffer.concat(parts) : null
}
