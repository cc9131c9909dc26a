// Calls a mailbox vendor's API: renews a refused token, and reports exactly how far a request got.
import { isRecord } from '@fairlead/domain/shared/records'
import { MailboxBusy, type SendOutcome } from '@fairlead/domain/ports/mail'
import { ConsentWithdrawn, type ApiAccount, type MailFault } from '@fairlead/domain/ports/mailboxes'
import { field, text } from '../../http/shape.ts'
import { GuardError, requestGuarded, type GuardRules } from '../../http/guarded-request.ts'

export interface Vendor {
  /** Its usual name: Gmail. */
  name: string
  /** Base URL, ending with a slash. */
  home: string
  guard: GuardRules
  /** The meaning of a refusal, according to the vendor's documentation. */
  meaningOf(status: number, body: unknown): Meaning
}

/**
 * `limit`: retry later; `consent`: the scopes or the consent are missing; `sender`: this mailbox may not send; `recipient`: an
 * address it doesn't accept; `message`: anything else about this request.
 */
export type Meaning = 'limit' | 'consent' | 'sender' | 'recipient' | 'message'

export interface VendorRequest {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** A path below the base URL, or a whole URL from the vendor. */
  path: string
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: string
  /** At most this many bytes of a longer response are read. */
  firstBytes?: number
  signal?: AbortSignal
}

export interface Answered {
  state: 'answered'
  status: number
  /** Parsed JSON; undefined for anything else. */
  body: unknown
  bytes: Buffer
  /** From the vendor's header or message. */
  retryAfterSeconds: number | null
}

export type VendorAnswer =
  | Answered
  /** No connection was made: the vendor certainly didn't receive the request. */
  | { state: 'not_reached'; reason: string }
  /** The request may have arrived, but the response didn't. */
  | { state: 'lost'; reason: string }

/** The vendor can't be reached, or gave no usable response. */
export class VendorError extends Error {
  readonly fault: MailFault
  constructor(fault: MailFault, message: string) {
    super(message)
    this.name = 'VendorError'
    this.fault = fault
  }
}

export interface VendorClient {
  /** One request, and another with a new token if the token is refused. Rejects with errors from `accessToken`. */
  request(request: VendorRequest): Promise<VendorAnswer>
  /** The JSON of a successful response; null for a status in `unless`. Rejects with MailboxBusy, ConsentWithdrawn, or VendorError. */
  read(request: VendorRequest, unless?: readonly number[]): Promise<Answered | null>
}

const timeoutMs = 60_000
const neverConnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EDNS|EHOSTUNREACH|ENETUNREACH|CERT_|ERR_TLS_|DEPTH_|SELF_SIGNED|UNABLE_TO_)/
/** Another process's renewed token may have been revoked too. */
const maxRenewals = 3
/** When the vendor says "wait" without a time. */
const usualPauseSeconds = 60
const longestPauseSeconds = 24 * 3600

export function vendorClient(vendor: Vendor, account: ApiAccount): VendorClient {
  let busyUntil = 0
  const once = async (request: VendorRequest, token: string): Promise<VendorAnswer> => {
    const url = new URL(request.path, vendor.home)
    // the token is sent only to its vendor, whatever a link says
    if (url.origin !== new URL(vendor.home).origin) throw new VendorError('no_answer', `${vendor.name} pointed to another site.`)
    if (request.query) {
      for (const [key, value] of Object.entries(request.query)) url.searchParams.set(key, value)
      // OData reads a plus as a plus; links from the vendor stay unchanged
      url.search = url.search.replaceAll('+', '%20')
    }
    const timeout = AbortSignal.timeout(timeoutMs)
    try {
      const { status, headers, bytes } = await requestGuarded(
        { ...vendor.guard, ...(request.firstBytes === undefined ? {} : { maxBytes: request.firstBytes }) },
        {
          method: request.method ?? 'GET',
          url,
          headers: { authorization: `Bearer ${token}`, accept: 'application/json', ...request.headers },
          signal: request.signal ? AbortSignal.any([timeout, request.signal]) : timeout,
          isCut: request.firstBytes !== undefined,
          ...(request.body === undefined ? {} : { body: request.body }),
        },
      )
      const body = jsonOf(bytes)
      return { state: 'answered', status, body, bytes, retryAfterSeconds: pauseOf(headers['retry-after'], body) }
    } catch (error) {
      if (!(error instanceof GuardError)) throw error
      const sentence = `${vendor.name} did not answer (${error.detail || error.reason}).`
      const wasHeard = ['timeout', 'too_large', 'unknown_encoding'].includes(error.reason)
      const isHeard = wasHeard || (error.reason === 'unreachable' && !neverConnected.test(error.detail))
      return { state: isHeard ? 'lost' : 'not_reached', reason: sentence }
    }
  }
  const ask = async (request: VendorRequest): Promise<VendorAnswer> => {
    let token = await account.accessToken()
    let answer = await once(request, token)
    for (let more = maxRenewals; more > 0 && answer.state === 'answered' && answer.status === 401; more--) {
      token = await account.accessToken(token)
      answer = await once(request, token)
    }
    return answer
  }
  return {
    request: ask,
    async read(request, unless = []) {
      const waitSeconds = Math.ceil((busyUntil - Date.now()) / 1000)
      if (waitSeconds > 0) throw new MailboxBusy(waitSeconds)
      const answer = await ask(request)
      if (answer.state !== 'answered') throw new VendorError(answer.state === 'lost' ? 'timeout' : 'refused', answer.reason)
      if (answer.status >= 200 && answer.status < 300) return answer
      if (unless.includes(answer.status)) return null
      const meaning = meaningOf(vendor, answer)
      if (meaning === 'consent') throw new ConsentWithdrawn()
      if (meaning !== 'limit') throw new VendorError('no_answer', `${vendor.name} refused a request (${answer.status}).`)
      const seconds = answer.retryAfterSeconds ?? usualPauseSeconds
      busyUntil = Date.now() + seconds * 1000
      throw new MailboxBusy(seconds)
    },
  }
}

