// Single sign-on where it is required, and what a test of it showed.
import { failureOf } from '../api/failure.ts'

/** The provider that a refused sign-in must use instead; null for other errors. */
export function ssoInstead(error: unknown): string | null {
  const failure = failureOf(error)
  return failure?.code === 'sso_required' ? (failure.fields['connection'] ?? null) : null
}

/** Of the query cache: the result of a connection's last test in this window. */
export const ssoTestKey = (connection: string) => ['sso-test', connection]
