// What each socket receives, and when: changes inside a project if it is shown, and only its list line otherwise.
import type { Socket } from 'socket.io'
import type { ClientMessages, LookedAt, ServerMessages } from '@fairlead/contract/realtime'
import type { Actor } from '@fairlead/domain/project/project'
import type { Message } from './messages.ts'

export interface Data {
  actor: Actor
  session: string
  /** undefined: a page of an earlier version, or another client, which receives everything. */
  look: LookedAt | undefined
  /**
   * Messages held back while the socket catches up; null once it has. A number sent earlier would cover events it hasn't
   * received yet.
   */
  early: { id: number; message: Message }[] | null
}
export type Live = Socket<ClientMessages, ServerMessages, Record<string, never>, Data>

/** The first change after a quiet time is sent within this span, so that a team's pages don't reload their lists at the same moment. */
const spread = { fromMs: 500, toMs: 2000 }
/** While changes continue, a list is reloaded this often, because the page combines messages only within three seconds. */
const pauseMs = 10_000

const inside: ReadonlySet<Message['name']> = new Set(['refresh_candidates', 'refresh_conversation'])

/** Whether a message is about candidates inside a project, which a page that only shows the list doesn't need. */
export const isInside = (message: Message): boolean => inside.has(message.name)

export function parseTarget(value: unknown): LookedAt | undefined {
  return value === null || (typeof value === 'string' && value.length <= 64) ? value : undefined
}

export function send(socket: Live, message: Message): void {
  ;(socket.emit as (name: string, body: unknown) => void)(message.name, message.body)
}

/** Combines what the project list needs, per socket: one message per project and pause, and the newest number. */
export function deliverLater() {
  const waiting = new Map<Live, { projects: Set<string>; cursor: number; timer: NodeJS.Timeout }>()
  const flushedAt = new WeakMap<Live, number>()
  const delayOf = (socket: Live) =>
    Math.max(0, (flushedAt.get(socket) ?? -pauseMs) + pauseMs - performance.now()) +
    spread.fromMs +
    Math.random() * (spread.toMs - spread.fromMs)
  const flush = (socket: Live) => {
    const entry = waiting.get(socket)
    waiting.delete(socket)
    clearTimeout(entry?.timer)
    if (entry) flushedAt.set(socket, performance.now())
    for (const project_id of entry?.projects ?? []) socket.emit('refresh_projects', { project_id })
    if (entry) socket.emit('cursor', { id: entry.cursor })
  }
  const forget = (socket: Live) => {
    clearTimeout(waiting.get(socket)?.timer)
    waiting.delete(socket)
  }
  return {
    /** `projectId` null: only the number advances, so that the socket doesn't request it when reconnecting. */
    add(socket: Live, eventId: number, projectId: string | null): void {
      const entry = waiting.get(socket) ?? {
        projects: new Set<string>(),
        cursor: 0,
        timer: setTimeout(flush, delayOf(socket), socket),
      }
      if (projectId !== null) entry.projects.add(projectId)
      entry.cursor = Math.max(entry.cursor, eventId)
      waiting.set(socket, entry)
    },
    isWaiting: (socket: Live): boolean => waiting.has(socket),
    /** Sends waiting messages immediately. */
    flush,
    forget,
    close(): void {
      for (const socket of waiting.keys()) forget(socket)
    },
  }
}
