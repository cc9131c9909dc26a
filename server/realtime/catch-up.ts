// What a socket that was away has missed: the events since the last one it heard, as messages, or word to load everything again.
import type { Actor } from '@fairlead/domain/project/project'
import { mayRead } from '@fairlead/domain/project/project'
import { loadProject } from '../features/projects/access-project.ts'
import type { Database } from '../platform/database.ts'
import { listEventsSince, newestEventId } from '../platform/events.ts'
import { messagesOf, type Message } from './messages.ts'

/** Events are numbered when they are written and seen when they are committed: one that took longer may carry an older number. */
const lookBack = 100

/** More than this is cheaper loaded again. */
export const mostMissed = 500

export interface CatchUp {
  /** The newest event there is: what comes later will be heard. */
  cursor: number
  /** null = too much has happened: load everything again. */
  missed: Message[] | null
}

/** `since` null = the first connection, which has missed nothing. */
export async function catchUp(database: Database, actor: Actor, since: number | null): Promise<CatchUp> {
  const cursor = await newestEventId(database)
  if (since === null || since >= cursor) return { cursor, missed: [] }
  const events = await listEventsSince(database, actor.workspaceId, since - lookBack, cursor, mostMissed + lookBack + 1)
  if (events.length > mostMissed + lookBack) return { cursor, missed: null }
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
      // the same news twice asks for the same data twice
      if (!isMine || sentKeys.has(key)) continue
      sentKeys.add(key)
      missed.push(message)
    }
  return { cursor, missed }
}
