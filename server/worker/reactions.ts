// Every reaction on one page: events and their consequences. Each may run more than once.
import type { EventOf, EventType } from '@fairlead/domain/events'
import type { Links } from '@fairlead/domain/ports/links'
import { notifyOfAtsLink } from '../features/alerts/talk/on-ats-link-changed.ts'
import { notifyOfCalendar } from '../features/alerts/interview/on-calendar-prevented.ts'
import { notifyOfRefusedCalendar } from '../features/alerts/interview/on-calendar-synced.ts'
import { notifyOfBlockedMailbox } from '../features/alerts/mailbox/on-mailbox-blocked.ts'
import { notifyOfPausedMailbox } from '../features/alerts/mailbox/on-mailbox-paused.ts'
import { notifyOfAssignment } from '../features/alerts/talk/on-conversation-assigned.ts'
import { notifyOfOffer } from '../features/alerts/talk/on-offer.ts'
import { notifyOfComment } from '../features/alerts/talk/on-comment-written.ts'
import { mailContact } from '../features/alerts/account/on-contact.ts'
import { mailFirstBatch } from '../features/alerts/search/on-first-batch.ts'
import { notifyOfInformation } from '../features/alerts/talk/on-information-received.ts'
import { notifyOfOutOfSync } from '../features/alerts/interview/on-interview-out-of-sync.ts'
import { notifyOfInterview } from '../features/alerts/interview/on-interview.ts'
import { notifyOfReplacement } from '../features/alerts/interview/on-interview-replaced.ts'
import { notifyOfMissingRoom } from '../features/alerts/interview/on-room-missing.ts'
import { notifyOfMailTrouble, notifyOfUnmatched } from '../features/alerts/mailbox/on-mail-trouble.ts'
import { mailExistingAccount, mailPasswordLink } from '../features/alerts/account/on-password-forgotten.ts'
import { mailRecruiters, type RecruiterSettings } from '../features/alerts/search/on-project-submitted.ts'
import { mailProofLink } from '../features/alerts/account/on-email-to-prove.ts'
import { notifyOfBreakGlass, notifyOfLapsedDomain } from '../features/alerts/account/on-sso.ts'
import { mailSignInNotice } from '../features/alerts/account/on-sign-in-changed.ts'
import { notifyOfDecision } from '../features/alerts/interview/on-review-decided.ts'
import { notifyOfScorecard } from '../features/alerts/interview/on-scorecard.ts'
import { notifyOfBrokenRecords } from '../features/alerts/mailbox/on-records-broken.ts'
import { notifyOfNewPeople } from '../features/alerts/search/on-people-found.ts'
import { notifyOfReply } from '../features/alerts/talk/on-reply-received.ts'
import { notifyOfOverdueReview } from '../features/alerts/interview/on-review-overdue.ts'
import { notifyOfBatch } from '../features/alerts/search/on-search-batch-ready.ts'
import { notifyOfTask } from '../features/alerts/talk/on-task.ts'
import { notifyOfFailedTest } from '../features/alerts/mailbox/on-test-email-failed.ts'
import { notifyOfFailedShare } from '../features/alerts/mailbox/on-share-email-failed.ts'
import { answerInvitation } from '../features/interviews/bookings/on-invitation-answered.ts'
import { replaceInterviewer } from '../features/interviews/bookings/replace-interviewer.ts'
import { mailInterview, mailReplacement, mailRoom } from '../features/interviews/bookings/mail-interview.ts'
import { mailPlanRequest, mailPlanSettled } from '../features/checkout/on-plan.ts'
import { planPush } from '../features/ats/plan-push.ts'
import { notifyOfRejection } from '../features/outreach/notices/on-candidate-rejected.ts'
import { introduceManager } from '../features/outreach/notices/on-interview-approved.ts'
import { planFollowUp } from '../features/outreach/emails/plan-follow-up.ts'
import type { WorkspaceContext } from '../platform/context.ts'
import type { JobName } from './jobs.ts'

export interface ReactionTools {
  /** Queues a job; the same key is queued only once. */
  enqueue(name: JobName, data: object, key: string): Promise<void>
  /** New mail may be due. */
  wakeSender(): void
  mail: RecruiterSettings
  /** null = links in emails aren't checked. */
  links: Links | null
  /** Syncs these users' calendars; false when one couldn't be reached. */
  recheckCalendars(ctx: WorkspaceContext, userIds: readonly string[]): Promise<boolean>
  /** Asks the host's calendar for an interview's room, if it needs one. */
  makeRoom(ctx: WorkspaceContext, interviewId: string): Promise<void>
}

type Reaction<T extends EventType> = (ctx: WorkspaceContext, event: EventOf<T>, tools: ReactionTools) => Promise<void>

const search = async (ctx: WorkspaceContext, event: { projectId: string }, tools: ReactionTools) =>
  tools.enqueue('search', { workspaceId: ctx.workspaceId, projectId: event.projectId }, event.projectId)
const syncAts = async (ctx: WorkspaceContext, _: object, tools: ReactionTools) =>
  tools.enqueue('ats', { workspaceId: ctx.workspaceId }, ctx.workspaceId)
const interview = async (
  ctx: WorkspaceContext,
  event: EventOf<'interview.booked' | 'interview.moved' | 'interview.cancelled'>,
  tools: ReactionTools,
) => {
  // so that the email has its link, if the calendar answers in time
  if (event.type === 'interview.booked') await tools.makeRoom(ctx, event.interviewId)
  await mailInterview(ctx, tools.mail, event)
}
const leaveDemo = async (ctx: WorkspaceContext, _: object, tools: ReactionTools) =>
  tools.enqueue('leave_demo', { workspaceId: ctx.workspaceId }, ctx.workspaceId)
