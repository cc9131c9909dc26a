// Finds email addresses through Hunter's published API (hunter.io/api-documentation/v2, Email Finder and Email Verifier).
import { EmailFinderDown } from '@fairlead/domain/ports/email-finder'
import type { AddressCheck, EmailFinder, SoughtPerson } from '@fairlead/domain/ports/email-finder'
import { sendRequest } from '../http/send-request.ts'
import { field, text } from '../http/shape.ts'
import { scoreOf } from './score.ts'
import { isEmail } from '@fairlead/domain/shared/validation'

export interface HunterSettings {
  /** https://api.hunter.io, or a compatible server. */
  url: string
  apiKey: string
  /** Milliseconds per request. */
  timeout?: number
}

interface Found {
  email: string
  /** Hunter verified that the address accepts mail. */
  valid: boolean
  score: number | null
}

const vendor = 'Hunter'
const unreadable = 'The email finder gave an unreadable answer.'

// Each successful query costs a credit.
const companiesAsked = 3

/**
 * Searches by LinkedIn handle, then by name with up to three employers, and stops at the first verified address. Addresses that
 * Hunter considers invalid are left out, and so is a person who opted out with Hunter (451).
 */
export function hunterFinder(settings: HunterSettings): EmailFinder {
  return {
    async find(person) {
      const results = new Map<string, Found>()
      for (const question of questionsOf(person)) {
        let answer: Found | 'none' | 'never'
        try {
          answer = await requestHunter(settings, question)
        } catch (error) {
          if (results.size > 0) break
          throw error
        }
        if (answer === 'never') return { addresses: [], hasOptedOut: true }
        if (answer === 'none') continue
        if (!results.has(answer.email)) results.set(answer.email, answer)
        if (answer.valid) break
      }
      const best = [...results.values()].toSorted((a, b) => Number(b.valid) - Number(a.valid) || (b.score ?? 0) - (a.score ?? 0))
      return {
        addresses: best.map(({ email, valid, score }) => ({ email, isVerified: valid, vendor, confidence: score })),
        hasOptedOut: false,
      }
    },
    verify: (email) => verify(settings, email),
  }
}

/** A check may take the vendor 20 seconds, after which it returns 202, or 222 when the mail server responded unexpectedly. */
async function verify(settings: HunterSettings, email: string): Promise<AddressCheck> {
  const { status, body, retryAfter } = await request(settings, '/v2/email-verifier', { email }, 25_000)
  if (status === 202 || status === 222) throw new EmailFinderDown('The email finder is still checking this address.', retryAfter ?? 30)
  if (status === 451) throw new EmailFinderDown('The email finder doesn’t check this address: its owner asked not to be found.')
  assertAnswered(status, retryAfter)
  const data = field(body, 'data')
  const result = text(data, 'status')
  if (result === null) throw new EmailFinderDown(unreadable)
  // a server that accepts every address proves nothing, and webmail isn't checked
  return { status: result === 'valid' ? 'verified' : result === 'invalid' ? 'undeliverable' : 'guessed', vendor, confidence: scoreOf(data) }
}

function questionsOf(person: SoughtPerson): Record<string, string>[] {
  const questions: Record<string, string>[] = []
  const handle = handleOf(person.linkedinUrl ?? '')
  if (handle !== null) questions.push({ linkedin_handle: handle })
  const [first, last] = [person.firstName.trim(), person.lastName.trim()]
  if (first === '' || last === '') return questions
  const companies = new Set(person.companies.map((company) => company.trim()).filter((company) => company !== ''))
  for (const company of [...companies].slice(0, companiesAsked)) questions.push({ company, first_name: first, last_name: last })
  return questions
}

function handleOf(linkedinUrl: string): string | null {
  const handle = /^https?:\/\/www\.linkedin\.com\/in\/([^/?#]+)/.exec(linkedinUrl)?.[1]
  try {
    return handle === undefined ? null : decodeURIComponent(handle)
  } catch {
    return null
  }
}

async function requestHunter(settings: HunterSettings, question: Record<string, string>): Promise<Found | 'none' | 'never'> {
  const { status, body, retryAfter } = await request(settings, '/v2/email-finder', question, 15_000)
  if (status === 451) return 'never'
  if (status === 400 || status === 404 || status === 422) return 'none'
  assertAnswered(status, retryAfter)
  const data = field(body, 'data')
  if (data === undefined) throw new EmailFinderDown(unreadable)
  return readFound(data)
}

async function request(settings: HunterSettings, path: string, query: Record<string, string>, timeout: number) {
  const url = new URL(path, settings.url)
  url.search = new URLSearchParams(query).toString()
  const answer = await sendRequest({ method: 'GET', url, headers: { 'x-api-key': settings.apiKey }, timeout: settings.timeout ?? timeout })
  if (answer.state !== 'answered') throw new EmailFinderDown(answer.reason)
  return answer
}

function assertAnswered(status: number, retryAfter: number | null): void {
  if (status === 401) throw new EmailFinderDown('The email finder rejected our key.')
  // 403 is the limit per second, 429 the plan's limit
  if (status === 403) throw new EmailFinderDown('The email finder asks us to wait.', retryAfter ?? 1)
  if (status === 429) throw new EmailFinderDown('The email finder has reached the limit of its plan.', retryAfter)
  if (status < 200 || status >= 300) throw new EmailFinderDown(`The email finder failed (${status}).`, retryAfter)
}

function readFound(data: unknown): Found | 'none' {
  const email = text(data, 'email')?.trim().toLowerCase()
  const verified = text(field(data, 'verification'), 'status')
  if (email === undefined || !isEmail(email) || verified === 'invalid') return 'none'
  return { email, valid: verified === 'valid', score: scoreOf(data) }
}
