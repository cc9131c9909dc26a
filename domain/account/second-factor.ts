// Second factors: when a workspace requires one, which may be removed, and what users type as a code.
import type { AuthProvider } from './scopes.ts'
import { text } from './texts/second-factor.ts'

export const factorKinds = ['passkey', 'totp'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What opened a session. */
export type SignInMethod = 'password' | 'passkey' | 'sso' | AuthProvider

export const factorLimits = { passkeys: 10, name: 60, recovery: 10, graceDays: 90 }

/** A workspace's rule: from when its members need a second factor (null = they don't), also after a provider's sign-in. */
export interface FactorRule {
  from: Date | null
  forProviders: boolean
}

/** From when a session's user needs to add a second factor; null = not at all. `signedInBy` null = not on record. */
export function factorDue(rule: FactorRule, session: { hasFactor: boolean; signedInBy: SignInMethod | null }): Date | null {
  if (session.hasFactor) return null
  // a workspace chooses what its own provider asks for
  if (session.signedInBy === 'sso') return null
  const isByProvider = session.signedInBy === 'google' || session.signedInBy === 'microsoft'
  return isByProvider && !rule.forProviders ? null : rule.from
}

/** The sentence against removing a factor after which `remaining` are left; null when it may be removed. */
export function whyNotRemoveFactor(rule: FactorRule, remaining: number, { isBreakGlass }: { isBreakGlass: boolean }): string | null {
  if (isBreakGlass && remaining === 0) return text.lastFactorOfBreakGlass
  return rule.from !== null && remaining === 0 ? text.lastFactor : null
}

/** The sentence against requiring second factors, asked by an admin; null when they may. */
export function whyNotRequireFactors(admin: { hasFactor: boolean }, graceDays: number): Record<string, string> | null {
  if (!admin.hasFactor) return { is_required: text.addYoursFirst }
  return graceDays < 0 || graceDays > factorLimits.graceDays ? { grace_days: text.graceDays(factorLimits.graceDays) } : null
}

/** Without letters and digits that look alike: 12 of them are 59 bits. */
export const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
export const recoveryLength = 12

/** What was typed as a code, with spaces and dashes removed; null when it can't be one. */
export function readCode(typed: string): { kind: 'totp' | 'recovery'; code: string } | null {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '')
  if (/^\d{6}$/.test(code)) return { kind: 'totp', code }
  const isRecovery = code.length === recoveryLength && Array.from(code).every((sign) => recoveryAlphabet.includes(sign))
  return isRecovery ? { kind: 'recovery', code } : null
}
