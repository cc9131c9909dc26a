// A workspace's postal address: admins set it, sequences' emails show it, and the firewall requires it.
import { asksForPostalAddress, cleanPostalAddress, validatePostalAddress } from '@fairlead/domain/outreach/postal-address'
import { Refusal } from '@fairlead/domain/refusal'
import type { Place } from '@fairlead/domain/shared/profile'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { readWorkspacePostalAddress, saveWorkspacePostalAddress } from '../../accounts/users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { countryOf } from './candidate-time.ts'

export interface PostalAddress {
  /** null = none yet. */
  address: string | null
  /** First emails and follow-ups wait for one if a law requires it. */
  isRequired: boolean
}

export function readPostalAddress(tx: Tx, { workspaceId }: Pick<WorkspaceContext, 'workspaceId'>): Promise<PostalAddress> {
  return readWorkspacePostalAddress(tx, workspaceId)
}

/** True when the law of the candidate's country requires an address and the workspace has none. */
export const lacksAddress = ({ address }: PostalAddress, place: Place | null): boolean =>
  address === null && asksForPostalAddress(countryOf(place))

export function showPostalAddress(ctx: ActorContext): Promise<PostalAddress & { canManage: boolean }> {
  return ctx.transaction(async (tx) => ({
    ...(await readPostalAddress(tx, ctx)),
    canManage: await isWorkspaceAdmin(tx, ctx.actor),
  }))
}

/** Queued emails use the new address: it is read when they are sent. */
export function savePostalAddress(ctx: ActorContext, input: { address: string; isRequired: boolean }): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    const address = cleanPostalAddress(input.address)
    const problem = validatePostalAddress(address)
    if (problem) throw new Refusal('invalid_input', problem, { postal_address: problem })
    const before = await readPostalAddress(tx, ctx)
    const next = { address: address === '' ? null : address, isRequired: input.isRequired }
    if (before.address === next.address && before.isRequired === next.isRequired) return
    await saveWorkspacePostalAddress(tx, ctx.workspaceId, next)
    await recordAuditEvent(tx, {
      kind: 'settings_changed',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      details: { postal_address: next.address ?? '', requires_postal_address: next.isRequired },
    })
  })
}
