// A project's open review links, as shown to the team that sent them, and revoking them.
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { closeReviewLinks } from '../../accounts/security/link-store.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { text } from '../texts/texts.ts'

export interface ReviewLink {
  id: string
  email: string
  /** Name of the sender; null = sent with a reminder. */
  sentBy: string | null
  sentAt: Date
  expiresAt: Date
  lastOpenedAt: Date | null
}

const limit = 500

/** Newest first. */
export function listReviewLinks(ctx: ActorContext, projectId: string): Promise<ReviewLink[]> {
  return ctx.transaction(async (tx) => {
    await accessProject(tx, ctx.actor, projectId, 'decide')
    return openLinks(tx, projectId, ctx.now())
  })
}

/** Revokes one link, or all of the address's when `linkId` is null; ended links don't change. */
export function revokeReviewLinks(
  ctx: ActorContext,
  { projectId, email, linkId }: { projectId: string; email: string; linkId: string | null },
): Promise<ReviewLink[]> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    const address = normaliseEmail(email)
    if (address === '') throw new Refusal('invalid_input', undefined, { email: text.requiredField })
    const revoked = await closeReviewLinks(
      tx,
      { workspaceId: ctx.workspaceId, projectId, emails: [address], ...(linkId === null ? {} : { linkId }) },
      ctx.now(),
    )
    if (revoked > 0) {
      const { workspaceId, userId, actor } = ctx
      const details = { project: project.settings.projectName, links: revoked }
      await recordAuditEvent(tx, { kind: 'link_revoked', workspaceId, userId, actor: actor.email, target: address, details })
    }
    return openLinks(tx, projectId, ctx.now())
  })
}

async function openLinks(tx: Tx, projectId: string, now: Date): Promise<ReviewLink[]> {
  const rows = await tx
    .selectFrom('link')
    .leftJoin('users', 'users.id', 'link.sent_by')
    .select(['link.id', 'link.email', 'link.created_at', 'link.expires_at', 'link.last_opened_at'])
    .select(['users.first_name', 'users.last_name', 'users.email as sender_email'])
    .where('link.project_id', '=', projectId)
    .where('link.purpose', '=', 'hm_review')
    .where('link.used_at', 'is', null)
    .where('link.expires_at', '>', now)
    .orderBy('link.created_at', 'desc')
    .orderBy('link.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email ?? '',
    sentBy: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || row.sender_email,
    sentAt: row.created_at,
    expiresAt: row.expires_at,
    lastOpenedAt: row.last_opened_at,
  }))
}
