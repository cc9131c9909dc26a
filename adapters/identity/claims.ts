// Reads who a person is out of the claims of an ID token and of the userinfo endpoint.
import { IdentityRefused } from '@fairlead/domain/ports/identity'
import type { ProvenIdentity } from '@fairlead/domain/ports/identity'
import { field, text } from '../http/shape.ts'
import { isEmail } from '@fairlead/domain/shared/validation'

/** True when the ID token alone does not name the person: Google's does, others keep it for userinfo. */
export function isIncomplete(claims: unknown): boolean {
  return text(claims, 'email') === null || namesOf(claims).firstName === ''
}

/**
 * Address, names and picture (OpenID Connect Core section 5.1). An address counts as verified when email_verified says so; Microsoft,
 * which does not send that claim, says xms_edov. Its `email` alone can be set by anyone who runs a directory. Refuses a person
 * without an address.
 */
export function personOf(claims: unknown): Omit<ProvenIdentity, 'issuer' | 'subject' | 'scopes' | 'refreshToken'> {
  const stated = text(claims, 'email')
  const email = (stated ?? text(claims, 'preferred_username') ?? '').trim().toLowerCase()
  if (!isEmail(email)) throw new IdentityRefused('This account has no email address.')
  const verified = isTrue(field(claims, 'email_verified')) || isTrue(field(claims, 'xms_edov'))
  return { email, emailVerified: stated !== null && verified, ...namesOf(claims), pictureUrl: pictureOf(claims) }
}

function namesOf(claims: unknown): { firstName: string; lastName: string } {
  const [given, family] = [text(claims, 'given_name'), text(claims, 'family_name')]
  if (given !== null) return { firstName: given.trim(), lastName: family?.trim() ?? '' }
  const [first = '', ...rest] = (text(claims, 'name') ?? '').trim().split(/\s+/)
  return { firstName: first, lastName: rest.join(' ') }
}

function pictureOf(claims: unknown): string | null {
  const url = URL.parse(text(claims, 'picture') ?? '')
  // Microsoft's picture can be read with an access token alone, which a browser does not have
  return url?.protocol === 'https:' && url.hostname !== 'graph.microsoft.com' ? url.href : null
}

const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1'
