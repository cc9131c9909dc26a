// What a reconnected socket missed: the events since its last one, as messages, or an instruction to reload everything.
import type { Actor } from '@fairlead/domain/project/project'
import { mayRead } from '@fairlead/domain/project/project'
import { loadProject } from '../features/projects/records/access-project.ts'
import type { Database } from '../platform/database.ts'
import { listEventsSince, newestEventId } from '../platform/events.ts'
import { messagesOf, type Message } from './messages.ts'

/** Events are numbered when written and visible when committed: a slow one may have a lower number. */
const lookBack = 100

/** Reloading is cheaper than more than this. */
export const maxMissed = 500

export interface CatchUp {
  /** The newest event: later ones will be received. */
  cursor: number
  /** null = too much has happened: reload everything. */
  missed: Message[] | null
}

/** `since` null = the first connection, which has missed nothing. */
export async function catchUp(database: Database, actor: Actor, since: number | null): Promise<CatchUp> {
  const cursor = await newestEventId(database)
  if (since === null || since >= cursor) return { cursor, missed: [] }
  const events = await listEventsSince(database, actor.workspaceId, {
    after: since - lookBack,
    upTo: cursor,
    limit: maxMissed + lookBack + 1,
  })
  if (events.length > maxMissed + lookBack) return { cursor, missed: null }
  const readable = new Map<string, boolean>()
  const mayHear = async (projectId: string) => {
    const cached = readable.get(projectId)
    if (cached !== undefined) return cached
    const project = await database.inWorkspace(actor.workspaceId, (tx) => loadProject(tx, projectId))
    const may = project !== null && mayRead(project, actor)
    readable.set(projectId, may)
    return may
  }
  const missed: Message[] = []
  const sentKeys = new Set<string>()
  for (const { event } of events)
    for (const { to, message } of messagesOf(event)) {
      const isMine = 'userId' in to ? to.userId === actor.userId : await mayHear(to.projectId)
      const key = JSON.stringify(message)
      // the same message twice refetches the same data twice
      if (!isMine || sentKeys.has(key)) continue
      sentKeys.add(key)
      missed.push(message)
    }
  return { cursor, missed }
}
