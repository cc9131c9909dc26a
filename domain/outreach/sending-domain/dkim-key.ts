// DKIM keys in DNS (RFC 6376 section 3.6.1, RFC 8301, RFC 8463).
import { readTagList } from './tag-list.ts'

export type DkimKeyFault = 'malformed' | 'revoked' | 'weak' | 'not_for_email'

export const dkimName = (selector: string, domain: string): string => `${selector}._domainkey.${domain}`

/** The key in a record; other records may have the same name. */
export function readDkimKey(text: string): { fault: DkimKeyFault | null; publicKey: string } {
  const tags = readTagList(text)
  const publicKey = (tags?.get('p') ?? '').replaceAll(/\s/g, '')
  const wrong = (fault: DkimKeyFault) => ({ fault, publicKey })
  if (!tags?.has('p')) return wrong('malformed')
  const version = tags.get('v')
  // the version comes first if it is given
  if (version !== undefined && (version !== 'DKIM1' || [...tags.keys()][0] !== 'v')) return wrong('malformed')
  if (publicKey === '') return wrong('revoked')
  const services = tags
    .get('s')
    ?.split(':')
    .map((service) => service.trim()) ?? ['*']
  if (!services.includes('*') && !services.includes('email')) return wrong('not_for_email')
  const bytes = readBase64(publicKey)
  const type = (tags.get('k') ?? 'rsa').toLowerCase()
  if (!bytes || (type !== 'rsa' && type !== 'ed25519')) return wrong('malformed')
  if (type === 'ed25519') return bytes.length === 32 ? { fault: null, publicKey } : wrong('malformed')
  if (bytes.length !== wholeLength(bytes.head)) return wrong('malformed')
  return bytes.length < minBytes ? wrong('weak') : { fault: null, publicKey }
}

/** A 1,024-bit RSA key as SubjectPublicKeyInfo; shorter ones may not be used (RFC 8301). */
const minBytes = 160

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** null when it isn't base64. `head`: the first four bytes. */
function readBase64(text: string): { length: number; head: number[] } | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text)) return null
  const [letters = ''] = text.split('=', 1)
  if (letters.length % 4 === 1) return null
  const bits =
    Array.from(letters.slice(0, 6)).reduce((value, letter) => value * 64 + alphabet.indexOf(letter), 0) *
    64 ** Math.max(0, 6 - letters.length)
  return {
    length: Math.floor((letters.length * 3) / 4),
    head: [3, 2, 1, 0].map((exponent) => Math.floor(bits / 16 / 256 ** exponent) % 256),
  }
}

/** The length given by the outer DER sequence; a truncated key is shorter. */
function wholeLength([tag, first = 0, second = 0, third = 0]: readonly number[]): number {
  if (tag !== 0x30) return -1
  if (first < 0x80) return 2 + first
  if (first === 0x81) return 3 + second
  return first === 0x82 ? 4 + second * 256 + third : -1
}

/** The selectors of a message's signatures for the sender's own domain. `headers` are values of DKIM-Signature. */
export function ownSelectors(headers: readonly string[], domain: string): string[] {
  const selectors = headers.flatMap((header) => {
    const tags = readTagList(header)
    const selector = tags?.get('s')?.toLowerCase() ?? ''
    return tags?.get('d')?.toLowerCase() === domain && isSelector(selector) ? [selector] : []
  })
  return [...new Set(selectors)].slice(0, 5)
}

/** Labels of a DNS name. */
export const isSelector = (text: string): boolean =>
  text.length <= 100 && text.split('.').every((label) => /^[a-z0-9_-]+$/.test(label) && !label.startsWith('-') && !label.endsWith('-'))
