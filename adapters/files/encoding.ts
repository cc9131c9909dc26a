// Detects a text file's encoding, first by its byte order mark, then by its bytes.
import type { EncodingChoice } from '@fairlead/domain/ports/files'
import { multiByte, singleByte } from './encoding.data.ts'
import { decodeAs, guessEncoding } from './guess-encoding.ts'

export interface Decoded {
  text: string
  encoding: string
  /** False when other encodings are plausible and would give another text. */
  isSure: boolean
  /** The encodings to choose from, with cells as they would be read; none for Unicode. */
  choices: EncodingChoice[]
}

/** The encodings that a user may name. */
export const knownEncodings: ReadonlySet<string> = new Set([
  'utf-8',
  'utf-16le',
  'utf-16be',
  'iso-2022-jp',
  ...Object.keys(singleByte),
  ...Object.keys(multiByte),
])

/**
 * Byte order marks decide; without one, many zero bytes on one side mean UTF-16, valid UTF-8 means UTF-8, and anything else is
 * read by how plausible its words are. `encoding` overrides all that. Never throws.
 */
export function decodeText(bytes: Uint8Array, encoding?: string): Decoded {
  if (encoding !== undefined && knownEncodings.has(encoding)) {
    const { choices } = isUtf8(bytes) ? { choices: [] } : guessEncoding(bytes)
    return { text: decodeAs(bytes, encoding).replace(/^\uFEFF/, ''), encoding, isSure: true, choices }
  }
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf && isUtf8(bytes)) return decoded(bytes.subarray(3), 'utf-8')
  if (a === 0xff && b === 0xfe) return decoded(bytes.subarray(2), 'utf-16le')
  if (a === 0xfe && b === 0xff) return decoded(bytes.subarray(2), 'utf-16be')
  const wide = utf16Guess(bytes)
  if (wide) return decoded(bytes, wide)
  // JIS writes Japanese in ASCII, after an escape
  if (Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).includes('\u001B$')) return decoded(bytes, 'iso-2022-jp')
  if (isUtf8(bytes)) return decoded(bytes, 'utf-8')
  const { encoding: guessed, isSure, choices } = guessEncoding(bytes)
  return { text: decodeAs(bytes, guessed), encoding: guessed, isSure, choices }
}

function decoded(bytes: Uint8Array, encoding: string): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding, isSure: true, choices: [] }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
function utf16Guess(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const looked = Math.min(bytes.length, 2000) & ~1
  if (looked < 4) return null
  const zeros = [0, 0]
  for (let index = 0; index < looked; index++) if (bytes[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > looked * 0.2 && odd > even * 4) return 'utf-16le'
  return even > looked * 0.2 && even > odd * 4 ? 'utf-16be' : null
}
