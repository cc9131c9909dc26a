// Takes an outgoing mail one step on: claim, intent, outcome, recovery - each decided by the domain under one lock, fenced by the attempt.
import { canSendTo, mayPass } from '@fairlead/domain/outreach/can-send-to'
import { decideClaim, decideCommit, decideOutcome, decideStop, type MessageState } from '@fairlead/domain/outreach/message-state'
import type { SendOutcome } from '@fairlead/domain/ports/mail'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { lockMessage, type LockedMessage } from './lock-message.ts'
import { columnsOf, stateOf, type MessageRow } from './message-row.ts'
import { recordOutcome } from './record-outcome.ts'
import { gatherSendFacts } from './send-facts.ts'
import { lockAddress } from './suppress-address.ts'

async function saveState(tx: Tx, id: string, next: MessageState, more: { claimed_by?: string } = {}): Promise<void> {
  await tx
    .updateTable('message')
    .set({ ...columnsOf(next), ...more })
    .where('id', '=', id)
    .execute()
}

async function whyStop(tx: Tx, { about, row }: LockedMessage, now: Date) {
  if (!about) return null
  return canSendTo(await gatherSendFacts(tx, about.project, about.candidate, { step: row.step, address: row.to_email, dueAt: null }), now)
}

/** Claims one due mail for a worker; null when it is not to be had, or must not go out (then it waits or is cancelled). */
export function claimMessage(ctx: WorkspaceContext, id: string, workerId: string): Promise<MessageRow | null> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessage(tx, id)
    const claimed = locked && decideClaim(stateOf(locked.row), ctx.now())
    if (!locked || !claimed) return null
    const stop = await whyStop(tx, locked, ctx.now())
    if (stop) {
      // what may pass waits a while and is asked again; the rest is over
      const next: MessageState | null = mayPass(stop)
        ? { state: 'queued', attempt: locked.row.attempt, notBefore: new Date(ctx.now().getTime() + 60_000) }
        : decideStop(stateOf(locked.row), stop)
      if (next) await saveState(tx, id, next)
      return null
    }
    await saveState(tx, id, claimed, { claimed_by: workerId })
    return { ...locked.row, ...columnsOf(claimed) } as MessageRow
  })
}

/** The point of order, inside DATA before the final dot: true = the intent is committed and the dot may follow. */
export function commitIntent(ctx: WorkspaceContext, id: string, attempt: number): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessage(tx, id)
    if (!locked) return false
    await lockAddress(tx, ctx, locked.row.to_email)
    const next = decideCommit(stateOf(locked.row), attempt, await whyStop(tx, locked, ctx.now()), ctx.now())
    if (next) await saveState(tx, id, next)
    return next?.state === 'committing'
  })
}

/** Writes what the server said, with everything that follows from it. An older attempt changes nothing. */
export function saveOutcome(ctx: WorkspaceContext, id: string, attempt: number, outcome: SendOutcome): Promise<void> {
  return settle(ctx, id, (state) => decideOutcome(state, attempt, outcome, ctx.now()))
}

/** Takes a mail on by any decision of the domain; the consequences of the new state are written in the same transaction. */
export function settle(ctx: WorkspaceContext, id: string, decide: (state: MessageState) => MessageState | null): Promise<void> {
  return ctx.transaction(async (tx) => {
    const locked = await lockMessage(tx, id)
    const next = locked && decide(stateOf(locked.row))
    if (!locked || !next) return
    await saveState(tx, id, next)
    await recordOutcome(tx, ctx, locked, next)
  })
}
