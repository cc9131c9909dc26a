// Notifies the team and the interviewers that someone declined an interview, and who takes over.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { whenInWords } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findUserName } from '../../accounts/users/user-views.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { findInterviewOfHost, listPanelists } from './interview-views.ts'
import { text } from '../texts/texts.ts'

/** If no one of the pool is free, the team has to decide. */
export function notifyOfReplacement(ctx: WorkspaceContext, event: EventOf<'interview.replaced'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await findInterviewOfHost(tx, event.interviewId, event.joinedUserId ?? event.leftUserId)
    const project = row && (await loadProject(tx, event.projectId))
    if (row?.state !== 'booked' || !project) return
    const nameOf = async (userId: string) => {
      const user = await findUserName(tx, userId)
      return user ? personNameAsText(user.firstName, user.lastName) : text.anInterviewer
    }
    const name = shownName(row.name, project.biasReducer)
    const { timeZone } = { ...defaultInterviewer, ...row.settings }
    const when = whenInWords(row.start_at, row.end_at, timeZone)
    const formerName = await nameOf(event.leftUserId)
    const body =
      event.joinedUserId === null
        ? text.noReplacement(formerName, name, when)
        : text.replacement(formerName, await nameOf(event.joinedUserId), name, when)
    const interviewers = (await listPanelists(tx, event.interviewId)).map(({ id }) => id)
    await notify(tx, ctx, [...new Set([...(await audienceOf(tx, project)), ...interviewers, event.leftUserId])], {
      projectId: project.id,
      candidateId: event.candidateId,
      kind: 'interview_replaced',
      body,
      onceKey: `interview_replaced:${event.interviewId}:${event.leftUserId}:${event.sequence}`,
    })
  })
}
