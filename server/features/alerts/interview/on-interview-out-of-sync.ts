// Notifies an interviewer that the interview moved in their calendar, since the candidate doesn't know about it.
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { EventOf } from '@fairlead/domain/events'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { whenInWords } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { findInterviewOfHost } from './interview-views.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfOutOfSync(ctx: WorkspaceContext, event: EventOf<'interview.out_of_sync'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await findInterviewOfHost(tx, event.interviewId, event.hostUserId)
    if (row?.state !== 'booked') return
    const { timeZone } = { ...defaultInterviewer, ...row.settings }
    const agreed = whenInWords(row.start_at, row.end_at, timeZone)
    await notify(tx, ctx, [event.hostUserId], {
      projectId: event.projectId,
      candidateId: event.candidateId,
      kind: 'interview_out_of_sync',
      body: () => text.outOfSync(event.now === null, shownName(row.name, row.bias_reducer), agreed),
      onceKey: `interview_out_of_sync:${event.interviewId}:${event.hostUserId}:${event.now ?? 'gone'}`,
    })
  })
}
