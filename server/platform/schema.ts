// The tables as they are in Postgres; written by `npm run write schema`, never by hand.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import type { AtsStatus } from '@fairlead/domain/ports/ats'
import type { Attention } from '@fairlead/domain/candidate/attention'
import type { CalendarEvent } from '@fairlead/domain/ports/calendars'
import type { ConceptLists, LessonChoices, LessonNote, LessonView } from '@fairlead/domain/project/lessons'
import type { DecidedStates } from '@fairlead/domain/outreach/sending-domain/watch-records'
import type { HealthStatus } from '@fairlead/domain/operations/health'
import type { HistoryEvent, Stage } from '@fairlead/domain/shared/stages'
import type { InterviewerSettings } from '@fairlead/domain/interview/interviewer'
import type { InvitationReply } from '@fairlead/domain/ports/mail'
import type { JsonOf } from './column-types.ts'
import type { KeptInvitation } from '@fairlead/domain/interview/kept-invitation'
import type { Language } from '@fairlead/domain/shared/language'
import type { ColumnChoice, MappedColumn } from '@fairlead/domain/candidate/people-columns'
import type { MergeBase } from '@fairlead/domain/candidate/combine'
import type { SourcedProfile, StatedProfile } from '@fairlead/domain/candidate/undo-merge'
import type { ModelTrialResult } from '@fairlead/domain/project/model-trial'
import type { NoticePart } from '@fairlead/domain/reference/tables'
import type { NoticeSettings } from '@fairlead/domain/outreach/notice-rules'
import type { NotePart } from '@fairlead/domain/shared/stored-text'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import type { PackedCount } from '@fairlead/domain/insight/candidate-counts'
import type { OfferSignature } from '@fairlead/domain/candidate/offer-letter'
import type { OfferTerms } from '@fairlead/domain/candidate/offer'
import type { ProductType } from '@fairlead/domain/account/products'
import type { Profile } from '@fairlead/domain/shared/profile'
import type { ProjectPreference } from '@fairlead/domain/account/project-preference'
import type { Published } from '@fairlead/domain/insight/small-groups'
import type { PushState } from '@fairlead/domain/candidate/ats-push'
import type { RecordCheck } from '@fairlead/domain/outreach/sending-domain/record-check'
import type { TaskDetails } from '@fairlead/domain/conversation/tasks'
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import type { SearchedFor } from '@fairlead/domain/project/search-changes'
import type { AuditKind } from '@fairlead/domain/account/audit-events'
import type { ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import type { Sources } from '@fairlead/domain/candidate/merge'
import type { StageMapping } from '@fairlead/domain/project/ats-stages'
import type { StopReason } from '@fairlead/domain/project/stop-reason'
import type { SwapResult } from '@fairlead/domain/project/fairness'
import type { TagColor } from '@fairlead/domain/candidate/tags'
import type { TeamTemplate } from '@fairlead/domain/outreach/team-template'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export interface AtsJobTable {
  project_id: string
  workspace_id: string
  link_id: string
  integration: string
  job_id: string
  remote_id: string | null
  name: string
  is_on: Generated<boolean>
  stages: ColumnType<StageMapping, string | undefined, string>
  is_imported: boolean
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface AtsLinkTable {
  workspace_id: string
  account_token: string
  integration: string
  status: AtsStatus
  linked_by: string
  linked_at: ColumnType<Date, Date | string | undefined, Date | string>
  checked_at: ColumnType<Date, Date | string | undefined, Date | string>
  id: Generated<string>
  account_id: string | null
  synced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  busy_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  pause_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  busy_by: string | null
  poll_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  history_by: string | null
  history_since: string | null
  history_cursor: string | null
  history_import: string | null
  history_count: Generated<number>
  history_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface AtsPushTable {
  candidate_id: string
  link_id: string
  workspace_id: string
  project_id: string
  job_id: string
  integration: string
  state: PushState
  wish: Generated<number>
  by_hand: Generated<boolean>
  writing: string | null
  writing_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  address: string | null
  remote_candidate_id: string | null
  remote_application_id: string | null
  stage_id: string | null
  stage_name: string | null
  is_rejected: Generated<boolean>
  heard: Generated<boolean>
  why: string | null
  tries: Generated<number>
  next_try_at: ColumnType<Date, Date | string | undefined, Date | string>
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  changed_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface AtsWebhookTable {
  id: string
  workspace_id: string
  event: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface AttachmentTable {
  id: string
  workspace_id: string
  project_id: string
  candidate_id: string | null
  user_id: string | null
  file_name: string
  content_type: string
  size: number
  sha256: Buffer
  bytes: Buffer
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface AuditEventTable {
  id: GeneratedAlways<number>
  at: ColumnType<Date, Date | string | undefined, Date | string>
  kind: AuditKind
  workspace_id: string | null
  user_id: string | null
  actor: string | null
  target: string | null
  ip: string | null
  user_agent: string | null
  details: ColumnType<Record<string, string | number | boolean>, string | undefined, string>
  project_id: string | null
  candidate_id: string | null
}

export interface AuthChallengeTable {
  token_hash: Buffer
  purpose: 'second_step' | 'passkey_sign_in' | 'confirm' | 'add_passkey' | 'add_totp'
  user_id: string | null
  workspace_id: string | null
  session_hash: Buffer | null
  challenge: string | null
  secret: string | null
  signed_in_by: 'password' | 'google' | 'microsoft' | null
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface BusyTimeTable {
  calendar_event_id: string
  workspace_id: string
  user_id: string
  calendar_id: string
  uid: string
  title: string
  start_at: ColumnType<Date, Date | string, Date | string>
  end_at: ColumnType<Date, Date | string, Date | string>
  is_all_day: Generated<boolean>
  is_tentative: Generated<boolean>
}

export interface CalendarTable {
  id: string
  workspace_id: string
  user_id: string
  account_id: string
  remote_id: string
  name: string
  time_zone: string | null
  is_read_only: Generated<boolean>
  is_primary: Generated<boolean>
  counts_as: Generated<'busy' | 'days_off' | 'ignored'>
  cursor: string | null
  synced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  laid_out_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  gone_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  revision: Generated<number>
}

export interface CalendarAccountTable {
  id: string
  workspace_id: string
  user_id: string
  kind: 'caldav' | 'google' | 'microsoft' | 'ics'
  name: string
  url: Generated<string>
  username: Generated<string>
  secret: string | null
  identity_id: string | null
  state: Generated<'syncing' | 'synced' | 'failed' | 'refused'>
  why: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  synced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  tried_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface CalendarEventTable {
  id: string
  workspace_id: string
  calendar_id: string
  remote_ref: string
  version: string | null
  events: ColumnType<CalendarEvent[], string, string>
  unread: Generated<number>
}

export interface CandidateTable {
  id: string
  workspace_id: string
  project_id: string
  person_id: string
  stage: Stage
  stage_at: ColumnType<Date, Date | string | undefined, Date | string>
  batch: number | null
  rank: number | null
  score: number | null
  assessment: ColumnType<Assessment | null, string | null | undefined, string | null>
  processed: Generated<boolean>
  was_auto_swiped: Generated<boolean>
  verdict: 'approved' | 'rejected' | null
  verdict_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  rejection_reasons: Generated<RejectionReason[]>
  rejection_other: string | null
  bad_job_titles: Generated<string[]>
  bad_companies: Generated<string[]>
  not_interested_reasons: Generated<NotInterestedReason[]>
  not_interested_other: string | null
  approval_score: number | null
  approval_score_other: string | null
  preferred_email: string | null
  bad_emails: Generated<string[]>
  disable_followups: Generated<boolean>
  manual_outreach: Generated<boolean>
  replied_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  attention: ColumnType<Attention | null, string | null | undefined, string | null>
  notes: string | null
  note_to_hm: string | null
  approved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  contacted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  interview_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  follow_up_1_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  follow_up_2_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  follow_up_3_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  kept_for: string | null
  kept_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  question_type: string | null
  resume_id: string | null
  copied_from: string | null
  paused_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  pause_quote: string | null
  offer_day: string | null
  offer_note: string | null
  start_day: string | null
  offer_terms: ColumnType<OfferTerms | null, string | null | undefined, string | null>
}

export interface CandidateHistoryTable {
  id: string
  workspace_id: string
  project_id: string
  candidate_id: string
  at: ColumnType<Date, Date | string, Date | string>
  event: HistoryEvent
  from_stage: Stage | null
  to_stage: Stage | null
  detail: string | null
  is_scheduled: Generated<boolean>
  user_id: string | null
  undone: Generated<boolean>
}

export interface CommentTable {
  id: string
  workspace_id: string
  project_id: string
  candidate_id: string
  user_id: string
  body: string
  assignee_email: string | null
  resolved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface CommentMentionTable {
  comment_id: string
  user_id: string
  workspace_id: string
}

export interface ContactMessageTable {
  id: string
  name: string
  email: string
  company: string
  message: string
  at: ColumnType<Date, Date | string, Date | string>
  handled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  handled_by: string | null
}

export interface ConversationTable {
  candidate_id: string
  workspace_id: string
  assignee_id: string | null
  seen_emails: Generated<number>
  snoozed_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  done_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface DecisionRecordTable {
  id: string
  workspace_id: string
  project_id: string
  batch: number
  kind: 'initial' | 'next' | 'reform'
  made_at: ColumnType<Date, Date | string, Date | string>
  engine: string
  models: string[]
  inputs: string
  ideal_ids: string[]
  is_incomplete: Generated<boolean>
  ordered_by: 'points' | 'model'
  below: Buffer
  below_count: number
  years_by_law: number
}

export interface DecisionRecordEntryTable {
  record_id: string
  place: number
  workspace_id: string
  candidate_id: string
  person_id: string | null
  person_key: Buffer
  score: number
  result: string | null
  inputs: string | null
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface DecisionRecordViewTable {
  record_id: string
  place: number
  workspace_id: string
  viewer: string
  first_at: ColumnType<Date, Date | string, Date | string>
  last_at: ColumnType<Date, Date | string, Date | string>
}

export interface EmbeddingTable {
  workspace_id: string
  model: string
  text_hash: Buffer
  vector: Buffer
  tokens: number
  used_at: ColumnType<Date, Date | string, Date | string>
}

export interface EmployerFactTable {
  workspace_id: string
  key: string
  name: string
  industry: string | null
  country: string | null
  city: string | null
  founded: number | null
  size_min: number | null
  size_max: number | null
  size_year: number | null
  updated_by: string | null
  updated_at: ColumnType<Date, Date | string, Date | string>
  kinds: Generated<string[]>
}

export interface ErasedAddressTable {
  workspace_id: string
  address_hash: Buffer
  at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface EventTable {
  id: GeneratedAlways<number>
  workspace_id: string | null
  type: string
  payload: ColumnType<object, string, string>
  user_id: string | null
  at: ColumnType<Date, Date | string | undefined, Date | string>
  handled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  tries: Generated<number>
  next_try_at: ColumnType<Date, Date | string | undefined, Date | string>
  last_error: string | null
}

export interface FairnessRunTable {
  id: string
  workspace_id: string
  project_id: string
  state: 'queued' | 'running' | 'completed' | 'failed'
  requested_by: string | null
  requested_at: ColumnType<Date, Date | string, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  engine: string | null
  people: Generated<number>
  left_out: Generated<number>
  batches: Generated<number[]>
  swaps: ColumnType<SwapResult[], string | undefined, string>
}

export interface FirstRunCodeTable {
  only_one: Generated<boolean>
  code_hash: Buffer
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface FollowUpAttachmentTable {
  message_id: string
  step: number
  number: number
  workspace_id: string
  attachment_id: string | null
  file_name: string
  content_type: string
  size: number
  sha256: Buffer
}

export interface IdentityTable {
  issuer: string
  subject: string
  workspace_id: string
  user_id: string
  scopes: Generated<string[]>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  id: Generated<string>
  provider: 'google' | 'microsoft'
  email: string
  refresh_token: string | null
}

export interface ImportChangeTable {
  import_id: string
  workspace_id: string
  person_id: string
  is_new: boolean
  before: ColumnType<SourcedProfile | null, string | null | undefined, string | null>
  stated: ColumnType<StatedProfile[], string | undefined, string>
  application_keys: Generated<string[]>
  written_at: ColumnType<Date, Date | string, Date | string>
  kept: 'contacted' | 'project' | 'tagged' | 'noted' | 'resume' | 'imported' | 'edited' | 'ideal' | null
}

export interface ImportChunkTable {
  import_id: string
  workspace_id: string
  position: number
  content: Buffer
}

export interface ImportMappingTable {
  workspace_id: string
  titles_hash: Buffer
  columns: ColumnType<Record<string, ColumnChoice>, string, string>
  saved_by: string | null
  saved_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ImportRefusalTable {
  import_id: string
  workspace_id: string
  line: number
  message: string
  cells: ColumnType<string[] | null, string | null | undefined, string | null>
}

export interface ImportRunTable {
  id: string
  workspace_id: string
  user_id: string
  project_id: string | null
  file_name: string
  encoding: string
  columns: ColumnType<MappedColumn[], string, string>
  state: Generated<'queued' | 'running' | 'completed' | 'failed' | 'cancelled' | 'undoing' | 'undone'>
  why: string | null
  row_count: number
  rows_done: Generated<number>
  added: Generated<number>
  merged: Generated<number>
  unchanged: Generated<number>
  error_count: Generated<number>
  errors: ColumnType<{ line: number; message: string }[], string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  warnings: ColumnType<{ line: number; message: string }[], string | undefined, string>
  warning_count: Generated<number>
  system: Generated<string>
  removed: Generated<number>
  restored: Generated<number>
}

export interface InboundMailTable {
  id: string
  workspace_id: string | null
  project_id: string | null
  candidate_id: string | null
  mailbox: string
  uid_validity: string
  uid: number
  message_id: string | null
  in_reply_to: string | null
  from_name: string | null
  from_email: string | null
  to_email: string | null
  subject: string
  reply_text: string
  body_text: string
  html: string | null
  kind: 'person' | 'auto_reply' | 'bounce' | 'own'
  matched_by: 'message_id' | 'token' | 'hand' | null
  label: ReplyLabel | null
  confidence: number | null
  confident: boolean | null
  reasons: Generated<NotInterestedReason[]>
  because: string | null
  is_demo: Generated<boolean>
  dismissed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  received_at: ColumnType<Date, Date | string, Date | string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  invitation: ColumnType<JsonOf<InvitationReply> | null, string | null | undefined, string | null>
  content_hash: string | null
  sender_check: 'pass' | 'fail' | null
  read_as: string | null
  stage_before: Stage | null
  stage_after: string | null
  corrected_by: string | null
  corrected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  bounce_cause: 'dead_address' | 'mailbox_full' | 'blocked' | 'delayed' | 'complaint' | 'unclear' | null
  read_confidence: number | null
  read_confident: boolean | null
}

export interface InsightCountTable {
  workspace_id: string
  measure: string
  grain: 'd' | 'm'
  project_id: string
  day: string
  source: string
  key1: string
  key2: string
  n: number
  total: number
}

export interface InsightDueTable {
  id: GeneratedAlways<number>
  workspace_id: string
  candidate_id: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface InsightPartTable {
  candidate_id: string
  workspace_id: string
  counts: ColumnType<PackedCount[], string, string>
}

export interface InterviewTable {
  id: string
  workspace_id: string
  project_id: string
  candidate_id: string
  host_user_id: string
  start_at: ColumnType<Date, Date | string, Date | string>
  end_at: ColumnType<Date, Date | string, Date | string>
  state: 'held' | 'booked' | 'cancelled' | 'done'
  held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  uid: string
  sequence: Generated<number>
  candidate_time_zone: Generated<string>
  meeting_kind: 'video' | 'phone' | 'place'
  meeting_where: Generated<string>
  created_at: ColumnType<Date, Date | string, Date | string>
  updated_at: ColumnType<Date, Date | string, Date | string>
  moved_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  cancelled_by: 'candidate' | 'team' | 'product' | null
  cancel_reason: Generated<string>
  day_reminder_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  hour_reminder_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  candidate_phone: string | null
  debriefed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  debriefed_by: string | null
  scorecard_reminder_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  room: Generated<'none' | 'shared' | 'own' | 'pending' | 'made'>
  room_why: string | null
  settled_sequence: Generated<number>
  day_id: string | null
  part: Generated<number>
  part_name: Generated<string>
}

export interface InterviewEventTable {
  interview_id: string
  workspace_id: string
  organizer_token: string
  answer: Generated<'needs_action' | 'accepted' | 'declined' | 'tentative'>
  told_where: string | null
}

export interface InterviewKitTable {
  project_id: string
  workspace_id: string
  questions: string[]
  attributes: string[]
  updated_at: ColumnType<Date, Date | string, Date | string>
}

export interface InterviewPanelistTable {
  interview_id: string
  user_id: string
  workspace_id: string
  position: number
  start_at: ColumnType<Date, Date | string, Date | string>
  end_at: ColumnType<Date, Date | string, Date | string>
  state: string
  calendar_id: string | null
  remote_ref: string | null
  version: string | null
  written_sequence: number | null
  written_answer: string | null
  is_removed: Generated<boolean>
  tries: Generated<number>
  next_try_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  written_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  why: string | null
  out_of_sync: string | null
  scorecard_reminder_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  role: Generated<'interviewer' | 'trainee' | 'declined'>
  has_room: Generated<boolean>
}

export interface InterviewerSettingsTable {
  user_id: string
  workspace_id: string
  settings: ColumnType<InterviewerSettings, string, string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface InvitationTable {
  token_hash: Buffer
  workspace_id: string
  email: string
  invited_by: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  proves_address: Generated<boolean>
}

export interface LearningBaseTable {
  project_id: string
  workspace_id: string
  people: ColumnType<ConceptLists, string, string>
  asked: number[]
}

export interface LessonVersionTable {
  project_id: string
  workspace_id: string
  number: number
  made_at: ColumnType<Date, Date | string, Date | string>
  made_by: string | null
  cause: 'search' | 'accepted' | 'undone' | 'restored'
  restored_number: number | null
  choices: ColumnType<LessonChoices, string, string>
  ignored: string[]
  learned_from: string[]
  lines: ColumnType<LessonView[], string, string>
}

export interface LinkTable {
  token_hash: Buffer
  workspace_id: string
  purpose:
    | 'additional_information'
    | 'reset_password'
    | 'hm_review'
    | 'self_identification'
    | 'booking'
    | 'prove_email'
    | 'secure_account'
    | 'scorecard'
    | 'offer'
    | 'data_page'
    | 'data_code'
    | 'data_access'
  user_id: string | null
  candidate_id: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  project_id: string | null
  email: string | null
  id: Generated<string>
  sent_by: string | null
  last_opened_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  revoked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  candidate_ids: string[] | null
  interview_id: string | null
  person_id: string | null
}

export interface LinkCheckTable {
  workspace_id: string
  url: string
  state: 'works' | 'unknown_host' | 'gone' | 'unknown'
  good_until: ColumnType<Date, Date | string, Date | string>
}

export interface LinkedinAccountTable {
  user_id: string
  workspace_id: string
  account_id: string
  state: Generated<'connected' | 'expired'>
  connected_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface LinkedinMessageTable {
  id: string
  workspace_id: string
  project_id: string
  candidate_id: string
  kind: 'inmail' | 'invitation'
  state: 'queued' | 'sending' | 'sent' | 'accepted' | 'by_hand' | 'failed' | 'unknown' | 'cancelled'
  subject: Generated<string>
  body: string
  due_at: ColumnType<Date, Date | string, Date | string>
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  user_id: string
  reference: string | null
  why: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MailInstallationTable {
  only_row: Generated<boolean>
  id: Generated<string>
  heartbeat: Generated<number>
  heartbeat_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  restore_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  restore_why: 'asked' | 'went_back' | 'new_place' | 'found_sent' | null
  restore_asked: string | null
  backup_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  found_sent: Generated<number>
  not_sent: Generated<number>
  parked: Generated<number>
  resumed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  resumed_by: string | null
  restored_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  address_key: string | null
}

export interface MailRelayTable {
  relay: string
  failures: Generated<number>
  open_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  probe_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  failing_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  deferred: Generated<number>
  answer: string | null
  answered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  paused_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  notified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MailResumeTable {
  mail_id: string
  number: number
  workspace_id: string
  candidate_id: string
  resume_id: string | null
  file_name: string
  outcome: 'updated' | 'unchanged' | 'unreadable' | 'unopened' | 'no_resume' | 'not_theirs' | 'forged' | 'too_many'
  jobs: Generated<number>
  skills: Generated<number>
  schools: Generated<number>
  note: Generated<string>
  created_at: ColumnType<Date, Date | string, Date | string>
}

export interface MailWitnessTable {
  relay: string
  mailbox: string
  asked: number
  found: number
  checked_at: ColumnType<Date, Date | string, Date | string>
}

export interface MailboxTable {
  id: string
  workspace_id: string
  user_id: string
  name: string
  address: string
  username: string
  secret: string | null
  smtp_host: string
  smtp_port: number
  smtp_security: 'tls' | 'starttls' | 'none'
  imap_host: string
  imap_port: number
  imap_security: 'tls' | 'starttls' | 'none'
  version: Generated<number>
  paused_for: 'password' | 'consent' | 'bounces' | 'refused' | 'user' | null
  send_fault: string | null
  read_fault: string | null
  failures: Generated<number>
  retry_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  disconnected_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  kind: Generated<'smtp' | 'gmail' | 'graph'>
  is_shared: Generated<boolean>
  failing_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  failing_told_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  daily_limit: number | null
  warms_up_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  bounces_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  signature: Generated<string>
}

export interface MailboxDkimKeyTable {
  id: string
  mailbox_id: string
  workspace_id: string
  selector: string
  public_key: string
  secret: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  seen_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  waiting_since: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface MailboxRecordsTable {
  mailbox_id: string
  workspace_id: string
  checks: ColumnType<RecordCheck[] | null, string | null | undefined, string | null>
  checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  due_at: ColumnType<Date, Date | string | undefined, Date | string>
  selectors: Generated<string[]>
  states: ColumnType<DecidedStates, string | undefined, string>
  unproven_selector: string | null
  learned_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MailboxStateTable {
  mailbox: string
  records_as: string
  uid_validity: string | null
  last_uid: Generated<number>
  trying_uid: number | null
  trying_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  lease_by: string | null
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  read_to_end_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  trying_by: string | null
  tries: Generated<number>
  trying_in: string | null
}

export interface MailboxSubscriptionTable {
  mailbox_id: string
  workspace_id: string
  vendor_id: string | null
  secret_hash: string | null
  started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  expires_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  renew_at: ColumnType<Date, Date | string | undefined, Date | string>
  failures: Generated<number>
  refusal: string | null
  proved_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  notified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  missed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  requested_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MailboxTokenTable {
  mailbox_id: string
  workspace_id: string
  refresh_token: string
  access_token: string | null
  access_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface ManagerRequestTable {
  workspace_id: string
  project_id: string
  candidate_id: string
  email: string
  sent_by: string | null
  sent_at: ColumnType<Date, Date | string, Date | string>
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  escalated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface ManagerVerdictTable {
  workspace_id: string
  project_id: string
  request_id: string
  candidate_id: string
  email: string
  answer: ColumnType<unknown, string, string>
  at: ColumnType<Date, Date | string, Date | string>
}

export interface MessageTable {
  id: string
  workspace_id: string
  project_id: string | null
  candidate_id: string | null
  kind: 'sequence' | 'reply' | 'notice' | 'team'
  step: number | null
  request_id: string | null
  state: 'queued' | 'claimed' | 'committing' | 'sent' | 'unknown' | 'parked' | 'cancelled'
  attempt: Generated<number>
  claimed_by: string | null
  lease_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  due_at: ColumnType<Date, Date | string, Date | string>
  message_id: string
  reply_token: string
  from_name: string | null
  from_email: string
  to_email: string
  cc: Generated<string[]>
  subject: string
  html: string
  body_text: string
  in_reply_to: string | null
  refs: Generated<string[]>
  user_id: string | null
  why: string | null
  held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  committed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  reply_to: string | null
  email_type: string | null
  is_scheduled: Generated<boolean>
  template_name: string | null
  subject_template: string | null
  invitation: ColumnType<KeptInvitation | null, string | null | undefined, string | null>
  refused_times: Generated<number>
  unknown_times: Generated<number>
  crashed_times: Generated<number>
  refused_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  relay_answer: string | null
  relay: string | null
  reserved_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  restore_checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  opt_out_token: string | null
  opt_out_hash: string | null
  due_before_pause: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  mailbox_id: string | null
  sent_as: string | null
  any_hour: Generated<boolean>
  held_by: 'mailbox_day' | 'domain_hour' | 'weekend' | 'holiday' | 'night' | null
  bounced_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  postal_address: string | null
  template_test_id: string | null
  test_version: 'a' | 'b' | null
  guess_accepted: Generated<boolean>
  bounce_cause: 'dead_address' | 'blocked' | null
  full_times: Generated<number>
  person_id: string | null
  notice: string | null
  notice_parts: Generated<NoticePart[]>
  page_opened_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface MessageAttachmentTable {
  message_id: string
  number: number
  workspace_id: string
  attachment_id: string | null
  file_name: string
  content_type: string
  size: number
  sha256: Buffer
}

export interface MigrationTable {
  name: string
  checksum: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ModelTrialTable {
  id: string
  workspace_id: string
  project_id: string
  state: 'queued' | 'running' | 'completed' | 'failed'
  requested_by: string | null
  requested_at: ColumnType<Date, Date | string, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  model: string
  problem: string | null
  result: ColumnType<ModelTrialResult | null, string | null | undefined, string | null>
}

export interface NextInterviewTable {
  candidate_id: string
  workspace_id: string
  project_id: string
  interviewer_ids: string[]
  is_panel: boolean
  created_by: string
  created_at: ColumnType<Date, Date | string, Date | string>
  seats: Generated<number>
}

export interface NotificationTable {
  id: string
  workspace_id: string
  user_id: string
  project_id: string | null
  candidate_id: string | null
  kind: string
  body: string
  once_key: string
  read_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  mailed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface OfferApprovalTable {
  letter_id: string
  user_id: string
  workspace_id: string
  decision: 'approved' | 'returned' | null
  comment: Generated<string>
  version: number | null
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface OfferLetterTable {
  id: string
  workspace_id: string
  candidate_id: string
  state: Generated<'draft' | 'sent' | 'signed' | 'declined' | 'withdrawn'>
  version: Generated<number>
  body: string
  terms: ColumnType<OfferTerms | null, string | null | undefined, string | null>
  answer_by: string
  language: Generated<Language>
  file_id: string | null
  file_sha256: Buffer | null
  signed_file_id: string | null
  signature: ColumnType<OfferSignature | null, string | null | undefined, string | null>
  decline_reason: string | null
  saved_by: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface PeopleIndexStateTable {
  is_only: Generated<boolean>
  built_of: string | null
}

export interface PersonTable {
  id: string
  workspace_id: string | null
  shadows: string | null
  name: string
  headline: string | null
  linkedin_url: string | null
  profile: ColumnType<Profile, string, string>
  sources: ColumnType<Sources, string | undefined, string>
  source: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
  erased_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  folded_name: GeneratedAlways<string>
  folded_text: GeneratedAlways<string>
  merged_into: string | null
  base: ColumnType<MergeBase | null, string | null | undefined, string | null>
  compared_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface PersonAddressTable {
  workspace_id: string
  person_id: string
  address: string
  id: string
  status: 'confirmed' | 'verified' | 'guessed' | 'undeliverable'
  proof: 'finder' | 'verifier' | 'stated' | 'reply' | 'bounce'
  origin: string | null
  vendor: string | null
  confidence: number | null
  added_at: ColumnType<Date, Date | string, Date | string>
  checked_at: ColumnType<Date, Date | string, Date | string>
}

export interface PersonApplicationTable {
  id: string
  workspace_id: string
  person_id: string
  import_id: string | null
  key: string
  system: Generated<string>
  external_id: Generated<string>
  job_title: Generated<string>
  stage: Generated<string>
  outcome: Generated<'open' | 'rejected' | 'withdrawn' | 'hired'>
  applied_on: string | null
  ended_on: string | null
  reason: Generated<string>
  source: Generated<string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PersonChangeTable {
  id: GeneratedAlways<number>
  person_id: string
  bucket: number
}

export interface PersonEmailTable {
  scope: string
  email: string
  person_id: string
  workspace_id: string | null
}

export interface PersonFlagTable {
  workspace_id: string
  person_id: string
  kind: 'wrong_person' | 'data_request' | 'objected' | 'later'
  at: ColumnType<Date, Date | string | undefined, Date | string>
  inbound_id: string | null
  quote: string | null
  until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface PersonIndexTable {
  person_id: string
  workspace_id: string | null
  concepts: number[]
  years: number
  version: number
}

export interface PersonKeyTable {
  workspace_id: string
  key: string
  person_id: string
}

export interface PersonMergeTable {
  id: string
  workspace_id: string
  survivor_id: string
  person_id: string
  confidence: number | null
  merged_by: string | null
  merged_at: ColumnType<Date, Date | string, Date | string>
  moved: ColumnType<Record<string, string[]>, string, string>
}

export interface PersonNoteTable {
  id: string
  workspace_id: string
  person_id: string
  user_id: string | null
  body: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PersonPairTable {
  workspace_id: string
  first_id: string
  second_id: string
  confidence: number
  state: 'open' | 'different'
  decided_by: string | null
  decided_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface PersonTagTable {
  workspace_id: string
  person_id: string
  tag_id: string
  added_by: string | null
  added_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PlanRequestTable {
  id: string
  workspace_id: string
  user_id: string
  request_id: string
  plan: string
  plan_name: string
  searches: number
  company: string
  note: string
  state: Generated<'requested' | 'accepted' | 'paid' | 'declined' | 'withdrawn'>
  payment_id: string | null
  payment_url: string | null
  payments_expired: Generated<number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface PoolAlertTable {
  workspace_id: string
  search_id: string
  user_id: string
  every: 'daily' | 'weekly'
  checked_at: ColumnType<Date, Date | string, Date | string>
  people: Generated<number>
  since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface PoolSearchTable {
  id: string
  workspace_id: string
  name: string
  search: ColumnType<unknown, string, string>
  created_by: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface PoolStateTable {
  is_only: Generated<boolean>
  id: Generated<string>
  counted: Generated<number>
}

export interface PoolTitleTable {
  id: GeneratedAlways<number>
  workspace_id: string | null
  title: string
}

export interface PoolWordTable {
  word: number
  people: number
}

export interface ProcessStateTable {
  id: string
  roles: string
  host: string
  pid: number
  version: string
  started_at: ColumnType<Date, Date | string | undefined, Date | string>
  seen_at: ColumnType<Date, Date | string | undefined, Date | string>
  memory_bytes: Generated<number>
  loop_delay_ms: Generated<number>
}

export interface ProjectTable {
  id: string
  workspace_id: string
  owner_id: string
  name: string
  job_title: Generated<string>
  hiring_company: Generated<string>
  is_processing: Generated<boolean>
  is_in_calibration: Generated<boolean>
  calibrated_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  is_archived: Generated<boolean>
  outreach_pause: Generated<boolean>
  in_auto_swipe_mode: Generated<boolean>
  is_warmleads_recruiter: Generated<boolean>
  is_autopilot_recruiter: Generated<boolean>
  show_needs_attention: Generated<boolean>
  is_peq: Generated<boolean>
  is_self_serve: Generated<boolean>
  bias_reducer: Generated<boolean>
  settings: ColumnType<unknown, string | undefined, string>
  lessons: ColumnType<LessonNote[], string | undefined, string>
  paused_archived_reason: StopReason | null
  paused_archived_reason_other: string | null
  version: Generated<number>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  updated_at: ColumnType<Date, Date | string | undefined, Date | string>
  is_free_trial: Generated<boolean>
  is_in_admin_calibration: Generated<boolean>
  operations_status: Generated<HealthStatus>
  golive: Generated<boolean>
  operations_status_by: string | null
  operations_status_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  free_trial_contacts: number | null
  ranking_model: string | null
  edited_by: string | null
  edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  copied_from: string | null
  keeps_lessons: Generated<boolean>
  lifecycle_status: 'active' | 'paused' | 'draft' | 'queued' | 'preparing' | 'calibrating' | 'archived'
  project_type: 'autopilot' | 'navigator' | 'self-serve'
}

export interface ProjectAnswerTable {
  project_id: string
  workspace_id: string
  topic: string
  language: 'en' | 'de' | 'fr' | 'es'
  words: string
  saved_by: string | null
  saved_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface ProjectCollaboratorTable {
  project_id: string
  workspace_id: string
  email: string
  roster_role: 'owner' | 'member' | 'commenter'
}

export interface ProjectCounterTable {
  project_id: string
  workspace_id: string
  stage: Stage
  count: Generated<number>
}

export interface ProjectMailboxTable {
  project_id: string
  workspace_id: string
  mailbox_id: string
}

export interface QuotaUseTable {
  workspace_id: string
  user_id: Generated<string>
  kind: string
  day: ColumnType<Date, Date | string, Date | string>
  used: number
}

export interface RateCountTable {
  key: string
  window_end: ColumnType<Date, Date | string, Date | string>
  count: number
}

export interface RecoveryCodeTable {
  user_id: string
  workspace_id: string
  code_hash: Buffer
  used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface ResumeTable {
  id: string
  workspace_id: string
  person_id: string
  file_name: string
  content_type: string
  bytes: Buffer
  uploaded_by: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  note: Generated<string>
}

export interface ScorecardTable {
  interview_id: string
  user_id: string
  workspace_id: string
  ratings: ColumnType<Record<string, number>, string | undefined, string>
  recommendation: 'strong_no' | 'no' | 'yes' | 'strong_yes' | null
  words: Generated<string>
  updated_at: ColumnType<Date, Date | string, Date | string>
  submitted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface SearchRunTable {
  id: string
  workspace_id: string
  project_id: string
  kind: 'initial' | 'next' | 'reform'
  state: 'queued' | 'running' | 'completed' | 'failed'
  batch: number
  size: number
  is_calibration: boolean
  progress: Generated<number>
  found: Generated<number>
  note: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  finished_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  searched_for: ColumnType<SearchedFor | null, string | null | undefined, string | null>
  fits: number | null
  found_before: number | null
  missed: number | null
  missed_before: number | null
  note_parts: ColumnType<NotePart[] | null, string | null | undefined, string | null>
}

export interface SecondFactorTable {
  id: Generated<string>
  workspace_id: string
  user_id: string
  kind: 'passkey' | 'totp'
  name: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  last_used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  credential_id: string | null
  public_key: string | null
  sign_count: Generated<number>
  transports: Generated<string[]>
  secret: string | null
  last_step: number | null
}

export interface SelfIdentificationTable {
  answer_key: Buffer
  workspace_id: string
  project_id: string
  gender: string
  ethnicity: string
  is_published: Generated<boolean>
}

export interface SelfIdentificationOfferTable {
  project_id: string
  workspace_id: string
  offered: Generated<boolean>
  published: ColumnType<Published | null, string | null | undefined, string | null>
}

export interface SessionTable {
  token_hash: Buffer
  user_id: string
  workspace_id: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  expires_at: ColumnType<Date, Date | string, Date | string>
  opened_by: string | null
  opened_by_name: string | null
  id: Generated<string>
  last_used_at: ColumnType<Date, Date | string | undefined, Date | string>
  ip: string | null
  user_agent: string | null
  confirmed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  signed_in_by: 'password' | 'passkey' | 'google' | 'microsoft' | 'sso' | null
  sso_connection_id: string | null
  sso_session: string | null
}

export interface SignInGuessTable {
  email: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SigningKeyTable {
  workspace_id: string
  public_key: Buffer
  fingerprint: string
  secret: string
  made_at: ColumnType<Date, Date | string, Date | string>
}

export interface SnippetTable {
  workspace_id: string
  id: string
  name: string
  body: string
  version: Generated<number>
  edited_by: string | null
  edited_at: ColumnType<Date, Date | string | undefined, Date | string>
  kind: Generated<'snippet' | 'offer_letter'>
}

export interface SsoConnectionTable {
  id: Generated<string>
  workspace_id: string
  name: string
  issuer: string
  client_id: string
  client_secret: string
  scopes: Generated<string>
  default_role: 'member' | 'admin' | 'none'
  groups_claim: Generated<string>
  admin_groups: Generated<string[]>
  member_groups: Generated<string[]>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SsoDomainTable {
  id: Generated<string>
  workspace_id: string
  domain: string
  token: string
  verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  checked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  missing_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface SsoIdentityTable {
  connection_id: string
  subject: string
  workspace_id: string
  user_id: string
}

export interface SsoLogoutTable {
  connection_id: string
  token_hash: Buffer
  workspace_id: string
  expires_at: ColumnType<Date, Date | string, Date | string>
}

export interface StaffNoteTable {
  id: string
  workspace_id: string
  project_id: string
  user_id: string
  author: string
  body: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  edited_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface SuppressionTable {
  workspace_id: string
  email: string | null
  reason: 'unsubscribed' | 'bounced' | 'complaint' | 'erased' | 'by_hand'
  at: ColumnType<Date, Date | string | undefined, Date | string>
  opt_in_hash: string | null
  opt_in_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  inbound_id: string | null
  id: Generated<string>
  hash: Buffer
  scope: Generated<'address' | 'domain'>
  user_id: string | null
}

export interface TagTable {
  id: string
  workspace_id: string
  name: string
  color: TagColor
  number: GeneratedAlways<number>
  created_by: string | null
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface TaskTable {
  id: string
  workspace_id: string
  project_id: string
  candidate_id: string
  person_id: string
  kind: 'come_back' | 'referral' | 'data_request' | 'dispute'
  inbound_id: string | null
  number: Generated<number>
  state: Generated<'open' | 'done' | 'dismissed'>
  due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  quote: string | null
  details: ColumnType<TaskDetails, string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  closed_by: string | null
  outcome: string | null
  reminded_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface TeamTemplateTable {
  workspace_id: string
  id: string
  name: string
  version: number
  deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface TeamTemplateVersionTable {
  workspace_id: string
  template_id: string
  version: number
  template: ColumnType<TeamTemplate, string, string>
  restored_from: number | null
  edited_by: string | null
  edited_at: ColumnType<Date, Date | string, Date | string>
}

export interface TemplateTestTable {
  id: string
  workspace_id: string
  project_id: string
  template_a: string
  template_b: string
  text_a: string
  text_b: string
  started_at: ColumnType<Date, Date | string, Date | string>
  started_by: string | null
  ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  end_reason: 'kept_a' | 'kept_b' | 'text_changed' | 'template_deleted' | null
}

export interface TransferTable {
  id: string
  workspace_id: string
  candidate_id: string
  person_id: string
  from_project: string
  to_project: string
  user_id: string
  at: ColumnType<Date, Date | string | undefined, Date | string>
}

export interface UsersTable {
  id: string
  workspace_id: string
  email: string
  password_hash: string | null
  first_name: string
  last_name: string
  company: string
  job_title: string
  profile_picture: string | null
  is_super_admin: Generated<boolean>
  experiments: ColumnType<Record<string, boolean>, string | undefined, string>
  onboarding_tours: ColumnType<Record<string, boolean>, string | undefined, string>
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  disabled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  authorized_products: Generated<ProductType[]>
  product_type: Generated<'autopilot' | 'fasttrack' | 'navigator'>
  may_send: Generated<boolean>
  calendar_synced_id: string | null
  preferences: ColumnType<Record<string, ProjectPreference>, string | undefined, string>
  email_verified_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  shortcuts: ColumnType<Partial<ShortcutChoice>, string | undefined, string>
  notification_mail: Generated<'daily' | 'off'>
  digest_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  pending_email: string | null
  is_workspace_admin: Generated<boolean>
  removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  removed_email: string | null
  language: 'en' | 'de' | null
  is_break_glass: Generated<boolean>
}

export interface WorkspaceTable {
  id: string
  name: string
  created_at: ColumnType<Date, Date | string | undefined, Date | string>
  quota_factor: Generated<number>
  postal_address: string | null
  demo_left_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  recontact_months: Generated<number>
  recontact_reasons: Generated<string[]>
  second_factor_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
  second_factor_for_providers: Generated<boolean>
  record_years: Generated<number>
  notice_settings: ColumnType<NoticeSettings, string | undefined, string>
  sso_required_from: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
}

export interface DB {
  ats_job: AtsJobTable
  ats_link: AtsLinkTable
  ats_push: AtsPushTable
  ats_webhook: AtsWebhookTable
  attachment: AttachmentTable
  audit_event: AuditEventTable
  auth_challenge: AuthChallengeTable
  busy_time: BusyTimeTable
  calendar: CalendarTable
  calendar_account: CalendarAccountTable
  calendar_event: CalendarEventTable
  candidate: CandidateTable
  candidate_history: CandidateHistoryTable
  comment: CommentTable
  comment_mention: CommentMentionTable
  contact_message: ContactMessageTable
  conversation: ConversationTable
  decision_record: DecisionRecordTable
  decision_record_entry: DecisionRecordEntryTable
  decision_record_view: DecisionRecordViewTable
  embedding: EmbeddingTable
  employer_fact: EmployerFactTable
  erased_address: ErasedAddressTable
  event: EventTable
  fairness_run: FairnessRunTable
  first_run_code: FirstRunCodeTable
  follow_up_attachment: FollowUpAttachmentTable
  identity: IdentityTable
  import_change: ImportChangeTable
  import_chunk: ImportChunkTable
  import_mapping: ImportMappingTable
  import_refusal: ImportRefusalTable
  import_run: ImportRunTable
  inbound_mail: InboundMailTable
  insight_count: InsightCountTable
  insight_due: InsightDueTable
  insight_part: InsightPartTable
  interview: InterviewTable
  interview_event: InterviewEventTable
  interview_kit: InterviewKitTable
  interview_panelist: InterviewPanelistTable
  interviewer_settings: InterviewerSettingsTable
  invitation: InvitationTable
  learning_base: LearningBaseTable
  lesson_version: LessonVersionTable
  link: LinkTable
  link_check: LinkCheckTable
  linkedin_account: LinkedinAccountTable
  linkedin_message: LinkedinMessageTable
  mail_installation: MailInstallationTable
  mail_relay: MailRelayTable
  mail_resume: MailResumeTable
  mail_witness: MailWitnessTable
  mailbox: MailboxTable
  mailbox_dkim_key: MailboxDkimKeyTable
  mailbox_records: MailboxRecordsTable
  mailbox_state: MailboxStateTable
  mailbox_subscription: MailboxSubscriptionTable
  mailbox_token: MailboxTokenTable
  manager_request: ManagerRequestTable
  manager_verdict: ManagerVerdictTable
  message: MessageTable
  message_attachment: MessageAttachmentTable
  migration: MigrationTable
  model_trial: ModelTrialTable
  next_interview: NextInterviewTable
  notification: NotificationTable
  offer_approval: OfferApprovalTable
  offer_letter: OfferLetterTable
  people_index_state: PeopleIndexStateTable
  person: PersonTable
  person_address: PersonAddressTable
  person_application: PersonApplicationTable
  person_change: PersonChangeTable
  person_email: PersonEmailTable
  person_flag: PersonFlagTable
  person_index: PersonIndexTable
  person_key: PersonKeyTable
  person_merge: PersonMergeTable
  person_note: PersonNoteTable
  person_pair: PersonPairTable
  person_tag: PersonTagTable
  plan_request: PlanRequestTable
  pool_alert: PoolAlertTable
  pool_search: PoolSearchTable
  pool_state: PoolStateTable
  pool_title: PoolTitleTable
  pool_word: PoolWordTable
  process_state: ProcessStateTable
  project: ProjectTable
  project_answer: ProjectAnswerTable
  project_collaborator: ProjectCollaboratorTable
  project_counter: ProjectCounterTable
  project_mailbox: ProjectMailboxTable
  quota_use: QuotaUseTable
  rate_count: RateCountTable
  recovery_code: RecoveryCodeTable
  resume: ResumeTable
  scorecard: ScorecardTable
  search_run: SearchRunTable
  second_factor: SecondFactorTable
  self_identification: SelfIdentificationTable
  self_identification_offer: SelfIdentificationOfferTable
  session: SessionTable
  sign_in_guess: SignInGuessTable
  signing_key: SigningKeyTable
  snippet: SnippetTable
  sso_connection: SsoConnectionTable
  sso_domain: SsoDomainTable
  sso_identity: SsoIdentityTable
  sso_logout: SsoLogoutTable
  staff_note: StaffNoteTable
  suppression: SuppressionTable
  tag: TagTable
  task: TaskTable
  team_template: TeamTemplateTable
  team_template_version: TeamTemplateVersionTable
  template_test: TemplateTestTable
  transfer: TransferTable
  users: UsersTable
  workspace: WorkspaceTable
}