const send = async (_: WorkspaceContext, __: object, tools: ReactionTools) => tools.wakeSender()

const reactions: { [T in EventType]: Reaction<T>[] } = {
  'search.requested': [search],
  'project.submitted': [(ctx, event, tools) => mailRecruiters(ctx, tools.mail, event)],
  'project.reformed': [],
  'project.status_changed': [send],
  'fairness.requested': [(ctx, { projectId }, tools) => tools.enqueue('fairness', { workspaceId: ctx.workspaceId, projectId }, projectId)],
  'model_trial.requested': [
    (ctx, { projectId }, tools) => tools.enqueue('model_trial', { workspaceId: ctx.workspaceId, projectId }, projectId),
  ],
  'search.batch_ready': [
    notifyOfBatch,
    (ctx, event, tools) => mailFirstBatch(ctx, tools.mail, event),
    // its search may have begun before the workspace left the demo
    leaveDemo,
  ],
  'candidate.moved': [
    (ctx, event, tools) => notifyOfRejection(ctx, tools.mail, event),
    (ctx, event, tools) => introduceManager(ctx, tools.mail, event),
    planPush,
  ],
  'candidate.imported': [planPush],
  'candidate.transferred': [planPush],
  'ats.wanted': [syncAts],
  'import.undo_requested': [(ctx, { importId }, tools) => tools.enqueue('import', { workspaceId: ctx.workspaceId, importId }, importId)],
  'import.started': [(ctx, { importId }, tools) => tools.enqueue('import', { workspaceId: ctx.workspaceId, importId }, importId)],
  'demo.left': [leaveDemo],
  'ats.link_changed': [notifyOfAtsLink],
  'mail.queued': [send],
  'team_mail.queued': [send],
  'test_email.failed': [notifyOfFailedTest],
  'share_email.failed': [notifyOfFailedShare],
  'mail.sent': [(ctx, event, tools) => planFollowUp(ctx, tools.mail, event, tools.links)],
  'mail.failed': [notifyOfMailTrouble],
  'mail.parked': [notifyOfMailTrouble],
  'task.opened': [notifyOfTask],
  'task.due': [notifyOfTask],
  'mail.unmatched': [notifyOfUnmatched],
  'comment.written': [notifyOfComment],
  'conversation.assigned': [notifyOfAssignment],
  'offer.approval_asked': [notifyOfOffer],
  'offer.approval_decided': [notifyOfOffer],
  'offer.answered': [notifyOfOffer],
  'conversation.changed': [],
  'information.received': [notifyOfInformation],
  'calendar.prevented': [notifyOfCalendar],
  'review.decided': [notifyOfDecision],
  'scorecard.submitted': [notifyOfScorecard],
  'review.overdue': [(ctx, event, tools) => notifyOfOverdueReview(ctx, tools.mail, event)],
  'interview.booked': [notifyOfInterview, interview],
  'interview.moved': [notifyOfInterview, interview],
  'interview.cancelled': [notifyOfInterview, interview],
  'interview.declined': [(ctx, event, tools) => replaceInterviewer(ctx, tools, event)],
  'interview.replaced': [notifyOfReplacement, (ctx, event, tools) => mailReplacement(ctx, tools.mail, event)],
  'interview.room_ready': [(ctx, event, tools) => mailRoom(ctx, tools.mail, event)],
  'interview.room_missing': [notifyOfMissingRoom],
  'interview.out_of_sync': [notifyOfOutOfSync],
  'invitation.answered': [(ctx, event, tools) => answerInvitation(ctx, tools.mail, tools, event)],
  'calendar.synced': [notifyOfRefusedCalendar],
  'mailbox.changed': [send],
  'mailbox.paused': [notifyOfPausedMailbox],
  'mailbox.blocked': [notifyOfBlockedMailbox],
  'mailbox.records_broken': [notifyOfBrokenRecords],
  'pool.people_found': [notifyOfNewPeople],
  'reply.received': [notifyOfReply],
  'plan.requested': [(ctx, event, tools) => mailPlanRequest(ctx, tools.mail, event)],
  'plan.settled': [(ctx, event, tools) => mailPlanSettled(ctx, tools.mail, event)],
  'contact.received': [(ctx, event, tools) => mailContact(ctx, tools.mail, event)],
  'password.forgotten': [(ctx, event, tools) => mailPasswordLink(ctx, tools.mail, event)],
  'email.to_prove': [(ctx, event, tools) => mailProofLink(ctx, tools.mail, event)],
  'sign_in.changed': [(ctx, event, tools) => mailSignInNotice(ctx, tools.mail, event)],
  'sso.break_glass_used': [notifyOfBreakGlass],
  'sso.domain_lapsed': [notifyOfLapsedDomain],
  'registration.repeated': [(ctx, event, tools) => mailExistingAccount(ctx, tools.mail, event)],
  // only browsers are notified of these
  'project.saved': [],
  'project.calibrated': [],
  'search.progressed': [],
  'swipes.left': [],
  'candidate.changed': [],
  'person.changed': [],
  'task.changed': [],
  'notification.added': [],
}

/** The types this version knows: a newer version's own are left to its worker. */
export const knownEvents: readonly string[] = Object.keys(reactions)

export async function react<T extends EventType>(
  ctx: WorkspaceContext,
  { event }: { event: EventOf<T> },
  tools: ReactionTools,
): Promise<void> {
  for (const reaction of reactions[event.type] ?? []) await reaction(ctx, event, tools)
}
