// The syntax of SPF records (RFC 7208 sections 4.5, 4.6, 5, and 6).
import { readIp, type IpAddress } from '../../shared/ip-address.ts'

export const qualifiers = { '+': 'pass', '-': 'fail', '~': 'softfail', '?': 'neutral' } as const
export type Qualified = (typeof qualifiers)[keyof typeof qualifiers]

export type SpfMechanism =
  | { name: 'all'; result: Qualified }
  | { name: 'include' | 'exists'; result: Qualified; domain: string }
  | { name: 'a' | 'mx'; result: Qualified; domain: string | null; prefix4: number; prefix6: number }
  | { name: 'ptr'; result: Qualified }
  | { name: 'ip'; result: Qualified; network: IpAddress; prefix: number }

export interface SpfRecord {
  mechanisms: SpfMechanism[]
  redirect: string | null
}

export const isSpfRecord = (text: string): boolean => /^v=spf1(?: |$)/i.test(text)

const longestRecord = 10_000
const mechanism = /^([+\-~?]?)(all|include|a|mx|ptr|ip4|ip6|exists)(?:(?=[:/])(.*))?$/i
const modifier = /^([a-z][a-z0-9\-_.]*)=(.*)$/i

/** The first term that can't be parsed otherwise. */
export function readSpfRecord(text: string): { record: SpfRecord } | { wrongTerm: string } {
  const record: SpfRecord = { mechanisms: [], redirect: null }
  for (const term of text.slice(0, longestRecord).split(' ').slice(1)) {
    if (term === '') continue
    const [, sign = '', name = '', rest = ''] = mechanism.exec(term) ?? []
    const read = name === '' ? null : readMechanism(name.toLowerCase(), qualifierOf(sign), rest)
    if (read) record.mechanisms.push(read)
    else if (!readModifier(record, term)) return { wrongTerm: term }
  }
  return { record }
}

const qualifierOf = (sign: string): Qualified => (sign === '-' || sign === '~' || sign === '?' ? qualifiers[sign] : 'pass')

function readMechanism(name: string, result: Qualified, rest: string): SpfMechanism | null {
  switch (name) {
    case 'all':
      return rest === '' ? { name, result } : null
    case 'include':
    case 'exists':
      return isDomainSpec(rest.slice(1)) && rest.startsWith(':') ? { name, result, domain: rest.slice(1) } : null
    case 'ptr':
      return rest === '' || (rest.startsWith(':') && isDomainSpec(rest.slice(1))) ? { name, result } : null
    case 'ip4':
    case 'ip6':
      return readNetwork(name, result, rest)
    case 'a':
    case 'mx':
      return readHosts(name, result, rest)
    default:
      return null
  }
}

function readNetwork(name: 'ip4' | 'ip6', result: Qualified, rest: string): SpfMechanism | null {
  const [address = '', length, ...more] = rest.slice(1).split('/')
  const max = name === 'ip4' ? 32 : 128
  const network = readIp(address)
  const prefix = readPrefix(length, max)
  const isKind = name === 'ip4' ? !address.includes(':') : address.includes(':')
  if (!rest.startsWith(':') || more.length > 0 || !network || !isKind || prefix === null) return null
  return { name: 'ip', result, network, prefix: network.bits === 32 && max === 128 ? Math.max(0, prefix - 96) : prefix }
}

/** a:domain/24//64 */
function readHosts(name: 'a' | 'mx', result: Qualified, rest: string): SpfMechanism | null {
  const slash = rest.indexOf('/')
  const domain = slash < 0 ? rest : rest.slice(0, slash)
  const [lengths4 = '', lengths6, ...more] = slash < 0 ? [] : rest.slice(slash).split('//')
  const prefix4 = lengths4 === '' ? 32 : readPrefix(lengths4.slice(1), 32)
  const prefix6 = readPrefix(lengths6, 128)
  if ((domain !== '' && !(domain.startsWith(':') && isDomainSpec(domain.slice(1)))) || more.length > 0) return null
  return prefix4 === null || prefix6 === null ? null : { name, result, domain: domain.slice(1) || null, prefix4, prefix6 }
}

function readPrefix(text: string | undefined, max: number): number | null {
  if (text === undefined) return max
  return /^(?:0|[1-9]\d{0,2})$/.test(text) && Number(text) <= max ? Number(text) : null
}

/** Unknown modifiers are ignored; redirect and exp may occur once. */
function readModifier(record: SpfRecord, term: string): boolean {
  const [, name = '', value = ''] = modifier.exec(term) ?? []
  if (name === '') return false
  if (name.toLowerCase() !== 'redirect') return true
  if (record.redirect !== null || !isDomainSpec(value)) return false
  record.redirect = value
  return true
}

const isDomainSpec = (text: string) => text.length <= 253 && /^[!-.0-~]*[a-z0-9}_-]\.?$/i.test(text) && isMacroString(text)
const isMacroString = (text: string) => !/%(?![{%_-])|%\{(?![slodiphcrtv]\d{0,3}r?[.\-+,/_=]*\})/i.test(text)

export interface MacroValues {
  sender: string
  domain: string
  /** In the notation of macros. */
  ip: string
  isV6: boolean
}

/** Expands macros (RFC 7208 section 7); names longer than 253 characters lose labels on the left. */
export function expandMacros(spec: string, { sender, domain, ip, isV6 }: MacroValues): string {
  const separator = sender.lastIndexOf('@')
  const values: Record<string, string> = {
    s: sender,
    l: sender.slice(0, separator),
    o: sender.slice(separator + 1),
    d: domain,
    h: domain,
    i: ip,
    p: 'unknown',
    v: isV6 ? 'ip6' : 'in-addr',
  }
  const expanded = spec.replaceAll(
    /%(?:([%_-])|\{([a-z])(\d*)(r?)([.\-+,/_=]*)\})/gi,
    (_, escape: string | undefined, letter = '', digits = '', reverse = '', delimiters = '') => {
      if (escape !== undefined) return escape === '%' ? '%' : escape === '_' ? ' ' : '%20'
      const separators = delimiters === '' ? '.' : String(delimiters)
      const parts = splitAt(values[String(letter).toLowerCase()] ?? '', separators)
      const ordered = reverse === '' ? parts : parts.toReversed()
      return (digits === '' || Number(digits) === 0 ? ordered : ordered.slice(-Number(digits))).join('.')
    },
  )
  const labels = expanded.replace(/\.$/, '').split('.')
  while (labels.length > 1 && labels.join('.').length > 253) labels.shift()
  return labels.join('.')
}

function splitAt(text: string, separators: string): string[] {
  const parts = ['']
  for (const letter of text) {
    if (separators.includes(letter)) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}
