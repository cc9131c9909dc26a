// A workspace's postal address: admins set it, and sequences' emails show it.
import { cleanPostalAddress, validatePostalAddress } from '@fairlead/domain/outreach/postal-address'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { readWorkspacePostalAddress, saveWorkspacePostalAddress } from '../../accounts/users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'

/** null = none yet. */
export function readPostalAddress(tx: Tx, { workspaceId }: Pick<WorkspaceContext, 'workspaceId'>): Promise<string | null> {
  return readWorkspacePostalAddress(tx, workspaceId)
}

export function showPostalAddress(ctx: ActorContext): Promise<{ address: string | null; canManage: boolean }> {
  return ctx.transaction(async (tx) => ({
    address: await readPostalAddress(tx, ctx),
    canManage: await isWorkspaceAdmin(tx, ctx.actor),
  }))
}

/** Queued emails use the new address: it is read when they are sent. */
export function savePostalAddress(ctx: ActorContext, written: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    const address = cleanPostalAddress(written)
    const problem = validatePostalAddress(address)
    if (problem) throw new Refusal('invalid_input', problem, { postal_address: problem })
    const next = address === '' ? null : address
    if ((await readPostalAddress(tx, ctx)) === next) return
    await saveWorkspacePostalAddress(tx, ctx.workspaceId, next)
    await recordAuditEvent(tx, {
      kind: 'settings_changed',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      details: { postal_address: next ?? '' },
    })
  })
}
