// Notifies the team and the host that an interview still has no video room.
import type { EventOf } from '@fairlead/domain/events'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { findInterviewToAnnounce, listPanelists } from './interview-views.ts'
import { text } from '../texts/texts.ts'

/** Once for each reason. */
export function notifyOfMissingRoom(ctx: WorkspaceContext, event: EventOf<'interview.room_missing'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await findInterviewToAnnounce(tx, event.interviewId)
    const project = row && (await loadProject(tx, event.projectId))
    if (!row || !project) return
    const interviewers = await listPanelists(tx, event.interviewId)
    await notify(tx, ctx, [...(await audienceOf(tx, project)), ...interviewers.map(({ id }) => id)], {
      projectId: project.id,
      candidateId: event.candidateId,
      kind: 'interview_room_missing',
      body: text.roomMissing(shownName(row.name, project.biasReducer), event.reason),
      onceKey: `interview_room_missing:${event.interviewId}:${event.reason}`,
    })
  })
}
