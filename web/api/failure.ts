// What a call throws when the server refuses or cannot be reached.
import { fieldOf } from '@fairlead/domain/shared/records'
import type { WireFailure } from '@fairlead/contract/shapes/common'

export class ApiFailure extends Error {
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  /** For a slot that is taken: the free times. */
  readonly alternatives: NonNullable<WireFailure['alternatives']>
  /** Milliseconds to wait, if the server gave them. */
  readonly retryAfterMs: number | null
  constructor(status: number, body: WireFailure, retryAfterMs: number | null = null) {
    super(body.message)
    this.name = 'ApiFailure'
    this.status = status
    this.code = body.error
    this.fields = body.fields ?? {}
    this.alternatives = body.alternatives ?? []
    this.retryAfterMs = retryAfterMs
  }
}

/** True for the body of a refusal. */
export function isFailureBody(body: unknown): body is WireFailure {
  return typeof fieldOf(body, 'error') === 'string' && typeof fieldOf(body, 'message') === 'string'
}

export function failureOf(error: unknown): ApiFailure | null {
  return error instanceof ApiFailure ? error : null
}

/** True for a refusal that retrying can't change. */
export function isFinal(error: unknown): boolean {
  const failure = failureOf(error)
  return failure !== null && failure.status >= 400 && failure.status < 500 && failure.status !== 408 && failure.status !== 429
}

export function sentenceOf(error: unknown, otherwise: string): string {
  const failure = failureOf(error)
  return failure && (isFinal(failure) || failure.status === 429) && failure.message ? failure.message : otherwise
}
