// Every event written to the outbox; worker/reactions.ts lists the subscribers.
import type { PlanState } from './account/plans.ts'
import type { MailboxPause } from './outreach/mailbox.ts'
import type { HistoryEvent, Stage } from './shared/stages.ts'
import type { AtsStatus } from './ports/ats.ts'
import type { TaskKind } from './conversation/tasks.ts'
import type { ReplyLabel } from './ports/reply-classifier.ts'

/** The sign-in change, as named in the notice. */
export type SignInChange =
  | 'password'
  | 'email'
  | 'provider_linked'
  | 'provider_unlinked'
  | 'factor_added'
  | 'factor_removed'
  | 'factors_reset'
  | 'recovery_codes_made'
  | 'recovery_code_used'

export type DomainEvent =
  | { type: 'project.saved'; projectId: string }
  | { type: 'project.submitted'; projectId: string }
  /** Settings changed and the search began again; `changes` names what it now asks for. */
  | { type: 'project.reformed'; projectId: string; changes: string[]; by: { id: string; name: string } | null }
  | { type: 'project.status_changed'; projectId: string; status: string }
  | { type: 'project.calibrated'; projectId: string }
  /** A search is open and has to run; 'again': it was open already, and its job may have been lost. */
  | {
      type: 'search.requested'
      projectId: string
      kind: 'initial' | 'next' | 'reform' | 'again'
      by: { id: string; name: string } | null
    }
  | { type: 'search.progressed'; projectId: string; percent: number; isCalibration: boolean }
  | { type: 'search.batch_ready'; projectId: string; runId: string; batch: number; found: number; isCalibration: boolean }
  | { type: 'fairness.requested'; projectId: string }
  | { type: 'model_trial.requested'; projectId: string }
  | {
      type: 'candidate.moved'
      projectId: string
      candidateId: string
      from: Stage
      to: Stage
      event: HistoryEvent
      emailCandidate?: boolean
    }
  | { type: 'swipes.left'; projectId: string }
  | { type: 'candidate.changed'; projectId: string; candidateId: string }
  | { type: 'candidate.imported'; projectId: string; candidateId: string }
  | { type: 'candidate.transferred'; projectId: string; candidateId: string; fromProject: string; from: Stage; to: Stage }
  | { type: 'comment.written'; projectId: string; candidateId: string; commentId: string }
  | { type: 'information.received'; projectId: string; candidateId: string; mailId: string }
  | { type: 'interview.booked'; projectId: string; candidateId: string; interviewId: string; sequence: number }
  /** An interviewer or trainee can't take part. */
  | { type: 'interview.declined'; projectId: string; candidateId: string; interviewId: string; userId: string }
  /** They were replaced; without a `joinedUserId` no one was free, and they are still expected. */
  | {
      type: 'interview.replaced'
      projectId: string
      candidateId: string
      interviewId: string
      sequence: number
      leftUserId: string
      joinedUserId: string | null
    }
  /** The host's calendar has made the room. */
  | { type: 'interview.room_ready'; projectId: string; candidateId: string; interviewId: string; sequence: number }
  /** The room can't be made, or not yet; it is tried again. */
  | { type: 'interview.room_missing'; projectId: string; candidateId: string; interviewId: string; reason: string }
  | { type: 'interview.moved'; projectId: string; candidateId: string; interviewId: string; sequence: number }
  | { type: 'interview.cancelled'; projectId: string; candidateId: string; interviewId: string; sequence: number }
  /** The host moved the event in their calendar to `now`, or deleted it (null). */
  | { type: 'interview.out_of_sync'; projectId: string; candidateId: string; interviewId: string; hostUserId: string; now: string | null }
  | { type: 'calendar.prevented'; projectId: string; candidateId: string }
  /** A hiring manager hasn't decided for too long; `sentBy` are the users who sent them the candidates. */
  | { type: 'review.overdue'; projectId: string; email: string; candidateIds: string[]; days: number; sentBy: string[]; at: string }
  /** A hiring manager approved or rejected; `by` is their name, `userId` their account, null for a decision by link. */
  | {
      type: 'review.decided'
      projectId: string
      candidateId: string
      approved: boolean
      by: string
      userId: string | null
      sentence: string
      decisionId: string
    }
  /** An interviewer submitted their scorecard for the first time. */
  | { type: 'scorecard.submitted'; projectId: string; candidateId: string; interviewId: string; userId: string }
  | { type: 'mail.queued'; projectId: string; candidateId: string; messageId: string }
  | { type: 'team_mail.queued'; messageId: string }
  | { type: 'mail.sent'; projectId: string; candidateId: string; messageId: string; step: number | null }
  | { type: 'mail.failed'; projectId: string; candidateId: string; messageId: string }
  | { type: 'mail.parked'; projectId: string; candidateId: string; messageId: string }
  | { type: 'reply.received'; projectId: string; candidateId: string; messageId: string; label: ReplyLabel; confident: boolean }
  /** A reply requires something from the team. */
  | { type: 'task.opened'; projectId: string; candidateId: string; taskId: string; kind: TaskKind }
  /** Due now or soon. */
  | { type: 'task.due'; projectId: string; candidateId: string; taskId: string; kind: TaskKind; day: string }
  | { type: 'task.changed'; projectId: string; candidateId: string; taskId: string }
  | { type: 'mail.unmatched'; messageId: string }
  | { type: 'person.changed'; personId: string }
  | { type: 'import.started'; importId: string }
  /** The workspace no longer sees fictional people; those in its projects have to be removed. */
  | { type: 'demo.left' }
  | { type: 'import.undo_requested'; importId: string }
  | { type: 'ats.wanted' }
  | { type: 'ats.link_changed'; linkId: string; integration: string; status: AtsStatus }
  /** A calendar replied to one of our invitations. */
  | { type: 'invitation.answered'; projectId: string; candidateId: string; mailId: string }
  | { type: 'calendar.synced'; userId: string; accountId: string; name: string; state: 'synced' | 'failed' | 'refused' }
  /** These users have to approve this version of an offer letter. */
  | {
      type: 'offer.approval_asked'
      projectId: string
      candidateId: string
      letterId: string
      version: number
      userIds: string[]
      byId: string
    }
  | {
      type: 'offer.approval_decided'
      projectId: string
      candidateId: string
      letterId: string
      version: number
      userId: string
      approved: boolean
      /** The user who wrote the letter. */
      toId: string | null
    }
  /** A candidate signed or declined their letter. */
  | { type: 'offer.answered'; projectId: string; candidateId: string; letterId: string; answer: 'signed' | 'declined' }
  /** A conversation was assigned to someone else. */
  | { type: 'conversation.assigned'; projectId: string; candidateId: string; userId: string; byId: string; requestId: string }
  | { type: 'conversation.changed'; projectId: string; candidateId: string }
  /** A user's own mailbox was connected, changed, or found to work or fail. */
  | { type: 'mailbox.changed'; userId: string; mailboxId: string }
  /** A DNS record of its domain that existed before is missing or wrong. */
  | { type: 'mailbox.records_broken'; userId: string; mailboxId: string; domain: string; requestId: string }
  /** It sends nothing until its owner acts. */
  | { type: 'mailbox.paused'; userId: string; mailboxId: string; address: string; why: MailboxPause; requestId: string }
  /** Receiving servers refuse its email as spam or by policy. `mailboxId` null: the installation's; the sender is notified. */
  | { type: 'mailbox.blocked'; userId: string; mailboxId: string | null; address: string; answer: string; day: string }
  /** A test that a user sent to themselves ended without arriving, or may have. */
  | { type: 'test_email.failed'; userId: string; messageId: string }
  /** An email with shared candidates ended without arriving, or may have. */
  | { type: 'share_email.failed'; userId: string; messageId: string }
  /** People were added to the pool who match a saved search that the user is notified of. */
  | { type: 'pool.people_found'; userId: string; searchId: string; name: string; people: number; day: string }
  | { type: 'notification.added'; userId: string }
  | { type: 'password.forgotten'; userId: string; requestId: string }
  /** `email` is to be verified: the account's own address, or its new one. */
  | { type: 'email.to_prove'; userId: string; email: string; requestId: string }
  /** How an account signs in has changed; `to` is the previous address. */
  | { type: 'sign_in.changed'; userId: string; to: string; change: SignInChange; requestId: string }
  /** Someone signed in without single sign-on, which the workspace requires; all admins are notified. */
  | { type: 'sso.break_glass_used'; userId: string; email: string; requestId: string }
  /** A domain's record has been missing for three days, and no longer proves it. */
  | { type: 'sso.domain_lapsed'; domain: string; requestId: string }
  /** Someone tried to register an address that has an account. */
  | { type: 'registration.repeated'; userId: string; day: string }
  | { type: 'plan.requested'; requestId: string; to: string[] }
  | { type: 'plan.settled'; requestId: string; state: PlanState }
  | { type: 'contact.received'; id: string; to: string[]; name: string; email: string; company: string; message: string }

export type EventType = DomainEvent['type']
export type EventOf<T extends EventType> = Extract<DomainEvent, { type: T }>
