// Settles a request: paid, accepted, or declined. A paid or accepted one ends the workspace's free trials.
import { endsFreeTrial, mayBecome, type PlanState } from '@fairlead/domain/account/plans'
import { PaymentsDown, PaymentsRefused, type Payments } from '@fairlead/domain/ports/payments'
import type { WorkspaceContext } from '../../platform/context.ts'
import { systemContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { endFreeTrials } from '../projects/records/project-store.ts'
import { dropPayment, findUnpaid, lockRequest, saveState } from './plan-request-store.ts'

type Settling = Pick<WorkspaceContext, 'workspaceId' | 'userId' | 'now'>

/** False when it was settled before, or doesn't exist. */
export function settleRequest(ctx: WorkspaceContext, id: string, state: PlanState): Promise<boolean> {
  return ctx.transaction((tx) => settleWithin(tx, ctx, id, state))
}

/** The same within the caller's transaction. */
export async function settleWithin(tx: Tx, ctx: Settling, id: string, state: PlanState): Promise<boolean> {
  const request = await lockRequest(tx, id)
  // a payment for a withdrawn request still counts
  const isLate = request?.state === 'withdrawn' && state === 'paid'
  if (!request || !(mayBecome(request.state, state) || isLate)) return false
  await saveState(tx, id, state, ctx.now())
  if (endsFreeTrial(state)) {
    for (const projectId of await endFreeTrials(tx, ctx.workspaceId)) await record(tx, ctx, { type: 'project.saved', projectId })
  }
  await record(tx, ctx, { type: 'plan.settled', requestId: id, state })
  return true
}

const longestMs = 3 * 86_400_000

/** Asks the payment provider about everything that may have been paid in the meantime, for one workspace or all. */
export async function settlePayments(database: Database, payments: Payments, now: () => Date, only: string | null = null): Promise<void> {
  for (const { id, workspaceId, paymentId } of await findUnpaid(database, new Date(now().getTime() - longestMs), only)) {
    const state = await payments.stateOf(paymentId).catch((error: unknown) => {
      if (error instanceof PaymentsRefused) return 'expired' as const
      // asked again in a while
      if (error instanceof PaymentsDown) return 'open' as const
      throw error
    })
    const ctx = systemContext(database, workspaceId, now)
    if (state === 'paid') await settleRequest(ctx, id, 'paid')
    // another page may be opened for it
    if (state === 'expired') await ctx.transaction((tx) => dropPayment(tx, id, paymentId))
  }
}
