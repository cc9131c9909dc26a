// Calls a calendar server through the guarded client, only over HTTPS, and translates failures into calendar errors.
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import type { IncomingHttpHeaders } from 'node:http'
import { GuardError, guardDefaults, requestGuarded, type GuardRules } from '../http/guarded-request.ts'

export type Guard = GuardRules

export const usualGuard: Guard = { ...guardDefaults, maxBytes: 20 * 1024 * 1024 }

export interface Asking {
  method: string
  url: URL
  /** The only place for secrets; they are sent only to the requested origin. */
  headers?: Record<string, string>
  body?: string
}

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

/** No response, or an incomplete one: another path on the same host would fail too. */
export class NotAnswered extends CalendarDown {}

/**
 * One request, one response with any status; the caller handles redirects. Without a complete response it rejects with
 * CalendarDown, naming only the host.
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
