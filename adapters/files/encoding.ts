// Detects a text file's encoding, first by its byte order mark, then by its bytes.

export interface Decoded {
  text: string
  encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
}

/**
 * Byte order marks decide; without one, many zero bytes on one side mean UTF-16, valid UTF-8 means UTF-8, and anything else is
 * read as Latin-1 the way the web does (windows-1252, which has a character for almost every byte). Never throws.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  const [a, b, c] = bytes
  if (a === 0xef && b === 0xbb && c === 0xbf) return decoded(bytes.subarray(3), 'utf-8')
  if (a === 0xff && b === 0xfe) return decoded(bytes.subarray(2), 'utf-16le')
  if (a === 0xfe && b === 0xff) return decoded(bytes.subarray(2), 'utf-16be')
  const wide = utf16Guess(bytes)
  if (wide) return decoded(bytes, wide)
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return decoded(bytes, 'windows-1252')
  }
}

function decoded(bytes: Uint8Array, encoding: Decoded['encoding']): Decoded {
  return { text: new TextDecoder(encoding).decode(bytes), encoding }
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
