// Sends candidates to the hiring manager: the email and the moves are one transaction, and the same email is sent once.
import { isKeyOf } from '@fairlead/domain/shared/records'
import { personNameAsText } from '@fairlead/domain/account/names'
import { createHash } from 'node:crypto'
import { whyNotSendForReview } from '@fairlead/domain/candidate/send-for-review'
import { checkManagerMail, withReviewLink } from '@fairlead/domain/outreach/manager-mail'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { accessCandidate, findIdsInProject, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { readContact } from '../../accounts/users/user-views.ts'
import { useQuota } from '../../accounts/security/use-quota.ts'
import { countRevokedReviewLinks } from '../../accounts/security/link-store.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { hasMessageFor } from '../../mail/messages/message-facts.ts'
import { accessProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { openManagerLink } from './manager-link.ts'
import { recordRequest } from './manager-request-store.ts'

export interface ManagerEmail {
  to: string
  cc: string[]
  subject: string
  body: string
  /** API names of the fields in a refusal. */
  fields: { to: string; cc: string }
}

export interface SentToManager {
  sent: string[]
  /** Candidates not in the email, with the reason. */
  leftOut: { candidateId: string; refusal: Refusal }[]
}

/** One email with one link, which shows only these candidates. Refuses when none can be sent. */
export function sendToManager(
  ctx: ActorContext,
  mail: MailSettings,
  input: ManagerEmail & { projectId: string; candidateIds: readonly string[] },
): Promise<SentToManager> {
  const wrong = wrongFields(input)
  return ctx.transaction(async (tx) => {
    const { projectId } = input
    const { found: reviewable, leftOut } = await lockReviewable(tx, ctx, input)
    if (wrong) throw new Refusal('invalid_input', undefined, wrong)
    const user = await readContact(tx, ctx.userId)
    const email = normaliseEmail(input.to)
    const candidateIds = reviewable.map(({ candidate }) => candidate.id)
    const requestId = await requestIdOf(tx, projectId, candidateIds, input)
    const answer = { sent: candidateIds, leftOut }
    const sentBefore = await hasMessageFor(tx, requestId)
    if (!sentBefore) {
      await useQuota(tx, ctx, mail.quotaFactor, 'team_email', 1 + input.cc.length)
      const link = await openManagerLink(tx, ctx, mail.publicUrl, { projectId, email, candidateIds })
      for (const candidateId of candidateIds) await recordRequest(tx, ctx, { projectId, candidateId, email })
      await queueTeamMail(tx, ctx, mail, {
        to: input.to,
        cc: input.cc,
        subject: input.subject,
        body: withReviewLink(input.body, link),
        from: { name: personNameAsText(user.firstName, user.lastName), email: user.email },
        projectId,
        emailType: 'hm_found_warm_lead',
        requestId,
      })
    }
    // after an undo the same email isn't sent again, but the candidate moves again
    for (const { project, candidate } of reviewable)
      await moveCandidate(tx, { project, candidate, to: 'HIRING_MANAGER', by: { ctx, actor: ctx.actor } })
    return answer
  })
}

/** Locks candidates in ID order, so that two calls never deadlock. */
async function lockReviewable(
  tx: Tx,
  ctx: ActorContext,
  { projectId, candidateIds }: { projectId: string; candidateIds: readonly string[] },
): Promise<{ found: { project: LoadedProject; candidate: LoadedCandidate }[]; leftOut: SentToManager['leftOut'] }> {
  const ids = [...new Set(candidateIds)].toSorted()
  // once for all, and shared: those in the review queue, whose move would change the project, can't be sent
  const locked = await accessProject(tx, ctx.actor, projectId, 'decide', 'share')
  const present = await findIdsInProject(tx, projectId, ids)
  const reviewable: { project: LoadedProject; candidate: LoadedCandidate }[] = []
  const leftOut: SentToManager['leftOut'] = ids
    .filter((id) => !present.has(id))
    .map((candidateId) => ({ candidateId, refusal: new Refusal('candidate_not_found') }))
  for (const candidateId of ids.filter((id) => present.has(id)))
    try {
      const { project, candidate } = await accessCandidate(tx, ctx.actor, { projectId, candidateId }, 'decide', locked)
      const refusal = whyNotSendForReview(project, ctx.actor, candidate.stage)
      if (refusal) leftOut.push({ candidateId, refusal })
      else reviewable.push({ project, candidate })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      leftOut.push({ candidateId, refusal: error })
    }
  if (reviewable.length === 0) throw leftOut[0]?.refusal ?? new Refusal('candidate_not_found')
  return { found: reviewable, leftOut }
}

/** The same email about the same candidates has the same ID; after its links were revoked it gets a new one. */
async function requestIdOf(tx: Tx, projectId: string, candidateIds: readonly string[], mail: ManagerEmail): Promise<string> {
  const revoked = await countRevokedReviewLinks(tx, projectId, normaliseEmail(mail.to))
  const hashOf = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  const content = hashOf([mail.to, mail.cc, mail.subject, mail.body, ...(revoked > 0 ? [revoked] : [])])
  const about = candidateIds.length === 1 ? candidateIds[0] : hashOf(candidateIds)
  return `send_to_hm:${about}:${content}`
}

function wrongFields({ fields, to, cc, subject, body }: ManagerEmail): Record<string, string> | null {
  const wrong = checkManagerMail({ to, cc, subject, body })
  const names = { ...fields, subject: 'email_subject', body: 'email_body' }
  return wrong && Object.fromEntries(Object.entries(wrong).map(([part, sentence]) => [isKeyOf(names, part) ? names[part] : part, sentence]))
}
