// Notifies an interviewer that the interview moved in their calendar, since the candidate doesn't know about it.
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { EventOf } from '@fairlead/domain/events'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { whenInWords } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../platform/context.ts'
import { notify } from './notifications.ts'
import * as text from './texts/en.ts'

export function notifyOfOutOfSync(ctx: WorkspaceContext, event: EventOf<'interview.strayed'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await tx
      .selectFrom('interview')
      .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
      .innerJoin('person', 'person.id', 'candidate.person_id')
      .innerJoin('project', 'project.id', 'interview.project_id')
      .leftJoin('interviewer_settings', (join) => join.on('interviewer_settings.user_id', '=', event.hostUserId))
      .select(['interview.state', 'start_at', 'end_at', 'person.name', 'bias_reducer', 'interviewer_settings.settings'])
      .where('interview.id', '=', event.interviewId)
      .executeTakeFirst()
    if (row?.state !== 'booked') return
    const { timeZone } = { ...defaultInterviewer, ...row.settings }
    const agreed = whenInWords(row.start_at, row.end_at, timeZone)
    await notify(tx, ctx, [event.hostUserId], {
      projectId: event.projectId,
      candidateId: event.candidateId,
      kind: 'interview_strayed',
      body: text.outOfSync(event.now === null, shownName(row.name, row.bias_reducer), agreed),
      onceKey: `interview_strayed:${event.interviewId}:${event.hostUserId}:${event.now ?? 'gone'}`,
    })
  })
}