function meaningOf(vendor: Vendor, { status, body }: Answered): Meaning {
  if (status === 401) return 'consent'
  return status === 429 ? 'limit' : vendor.meaningOf(status, body)
}

/**
 * The outcome of a posted message. A refusal proves that it wasn't sent; a server failure, or no response, proves nothing. The
 * codes are those of SMTP servers for the same cases (RFC 5321 section 4.2.3, RFC 4954 section 6).
 */
export function outcomeOf(vendor: Vendor, answer: VendorAnswer): SendOutcome {
  if (answer.state === 'not_reached')
    return { state: 'refused', permanent: false, code: null, response: answer.reason, stage: 'connection' }
  if (answer.state === 'lost') return { state: 'unknown', response: answer.reason }
  const { status } = answer
  const response = `${vendor.name}: ${status} ${messageIn(answer.body) ?? ''}`.trim()
  if (status >= 200 && status < 300) return { state: 'sent', response }
  if (status >= 500) return { state: 'unknown', response }
  switch (meaningOf(vendor, answer)) {
    case 'limit': {
      const retryAfterSeconds = answer.retryAfterSeconds ?? usualPauseSeconds
      return { state: 'refused', permanent: false, code: 421, response, stage: 'connection', retryAfterSeconds }
    }
    case 'consent':
      return { state: 'refused', permanent: false, code: 535, response, stage: 'sign_in' }
    case 'sender':
      return { state: 'refused', permanent: true, code: 550, response, stage: 'sender' }
    case 'recipient':
      return { state: 'refused', permanent: true, code: 550, response, stage: 'recipient' }
    case 'message':
      return { state: 'refused', permanent: true, code: status === 413 ? 552 : 554, response, stage: 'content' }
  }
}

/** No token available, or the vendor asks to wait: nothing was sent. */
export function outcomeWithoutToken(error: unknown): SendOutcome {
  const response = error instanceof Error ? error.message : 'No access token.'
  if (error instanceof MailboxBusy)
    return { state: 'refused', permanent: false, code: 421, response, stage: 'connection', retryAfterSeconds: error.retryAfterSeconds }
  return error instanceof ConsentWithdrawn
    ? { state: 'refused', permanent: false, code: 535, response, stage: 'sign_in' }
    : { state: 'refused', permanent: false, code: null, response, stage: 'connection' }
}

/** Both vendors put an error's code and message under `error`. */
export const errorIn = (body: unknown): unknown => field(body, 'error')
const messageIn = (body: unknown): string | null => text(errorIn(body), 'message')?.slice(0, 300) ?? null

function jsonOf(bytes: Buffer): unknown {
  if (bytes[0] !== 0x7b && bytes[0] !== 0x5b) return undefined
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}

/** Seconds from the header, or until the time in Gmail's message. */
function pauseOf(header: unknown, body: unknown): number | null {
  const bounded = (seconds: number) => Math.min(Math.max(1, Math.ceil(seconds)), longestPauseSeconds)
  if (typeof header === 'string' && /^\d{1,6}$/.test(header)) return bounded(Number(header))
  const [, until] = /Retry after (\d{4}-\d\d-\d\dT[\d:.]{5,16}Z)/.exec(isRecord(body) ? (messageIn(body) ?? '') : '') ?? []
  return until === undefined || Number.isNaN(Date.parse(until)) ? null : bounded((Date.parse(until) - Date.now()) / 1000)
}
