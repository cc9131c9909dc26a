// The socket: a session opens it, and only the server decides what each one receives.
import { Server } from 'socket.io'
import type { IncomingMessage, Server as HttpServer } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { socketCallers, type ClientMessages, type ServerMessages } from '@fairlead/contract/realtime'
import { whyNotCall } from '@fairlead/domain/account/callers'
import { mayRead } from '@fairlead/domain/project/project'
import { must } from '@fairlead/domain/shared/records'
import { findSession } from '../features/accounts/sessions/session-store.ts'
import { loadProject, type LoadedProject } from '../features/projects/records/access-project.ts'
import { isUnreachable, type Database } from '../platform/database.ts'
import { listEventsAfter, listenToEvents, newestEventId, type StoredEvent } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import { isOwnOrigin } from '../platform/own-origins.ts'
import { securityHeaders } from '../platform/security-headers.ts'
import type { Settings } from '../platform/settings.ts'
import { catchUp, maxMissed } from './catch-up.ts'
import { deliverLater, isInside, parseTarget, send, type Data, type Live } from './delivery.ts'
import { countMessages, limitSockets, messagesPerMinute, openPerUser } from './limit-sockets.ts'
import { messagesOf } from './messages.ts'

export interface Realtime {
  close(): Promise<void>
}

/** How often a living socket must prove its session again. */
const recheckMs = 60_000
/** A connection that hasn't presented a session by then is closed. */
const signInMs = 10_000
/** How often unannounced events are looked for. */
const pollMs = 5000
/** Events are numbered when written and visible when committed: a slow one may have a lower number. */
const lookBack = 100

