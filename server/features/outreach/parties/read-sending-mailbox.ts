import { personNameAsText } from '@fairlead/domain/account/names'
import { mayAdminister } from '@fairlead/domain/project/project'
import type { ActorContext } from '../../../platform/context.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { sharedMailboxes } from '../../mail/mailboxes/mailbox-store.ts'
import { sendingMailbox, type SendingMailbox } from '../../mail/mailboxes/mailbox-views.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { findSender } from './sender.ts'

interface About {
  projectId: string
  /** The colleague who sends it; '' = the project's sender. */
  senderEmail: string
  mailFrom: string
}

/** For everyone who can see the project. */
export function readSendingMailbox(
  ctx: ActorContext,
  { projectId, senderEmail, mailFrom }: About,
): Promise<SendingMailbox & { ownerName: string; shared: { id: string; address: string }[]; mayChoose: boolean }> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'read')
    const sender = senderEmail.trim() === '' ? null : await findSender(tx, project, senderEmail)
    const mailbox = await sendingMailbox(tx, project, mailFrom, sender?.id)
    const owner = mailbox.ownerId === null ? null : await findUserName(tx, mailbox.ownerId)
    return {
      ...mailbox,
      ownerName: owner ? personNameAsText(owner.firstName, owner.lastName) : '',
      shared: (await sharedMailboxes(tx, ctx.workspaceId)).map(({ id, address }) => ({ id, address })),
      mayChoose: mayAdminister(project, ctx.actor),
    }
  })
}
