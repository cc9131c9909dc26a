// The checks that all forms share; each returns the spec's sentence, or null when the value is valid.
import { messages } from './messages.ts'

const emailPattern = /^[^\s@<>(),;:\\"[\]]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i

/** True for one plain address of at most 254 characters (RFC 5321 limits, no comments, no quoted local part). */
export function isEmail(value: string): boolean {
  const text = value.normalize('NFKC').trim()
  return text.length <= 254 && emailPattern.test(text) && !text.includes('..') && text.indexOf('@') <= 64
}

/** The address as stored: trimmed, lower case, full-width letters as plain ones. */
export function normaliseEmail(value: string): string {
  return value.normalize('NFKC').trim().toLowerCase()
}

/**
 * What all spellings of one address have in common: for Gmail without dots and additions, and with one domain. `address_key` in
 * the database does the same. Anything without @ is only normalized.
 */
export function addressKey(value: string): string {
  const address = normaliseEmail(value)
  const [, local = '', additions] = /^([^@+]*)(\+[^@]*)?@(?:gmail|googlemail)\.com$/.exec(address) ?? []
  return local === '' && additions === undefined ? address : `${local.replaceAll('.', '')}@gmail.com`
}

/** Zero counts as given; an empty list or blank text does not. */
export function isGiven(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (typeof value === 'string') return value.trim() !== ''
  return !Array.isArray(value) || value.length > 0
}

export function checkRequired(value: unknown, sentence: string = messages.fieldRequired): string | null {
  return isGiven(value) ? null : sentence
}

/** Empty is allowed. */
export function checkUrl(value: string): string | null {
  if (value.trim() === '') return null
  return parseWebUrl(value) ? null : messages.notAUrl
}

/** The URL in a text, if it is one and leads to a web page (http, https); null otherwise. */
export const webLink = (value: string): string | null => parseWebUrl(value)?.href ?? null

function parseWebUrl(value: string): URL | null {
  const text = value.trim()
  const url = URL.parse(/^[a-z][a-z0-9+-]*:/i.test(text) ? text : `https://${text}`)
  return url && (url.protocol === 'http:' || url.protocol === 'https:') && isHost(url.hostname) ? url : null
}

/** A name with a dot, or an address; IPv6 in brackets. */
const isHost = (host: string) => host.includes('.') || host.startsWith('[')

/**
 * The canonical form of a profile, or null when invalid: https assumed, http or https, host www.linkedin.com, path /in/ + an ID
 * starting with a letter or digit (percent-encoding allowed), no further segment, trailing slash allowed.
 */
export function linkedinProfile(value: string): string | null {
  const url = parseWebUrl(value)
  if (!url || url.hostname !== 'www.linkedin.com' || url.port !== '' || url.username !== '') return null
  const match = /^\/in\/((?:[\p{L}\p{N}]|%[0-9a-f]{2})(?:[\p{L}\p{N}._~-]|%[0-9a-f]{2})*)\/?$/iu.exec(url.pathname)
  return match?.[1] ? `https://www.linkedin.com/in/${onePercentEncoding(match[1])}` : null
}

/** 'Müller', 'm%C3%BCller', and 'm%c3%bcller' are one name. */
function onePercentEncoding(name: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(name).normalize('NFC').toLowerCase()).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** The same for a link as people and exports write it: with another host of LinkedIn, such as fr. or m., or without one. */
export function anyLinkedinProfile(value: string): string | null {
  const text = value.trim().replace(/^(?:https?:)?(?:\/\/)?(?:[a-z]{1,3}\.)?linkedin\.com\//i, 'https://www.linkedin.com/')
  // /in/ada/de is the German view of the profile
  return linkedinProfile(text.replace(/(\/in\/[^/?#]{1,200})\/[a-z]{2}(?:[-_][a-z]{2})?\/?(?=$|[?#])/i, '$1'))
}

export function checkLinkedinUrl(value: string): string | null {
  return linkedinProfile(value) ? null : messages.notALinkedinUrl
}

/** The number typed into a field; 0 if it is negative or has a sign, null if it isn't a number. */
export function numberOnly(value: string): number | null {
  const text = value.trim()
  if (text === '') return null
  if (/[+-]/.test(text)) return 0
  const number = Number(text)
  return Number.isFinite(number) ? number : null
}
