// Emails a colleague the link for joining the workspace.
import { companyAsText, personNameAsText } from '@fairlead/domain/account/names'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { MadeInvitation } from '../../accounts/members/invitations.ts'
import { useQuota } from '../../accounts/security/use-quota.ts'
import { readUserAndWorkspace } from '../../accounts/users/user-views.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { text as emails } from '../texts/emails.ts'

function invitationLink({ publicUrl }: Pick<MailSettings, 'publicUrl'>, token: string, interviews: boolean): string {
  return `${publicUrl}/register${interviews ? '?next=hours' : ''}#invitation=${token}`
}

/** Replies go to the inviter. Someone who is to interview is led to their interview hours. */
export async function mailInvitation(
  tx: Tx,
  ctx: ActorContext,
  { settings, made, interviews }: { settings: MailSettings; made: MadeInvitation; interviews: boolean },
): Promise<void> {
  await useQuota(tx, ctx, settings.quotaFactor, 'invitation', 1)
  const by = await readUserAndWorkspace(tx, ctx.userId)
  // both may be older than the rules for names, or come from a sign-in provider
  const name = personNameAsText(by.firstName, by.lastName)
  const team = companyAsText(by.workspaceName)
  await queueTeamMail(tx, ctx, settings, {
    to: made.email,
    subject: () => emails.invitationSubject(name, team, settings.productName),
    body: () => emails.invitation(name, team, made.days, invitationLink(settings, made.token, interviews), interviews),
    from: { name, email: ctx.actor.email },
    projectId: null,
    emailType: 'invitation',
    requestId: `invitation:${made.id}`,
  })
}
