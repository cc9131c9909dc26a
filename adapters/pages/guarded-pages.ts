// Fetches a public web page through the guarded client: a few redirects, each checked, and one deadline for all.
import type { PageProblem, WebPages } from '@fairlead/domain/ports/pages'
import { readPage } from '../files/document.ts'
import { decodeText } from '../files/encoding.ts'
import { GuardError, guardDefaults, requestGuarded, type AnswerHead, type GuardRules, type NoAnswer } from '../http/guarded-request.ts'
import { isPublicAddress } from '@fairlead/domain/shared/public-address'

const usual: GuardRules = {
  ...guardDefaults,
  protocols: ['https:', 'http:'],
  mayConnect: (address, port) => isPublicAddress(address) && (port === 80 || port === 443),
  timeout: 5000,
}
const maxRedirects = 3
const types =
  /^(?:text\/html|application\/xhtml\+xml|text\/plain|application\/pdf|application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.document)\s*(?:;|$)/i
const headers = {
  'user-agent': 'Fairlead (reads a job posting for a user)',
  accept: 'text/html,application/pdf,text/plain;q=0.9',
}

class Problem extends Error {
  readonly problem: PageProblem
  constructor(problem: PageProblem) {
    super(problem)
    this.problem = problem
  }
}

const problems: Record<NoAnswer, PageProblem> = {
  bad_protocol: 'bad_address',
  credentials: 'bad_address',
  not_allowed: 'not_allowed',
  private: 'private',
  unknown_host: 'unreachable',
  timeout: 'too_slow',
  unreachable: 'unreachable',
  too_large: 'too_large',
  unknown_encoding: 'unsupported',
}

interface Got {
  type: string
  bytes: Uint8Array
}

/** Only `guard`'s `allowedHosts` comes from the settings; user input never gets here. */
export function guardedPages(guard: Partial<GuardRules> = {}): WebPages {
  const rules = { ...usual, ...guard }
  return {
    async read(address) {
      try {
        const { type, bytes } = await follow(rules, address)
        if (!/html/i.test(type)) return { bytes }
        const page = await readPage(textOf(type, bytes))
        return 'text' in page ? page : { problem: page.problem === 'no_text' ? 'no_text' : 'too_large' }
      } catch (error) {
        if (error instanceof Problem) return { problem: error.problem }
        return { problem: error instanceof GuardError ? problems[error.reason] : 'unreachable' }
      }
    },
  }
}

async function follow(rules: GuardRules, address: string): Promise<Got> {
  const signal = AbortSignal.timeout(rules.timeout)
  let url = URL.parse(/^[a-z][a-z0-9+.-]*:/i.test(address.trim()) ? address.trim() : `https://${address.trim()}`)
  for (let turn = 0; turn <= maxRedirects; turn += 1) {
    if (!url) throw new Problem('bad_address')
    const answer = await requestGuarded(rules, { method: 'GET', url, headers, signal, wantsBody: isPage })
    const location = redirectOf(answer)
    if (location === null) return { type: answer.headers['content-type'] ?? '', bytes: answer.bytes }
    url = URL.parse(location, url)
  }
  throw new Problem('unreachable')
}

function redirectOf({ status, headers: { location } }: AnswerHead): string | null {
  return status >= 300 && status < 400 && location ? location : null
}

/** Refuses anything that isn't a page before reading its body; a redirect's body isn't read. */
function isPage(head: AnswerHead): boolean {
  if (redirectOf(head) !== null) return false
  if (head.status !== 200) throw new Problem(head.status === 404 || head.status === 410 ? 'not_found' : 'unreachable')
  if (!types.test(head.headers['content-type'] ?? '')) throw new Problem('unsupported')
  return true
}

/** By its header, else by its own declaration, else by its bytes. */
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