export async function startRealtime(http: HttpServer, database: Database, settings: Settings, log: Log): Promise<Realtime> {
  const limits = limitSockets(settings)
  const io = new Server<ClientMessages, ServerMessages, Record<string, never>, Data>(http, {
    path: '/socket.io',
    serveClient: false,
    allowRequest: (request, decide) => decide(null, isOwnOrigin(settings, request.headers.origin) && limits.mayOpen(request)),
    // for a session and a project's ID
    maxHttpBufferSize: 16_000,
    connectTimeout: signInMs,
    // with long polling, every request of a page would have to reach the same process
    transports: ['websocket'],
  })
  const actorOf = (session: string) => findSession(database.system, session, new Date(), settings, { isUse: false })

  io.engine.on('connection', (connection: { request: IncomingMessage; close(): void; on(event: 'close', handle: () => void): void }) => {
    const release = limits.open(connection.request)
    if (release === null) connection.close()
    else connection.on('close', release)
  })
  const headers = { ...securityHeaders(settings), 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'" }
  io.engine.on('headers', (answer: Record<string, string>) => void Object.assign(answer, headers))
  // also on its refusals, which it writes without asking
  http.prependListener('request', (request, response) => {
    if (request.url?.startsWith('/socket.io')) for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  })

  io.use((socket, next) => {
    const session = sessionOf(socket)
    actorOf(session).then(
      (actor) => {
        const whyNot = whyNotCall(socketCallers.connect, actor)
        if (!actor || whyNot) {
          // the refusal is sent first
          setTimeout(() => socket.conn.close(), 1000).unref()
          return next(new Error(whyNot === 'guest' ? 'not_signed_in' : 'not_permitted'))
        }
        if (socketsIn(io, `user:${actor.userId}`).length >= limits.most(openPerUser)) {
          setTimeout(() => socket.conn.close(), 1000).unref()
          return next(new Error('too_many'))
        }
        socket.data.actor = actor
        socket.data.session = session
        socket.data.look = parseTarget(socket.handshake.auth.look)
        socket.data.early = []
        Promise.resolve(socket.join([`workspace:${actor.workspaceId}`, `user:${actor.userId}`])).then(() => next(), next)
      },
      () => next(new Error('unavailable')),
    )
  })
  const later = deliverLater()
  io.on('connection', (socket: Live) => {
    const isWithinLimit = countMessages(limits.most(messagesPerMinute))
    socket.use(([name], next) => {
      if (!isWithinLimit()) return void socket.disconnect(true)
      if (isClientMessage(name) && whyNotCall(socketCallers[name], socket.data.actor) === null) next()
    })
    socket.on('look', (target, done) => {
      socket.data.look = parseTarget(target)
      // a page that switches to a project shows its list line
      later.flush(socket)
      if (typeof done === 'function') done()
    })
    socket.on('disconnect', () => later.forget(socket))
    const since: unknown = socket.handshake.auth.since
    catchUp(database, socket.data.actor, typeof since === 'number' && Number.isSafeInteger(since) ? since : null).then(
      ({ cursor, missed }) => {
        if (missed === null) socket.emit('refresh_all')
        for (const message of missed ?? []) send(socket, message)
        const early = socket.data.early ?? []
        socket.data.early = null
        for (const { message } of early) if (missed && !missed.some((entry) => isDeepStrictEqual(entry, message))) send(socket, message)
        socket.emit('cursor', { id: Math.max(cursor, ...early.map(({ id }) => id)) })
      },
      // closed without socket.io's own goodbye, so that the page reconnects and asks from its cursor
      () => socket.conn.close(),
    )
  })
  const recheck = setInterval(() => {
    for (const socket of io.sockets.sockets.values())
      void actorOf(socket.data.session).then(
        (actor) => {
          if (!actor || whyNotCall(socketCallers.connect, actor)) socket.disconnect(true)
          else socket.data.actor = actor
        },
        () => void 0,
      )
  }, recheckMs)

  const tell = async (stored: StoredEvent, projectOf: (id: string) => Promise<LoadedProject | null>) => {
    const sockets = new Set<Live>()
    for (const { to, message } of messagesOf(stored.event)) {
      const isPersonal = 'userId' in to
      const hearers = isPersonal
        ? socketsIn(io, `user:${to.userId}`)
        : await readersOf(socketsIn(io, `workspace:${stored.workspaceId}`), () => projectOf(to.projectId))
      for (const socket of hearers) {
        const { look, early } = socket.data
        if (early) {
          early.push({ id: stored.id, message })
          continue
        }
        const isLooking = isPersonal || look === undefined || look === '*' || look === to.projectId
        if (isLooking || !(isInside(message) || message.name === 'refresh_projects')) {
          send(socket, message)
          sockets.add(socket)
        } else later.add(socket, stored.id, isInside(message) ? null : to.projectId)
      }
    }
    // delayed messages follow, with their own cursor
    for (const socket of sockets) if (!later.isWaiting(socket)) socket.emit('cursor', { id: stored.id })
  }
  const readersOf = async (sockets: Live[], load: () => Promise<LoadedProject | null>): Promise<Live[]> => {
    const project = sockets.length === 0 ? null : await load()
    return project ? sockets.filter((socket) => mayRead(project, socket.data.actor)) : []
  }

  // serialized, so that messages arrive in event order
  let tail: Promise<void> = Promise.resolve()
  const tracker = startSeen()
  const inOrder = (work: () => Promise<void>): void => {
    tail = tail.then(work).catch((error: unknown) => log.warn({ err: error }, 'socket message failed'))
  }
  const skipToNewest = async () => {
    const newest = await newestEventId(database)
    for (const { id } of await listEventsAfter(database, { after: newest, lookBack, limit: lookBack })) tracker.add(id)
    tracker.add(newest)
  }
  const poll = async () => {
    if (tracker.newest === 0) return skipToNewest()
    const events = await listEventsAfter(database, {
      after: tracker.newest,
      lookBack,
      limit: maxMissed,
      except: tracker.since(tracker.newest - lookBack),
    })
    const isTooMuch = events.length >= maxMissed
    if (isTooMuch) io.emit('refresh_all')
    // a project is read once for all events found together
    const projects = new Map<string, Promise<LoadedProject | null>>()
    for (const stored of events) {
      const projectOf = (id: string) => {
        const key = `${stored.workspaceId} ${id}`
        const loading = projects.get(key) ?? database.inWorkspace(stored.workspaceId, (tx) => loadProject(tx, id))
        projects.set(key, loading)
        return loading
      }
      try {
        // checked after the query: a page that connected during it receives the result
        if (!isTooMuch && io.sockets.sockets.size > 0) await tell(stored, projectOf)
      } catch (error) {
        // while the database is unavailable the event waits for the next poll; an event's own fault is not retried
        if (isUnreachable(error)) throw error
        log.warn({ err: error, event: stored.id }, 'socket message failed')
      }
      tracker.add(stored.id)
    }
  }
  let isQueued = false
  const pollSoon = () => {
    if (isQueued) return
    isQueued = true
    inOrder(() => {
      isQueued = false
      return poll()
    })
  }
  inOrder(skipToNewest)
  // announcements can be lost with their connection: missed events are found by number
  const stop = await listenToEvents(database, pollSoon)
  const floor = setInterval(pollSoon, pollMs)
  return {
    async close() {
      clearInterval(recheck)
      clearInterval(floor)
      await stop()
      await tail
      later.close()
      // the same server's pages and API are closed by their owner, once their requests are answered
      // closed without socket.io's own goodbye, after which a page wouldn't reconnect
      io.engine.close()
    },
  }
}

/** Which events were already announced, by number: the last few thousand. */
function startSeen() {
  const ids = new Set<number>()
  return {
    newest: 0,
    since: (id: number) => [...ids].filter((entryId) => entryId > id),
    add(id: number): void {
      ids.add(id)
      const [oldest] = ids
      if (ids.size > 5 * maxMissed) ids.delete(must(oldest))
      this.newest = Math.max(this.newest, id)
    },
  }
}

/** In the handshake's `auth` as `session`, or in the header that every call has. */
function sessionOf(socket: Live): string {
  const session: unknown = socket.handshake.auth.session ?? socket.handshake.headers['x-parse-session-token']
  return typeof session === 'string' ? session : ''
}

function isClientMessage(name: string): name is keyof ClientMessages {
  return name !== 'connect' && Object.hasOwn(socketCallers, name)
}

function socketsIn(io: Server<ClientMessages, ServerMessages, Record<string, never>, Data>, room: string): Live[] {
  return [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? [])
}
