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
    const sentence = () => {
      const name = shownName(row.name, project.biasReducer) || text.someCandidate
      const when = whenAndWith(row.start_at.getTime(), { name: names, timeZone })
      if (event.type === 'interview.booked') return text.bookedAnInterview(name, when)
      if (event.type === 'interview.moved') return text.movedTheirInterview(name, when)
      return row.cancelled_by === 'candidate'
        ? text.canceledTheirInterview(name, when, row.cancel_reason)
        : text.interviewCanceledAlert(name, when)
    }
    // the team hears of a day once, with its first interview
    const team = row.is_first ? await audienceOf(tx, project) : []
    await notify(tx, ctx, [...team, ...interviewers.map(({ id }) => id)], {
      projectId: project.id,
      candidateId: event.candidateId,
      kind: event.type.replace('.', '_'),
      body: sentence,
      onceKey: `${event.type}:${event.interviewId}:${event.sequence}`,
    })
  })
}
