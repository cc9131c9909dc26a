// Reports a sample of the page's errors to the server if the operator turned reporting on: each once, without query strings.
import type { ReportError } from '@fairlead/contract/v1/client_errors'
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { cache } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { userQuery } from '../session/use-user.ts'

const limit = 20
const reported = new Set<string>()

export function reportError(error: unknown): void {
  const rate = cache.getQueryData<WireUser>(userQuery.queryKey)?.product.error_sample_rate ?? 0
  if (rate === 0 || Math.random() >= rate) return
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  // the same error in a loop is one error
  const key = `${name} ${message}`
  if (reported.has(key) || reported.size >= limit) return
  reported.add(key)
  void send<ReportError>('POST', 'v1/client_errors', { kind: name, message, stack, where: window.location.pathname }).catch(() => {})
}

export function reportErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message))
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}
