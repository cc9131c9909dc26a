// The socket: a session opens it, the server alone decides what each one hears.
import { Server, type Socket } from 'socket.io'
import type { Server as HttpServer } from 'node:http'
import type { ServerMessages } from '@fairlead/contract/realtime'
import { mayRead, type Actor } from '@fairlead/domain/project/project'
import { findSession, type UserLists } from '../features/accounts/session-store.ts'
import { loadProject } from '../features/projects/access-project.ts'
import type { Database } from '../platform/database.ts'
import { listenToEvents, readEvent } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import { catchUp } from './catch-up.ts'
import { messagesOf, type Message } from './messages.ts'

type Live = Socket<Record<string, never>, ServerMessages, Record<string, never>, { actor: Actor; session: string }>

export interface Realtime {
  close(): Promise<void>
}

/** How often a living socket must prove its session again. */
const recheckMs = 60_000

export async function startRealtime(http: HttpServer, database: Database, lists: UserLists, log: Log): Promise<Realtime> {
  const io = new Server<Record<string, never>, ServerMessages, Record<string, never>, { actor: Actor; session: string }>(http, {
    path: '/socket.io',
    serveClient: false,
  })
  const actorOf = (session: string) => findSession(database.system, session, new Date(), lists)

  io.use((socket, next) => {
    const session = sessionOf(socket)
    actorOf(session).then(
      (actor) => {
        if (!actor) return next(new Error('not_signed_in'))
        socket.data.actor = actor
        socket.data.session = session
        void socket.join([`workspace:${actor.workspaceId}`, `user:${actor.userId}`])
        next()
      },
      () => next(new Error('unavailable')),
    )
  })
  io.on('connection', (socket: Live) => {
    const since: unknown = socket.handshake.auth.since
    catchUp(database, socket.data.actor, typeof since === 'number' && Number.isSafeInteger(since) ? since : null).then(
      ({ cursor, missed }) => {
        if (missed === null) socket.emit('refresh_all')
        for (const message of missed ?? []) send(socket, message)
        socket.emit('cursor', { id: cursor })
      },
      // without its cursor the page loads everything anew when it comes back
      () => socket.disconnect(true),
    )
  })
  const recheck = setInterval(() => {
    for (const socket of io.sockets.sockets.values())
      void actorOf(socket.data.session).then(
        (actor) => !actor && socket.disconnect(true),
        () => void 0,
      )
  }, recheckMs)

  const tell = async (id: number) => {
    const stored = await readEvent(database, id)
    if (!stored) return
    for (const { to, message } of messagesOf(stored.event)) {
      const hearers = 'userId' in to ? socketsIn(io, `user:${to.userId}`) : await readersOf(to.projectId, stored.workspaceId)
      for (const socket of hearers) {
        send(socket, message)
        socket.emit('cursor', { id })
      }
    }
  }
  const readersOf = async (projectId: string, workspaceId: string): Promise<Live[]> => {
    const sockets = socketsIn(io, `workspace:${workspaceId}`)
    if (sockets.length === 0) return []
    const project = await database.inWorkspace(workspaceId, (tx) => loadProject(tx, projectId))
    return project ? sockets.filter((socket) => mayRead(project, socket.data.actor)) : []
  }

  // one after the other, so that messages arrive in the order of what happened
  let tail = Promise.resolve()
  const stop = await listenToEvents(database, (id) => {
    // null = the listener was away: whoever is connected fetches everything again by reconnecting
    if (id === null) return io.disconnectSockets(false)
    tail = tail.then(() => tell(id)).catch((error: unknown) => log.warn({ err: error }, 'socket message failed'))
  })
  return {
    async close() {
      clearInterval(recheck)
      await stop()
      await io.close()
    },
  }
}

/** In the handshake's `auth` as `session`, or in the header every call carries. */
function sessionOf(socket: Live): string {
  const given: unknown = socket.handshake.auth.session ?? socket.handshake.headers['x-parse-session-token']
  return typeof given === 'string' ? given : ''
}

function send(socket: Live, message: Message): void {
  ;(socket.emit as (name: string, body: unknown) => void)(message.name, message.body)
}

function socketsIn(
  io: Server<Record<string, never>, ServerMessages, Record<string, never>, { actor: Actor; session: string }>,
  room: string,
): Live[] {
  return [...(io.sockets.adapter.rooms.get(room) ?? [])].flatMap((id) => io.sockets.sockets.get(id) ?? [])
}
