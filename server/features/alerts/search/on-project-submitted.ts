// Notifies the installation's recruiters of a search they are to run.
import { personNameAsText } from '@fairlead/domain/account/names'
import { isSuperAdmin } from '@fairlead/domain/account/user-kinds'
import type { EventOf } from '@fairlead/domain/events'
import { mayRead } from '@fairlead/domain/project/project'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { listActiveUsersByEmail, readUserAndWorkspace } from '../../accounts/users/user-views.ts'
import { text as emails } from '../texts/emails.ts'

export type RecruiterSettings = MailSettings & Pick<Settings, 'superAdmins' | 'recruiterProfiles'>

/** The installation's recruiters, who review, write, and reply in Autopilot projects; see `has_recruiters`. */
export const recruiterAddresses = ({ superAdmins, recruiterProfiles }: Pick<Settings, 'superAdmins' | 'recruiterProfiles'>): string[] => [
  ...new Set([...superAdmins, ...recruiterProfiles]),
]

/** Once per project and recruiter, with a link to what they can open: the project, the project board, or neither. */
export function mailRecruiters(ctx: WorkspaceContext, settings: RecruiterSettings, event: EventOf<'project.submitted'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    if (!project || project.isArchived || project.type !== 'autopilot') return
    const owner = await readUserAndWorkspace(tx, project.ownerId)
    const recruiters = recruiterAddresses(settings).filter((address) => address !== owner.email)
    if (recruiters.length === 0) return
    const teammates = await listActiveUsersByEmail(tx, recruiters)
    const mayOpen = (email: string) =>
      teammates.some((user) => user.email === email) &&
      mayRead(project, { userId: '', workspaceId: ctx.workspaceId, email, isSuperAdmin: isSuperAdmin(email, settings), isStaff: false })
    const name = personNameAsText(owner.firstName, owner.lastName) || owner.email
    for (const to of recruiters)
      await queueTeamMail(tx, ctx, settings, {
        to,
        subject: () => emails.searchToRunSubject(project.name, owner.workspaceName),
        body: () =>
          mayOpen(to)
            ? emails.searchToRun(name, project.name, owner.workspaceName, `${settings.publicUrl}/panel?project=${project.id}`)
            : emails.searchToRunElsewhere(
                name,
                project.name,
                owner.workspaceName,
                isSuperAdmin(to, settings) ? `${settings.publicUrl}/operations` : null,
              ),
        from: { name, email: owner.email },
        isAutomatic: true,
        projectId: project.id,
        emailType: 'search_to_run',
        requestId: `search_to_run:${project.id}:${to}`,
      })
  })
}
