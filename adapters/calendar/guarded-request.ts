// Asks a calendar server by the guarded client, over HTTPS only, and says in words of calendars why there is no answer.
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import type { IncomingHttpHeaders } from 'node:http'
import { GuardError, guardDefaults, requestGuarded, type GuardRules } from '../http/guarded-request.ts'

export type Guard = GuardRules

export const usualGuard: Guard = { ...guardDefaults, mostBytes: 20 * 1024 * 1024 }

export interface Asking {
  method: string
  url: URL
  /** Secrets travel in here only; they are sent to the origin asked and no further. */
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** No one answered, or not in full: another path at the same host would fare no better. */
export class NotAnswered extends CalendarDown {}

/**
 * One request, one answer of any status; redirects are the caller's. Rejects with CalendarDown, naming the host and no more, when there is
 * no whole answer.
 */
export async function askGuarded(guard: Guard, asking: Asking): Promise<Answered> {
  try {
    const { status, headers, bytes } = await requestGuarded(guard, asking)
    return { status, headers, text: bytes.toString('utf8') }
  } catch (error) {
    throw error instanceof GuardError ? inWords(error, asking.url.hostname) : error
  }
}

function inWords({ reason, detail }: GuardError, host: string): CalendarDown {
  switch (reason) {
    case 'bad_protocol':
      return new CalendarDown(`${host || 'This address'} must use encryption (https).`)
    case 'credentials':
      return new CalendarDown('The address must not contain a password.')
    case 'not_allowed':
      return new CalendarDown(`${host} is not on this installation’s list of hosts.`)
    case 'private':
      return new CalendarDown(`${host} is not on the public internet.`)
    case 'unknown_host':
      return new CalendarDown(`${host} did not answer (${detail}).`)
    case 'too_large':
      return new CalendarDown('The answer is too long for a calendar.')
    case 'unknown_encoding':
      return new CalendarDown('The answer uses an unsupported compression.')
    case 'timeout':
    case 'unreachable':
      return new NotAnswered(`${host} did not answer (${detail || reason}).`)
  }
}
