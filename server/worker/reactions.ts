// Every reaction on one page: what has happened, and who hears of it. Each may run more than once.
import type { EventOf, EventType } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../platform/context.ts'
import type { StoredEvent } from '../platform/events.ts'
import { tellOfBatch } from '../features/alerts/on-search-batch-ready.ts'
import type { JobName } from './jobs.ts'

export interface ReactionTools {
  /** Queues a job; the same key waits only once. */
  enqueue(name: JobName, data: object, key: string): Promise<void>
}

type Reaction<T extends EventType> = (ctx: WorkspaceContext, event: EventOf<T>, stored: StoredEvent, tools: ReactionTools) => Promise<void>

const startSearch = (ctx: WorkspaceContext, event: { projectId: string }, _: StoredEvent, tools: ReactionTools) =>
  tools.enqueue('search', { workspaceId: ctx.workspaceId, projectId: event.projectId }, event.projectId)

const reactions: { [T in EventType]?: Reaction<T>[] } = {
  'project.submitted': [startSearch],
  'project.reformed': [startSearch],
  'search.batch_ready': [tellOfBatch],
}

export async function react(ctx: WorkspaceContext, stored: StoredEvent, tools: ReactionTools): Promise<void> {
  for (const reaction of (reactions[stored.event.type] ?? []) as Reaction<EventType>[]) await reaction(ctx, stored.event as never, stored, tools)
}
