// A first version of an answer from the project's own texts; nothing is sent or kept.
import { draftReply, type PreviousMail } from '@fairlead/domain/conversation/draft-reply'
import { knownAnswer } from '@fairlead/domain/outreach/answer-texts'
import { projectVariables } from '@fairlead/domain/outreach/variables'
import { mayDo } from '@fairlead/domain/project/project'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { accessProject } from '../projects/access-project.ts'

export function draftAnswer(
  ctx: ActorContext,
  mail: MailSettings,
  input: { projectId: string; previous: readonly PreviousMail[] },
): Promise<string> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'read')
    if (!mayDo('write_mail', project, ctx.actor)) throw new Refusal('not_permitted')
    const { settings } = project
    return draftReply(input.previous, {
      texts: {
        compensation: knownAnswer('compensation', settings),
        remote: knownAnswer('remote', settings),
        visa: knownAnswer('visa', settings),
        information: knownAnswer('information', settings),
      },
      values: projectVariables(settings),
      senderName: settings.senderName || mail.productName,
      isOwn: (address) => address === mail.mailFrom.toLowerCase() || address.endsWith(`@${mail.mailDomain.toLowerCase()}`),
    })
  })
}
