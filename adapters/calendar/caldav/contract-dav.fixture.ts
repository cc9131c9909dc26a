// CalDAV servers for the calendar contract: the local one, and Radicale.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCaldav } from '../../../local-services/calendar/start-caldav.ts'
import { startBetween } from '../ics/between.fixture.ts'
import { calendars } from '../calendars.ts'
import type { Outside, Target } from '../contract.fixture.ts'

const stamp = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** iCalendar as another program would write it. */
export function icsOf(uid: string, event: Parameters<Outside['put']>[1]): string {
  const entry = (lines: string[]) => ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20270101T000000Z', ...lines, 'END:VEVENT']
  const times = (start: Date, end: Date) => [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`]
  const moved = event.moved
    ? entry([`RECURRENCE-ID:${stamp(event.moved.from)}`, ...times(event.moved.start, event.moved.end), `SUMMARY:${event.title}`])
    : []
  const ownProperties = entry([
    ...times(event.start, event.end),
    `SUMMARY:${event.title}`,
    ...(event.rule ? [`RRULE:${event.rule}`] : []),
    ...(event.isFree ? ['TRANSP:TRANSPARENT'] : []),
  ])
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Other//Calendar//EN', ...ownProperties, ...moved, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

interface Server {
  url: string
  username: string
  password: string
  /** The calendar's URL. */
  path: string
  forget: (() => void) | null
  stop(): Promise<void>
}

async function target({ url, username, password, path, forget, stop }: Server): Promise<Target> {
  const between = await startBetween(url)
  const open = (more: { url?: string; password?: string } = {}) =>
    calendars({ trustedOrigins: [between.url], timeout: 20_000 }).open({
      kind: 'caldav',
      url: more.url ?? between.url,
      username,
      password: more.password ?? password,
    })
  const headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
  const ask = async (method: string, href: string, body?: string) => {
    const answer = await fetch(new URL(href, url), { method, headers: { ...headers, 'content-type': 'text/calendar' }, body: body ?? null })
    if (!answer.ok) throw new Error(`${method} ${href}: ${answer.status}`)
    return answer.text()
  }
  return {
    between,
    open,
    refused: () => open({ password: 'wrong' }),
    calendarId: async () => (await open().list())[0]!.remoteId,
    outside: {
      put: async (uid, event) => void (await ask('PUT', `${path}${uid}.ics`, icsOf(uid, event))),
      remove: async (uid) => void (await ask('DELETE', `${path}${uid}.ics`)),
      async move(uid, start, end) {
        const href = `${path}${encodeURIComponent(uid)}.ics`
        const existing = await ask('GET', href)
        const sequence = Number(/SEQUENCE:(\d+)/.exec(existing)?.[1] ?? 0)
        const lines = existing.replace(/DTSTART[^\r\n]*/, `DTSTART:${stamp(start)}`).replace(/DTEND[^\r\n]*/, `DTEND:${stamp(end)}`)
        await ask('PUT', href, lines.replace(/SEQUENCE:\d+/, `SEQUENCE:${sequence + 1}`))
      },
    },
    forget,
    mailed: () => 0,
    paths: { home: `/dav/`, calendar: path },
    async stop() {
      await between.stop()
      await stop()
    },
  }
}

export async function embeddedTarget(): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-contract-'))
  // few at once, so that responses are paged
  const server = await startCaldav({ folder, maxChanges: 2 })
  const account = server.account('ann@x.example')
  return target({
    url: server.url,
    ...account,
    path: '/dav/calendars/ann%40x.example/calendar/',
    forget: () => server.forget('ann@x.example'),
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true })
    },
  })
}

export async function radicaleTarget(radicale: string): Promise<Target> {
  const folder = await mkdtemp(join(tmpdir(), 'fairlead-radicale-'))
  const port = await freePort()
  const [username, password] = ['ann@x.example', 'a password: of hers']
  await writeFile(join(folder, 'users'), `${username}:${password}\n`)
  const config = `[server]\nhosts = 127.0.0.1:${port}\n[auth]\ntype = htpasswd\nhtpasswd_filename = ${folder}/users\nhtpasswd_encryption = plain\ndelay = 0\n[rights]\ntype = owner_only\n[storage]\nfilesystem_folder = ${folder}/collections\n[web]\ntype = none\n`
  await writeFile(join(folder, 'config'), config)
  const child = spawn(radicale, ['--config', join(folder, 'config')], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  const path = `/${encodeURIComponent(username)}/interviews/`
  const headers = { authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` }
  const body =
    '<c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>Work</d:displayname></d:prop></d:set></c:mkcalendar>'
  await answering(url, child)
  const made = await fetch(`${url}${path}`, { method: 'MKCALENDAR', headers, body })
  if (made.status !== 201) throw new Error(`Radicale made no calendar: ${made.status}`)
  return target({
    url,
    username,
    password,
    path,
    forget: null,
    async stop() {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  })
}

/** It doesn't report when it is ready: poll until it responds or exits. */
async function answering(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('Radicale did not start.')
    try {
      await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(1000) })
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
