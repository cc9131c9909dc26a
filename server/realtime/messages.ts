// Which socket messages an event becomes: they name what changed, and the page refetches it.
import type { ServerMessages } from '@fairlead/contract/realtime'
import type { DomainEvent } from '@fairlead/domain/events'

export type Message = { [K in keyof ServerMessages]: { name: K; body: Parameters<ServerMessages[K]>[0] } }[keyof ServerMessages]

/** `to` is a user for personal messages, else everyone who may read the project. */
export interface Outgoing {
  to: { userId: string } | { projectId: string }
  message: Message
}

export function messagesOf(event: DomainEvent): Outgoing[] {
  const inProject = (projectId: string, ...messages: Message[]) => messages.map((message) => ({ to: { projectId }, message }))
  switch (event.type) {
    case 'project.saved':
      // the settings may have changed what the lists show
      return inProject(
        event.projectId,
        { name: 'refresh_projects', body: { project_id: event.projectId } },
        { name: 'refresh_candidates', body: { project_id: event.projectId, stages: [], candidate_id: null } },
      )
    case 'project.submitted':
    case 'project.status_changed':
    case 'project.calibrated':
      return inProject(event.projectId, { name: 'refresh_projects', body: { project_id: event.projectId } })
    case 'project.reformed':
      return inProject(
        event.projectId,
        { name: 'refresh_projects', body: { project_id: event.projectId } },
        // an event from before these fields has neither
        { name: 'project_reform_dialogue', body: { project_id: event.projectId, changes: event.changes ?? [], by: event.by ?? null } },
      )
    case 'search.requested':
      // the project's events announce a first search and a reformed one
      if (event.kind === 'initial' || event.kind === 'reform') return []
      return inProject(
        event.projectId,
        { name: 'refresh_projects', body: { project_id: event.projectId } },
        ...(event.kind === 'next'
          ? [{ name: 'project_reform_dialogue' as const, body: { project_id: event.projectId, changes: [], by: event.by } }]
          : []),
      )
    case 'fairness.requested':
    case 'model_trial.requested':
      return []
    case 'swipes.left':
      return inProject(event.projectId, { name: 'left_swipe_dialog', body: { project_id: event.projectId } })
    case 'search.progressed':
      return inProject(event.projectId, {
        name: 'candidate_search_progress',
        body: { project_id: event.projectId, progress_pct: event.percent, is_calibration: event.isCalibration },
      })
    case 'search.batch_ready':
      return inProject(
        event.projectId,
        { name: event.isCalibration ? 'first_batch_fetched' : 'all_candidates_fetched', body: { project_id: event.projectId } },
        { name: 'refresh_candidates', body: { project_id: event.projectId, stages: ['UNDER_REVIEW'], candidate_id: null } },
        { name: 'refresh_projects', body: { project_id: event.projectId } },
      )
    case 'candidate.moved':
      return inProject(
        event.projectId,
        {
          name: 'refresh_candidates',
          body: { project_id: event.projectId, stages: [event.from, event.to], candidate_id: event.candidateId },
        },
        { name: 'refresh_projects', body: { project_id: event.projectId } },
      )
    case 'candidate.transferred':
      return [
        ...inProject(
          event.fromProject,
          { name: 'refresh_candidates', body: { project_id: event.fromProject, stages: [event.from], candidate_id: event.candidateId } },
          { name: 'refresh_projects', body: { project_id: event.fromProject } },
        ),
        ...inProject(
          event.projectId,
          { name: 'refresh_candidates', body: { project_id: event.projectId, stages: [event.to], candidate_id: event.candidateId } },
          { name: 'refresh_projects', body: { project_id: event.projectId } },
        ),
      ]
    case 'comment.written':
    case 'information.received':
    case 'candidate.imported':
    case 'candidate.changed':
    case 'task.changed':
    case 'task.opened':
    case 'scorecard.submitted':
    case 'interview.booked':
    case 'interview.moved':
    case 'interview.cancelled':
    case 'interview.replaced':
    case 'interview.room_ready':
    case 'interview.room_missing':
      return inProject(
        event.projectId,
        { name: 'refresh_candidates', body: { project_id: event.projectId, stages: [], candidate_id: event.candidateId } },
        { name: 'refresh_conversation', body: { project_id: event.projectId, candidate_id: event.candidateId } },
        ...(event.type === 'candidate.imported' ? [{ name: 'refresh_projects' as const, body: { project_id: event.projectId } }] : []),
      )
    case 'conversation.changed':
    case 'mail.queued':
    case 'mail.sent':
    case 'mail.failed':
    case 'mail.parked':
    case 'reply.received':
      return inProject(
        event.projectId,
        { name: 'refresh_conversation', body: { project_id: event.projectId, candidate_id: event.candidateId } },
        { name: 'refresh_candidates', body: { project_id: event.projectId, stages: [], candidate_id: event.candidateId } },
        // the contacts left in a free trial
        ...(event.type === 'mail.sent' ? [{ name: 'refresh_projects' as const, body: { project_id: event.projectId } }] : []),
      )
    case 'notification.added':
      return [{ to: { userId: event.userId }, message: { name: 'refresh_notifications', body: undefined } }]
    case 'calendar.synced':
      return [{ to: { userId: event.userId }, message: { name: 'refresh_calendars', body: undefined } }]
    case 'mailbox.changed':
      return [{ to: { userId: event.userId }, message: { name: 'refresh_mailboxes', body: undefined } }]
    case 'mailbox.paused':
    case 'mailbox.blocked':
    case 'mailbox.records_broken':
    case 'pool.people_found':
    case 'test_email.failed':
    case 'share_email.failed':
    case 'conversation.assigned':
    case 'offer.approval_asked':
    case 'offer.approval_decided':
    case 'offer.answered':
    case 'interview.declined':
    case 'interview.out_of_sync':
    case 'invitation.answered':
    case 'calendar.prevented':
    case 'review.decided':
    case 'review.overdue':
    case 'task.due':
    case 'mail.unmatched':
    case 'ats.wanted':
    case 'ats.link_changed':
    case 'team_mail.queued':
    case 'person.changed':
    case 'import.started':
    case 'demo.left':
    case 'import.undo_requested':
    case 'password.forgotten':
    case 'email.to_prove':
    case 'sign_in.changed':
    case 'sso.break_glass_used':
    case 'sso.domain_lapsed':
    case 'registration.repeated':
    case 'contact.received':
    case 'plan.requested':
    case 'plan.settled':
      return []
  }
}
