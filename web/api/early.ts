// Requests sent before the app has started; the first later request for the same data takes the pending response.
import { readersLanguage } from '@fairlead/domain/shared/readers-language'
import { sessionToken } from './session.ts'

declare global {
  interface Window {
    /** The early script isn't part of the app: its pending requests are stored here. */
    askedEarly?: Map<string, { token: string; response: Promise<Response> }>
  }
}

/** Starts a GET for the signed-in user; a failure rejects for the caller that takes it. */
export function prefetch(path: string, form: Readonly<Record<string, string>>): void {
  const token = sessionToken()
  if (!token) return
  const query = new URLSearchParams(form)
  const url = `/api/${path}${query.size > 0 ? `?${query}` : ''}`
  const response = fetch(url, {
    headers: { Accept: 'application/json', 'Accept-Language': readersLanguage(), 'X-Parse-Session-Token': token },
  })
  response.catch(() => {})
  window.askedEarly ??= new Map()
  window.askedEarly.set(url, { token, response })
}

/** The pending response for this address and session; it is handed out once. */
export function takePrefetched(url: string, token: string | null): Promise<Response> | null {
  const early = window.askedEarly?.get(url)
  window.askedEarly?.delete(url)
  return early && early.token === token ? early.response : null
}
