// Finds and verifies email addresses through Tomba's published API (docs.tomba.io: Authentication, LinkedIn Finder, Email
// Verifier, Errors).
import { EmailFinderDown } from '@fairlead/domain/ports/email-finder'
import type { AddressCheck, EmailFinder, FinderAnswer } from '@fairlead/domain/ports/email-finder'
import { isEmail } from '@fairlead/domain/shared/validation'
import { sendRequest } from '../http/send-request.ts'
import { field, text } from '../http/shape.ts'
import { scoreOf } from './score.ts'

export interface TombaSettings {
  /** https://api.tomba.io, or a compatible server. */
  url: string
  key: string
  secret: string
  /** Milliseconds per request. */
  timeout?: number
}

const vendor = 'Tomba'
const none: FinderAnswer = { addresses: [], hasOptedOut: false }

/**
 * Searches only by LinkedIn page: its other calls need an employer's web domain, which isn't known here. Tomba doesn't report
 * that a person opted out; such a person isn't found.
 */
export function tombaFinder(settings: TombaSettings): EmailFinder {
  return {
    async find({ linkedinUrl }) {
      if (!linkedinUrl || !/^https?:\/\/www\.linkedin\.com\/in\/[^/?#]+/.test(linkedinUrl)) return none
      const answer = await request(settings, '/v1/linkedin', { url: linkedinUrl }, 15_000)
      if (answer.status === 400 || answer.status === 404 || answer.status === 422) return none
      return readAddress(dataOf(answer))
    },
    async verify(email) {
      // a check may take the vendor 20 seconds, after which it returns 202
      const answer = await request(settings, '/v1/email-verifier', { email }, 25_000)
      if (answer.status === 202) throw new EmailFinderDown('The email finder is still checking this address.', answer.retryAfter ?? 30)
      return readCheck(field(dataOf(answer), 'email'))
    },
  }
}

interface Answered {
  status: number
  body: unknown
  retryAfter: number | null
}

async function request(settings: TombaSettings, path: string, query: Record<string, string>, timeout: number): Promise<Answered> {
  const url = new URL(path, settings.url)
  url.search = new URLSearchParams(query).toString()
  const headers = { 'x-tomba-key': settings.key, 'x-tomba-secret': settings.secret }
  const answer = await sendRequest({ method: 'GET', url, headers, timeout: settings.timeout ?? timeout })
  if (answer.state !== 'answered') throw new EmailFinderDown(answer.reason)
  return answer
}

function dataOf({ status, body, retryAfter }: Answered): unknown {
  if (status === 401) throw new EmailFinderDown('The email finder rejected our key.')
  if (status === 402 || status === 403) throw new EmailFinderDown('The email finder has reached the limit of its plan.', retryAfter)
  if (status === 429) throw new EmailFinderDown('The email finder asks us to wait.', retryAfter ?? 1)
  if (status < 200 || status >= 300) throw new EmailFinderDown(`The email finder failed (${status}).`, retryAfter)
  const data = field(body, 'data')
  if (data === undefined) throw new EmailFinderDown('The email finder gave an unreadable answer.')
  return data
}

function readAddress(data: unknown): FinderAnswer {
  const email = text(data, 'email')?.trim().toLowerCase()
  const checked = text(field(data, 'verification'), 'status')
  if (email === undefined || !isEmail(email) || checked === 'invalid') return none
  // a server that accepts every address proves nothing
  const isVerified = checked === 'valid' && field(data, 'accept_all') !== true
  return { addresses: [{ email, isVerified, vendor, confidence: scoreOf(data) }], hasOptedOut: false }
}

function readCheck(checked: unknown): AddressCheck {
  const status = text(checked, 'status')
  if (status === null) throw new EmailFinderDown('The email finder gave an unreadable answer.')
  const confidence = scoreOf(checked)
  if (status === 'invalid') return { status: 'undeliverable', vendor, confidence }
  return { status: status === 'valid' && field(checked, 'accept_all') !== true ? 'verified' : 'guessed', vendor, confidence }
}
