// Makes one HTTP request to a vendor and reports exactly how far it got: answered, certainly not received, or lost on the way.
import { codeOf } from '@fairlead/domain/shared/caught'

export interface Question {
  method: 'GET' | 'POST' | 'PUT'
  /** Contains no secret: secrets are only in headers and body. */
  url: URL
  headers: Record<string, string>
  /** JSON for a plain object, multipart for FormData, a form for URLSearchParams; text unchanged, with its type in the headers. */
  body?: Record<string, unknown> | FormData | URLSearchParams | string
  /** Milliseconds to read the whole response. */
  timeout: number
  /** True for a GET with side effects, which is sent only once. */
  noRetry?: boolean
}

export type Answer =
  /** `body` is the parsed JSON; undefined when the response wasn't JSON, or was too long. */
  | {
      state: 'answered'
      status: number
      retryAfter: number | null
      body: unknown
      /** The Link header (RFC 8288). */
      link: string | null
    }
  /** No connection was made: the vendor certainly didn't receive the request. */
  | { state: 'not_reached'; code: string; reason: string }
  /** The request may have arrived, but the response didn't. */
  | { state: 'lost'; code: string; reason: string }

const longestAnswer = 1_000_000
const neverConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|ERR_TLS_|DEPTH_|SELF_SIGNED|UNABLE_TO_)/

/**
 * One request, one response; never rejects. A GET is retried once after a short pause when the connection broke or the status
 * is 502 to 504; a POST never, because it may have been received. Redirects aren't followed, since they would receive the
 * secrets; for the same reason plain HTTP is used only on this machine. Failure messages contain the host and an error code,
 * but nothing from the request.
 */
export async function sendRequest(question: Question): Promise<Answer> {
  const first = await sendOnce(question)
  const passing = first.state === 'answered' ? first.status >= 502 && first.status <= 504 : !['timeout', 'not_https'].includes(first.code)
  if (question.method !== 'GET' || question.noRetry || !passing) return first
  await new Promise((resolve) => setTimeout(resolve, 100))
  return sendOnce(question)
}

async function sendOnce({ method, url, headers, body, timeout }: Question): Promise<Answer> {
  if (url.protocol !== 'https:' && !isThisMachine(url)) {
    return { state: 'not_reached', code: 'not_https', reason: `${url.hostname} must use encryption (https).` }
  }
  const isForm = body instanceof FormData || body instanceof URLSearchParams || typeof body === 'string'
  const json = body !== undefined && !isForm
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...(json ? { 'content-type': 'application/json' } : {}), ...headers },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    const { status, headers: answered } = response
    return { state: 'answered', status, retryAfter: secondsOf(response), link: answered.get('link'), body: await readJson(response) }
  } catch (error) {
    const code = failureOf(error)
    const sentence = `${url.hostname} did not answer (${code}).`
    return neverConnected.test(code) ? { state: 'not_reached', code, reason: sentence } : { state: 'lost', code, reason: sentence }
  }
}

const isThisMachine = (url: URL): boolean => url.protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)

async function readJson(response: Response): Promise<unknown> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    if (length > longestAnswer) return undefined
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'))
  } catch {
    return undefined
  }
}

function secondsOf(response: Response): number | null {
  const value = response.headers.get('retry-after')
  return value !== null && /^\d{1,6}$/.test(value) ? Number(value) : null
}

function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.name === 'TimeoutError') return 'timeout'
  return codeOf(error.cause) || error.name
}
