// Sends a candidate to the hiring manager: the mail and the move are one, and the same mail goes out once.
import { personNameAsText } from '@fairlead/domain/account/names'
import { createHash } from 'node:crypto'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { checkManagerMail, withReviewLink } from '@fairlead/domain/outreach/manager-mail'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/text/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessCandidate } from '../candidates/access-candidate.ts'
import { moveWithin } from '../candidates/move-candidate.ts'
import { requireProvenAddress } from '../accounts/require-proven-address.ts'
import { useQuota } from '../accounts/use-quota.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'
import { openManagerLink } from './manager-link.ts'
import { noteRequest } from './manager-request-store.ts'

export interface SendToManager {
  projectId: string
  candidateId: string
  to: string
  cc: string[]
  subject: string
  body: string
  /** What the wire calls the fields a refusal names. */
  fields: { to: string; cc: string }
}

/** From here a candidate goes on to the hiring manager; somebody who is further stays where they are. */
const before: readonly Stage[] = ['AUTOPILOT_RECRUITER', 'QUESTION', 'AWAITING_INFO']

export function sendToManager(ctx: ActorContext, mail: MailSettings, input: SendToManager): Promise<void> {
  const wrong = wrongFields(input)
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    await requireProvenAddress(tx, ctx)
    if (wrong) throw new Refusal('invalid_input', undefined, wrong)
    const user = await tx
      .selectFrom('users')
      .select(['first_name', 'last_name', 'email'])
      .where('id', '=', ctx.userId)
      .executeTakeFirstOrThrow()
    const email = normaliseEmail(input.to)
    // after its links were revoked the same email is wanted again
    const revoked = await countRevoked(tx, project.id, email)
    const content = createHash('sha256')
      .update(JSON.stringify([input.to, input.cc, input.subject, input.body, ...(revoked > 0 ? [revoked] : [])]))
      .digest('base64url')
    const requestId = `send_to_hm:${candidate.id}:${content}`
    const moveOn = async () => {
      if (before.includes(candidate.stage))
        await moveWithin(tx, ctx, { projectId: project.id, candidateId: candidate.id, to: 'HIRING_MANAGER' })
    }
    const sent = await tx.selectFrom('message').select('id').where('request_id', '=', requestId).executeTakeFirst()
    // sent before and taken back to where they were: the mail is out, the move is wanted again
    if (sent) return moveOn()
    await useQuota(tx, ctx, mail.quotaFactor, 'team_email', 1 + input.cc.length)
    const link = await openManagerLink(tx, ctx, mail.publicUrl, { projectId: project.id, email })
    await noteRequest(tx, ctx, { projectId: project.id, candidateId: candidate.id, email })
    await queueTeamMail(tx, ctx, mail, {
      to: input.to,
      cc: input.cc,
      subject: input.subject,
      body: withReviewLink(input.body, link),
      from: { name: personNameAsText(user.first_name, user.last_name), email: user.email },
      projectId: project.id,
      emailType: 'hm_found_warm_lead',
      requestId,
    })
    await moveOn()
  })
}

async function countRevoked(tx: Tx, projectId: string, email: string): Promise<number> {
  const { count } = await tx
    .selectFrom('link')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('project_id', '=', projectId)
    .where('email', '=', email)
    .where('purpose', '=', 'hm_review')
    .where('revoked_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return count
}

function wrongFields({ fields, ...mail }: SendToManager): Record<string, string> | null {
  const wrong = checkManagerMail(mail)
  const names = { ...fields, subject: 'email_subject', body: 'email_body' }
  return wrong && Object.fromEntries(Object.entries(wrong).map(([part, sentence]) => [names[part as keyof typeof names], sentence]))
}
