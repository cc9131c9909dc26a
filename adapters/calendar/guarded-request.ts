// Asks a server whose address a user gave: checked before it is connected to, connected to as checked, with little time and room.
import { lookup as lookUp } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import { isAllowedHost } from '../pages/allowed-hosts.ts'
import { isPublicAddress } from '../pages/public-address.ts'

export interface Guard {
  /** Origins such as http://127.0.0.1:1234 of the surroundings, that may be private and without encryption. Nothing a user says gets there. */
  trustedOrigins: readonly string[]
  /** Hosts, with those below them, that may be asked; none = every public one. */
  allowedHosts: readonly string[]
  /** Milliseconds for one whole answer. */
  timeout: number
  mostBytes: number
  /** Every address a name stands for. */
  resolve(host: string): Promise<string[]>
}

export const usualGuard: Guard = {
  trustedOrigins: [],
  allowedHosts: [],
  timeout: 10_000,
  mostBytes: 20 * 1024 * 1024,
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
}

export interface Asking {
  method: string
  url: URL
  /** Secrets travel here alone; they are sent to the origin asked and no further. */
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: http.IncomingHttpHeaders
  text: string
}

/** No one answered, or not in full: another path at the same host would fare no better. */
export class NotAnswered extends CalendarDown {}

/**
 * One request, one answer of any status; redirects are the caller's. Rejects with CalendarDown, naming the host and no more, when there is
 * no whole answer. A public host is asked over HTTPS alone; a name with one private address among its own is refused.
 */
export async function askGuarded(guard: Guard, { method, url, headers = {}, body }: Asking): Promise<Answered> {
  const isTrusted = guard.trustedOrigins.includes(url.origin)
  if (url.protocol !== 'https:' && !(isTrusted && url.protocol === 'http:'))
    throw new CalendarDown(`${url.hostname || 'This address'} is not asked without encryption.`)
  if (url.username !== '' || url.password !== '') throw new CalendarDown('An address holds no password.')
  if (!isTrusted && !isAllowedHost(url.hostname, guard.allowedHosts))
    throw new CalendarDown(`${url.hostname} is not on this installation’s list of hosts.`)
  const signal = AbortSignal.timeout(guard.timeout)
  try {
    const addresses = isTrusted ? null : await checked(guard, url, signal)
    const response = await send(url, { method, headers, body, addresses, signal })
    return { status: response.statusCode ?? 0, headers: response.headers, text: await textOf(response, guard.mostBytes, signal) }
  } catch (error) {
    if (error instanceof CalendarDown) throw error
    throw new NotAnswered(`${url.hostname} did not answer (${signal.aborted ? 'timeout' : codeOf(error)}).`)
  }
}

async function checked(guard: Guard, url: URL, signal: AbortSignal): Promise<string[]> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const addresses = isIP(host) ? [host] : await beforeTimeout(guard.resolve(host), signal)
  if (addresses.length === 0) throw new CalendarDown(`${url.hostname} did not answer (ENOTFOUND).`)
  if (!addresses.every(isPublicAddress)) throw new CalendarDown(`${url.hostname} is not in the public internet.`)
  return addresses
}

/** Rejects when the signal aborts first. The promise exists only while it is awaited: a timeout no one awaits would end the process. */
function beforeTimeout<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('timeout'))
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

interface Sending {
  method: string
  headers: Record<string, string>
  body: string | undefined
  addresses: string[] | null
  signal: AbortSignal
}

function send(url: URL, { method, headers, body, addresses, signal }: Sending): Promise<http.IncomingMessage> {
  // the name is not asked for once more: what was checked is what is connected to
  const found = (addresses ?? []).map((address) => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_, options, done) => {
    if (options.all) done(null, found)
    else done(null, found[0]!.address, found[0]!.family)
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
      .once('error', reject)
      .end(bytes)
  })
}

const unpackers = { gzip: createGunzip, 'x-gzip': createGunzip, deflate: createInflate, br: createBrotliDecompress }

/** All of it, or nothing: one that is too long, or cut off, rejects. */
async function textOf(response: http.IncomingMessage, most: number, signal: AbortSignal): Promise<string> {
  const encoding = (response.headers['content-encoding'] ?? 'identity').toLowerCase()
  const unpack = Object.hasOwn(unpackers, encoding) ? unpackers[encoding as keyof typeof unpackers]() : null
  if (!unpack && encoding !== 'identity') throw new CalendarDown('The answer is packed in a way no one asked for.')
  const parts: Buffer[] = []
  let length = 0
  const source = unpack ? response.on('error', (error) => unpack.destroy(error)).pipe(unpack) : response
  const cut = () => (source as NodeJS.ReadableStream & { destroy(error: Error): void }).destroy(new Error('timeout'))
  signal.addEventListener('abort', cut, { once: true })
  try {
    for await (const part of source as AsyncIterable<Buffer>) {
      length += part.length
      if (length > most) throw new CalendarDown('The answer is longer than anyone’s calendar.')
      parts.push(part)
    }
  } finally {
    signal.removeEventListener('abort', cut)
    response.destroy()
  }
  if (!response.complete) throw new Error('ECONNRESET')
  return Buffer.concat(parts).toString('utf8')
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : error instanceof Error && /^[A-Z_]+$/.test(error.message) ? error.message : 'unknown'
}
