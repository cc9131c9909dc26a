// Notifies a workspace's admins of a break-glass sign-in, and of a domain that is no longer proven.
import type { EventOf } from '@fairlead/domain/events'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { adminsOf } from '../../accounts/users/workspace-rights.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

function notifyAdmins(ctx: WorkspaceContext, kind: string, requestId: string, body: () => string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const onceKey = `${kind}:${requestId}`
    await notify(tx, ctx, await adminsOf(tx, ctx.workspaceId), { projectId: null, candidateId: null, kind, body, onceKey })
  })
}

export const notifyOfBreakGlass = (ctx: WorkspaceContext, { email, requestId }: EventOf<'sso.break_glass_used'>): Promise<void> =>
  notifyAdmins(ctx, 'sso_break_glass', requestId, () => text.breakGlassAlert(email))

export const notifyOfLapsedDomain = (ctx: WorkspaceContext, { domain, requestId }: EventOf<'sso.domain_lapsed'>): Promise<void> =>
  notifyAdmins(ctx, 'sso_domain', requestId, () => text.domainLapsedAlert(domain))
