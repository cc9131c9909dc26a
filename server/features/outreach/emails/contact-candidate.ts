// Writes to a candidate in any stage: the first email approves them, a reply continues their thread.
import type { Links } from '@fairlead/domain/ports/links'
import type { ActorContext } from '../../../platform/context.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { approveAndSend, type ApproveAndSend, type ApprovedAndSent } from './approve-and-send.ts'
import { sendReply } from './send-reply.ts'

export interface ContactCandidate extends ApproveAndSend {
  cc?: string | undefined
}

/** Email of these types replies; all other types start a sequence. */
const answers = /^candidate_(autopilot|navigator)_response$/i

export async function contactCandidate(
  ctx: ActorContext,
  mail: MailSettings,
  input: ContactCandidate,
  links: Links | null = null,
): Promise<ApprovedAndSent> {
  if (!answers.test(input.emailType?.trim() ?? '')) return approveAndSend(ctx, mail, input, links)
  const remaining = await ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide')
    return project.counts.UNDER_REVIEW ?? 0
  })
  const message = await sendReply(ctx, mail, {
    projectId: input.projectId,
    candidateId: input.candidateId,
    subject: input.subject ?? '',
    body: input.body ?? '',
    toEmail: input.toEmail,
    cc: input.cc,
    emailType: input.emailType,
    scheduledDate: input.scheduledDate,
    acceptsGuess: input.acceptsGuess,
  })
  return { emailStatus: 200, message, remaining, screener: null }
}
