// The origin of the current request; use cases read it here instead of passing it through every call.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Log } from './log.ts'

export interface RequestOrigin {
  /** The sender's address, from the HTTP layer. */
  ip: string
  /** At most 200 printable characters. */
  userAgent: string
  log: Log
}

const current = new AsyncLocalStorage<RequestOrigin>()

export function withOrigin<T>(origin: RequestOrigin, work: () => T): T {
  return current.run({ ...origin, userAgent: origin.userAgent.slice(0, 200).replaceAll(/[^\x20-\x7e]/g, '') }, work)
}

/** null outside of a request: in the worker, in commands, in tests that call use cases directly. */
export function requestOrigin(): RequestOrigin | null {
  return current.getStore() ?? null
}
