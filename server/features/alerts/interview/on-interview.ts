// Notifies the team and the interviewers that an interview was booked, moved, or canceled.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import { namesInWords } from '@fairlead/domain/interview/panel'
import { whenAndWith } from '@fairlead/domain/interview/when-and-with'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { findInterviewToAnnounce, listPanelists } from './interview-views.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

type InterviewEvent = EventOf<'interview.booked' | 'interview.moved' | 'interview.cancelled'>

/** Describes the current state; a change followed by another is still announced, once each. */
export function notifyOfInterview(ctx: WorkspaceContext, event: InterviewEvent): Promise<void> {
  return ctx.transaction(async (tx) => {
    const row = await findInterviewToAnnounce(tx, event.interviewId)
    const project = row && (await loadProject(tx, event.projectId))
    if (!row || !project) return
    const interviewers = await listPanelists(tx, event.interviewId)
    const names = namesInWords(interviewers.map((interviewer) => personNameAsText(interviewer.first_name, interviewer.last_name)))
    const { timeZone } = { ...defaultInterviewer, ...row.settings }
    const name = shownName(row.name, project.biasReducer) || 'A candidate'
    const when = whenAndWith(row.start_at.getTime(), { name: names, timeZone })
    const reason = row.cancel_reason === '' ? '' : ` They wrote: “${row.cancel_reason}”`
    const sentences: Record<InterviewEvent['type'], string> = {
      'interview.booked': text.bookedAnInterview(name, when),
      'interview.moved': text.movedTheirInterview(name, when),
      'interview.cancelled':
        row.cancelled_by === 'candidate' ? `${name} canceled their interview, ${when}.${reason}` : text.interviewCanceledAlert(name, when),
    }
    await notify(tx, ctx, [...(await audienceOf(tx, project)), ...interviewers.map(({ id }) => id)], {
      projectId: project.id,
      candidateId: event.candidateId,
      kind: event.type.replace('.', '_'),
      body: sentences[event.type],
      onceKey: `${event.type}:${event.interviewId}:${event.sequence}`,
    })
  })
}
