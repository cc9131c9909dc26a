// Finds email addresses through Hunter, by its published API (hunter.io/api-documentation/v2, Email Finder).
import { EmailFinderDown } from '@fairlead/domain/ports/email-finder'
import type { EmailFinder, SoughtPerson } from '@fairlead/domain/ports/email-finder'
import { ask } from '../http/ask.ts'
import { field, text } from '../http/shape.ts'
import { isEmail } from '@fairlead/domain/shared/validation'

export interface HunterSettings {
  /** https://api.hunter.io, or a compatible server. */
  url: string
  apiKey: string
  /** Milliseconds for one request. */
  timeout?: number
}

interface Found {
  email: string
  /** Hunter has verified that the address takes mail. */
  valid: boolean
  /** 0 to 100. */
  score: number
}

// Each question that finds something costs a credit.
const companiesAsked = 3

/**
 * Asks by LinkedIn handle, then by name with up to three employers, and stops at the first verified address. Addresses Hunter holds
 * for invalid are left out, and so is a person who asked Hunter not to be found (451).
 */
export function hunterFinder(settings: HunterSettings): EmailFinder {
  return {
    async find(person) {
      const results = new Map<string, Found>()
      for (const question of questionsOf(person)) {
        let answer: Found | 'none' | 'never'
        try {
          answer = await askHunter(settings, question)
        } catch (error) {
          if (results.size > 0) break
          throw error
        }
        if (answer === 'never') return { addresses: [], hasOptedOut: true }
        if (answer === 'none') continue
        if (!results.has(answer.email)) results.set(answer.email, answer)
        if (answer.valid) break
      }
      const best = [...results.values()].toSorted((a, b) => Number(b.valid) - Number(a.valid) || b.score - a.score)
      return { addresses: best.map(({ email, valid }) => ({ email, isVerified: valid, vendor: 'Hunter' })), hasOptedOut: false }
    },
  }
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

async function askHunter(settings: HunterSettings, question: Record<string, string>): Promise<Found | 'none' | 'never'> {
  const url = new URL('/v2/email-finder', settings.url)
  url.search = new URLSearchParams(question).toString()
  const answer = await ask({ method: 'GET', url, headers: { 'x-api-key': settings.apiKey }, timeout: settings.timeout ?? 15_000 })
  if (answer.state !== 'answered') throw new EmailFinderDown(answer.why)
  const { status, body, retryAfter } = answer
  if (status === 451) return 'never'
  if (status === 400 || status === 404 || status === 422) return 'none'
  if (status === 401) throw new EmailFinderDown('The email finder rejected our key.')
  // 403 is the limit per second, 429 the one of the plan
  if (status === 403) throw new EmailFinderDown('The email finder asks us to wait.', retryAfter ?? 1)
  if (status === 429) throw new EmailFinderDown('The email finder has reached the limit of its plan.', retryAfter)
  if (status < 200 || status >= 300) throw new EmailFinderDown(`The email finder failed (${status}).`, retryAfter)
  const data = field(body, 'data')
  if (data === undefined) throw new EmailFinderDown('The email finder gave an unreadable answer.')
  return readFound(data)
}

function readFound(data: unknown): Found | 'none' {
  const email = text(data, 'email')?.trim().toLowerCase()
  const verified = text(field(data, 'verification'), 'status')
  if (email === undefined || !isEmail(email) || verified === 'invalid') return 'none'
  const score = field(data, 'score')
  return { email, valid: verified === 'valid', score: typeof score === 'number' ? score : 0 }
}
