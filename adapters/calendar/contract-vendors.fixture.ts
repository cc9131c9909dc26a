// Google and Microsoft for the calendar contract: their local servers, and with keys in the environment the vendors themselves.
import { randomUUID } from 'node:crypto'
import { startGoogle } from '../../testing/fakes/start-google.ts'
import { startGraph } from '../../testing/fakes/start-graph.ts'
import { startBetween } from './ics/between.fixture.ts'
import { calendars } from './calendars.ts'
import { instant, type Outside, type Target } from './contract.fixture.ts'

interface Vendor {
  kind: 'google' | 'microsoft'
  url: string
  /** Relative to the base URL. */
  base: string
  token: string
  /** null = the first page. */
  calendar: string | null
  forget: (() => void) | null
  mailed: () => number
  stop(): Promise<void>
}

type Ask = (method: string, path: string, body?: object) => Promise<Record<string, unknown>>

async function target(vendor: Vendor, outsideOf: (ask: Ask, calendar: string) => Outside): Promise<Target> {
  const between = await startBetween(vendor.url)
  const open = (more: { token?: string; url?: string } = {}) =>
    calendars({
      trustedOrigins: [between.url],
      timeout: 20_000,
      googleUrl: `${between.url}${vendor.base}`,
      microsoftUrl: `${between.url}${vendor.base}`,
      now: () => instant('02-01T12:00'),
    }).open({ kind: vendor.kind, accessToken: async () => more.token ?? vendor.token })
  const ask: Ask = async (method, path, body) => {
    const headers = { authorization: `Bearer ${vendor.token}`, 'content-type': 'application/json' }
    const answer = await fetch(`${vendor.url}${vendor.base}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>)
  }
  const calendar = vendor.calendar ?? (await open().list())[0]!.remoteId
  return {
    between,
    open,
    refused: () => open({ token: 'a token of yesterday' }),
    calendarId: async () => calendar,
    outside: outsideOf(ask, encodeURIComponent(calendar)),
    forget: vendor.forget,
    mailed: vendor.mailed,
    paths: null,
    async stop() {
      await between.stop()
      await vendor.stop()
    },
  }
}

const minutes = (event: { start: Date; end: Date }) => ({
  start: event.start.toISOString().slice(0, 19),
  end: event.end.toISOString().slice(0, 19),
})

const googleOutside = (ask: Ask, calendar: string): Outside => {
  const events = `calendars/${calendar}/events`
  const time = (moment: Date) => ({ dateTime: moment.toISOString(), timeZone: 'UTC' })
  const ids = new Map<string, string>()
  const idOf = async (uid: string) =>
    ids.get(uid) ?? ((await ask('GET', `${events}?iCalUID=${encodeURIComponent(uid)}`))['items'] as { id: string }[])[0]!.id
  const quietly = '?sendUpdates=none'
  return {
    async put(uid, { title, start, end, rule, moved, isFree }) {
      const body = {
        // a uid can be used only once, even after its event was deleted
        iCalUID: `${uid}-${randomUUID()}`,
        summary: title,
        start: time(start),
        end: time(end),
        ...(rule ? { recurrence: [`RRULE:${rule}`] } : {}),
        ...(isFree ? { transparency: 'transparent' } : {}),
      }
      const { id } = await ask('POST', `${events}${quietly}`, body)
      ids.set(uid, String(id))
      const stamp = moved?.from.toISOString().replace(/[-:]|\.\d+/g, '')
      if (moved) await ask('PATCH', `${events}/${String(id)}_${stamp}${quietly}`, { start: time(moved.start), end: time(moved.end) })
    },
    move: async (uid, start, end) =>
      void (await ask('PATCH', `${events}/${await idOf(uid)}${quietly}`, { start: time(start), end: time(end) })),
    remove: async (uid) => void (await ask('DELETE', `${events}/${await idOf(uid)}${quietly}`)),
  }
}

const graphOutside = (ask: Ask, calendar: string): Outside => {
  const time = (dateTime: string) => ({ dateTime, timeZone: 'UTC' })
  const times = (event: { start: Date; end: Date }) => ({ start: time(minutes(event).start), end: time(minutes(event).end) })
  const ids = new Map<string, string>()
  const view = `me/calendars/${calendar}/calendarView?startDateTime=2031-01-01T00:00:00Z&endDateTime=2031-12-01T00:00:00Z&$top=200`
  // found by title: they are the only events that no test added
  const idOf = async (uid: string) => {
    const knownId = ids.get(uid)
    if (knownId !== undefined) return knownId
    return ((await ask('GET', view))['value'] as { id: string; subject: string }[]).find(({ subject }) => subject.startsWith('Interview'))!
      .id
  }
  return {
    async put(uid, { title, start, end, rule, moved, isFree }) {
      const count = Number(/COUNT=(\d+)/.exec(rule ?? '')?.[1])
      const range = { type: 'numbered', startDate: start.toISOString().slice(0, 10), numberOfOccurrences: count }
      const recurrence = rule ? { recurrence: { pattern: { type: 'weekly', interval: 1, daysOfWeek: ['monday'] }, range } } : {}
      const made = await ask('POST', `me/calendars/${calendar}/events`, {
        subject: title,
        ...times({ start, end }),
        ...recurrence,
        showAs: isFree ? 'free' : 'busy',
      })
      ids.set(uid, String(made['id']))
      if (!moved) return
      const entries = (await ask('GET', view))['value'] as { id: string; start: { dateTime: string } }[]
      const occurrence = entries.find((entry) => entry.start.dateTime.startsWith(moved.from.toISOString().slice(0, 16)))!
      await ask('PATCH', `me/events/${encodeURIComponent(occurrence.id)}`, times(moved))
    },
    move: async (uid, start, end) => void (await ask('PATCH', `me/events/${encodeURIComponent(await idOf(uid))}`, times({ start, end }))),
    remove: async (uid) => void (await ask('DELETE', `me/events/${encodeURIComponent(await idOf(uid))}`)),
  }
}

export async function googleTarget(): Promise<Target> {
  const server = await startGoogle({ accessToken: 'token', pageSize: 2 })
  const { url, forget, mailed, stop } = server
  return target({ kind: 'google', url, base: '/calendar/v3/', token: 'token', calendar: null, forget, mailed, stop }, googleOutside)
}

export async function microsoftTarget(): Promise<Target> {
  const server = await startGraph({ accessToken: 'token', pageSize: 2 })
  const { url, forget, mailed, stop } = server
  return target({ kind: 'microsoft', url, base: '/v1.0/', token: 'token', calendar: null, forget, mailed, stop }, graphOutside)
}

const nothing = { forget: null, mailed: () => 0, stop: async () => {} }

/** A calendar made for this: everything in it is taken away again and again. */
export const realGoogle = (token: string, calendar: string): Promise<Target> =>
  target({ kind: 'google', url: 'https://www.googleapis.com', base: '/calendar/v3/', token, calendar, ...nothing }, googleOutside)

export const realMicrosoft = (token: string, calendar: string): Promise<Target> =>
  target({ kind: 'microsoft', url: 'https://graph.microsoft.com', base: '/v1.0/', token, calendar, ...nothing }, graphOutside)
