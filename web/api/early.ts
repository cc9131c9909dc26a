// Questions asked before the app has started; anyone who asks the same first afterwards gets the answer that is on its way.
import { sessionToken } from './session.ts'

declare global {
  interface Window {
    /** The early script is no part of the app: what it asked lies here. */
    askedEarly?: Map<string, { token: string; response: Promise<Response> }>
  }
}

/** Asks a GET of the signed-in user; a failure is told to anyone who takes it. */
export function askNow(path: string, form: Readonly<Record<string, string>>): void {
  const token = sessionToken()
  if (!token) return
  const query = new URLSearchParams(form)
  const url = `/api/${path}${query.size > 0 ? `?${query}` : ''}`
  const response = fetch(url, { headers: { Accept: 'application/json', 'X-Parse-Session-Token': token } })
  response.catch(() => {})
  window.askedEarly ??= new Map()
  window.askedEarly.set(url, { token, response })
}

/** The answer that is on its way to this address for this session; it is given away once. */
export function takeEarly(url: string, token: string | null): Promise<Response> | null {
  const early = window.askedEarly?.get(url)
  window.askedEarly?.delete(url)
  return early && early.token === token ? early.response : null
}
