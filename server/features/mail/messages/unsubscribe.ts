// Unsubscribing, and opting in again.
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { hashOfToken, newSecret } from '../../../platform/ids.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { findProjectOf, loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import type { MailSettings } from './mail-settings.ts'
import { cancelQueued } from './message-store.ts'
import {
  addSuppression,
  deleteOptOut,
  findOptIn,
  findOptOut,
  findUnsubscribed,
  lockAddress,
  saveOptIn,
} from '../suppression/suppression-store.ts'
import { queueTeamMail } from './team-mail.ts'
import { text } from '../texts/texts.ts'

interface LinkOwner {
  workspaceId: string
  email: string
  unsubscribed: boolean
  /** The link itself may allow email again: it was sent to the address for that purpose, or is about a user's own summaries. */
  mayOptIn: boolean
}
export type Unsubscribing = LinkOwner &
  ({ about: 'outreach'; candidateId: string | null; personId: string | null } | { about: 'notifications'; userId: string })

/** The candidate or user behind an unsubscribe or opt-in link; null for an unknown or expired link. */
export async function findUnsubscribe(database: Database, token: string): Promise<Unsubscribing | null> {
  const hash = hashOfToken(token)
  const optIn = await findOptIn(database, hash)
  if (optIn?.email)
    return {
      workspaceId: optIn.workspace_id,
      email: optIn.email,
      about: 'outreach',
      candidateId: null,
      personId: null,
      unsubscribed: true,
      mayOptIn: true,
    }
  const row = await findOptOut(database, hash)
  if (!row) return null
  const owner = { workspaceId: row.workspace_id, email: row.to_email }
  const { candidate_id: candidateId, person_id: personId } = row
  if (candidateId || personId)
    return { ...owner, about: 'outreach', candidateId, personId, unsubscribed: row.reason === 'unsubscribed', mayOptIn: false }
  if (!row.user_id) return null
  return { ...owner, about: 'notifications', userId: row.user_id, unsubscribed: row.notification_mail === 'off', mayOptIn: true }
}

/** Under the candidate's lock: once this has committed, no sender's intent can follow. */
export function unsubscribe(ctx: WorkspaceContext, target: { candidateId: string | null; email: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const id = target.candidateId
    const projectId = id && (await findProjectOf(tx, id))
    const project = projectId && (await loadProject(tx, projectId, 'share'))
    const candidate = id && project && (await loadCandidate(tx, id, true))
    await addSuppression(tx, ctx, { name: target.email, reason: 'unsubscribed' })
    if (!project || !candidate) return
    await cancelQueued(tx, candidate.id, 'unsubscribed', { kinds: 'all' })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

const optInDays = 7

/**
 * Sends a link to the address itself; only using that link allows email again. At most one such email per address and day, and
 * none when its owner didn't suppress the address.
 */
export function requestOptIn(ctx: WorkspaceContext, settings: MailSettings, email: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await lockAddress(tx, ctx, email)
    const row = await findUnsubscribed(tx, email)
    const today = ctx.now().getTime() + (optInDays - 1) * 24 * 3600_000
    if (!row || (row.opt_in_until && row.opt_in_until.getTime() > today)) return
    const token = newSecret()
    await saveOptIn(tx, email, { hash: hashOfToken(token), until: new Date(ctx.now().getTime() + optInDays * 24 * 3600_000) })
    const link = `${settings.publicUrl}/notifications/resubscribe?token=${token}`
    await queueTeamMail(tx, ctx, settings, {
      to: email,
      subject: 'Confirm that we may email you again',
      body: () => text.resubscribeEmail(optInDays, link),
      from: null,
      projectId: null,
      emailType: 'opt_in',
      requestId: null,
    })
  })
}

/** Only ever after using a link that was sent to the address; recorded. */
export function resubscribe(ctx: WorkspaceContext, email: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await lockAddress(tx, ctx, email)
    if (!(await deleteOptOut(tx, email))) return
    const { workspaceId } = ctx
    await recordAuditEvent(tx, {
      kind: 'opted_in',
      workspaceId,
      userId: null,
      actor: email,
      details: { by: 'link sent to the address' },
    })
  })
}
