// Finds email addresses through Tomba, by its published API (docs.tomba.io: Authentication, LinkedIn Finder, Errors).
import { EmailFinderDown } from '@fairlead/domain/ports/email-finder'
import type { EmailFinder, FinderAnswer } from '@fairlead/domain/ports/email-finder'
import { isEmail } from '@fairlead/domain/shared/validation'
import { ask } from '../http/ask.ts'
import { field, text } from '../http/shape.ts'

export interface TombaSettings {
  /** https://api.tomba.io, or a compatible server. */
  url: string
  key: string
  secret: string
  /** Milliseconds for one request. */
  timeout?: number
}

const none: FinderAnswer = { addresses: [], hasOptedOut: false }

/**
 * Asks by LinkedIn page only: its other calls need the web domain of an employer, which is not known here. Tomba says of no one that
 * they asked not to be found; such a person is not found.
 */
export function tombaFinder(settings: TombaSettings): EmailFinder {
  return {
    async find({ linkedinUrl }) {
      if (!linkedinUrl || !/^https?:\/\/www\.linkedin\.com\/in\/[^/?#]+/.test(linkedinUrl)) return none
      const url = new URL('/v1/linkedin', settings.url)
      url.search = new URLSearchParams({ url: linkedinUrl }).toString()
      const headers = { 'x-tomba-key': settings.key, 'x-tomba-secret': settings.secret }
      const answer = await ask({ method: 'GET', url, headers, timeout: settings.timeout ?? 15_000 })
      if (answer.state !== 'answered') throw new EmailFinderDown(answer.why)
      const { status, body, retryAfter } = answer
      if (status === 400 || status === 404 || status === 422) return none
      if (status === 401) throw new EmailFinderDown('The email finder rejected our key.')
      if (status === 402 || status === 403) throw new EmailFinderDown('The email finder has reached the limit of its plan.', retryAfter)
      if (status === 429) throw new EmailFinderDown('The email finder asks us to wait.', retryAfter ?? 1)
      if (status < 200 || status >= 300) throw new EmailFinderDown(`The email finder failed (${status}).`, retryAfter)
      const data = field(body, 'data')
      if (data === undefined) throw new EmailFinderDown('The email finder gave an unreadable answer.')
      return readAddress(data)
    },
  }
}

function readAddress(data: unknown): FinderAnswer {
  const email = text(data, 'email')?.trim().toLowerCase()
  const checked = text(field(data, 'verification'), 'status')
  if (email === undefined || !isEmail(email) || checked === 'invalid') return none
  // a server that accepts every address proves none of them
  const isVerified = checked === 'valid' && field(data, 'accept_all') !== true
  return { addresses: [{ email, isVerified, vendor: 'Tomba' }], hasOptedOut: false }
}
