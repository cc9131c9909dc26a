// The guarded client in the shape of fetch, for libraries that take one.
import { requestGuarded, type GuardRules } from './guarded-request.ts'

export interface FetchOptions {
  method?: string
  headers?: Record<string, string>
  body?: unknown
  signal?: AbortSignal | undefined
}

/** Redirects aren't followed; bodies are text or form fields. Rejects with GuardError. */
export function guardedFetch(rules: GuardRules): (url: string, options?: FetchOptions) => Promise<Response> {
  return async (url, { method = 'GET', headers = {}, body, signal } = {}) => {
    const text = body instanceof URLSearchParams ? body.toString() : (body ?? undefined)
    if (text !== undefined && typeof text !== 'string') throw new TypeError('Only text and form fields are sent.')
    const answer = await requestGuarded(rules, {
      method,
      url: new URL(url),
      headers,
      ...(text === undefined ? {} : { body: text }),
      ...(signal ? { signal } : {}),
    })
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: { 'content-type': answer.headers['content-type'] ?? '' },
    })
  }
}
