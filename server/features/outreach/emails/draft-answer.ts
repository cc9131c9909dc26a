// Drafts a reply from facts of the project and its job description; sends and stores nothing.
import { greetingName } from '@fairlead/domain/shared/person-name'
import { dayOfMoment } from '@fairlead/domain/shared/days'
import { draftReply, type AnswerDraft, type PreviousMail } from '@fairlead/domain/conversation/draft-reply'
import { answerSources } from '@fairlead/domain/conversation/answer-facts'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { listAnswers } from '../../projects/records/answer-store.ts'
import { mailboxAddresses } from '../../mail/mailboxes/mailbox-store.ts'
import { accessProject } from '../../projects/records/access-project.ts'

export function draftAnswer(
  ctx: ActorContext,
  mail: MailSettings,
  input: { projectId: string; candidateId?: string | undefined; previous: readonly PreviousMail[] },
): Promise<AnswerDraft> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'read')
    if (!mayDo('write_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    const { settings } = project
    const firstName = input.candidateId
      ? greetingName(
          (await accessCandidate(tx, ctx.actor, { projectId: project.id, candidateId: input.candidateId }, 'read')).candidate.profile,
        )
      : null
    const ownAddresses = await mailboxAddresses(tx, ctx.workspaceId)
    const answers = await listAnswers(tx, project.id)
    return draftReply(input.previous, {
      ...answerSources(settings, answers),
      // if names are hidden, the name is filled in when the email is sent
      firstName: firstName !== null && project.biasReducer ? '{{first_name}}' : firstName,
      senderName: settings.senderName || mail.productName,
      today: dayOfMoment(ctx.now()),
      isOwn: (address) =>
        ownAddresses.has(address) || address === mail.mailFrom.toLowerCase() || address.endsWith(`@${mail.mailDomain.toLowerCase()}`),
    })
  })
}
