// The embedded calendar server: real CalDAV on loopback (RFC 4791, 5397, 6578, 6764), with all data in one folder.
import { portOf } from '../http/port-of.ts'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import { openCalendars, present, type CalendarStore, type Home } from './calendar-store.ts'
import { respond } from './dav-methods.ts'
import { uidOf, validateIcs } from './ics-lines.ts'

export interface EmbeddedCaldav {
  /** http://127.0.0.1:port */
  url: string
  /** Creates a user's home and a calendar 'Calendar of <email>' if missing. */
  account(email: string): { username: string; password: string }
  /** Writes as another calendar app would; rejects invalid iCalendar. The object is at `<uid>.ics`. */
  put(email: string, ics: string): void
  /** False if the object doesn't exist. */
  remove(email: string, name: string): boolean
  /** The contents of a user's first calendar; empty for unknown users. */
  list(email: string): { name: string; ics: string }[]
  /** All users with a home here. */
  people(): string[]
  /** Invalidates all sync tokens issued so far. */
  forget(email: string): void
  stop(): Promise<void>
}

const longestBody = 2_000_000

/**
 * Starts over `folder` (created if missing) on 127.0.0.1: on `port`, or else on its last port if that is free, since clients
 * remember URLs. Reports at most `maxChanges` (500) per response.
 */
export async function startCaldav(options: { folder: string; port?: number; maxChanges?: number }): Promise<EmbeddedCaldav> {
  const store = openCalendars(options.folder)
  const server = createServer((incoming, outgoing) => {
    void read(incoming)
      .then((body) => {
        const { status, headers = {}, body: text = '' } = respond(store, incoming, body, options.maxChanges ?? 500)
        outgoing.writeHead(status, { dav: '1, 3, calendar-access', ...headers }).end(incoming.method === 'HEAD' ? '' : text)
      })
      .catch(() => outgoing.destroy())
  })
  const port = await listen(server, options.port ?? 0, join(options.folder, 'port'))
  const firstOf = (home: Home) => Object.values(home.calendars)[0]!
  return {
    url: `http://127.0.0.1:${port}`,
    account(email) {
      const home = store.createHome(email)
      return { username: home.email, password: store.password(home.email) }
    },
    put(email, ics) {
      const problem = validateIcs(ics)
      if (problem !== null) throw new Error(`This is no event: ${problem}.`)
      const home = store.createHome(email)
      store.put(home, firstOf(home), `${uidOf(ics).replaceAll('/', '-')}.ics`, ics)
    },
    remove(email, name) {
      const home = store.home(email)
      return home !== null && store.remove(home, firstOf(home), name).state === 'done'
    },
    list: (email) => listed(store, email),
    people: () => store.homes().map((home) => home.email),
    forget(email) {
      const home = store.createHome(email)
      for (const calendar of Object.values(home.calendars)) store.forget(home, calendar)
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function listed(store: CalendarStore, email: string): { name: string; ics: string }[] {
  const calendar = Object.values(store.home(email)?.calendars ?? {})[0]
  if (!calendar) return []
  return Object.keys(calendar.objects).flatMap((name) => {
    const object = present(calendar, name)
    return object ? [{ name, ics: object.ics }] : []
  })
}

async function listen(server: Server, port: number, memory: string): Promise<number> {
  const on = (day: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(day, '127.0.0.1', () => {
        server.off('error', reject)
        resolve()
      })
    })
  const before = port === 0 && existsSync(memory) ? Number(readFileSync(memory, 'utf8')) : port
  await on(Number.isInteger(before) && before < 65_536 ? before : 0).catch((error: NodeJS.ErrnoException) => {
    if (port !== 0 || before === 0 || !/^E(ADDRINUSE|ACCES)$/.test(error.code ?? '')) throw error
    return on(0)
  })
  const got = portOf(server)
  writeFileSync(memory, String(got))
  return got
}

async function read(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) throw new Error('too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
