// The only way to call a server whose address came from outside: the address is checked before connecting, and exactly that
// address is used, with limits on time and size. The caller handles redirects, and each one is checked again.
import { codeOf } from '@fairlead/domain/shared/caught'
import { isKeyOf, isOneOf, must } from '@fairlead/domain/shared/records'
import { lookup as lookUp } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isAllowedHost } from './allowed-hosts.ts'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'

export interface GuardRules {
  /** Protocols allowed for untrusted hosts. */
  protocols: readonly ('https:' | 'http:')[]
  /** Origins such as http://127.0.0.1:1234 of local services, which may be private and unencrypted. User input never gets here. */
  trustedOrigins: readonly string[]
  /** Hosts, including their subdomains, that may be called; none = every public one. */
  allowedHosts: readonly string[]
  /** Whether a connection is allowed at all. */
  mayConnect(address: string, port: number): boolean
  /** All addresses of a name. */
  resolve(host: string): Promise<string[]>
  /** Milliseconds for the whole response. */
  timeout: number
  /** Maximum size of a response after decompression. */
  maxBytes: number
}

export const guardDefaults: GuardRules = {
  protocols: ['https:'],
  trustedOrigins: [],
  allowedHosts: [],
  mayConnect: isPublicAddress,
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  timeout: 10_000,
  maxBytes: 2 * 1024 * 1024,
}

export interface GuardedRequest {
  method: string
  url: URL
  /** The only place for secrets; they are sent only to the requested origin. */
  headers?: Record<string, string>
  body?: string
  /** The first `maxBytes` of a longer response are enough; the rest isn't read. */
  isCut?: boolean
  /** A deadline over several requests, instead of `timeout`. */
  signal?: AbortSignal
  /** Called before reading the body; false leaves it unread. Its errors are passed on. */
  wantsBody?(head: AnswerHead): boolean
}

export interface AnswerHead {
  status: number
  headers: http.IncomingHttpHeaders
}

export interface GuardedAnswer extends AnswerHead {
  bytes: Buffer
}

export type NoAnswer =
  | 'bad_protocol'
  | 'credentials'
  | 'not_allowed'
  | 'private'
  | 'unknown_host'
  | 'timeout'
  | 'unreachable'
  | 'too_large'
  | 'unknown_encoding'

/** There is no complete response. `detail` is a code such as ECONNREFUSED if available. */
export class GuardError extends Error {
  readonly reason: NoAnswer
  readonly detail: string
  constructor(reason: NoAnswer, detail = '') {
    super(detail === '' ? reason : `${reason} (${detail})`)
    this.reason = reason
    this.detail = detail
  }
}

/** One request, one response with any status; a name is refused if connecting to any of its addresses isn't allowed. */
export async function requestGuarded(rules: GuardRules, asking: GuardedRequest): Promise<GuardedAnswer> {
  const { url } = asking
  const isTrusted = rules.trustedOrigins.includes(url.origin)
  const mayAsk = isOneOf(isTrusted ? ['https:', 'http:'] : rules.protocols, url.protocol)
  if (!mayAsk || url.hostname === '') throw new GuardError('bad_protocol')
  if (url.username !== '' || url.password !== '') throw new GuardError('credentials')
  if (!isTrusted && !isAllowedHost(url.hostname, rules.allowedHosts)) throw new GuardError('not_allowed')
  const signal = asking.signal ?? AbortSignal.timeout(rules.timeout)
  let response: http.IncomingMessage | null = null
  try {
    const addresses = isTrusted ? null : await checkedAddresses(rules, url, signal)
    response = await send(asking, addresses, signal)
    const head = { status: response.statusCode ?? 0, headers: response.headers }
    return {
      ...head,
      bytes: asking.wantsBody?.(head) === false ? Buffer.alloc(0) : await bytesOf(response, rules.maxBytes, signal, asking.isCut),
    }
  } catch (error) {
    if (signal.aborted) throw new GuardError('timeout')
    if (error instanceof GuardError || !isFromNetwork(error)) throw error
    throw new GuardError('unreachable', faultOf(error))
  } finally {
    response?.destroy()
  }
}

async function checkedAddresses(rules: GuardRules, url: URL, signal: AbortSignal): Promise<string[]> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const addresses = isIP(host) ? [host] : await beforeAbort(resolved(rules, host), signal)
  if (addresses.length === 0) throw new GuardError('unknown_host', 'ENOTFOUND')
  if (!addresses.every((address) => rules.mayConnect(address, port))) throw new GuardError('private')
  return addresses
}

async function resolved(rules: GuardRules, host: string): Promise<string[]> {
  try {
    return await rules.resolve(host)
  } catch (error) {
    throw new GuardError('unreachable', faultOf(error))
  }
}

/** Rejects when the signal aborts first. The promise exists only while it is awaited: one no one awaits would end the process. */
function beforeAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new GuardError('timeout'))
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function send(
  { url, method, headers, body }: GuardedRequest,
  addresses: string[] | null,
  signal: AbortSignal,
): Promise<http.IncomingMessage> {
  // the name isn't resolved again: the connection uses the checked address
  const records = (addresses ?? []).map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_, options, done) => {
    if (options.all) done(null, records)
    else done(null, must(records[0]).address, must(records[0]).family)
  }
  return new Promise((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    const bytes = body === undefined ? null : Buffer.from(body)
    const length = bytes === null ? {} : { 'content-length': String(bytes.length) }
    request(url, {
      method,
      ...(addresses === null ? {} : { lookup }),
      agent: false,
      signal,
      maxHeaderSize: 32 * 1024,
      headers: { 'user-agent': 'Fairlead', 'accept-encoding': 'gzip, deflate, br', ...length, ...headers },
    })
      .once('response', resolve)
      .once('error', (error) => reject(fromNetwork(error)))
      .end(bytes)
  })
}

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }

/** Complete or nothing: a response that is too long or truncated rejects, unless its beginning is enough. */
async function bytesOf(response: http.IncomingMessage, max: number, signal: AbortSignal, isCut = false): Promise<Buffer> {
  const encoding = (response.headers['content-encoding'] || 'identity').toLowerCase()
  const unpack = isKeyOf(unpackers, encoding) ? unpackers[encoding]() : null
  if (!unpack && encoding !== 'identity') throw new GuardError('unknown_encoding')
  if (!isCut && Number(response.headers['content-length'] ?? 0) > max) throw new GuardError('too_large')
  const source = unpack ? response.on('error', (error) => unpack.destroy(error)).pipe(unpack) : response
  const cut = () => source.destroy(new Error('timeout'))
  signal.addEventListener('abort', cut, { once: true })
  const parts: Buffer[] = []
  let length = 0
  try {
    for await (const part of source as AsyncIterable<Buffer>) {
      length += part.length
      if (length > max && !isCut) throw new GuardError('too_large')
      parts.push(part)
      if (length >= max && isCut) return Buffer.concat(parts).subarray(0, max)
    }
  } catch (error) {
    throw error instanceof GuardError ? error : fromNetwork(error)
  } finally {
    signal.removeEventListener('abort', cut)
  }
  if (!response.complete) throw new GuardError('unreachable', 'ECONNRESET')
  return Buffer.concat(parts)
}

/** Connection errors, as opposed to errors from a caller's `wantsBody`. */
class NetworkError extends Error {}
const fromNetwork = (error: unknown) => new NetworkError('no whole answer', { cause: error })
const isFromNetwork = (error: unknown) => error instanceof NetworkError

const faultOf = (error: unknown): string => codeOf(error instanceof NetworkError ? error.cause : error) || 'unknown'
