// What a use case gets: the actor, the workspace, the clock, and a transaction.
import type { Actor } from '@fairlead/domain/project/project'
import type { Database, Tx } from './database.ts'

export interface WorkspaceContext {
  workspaceId: string
  /** null when the product itself acts. */
  userId: string | null
  now(): Date
  /** The keyed hash of an address, '@domain', or page, by which this workspace recognizes it. */
  hashAddress(address: string): Promise<Buffer>
  /** One transaction that sees only this workspace. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

export interface ActorContext extends WorkspaceContext {
  userId: string
  actor: Actor
}

/** For the worker: the product acts in one workspace. */
export function systemContext(database: Database, workspaceId: string, now: () => Date = () => new Date()): WorkspaceContext {
  return {
    workspaceId,
    userId: null,
    now,
    hashAddress: (address) => database.addresses.hash(workspaceId, address),
    transaction: (work) => database.inWorkspace(workspaceId, work),
  }
}

/** For HTTP and sockets: a signed-in user acts in their workspace. */
export function actorContext(database: Database, actor: Actor, now: () => Date = () => new Date()): ActorContext {
  return { ...systemContext(database, actor.workspaceId, now), userId: actor.userId, actor }
}
