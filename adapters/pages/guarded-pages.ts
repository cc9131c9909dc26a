// Reads a page of the public web for someone: every address checked and connected to as checked, few redirects, little time and room.
import { lookup as lookUp } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import type { LookupFunction } from 'node:net'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import type { PageProblem, WebPages } from '@fairlead/domain/ports/pages'
import { readPage } from '../files/document.ts'
import { decodeText } from '../files/encoding.ts'
import { isAllowedHost } from './allowed-hosts.ts'
import { isPublicAddress } from './public-address.ts'

export interface PageGuard {
  /** Every address a name stands for. */
  resolve(host: string): Promise<string[]>
  /** Whether a connection to it may be made at all. */
  mayConnect(address: string, port: number): boolean
  /** Hosts, with those below them, that may be asked; none = every public one. */
  allowedHosts: readonly string[]
  /** Milliseconds for everything together. */
  patience: number
  mostBytes: number
}

const usual: PageGuard = {
  resolve: async (host) => (await lookUp(host, { all: true })).map(({ address }) => address),
  mayConnect: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  allowedHosts: [],
  patience: 5000,
  mostBytes: 2 * 1024 * 1024,
}
const mostRedirects = 3
const types =
  /^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/pdf|application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document)\s*(?:;|$)/i

class Problem extends Error {
  readonly problem: PageProblem
  constructor(problem: PageProblem) {
    super(problem)
    this.problem = problem
  }
}

interface Got {
  type: string
  bytes: Uint8Array
}

/** Of `guard`, only `allowedHosts` comes from the settings; nothing a user gives gets there. */
export function guardedPages(guard: Partial<PageGuard> = {}): WebPages {
  const rules = { ...usual, ...guard }
  return {
    async read(address) {
      const signal = AbortSignal.timeout(rules.patience)
      try {
        const { type, bytes } = await follow(rules, address, signal)
        if (!/html/i.test(type)) return { bytes }
        const page = await readPage(textOf(type, bytes))
        return 'text' in page ? page : { problem: page.problem === 'no_text' ? 'no_text' : 'too_large' }
      } catch (error) {
        if (error instanceof Problem) return { problem: error.problem }
        return { problem: signal.aborted ? 'too_slow' : 'unreachable' }
      }
    },
  }
}

async function follow(rules: PageGuard, address: string, signal: AbortSignal): Promise<Got> {
  let url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`)
  for (let turn = 0; turn <= mostRedirects; turn += 1) {
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.hostname === '')
      throw new Problem('bad_address')
    if (!isAllowedHost(url.hostname, rules.allowedHosts)) throw new Problem('not_allowed')
    const answer = await ask(rules, url, signal)
    if (!('location' in answer)) return answer
    url = URL.parse(answer.location, url)
  }
  throw new Problem('unreachable')
}

function tooSlow(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Problem('too_slow')), { once: true }))
}

/** The one address to connect to; a name with a single private address among its own is refused as a whole. */
async function checked(rules: PageGuard, url: URL, signal: AbortSignal): Promise<string> {
  const host = url.hostname.replaceAll(/^\[|\]$/g, '')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  const addresses = isIP(host) ? [host] : await Promise.race([rules.resolve(host), tooSlow(signal)])
  const [first] = addresses
  if (!first) throw new Problem('unreachable')
  if (!addresses.every((address) => rules.mayConnect(address, port))) throw new Problem('private')
  return first
}

async function ask(rules: PageGuard, url: URL, signal: AbortSignal): Promise<Got | { location: string }> {
  const address = await checked(rules, url, signal)
  // the name is not asked for once more: what was checked is what is connected to
  const lookup: LookupFunction = (_, options, done) => {
    const family = isIP(address)
    if (options.all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const { request } = url.protocol === 'https:' ? https : http
    request(url, {
      lookup,
      agent: false,
      signal,
      maxHeaderSize: 32 * 1024,
      headers: {
        'user-agent': 'Fairlead (reads a job posting for a user)',
        accept: 'text/html,application/pdf,text/plain;q=0.9',
        'accept-encoding': 'gzip, deflate, br',
      },
    })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
  try {
    const status = response.statusCode ?? 0
    const { location } = response.headers
    if (status >= 300 && status < 400 && location) return { location }
    if (status !== 200) throw new Problem(status === 404 || status === 410 ? 'not_found' : 'unreachable')
    const type = response.headers['content-type'] ?? ''
    if (!types.test(type)) throw new Problem('unsupported')
    if (Number(response.headers['content-length'] ?? 0) > rules.mostBytes) throw new Problem('too_large')
    return { type, bytes: await bytesOf(response, rules.mostBytes, signal) }
  } finally {
    response.destroy()
  }
}

const unpackers: Record<string, () => NodeJS.ReadWriteStream> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

/** Unpacked, and no more than `most` of it. */
async function bytesOf(response: http.IncomingMessage, most: number, signal: AbortSignal): Promise<Uint8Array> {
  const encoding = (response.headers['content-encoding'] ?? '').toLowerCase()
  const unpack = unpackers[encoding]
  if (!unpack && encoding !== '' && encoding !== 'identity') throw new Problem('unsupported')
  const parts: Uint8Array[] = []
  let length = 0
  const collect = async (source: AsyncIterable<unknown>) => {
    for await (const part of source) {
      length += (part as Uint8Array).length
      if (length > most) throw new Problem('too_large')
      parts.push(part as Uint8Array)
    }
  }
  if (unpack) await pipeline(response, unpack(), collect, { signal })
  else await pipeline(response, collect, { signal })
  return Buffer.concat(parts)
}

/** By its header, else by what the page says of itself, else by its bytes. */
function textOf(type: string, bytes: Uint8Array): string {
  const head = Buffer.from(bytes.subarray(0, 2048)).toString('latin1')
  const named =
    /charset\s*=\s*["']?([\w-]+)/i.exec(type)?.[1] ?? /<meta\s[^<>]{0,300}?charset\s{0,5}=\s{0,5}["']?([\w-]{1,40})/i.exec(head)?.[1]
  try {
    return named ? new TextDecoder(named).decode(bytes) : decodeText(bytes).text
  } catch {
    return decodeText(bytes).text
  }
}
