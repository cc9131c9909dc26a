// Makes up a fictional person's address: always the same for the same person, and none for some.
import { crc32 } from 'node:zlib'

export interface Invented {
  firstName: string
  lastName: string
  domain: string
  email: string
  score: number
  verified: 'valid' | 'accept_all'
}

/**
 * Handles of the talent pool end in '-fl' and eight digits; no other handle has an address here, so no real person ever gets
 * one.
 * Two in seven have no address.
 */
export function byHandle(handle: string): Invented | null {
  const match = /^([\p{L}\d-]+)-(fl\d{8})$/u.exec(handle.toLowerCase())
  const [firstName = '', ...rest] = match?.[1]?.split('-') ?? []
  if (!match || firstName === '') return null
  const lastName = rest.at(-1) ?? ''
  return invent(firstName, lastName, `${[firstName, lastName, match[2]].filter((part) => part !== '').join('.')}`, 'found.fairlead.example')
}

/** first.last@company.example: a reserved domain (RFC 2606) that never receives email. */
export function byCompany(firstName: string, lastName: string, company: string): Invented | null {
  const [first, last, domain] = [slug(firstName), slug(lastName), slug(company)]
  return first === '' || last === '' || domain === '' ? null : invent(firstName, lastName, `${first}.${last}`, `${domain}.example`)
}

function invent(firstName: string, lastName: string, local: string, domain: string): Invented | null {
  const email = `${slugLocal(local)}@${domain}`
  const chance = crc32(email)
  if (chance % 7 < 2) return null
  return { firstName, lastName, domain, email, score: 60 + (chance % 40), verified: chance % 3 === 0 ? 'accept_all' : 'valid' }
}

/** The result of checking the address, always the same: most exist, some don't, and some servers accept everything. */
export function checkInvented(email: string): 'valid' | 'invalid' | 'accept_all' | 'unknown' {
  // makes no claims about real domains' servers
  if (!email.endsWith('.example')) return 'unknown'
  if (crc32(email) % 3 !== 0) return 'valid'
  return (['accept_all', 'invalid', 'valid', 'valid'] as const)[crc32(`check ${email}`) % 4]!
}

function slug(text: string): string {
  return plain(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '')
}

function slugLocal(text: string): string {
  return plain(text).replaceAll(/[^a-z0-9.]+/g, '-')
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
