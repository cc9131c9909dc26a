// A call's input, and the state in which it succeeds.
import type { Action } from '@fairlead/domain/account/permissions'
import type { Stage } from '@fairlead/domain/shared/stages'

/** Ids, secret links, and words that a call may name. */
export type Named = Readonly<
  Record<
    | 'project_id'
    | 'other_project_id'
    | 'candidate_id'
    | 'person_id'
    | 'lro_id'
    | 'mail_id'
    | 'reply_id'
    | 'come_back_id'
    | 'referral_id'
    | 'data_request_id'
    | 'dispute_id'
    | 'message_id'
    | 'scheduled_id'
    | 'notification_id'
    | 'contact_id'
    | 'account_id'
    | 'comment_id'
    | 'resume_key'
    | 'unsubscribe_token'
    | 'information_token'
    | 'oneself_token'
    | 'review_token'
    | 'booking_token'
    | 'booked_token'
    | 'scorecard_token'
    | 'signing_key'
    | 'offer_token'
    | 'data_page_token'
    | 'data_access_token'
    | 'calendar_token'
    | 'mailbox_token'
    | 'interview_id'
    | 'invitation_token'
    | 'reset_token'
    | 'secure_token'
    | 'step_token'
    | 'recovery_code'
    | 'passkey_token'
    | 'prove_token'
    | 'ats_token'
    | 'identity_code'
    | 'mailbox_code'
    | 'sso_connection'
    | 'sso_domain'
    | 'sso_code'
    | 'sso_logout_code'
    | 'plan_request_id'
    | 'ats_job_id'
    | 'invited_email'
    | 'suppression_id'
    | 'word'
    | 'email'
    | 'linkedin_url',
    string
  >
>

/** The caller's properties that the input depends on. */
export interface Asker {
  email: string
  password: string
}

export interface EndpointInput {
  /** `earlier` is the previous call's response, if any. */
  fields(named: Named, asker: Asker, earlier?: unknown): Record<string, unknown>
  /** The candidate's required stage; the review queue by default. */
  stage?: Stage
  draft?: boolean
  /** The workspace has a linked ATS, and the project is synced with a job. */
  synced?: boolean
  /** The body is signed like the ATS gateway's webhooks. */
  signs?: boolean
  /** With the Pub/Sub token. */
  announces?: boolean
  /** Their address: 'to prove' with a link that verifies it, or a second, unverified one. */
  address?: 'to prove' | 'waiting'
  /** The caller has a passkey. */
  passkey?: boolean
  /** The call ends the caller's other sessions. */
  endsSessions?: boolean
  /** Not on autopilot, where only super admins may make the call. */
  navigator?: boolean
  /** The first email was sent, and a follow-up waits. */
  followUp?: boolean
  /** An uploaded file. */
  file?: { name: string; text: string }
  /** A call that must be made first, by the same person or by the owner of their workspace. */
  before?: {
    method: 'POST' | 'PUT'
    path: string
    by?: 'owner'
    fields(named: Named): Record<string, unknown>
    file?: { name: string; text: string }
  }
  /** Callers who see project content in the response, so that its absence elsewhere is meaningful. */
  shows?: Action | 'its owner'
  /** Project content in the response about a person, for users who may open the project. */
  showsProject?: boolean
  /** The response field that echoes the input; the rest is checked. */
  repeats?: string
}
