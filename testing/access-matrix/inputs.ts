// A successful input for every call, with the required stage and earlier calls.
import type { WireCalendars } from '@fairlead/contract/v2/calendars'
import { newId } from '../../server/platform/ids.ts'
import { systemKeys } from '../fakes/ats/start-systems.ts'
import { accountInputs } from './account-inputs.ts'
import type { EndpointInput, Named } from './endpoint-input.ts'
import { interviewInputs } from './interview-inputs.ts'
import { lessonInputs } from './lesson-inputs.ts'
import { linkInputs } from './link-inputs.ts'
import { mailboxInputs } from './mailbox-inputs.ts'
import { outreachInputs } from './outreach-inputs.ts'
import { reviewInputs } from './review-inputs.ts'
import { replyInputs } from './reply-inputs.ts'
import { talentInputs } from './talent-inputs.ts'

const project = ({ project_id }: Named) => ({ project_id })
const candidate = ({ candidate_id }: Named) => ({ candidate_id })
const ids = (named: Named) => ({ ...project(named), ...candidate(named) })
const nothing = () => ({})
const mail = { email_subject: 'Hello', email_body: 'Hello there' }
const rejected = { approved: 'false', rejection_reasons: ['3'], rejection_reason_other: 'Words' }
const linkedin = (username: string) =>
  ({ method: 'POST', path: 'v1/li/login', fields: () => ({ username, password: 'correct horse' }) }) as const
const note = { method: 'POST', path: 'v2/operations/notes', fields: (named: Named) => ({ ...project(named), body: 'Call them' }) } as const
const noteOf = (earlier: unknown) => ({ note_id: (earlier as { note_id?: string } | undefined)?.note_id ?? 'none' })
const newAddress = () => `new.${newId()}@home.example`
const newPage = () => `https://www.linkedin.com/in/new-${newId()}`
const calendars = ({ calendar_token }: Named) => {
  const [url = '', username = '', password = ''] = calendar_token.split(' ')
  return { kind: 'caldav', url, username, password }
}
const connected = (earlier: unknown) => (earlier as WireCalendars | undefined)?.accounts?.at(-1)

export const inputs: Readonly<Record<string, EndpointInput>> = {
  ...accountInputs,
  'POST v1/users': {
    fields: () => ({
      first_name: 'New',
      last_name: 'One',
      company: 'New',
      job_title: 'Recruiter',
      email: newAddress(),
      password: 'correct horse',
    }),
  },
  'POST v1/sessions': { fields: (_, { email, password }) => ({ email, password }) },
  'GET v1/sessions': { fields: nothing },
  'DELETE v1/sessions': { fields: nothing },
  'GET v1/users/settings': { fields: nothing },
  'PUT v1/users/settings': { fields: () => ({ onboarding_tours: { a: true } }) },
  'GET v1/users/scope_check': { fields: nothing },
  'GET v1/users/profile': { fields: nothing },
  'PUT v1/users/profile': {
    fields: (_, { email }) => ({ first_name: 'Same', last_name: 'One', company: 'Same', job_title: 'Recruiter', email }),
  },
  'GET v1/users/identities': { fields: nothing },
  'POST v1/users/identities': {
    fields: ({ identity_code }) => ({ auth_provider: 'google', auth_code: identity_code, redirect_uri: 'https://app.example/login' }),
  },
  'DELETE v1/users/identities': { fields: () => ({ id: newId() }) },
  'GET v1/users/providers': { fields: () => ({ redirect_uri: 'https://app.example/login', state: 'state' }) },
  'GET v1/environment': { fields: nothing },
  'POST v1/client_errors': { fields: () => ({ message: 'It broke.' }) },
  'GET v1/checkout': { fields: nothing },
  'POST v1/checkout': { fields: () => ({ request_id: newId(), plan: 'team', company: 'Same' }) },
  'DELETE v1/checkout': { fields: ({ plan_request_id }) => ({ id: plan_request_id }) },
  'POST v1/contact': { fields: () => ({ name: 'Someone', email: `someone.${newId()}@people.example`, message: 'Hello' }) },
  'POST v1/users/forgot_password': { fields: (_, { email }) => ({ email }) },
  'POST v1/users/reset_password': { fields: ({ reset_token }) => ({ token: reset_token, password: 'correct horse' }) },
  'POST v1/slack/commandin': { fields: (_, { email }) => ({ command: '/session-token', text: email }) },
  'POST v1/link/update': { fields: ({ ats_token }) => ({ public_token: ats_token }) },
  'POST v1/projects/check_atcs': { fields: nothing },
  'GET v2/ats': { fields: nothing },
  'DELETE v2/ats': { fields: nothing },
  'POST v2/ats/linking': { fields: nothing },
  'POST v2/ats/connect': { fields: () => ({ system: 'ashby', key: systemKeys.ashby }) },
  'PUT v2/ats/history': { fields: () => ({ is_on: 'false' }), synced: true },
  'GET v2/ats/jobs': { fields: nothing },
  'POST v2/ats/jobs/import': {
    fields: ({ ats_job_id }) => ({ job_id: ats_job_id }),
    before: { method: 'POST', path: 'v1/link/update', by: 'owner', fields: ({ ats_token }) => ({ public_token: ats_token }) },
  },
  'GET v2/ats/sync': { fields: project },
  'PUT v2/ats/sync': { fields: (named) => ({ ...project(named), is_on: 'false' }), synced: true },
  'POST v2/ats/push': { fields: ids, synced: true },
  'POST v2/ats/webhook': {
    fields: () => ({ hook: { event: 'Application.changed' }, linked_account: { id: newId() }, data: {} }),
    signs: true,
  },
  'PATCH v1/users/settings': { fields: () => ({ onboarding_tours: { a: true } }) },

  'GET v1/projects': { fields: nothing, shows: 'open_project' },
  'GET v2/projects': { fields: nothing, shows: 'open_project' },
  'POST v1/projects': { fields: () => ({ project_name: 'Mine' }) },
  'POST v2/projects': { fields: () => ({ project_name: 'Mine' }) },
  'POST v1/projects/self_serve': { fields: () => ({ project_name: 'Mine' }) },
  'POST v1/projects/autopilot': { fields: () => ({ project_name: 'Mine' }) },
  'POST v1/projects/intake': { fields: nothing, file: { name: 'job.txt', text: 'Baker\n\nRequirements\n- 3 years of experience\n' } },
  'POST v1/projects/copy': { fields: project },
  'POST v2/projects/copy': { fields: project },
  'PUT v1/projects': { fields: (named) => ({ ...project(named), show_needs_attention: 'true' }) },
  'PUT v1/projects #health': { fields: (named) => ({ ...project(named), operations_status: 'healthy' }) },
  'PUT v1/projects #admin calibration': { fields: (named) => ({ ...project(named), is_admin_in_auto_swipe_calibration: 'true' }) },
  'GET v1/projects/hard_requirements': { fields: project, shows: 'open_project' },
  'GET v1/projects/settings': { fields: project, shows: 'open_project' },
  'GET v2/projects/settings': { fields: project, shows: 'open_project' },
  'PUT v1/projects/settings': { fields: (named) => ({ ...project(named), job_title: 'Baker' }), shows: 'open_project' },
  'POST v2/projects/settings': { fields: (named) => ({ ...project(named), job_title: 'Baker' }), shows: 'open_project' },
  'PUT v1/projects/settings #roster': {
    fields: (named, { email }) => ({ ...project(named), collaborators: JSON.stringify([{ email, role: 1 }]) }),
  },
  'GET v1/projects/reform': { fields: project },
  'POST v1/projects/reform': { fields: project },
  'POST v2/projects/flashcards': { fields: project },
  'POST v2/projects/flashcards/initial': { fields: project, draft: true },
  'POST v2/projects/preview': { fields: (named) => ({ ...project(named), job_title: 'Baker' }) },
  'POST v2/projects/preview #of no project yet': { fields: () => ({ job_titles: 'Baker' }) },
  'POST v2/projects/ideal_candidates': { fields: () => ({ ideal_candidates: JSON.stringify([{ linkedin_profile_url: newPage() }]) }) },
  'POST v2/projects/ideal_candidates/resume': {
    fields: nothing,
    file: { name: 'resume.txt', text: 'Mo Example\n\nExperience\nBaker, Harbour Bakery, 2019 - 2022\n' },
  },
  ...lessonInputs,
  ...replyInputs,
  'GET v2/projects/expansions': { fields: project, navigator: true },
  'POST v2/projects/expansions': { fields: (named) => ({ ...project(named), expansions: 'years' }), navigator: true },
  'POST v2/projects/pause': { fields: (named) => ({ ...project(named), should_pause: 'true' }) },
  'POST v2/projects/archive': { fields: (named) => ({ ...project(named), should_archive: 'true' }) },
  'GET v2/projects/close': { stage: 'HIRED', fields: project },
  'POST v2/projects/close': { stage: 'HIRED', fields: project },
  'GET v2/lro': { fields: ({ lro_id }) => ({ lro_id }), shows: 'open_project' },

  'GET v1/candidates': { fields: (named) => ({ ...project(named), status: 'UNDER_REVIEW' }), shows: 'open_project' },
  'GET v2/projects/candidates': { fields: (named) => ({ ...project(named), status: 'UNDER_REVIEW' }), shows: 'open_project' },
  'GET v2/projects/candidates/one': { fields: ids, shows: 'open_project' },
  'GET v2/projects/candidates/queue': { fields: project, shows: 'open_project' },
  'GET v2/projects/candidates/conversation': { fields: ids, shows: 'open_mail' },
  'GET v1/candidates/search': { fields: ({ email }) => ({ candidate_email: email }), shows: 'open_project' },
  'GET v2/projects/candidates/search': { fields: ({ word }) => ({ search_query: word }), shows: 'open_project' },
  'POST v1/candidates': { fields: (named) => ({ ...project(named), cand_linkedin_url: newPage(), cand_email: newAddress() }) },
  'POST v1/candidates/import/check': {
    fields: (named) => ({ ...project(named), cand_linkedin_url: named.linkedin_url }),
    shows: 'open_project',
  },
  'POST v2/projects/candidates/import': {
    fields: (named) => ({ project_id: named.other_project_id, candidate_linkedin_url: named.linkedin_url }),
  },
  'PUT v1/candidates': { fields: (named) => ({ ...ids(named), status: 'APPROVED' }) },
  'PUT v1/candidates #notes': { fields: (named) => ({ ...candidate(named), notes: 'Words' }) },
  'PUT v2/projects/candidates/hm_note': {
    fields: (named) => ({ ...project(named), candidate_id: named.person_id, note: 'Words' }),
  },
  'POST v1/candidates/copy': {
    fields: (named) => ({ ...candidate(named), new_project_id: named.other_project_id, new_status: 'APPROVED' }),
  },
  'POST v2/projects/candidates/status': { fields: (named) => ({ ...ids(named), status: 'APPROVED' }) },
  'POST v2/projects/candidates/undo': {
    fields: ids,
    before: { method: 'PUT', path: 'v1/candidates', fields: (named) => ({ ...candidate(named), status: 'APPROVED' }) },
  },
  'POST v2/projects/candidates/swipe': { fields: (named) => ({ ...ids(named), approved: 'true' }) },
  'POST v2/projects/candidates/swipe #reject': { fields: (named) => ({ ...ids(named), ...rejected }) },
  ...reviewInputs,
  'POST v2/projects/candidates/keep': {
    stage: 'HIRING_MANAGER',
    fields: (named) => ({ ...ids(named), additional_info_type: 'resume' }),
  },
  'POST v2/projects/candidates/approve_and_send': { fields: (named) => ({ ...ids(named), ...mail }) },
  'POST v1/email/reply': { stage: 'QUESTION', fields: (named) => ({ ...candidate(named), ...mail }) },
  'POST v1/email': { fields: (named) => ({ ...ids(named), ...mail, take_over: 'true' }) },
  'POST v1/email #to the manager': {
    stage: 'AUTOPILOT_RECRUITER',
    fields: (named) => ({ ...ids(named), ...mail, email_type: 'hm_found_warm_lead', to_email: 'boss@home.example' }),
  },
  'POST v1/email/find': { fields: (named) => ({ ...ids(named), ...mail, send_confirmed: 'true', take_over: 'true' }) },
  'POST v2/projects/candidates/email': { fields: (named) => ({ ...ids(named), ...mail, take_over: 'true' }) },
  'GET v2/projects/candidates/email': { fields: candidate, shows: 'write_mail' },
  'POST v2/emails/generate_automated_email': {
    fields: (named) => ({ ...project(named), previous_emails: JSON.stringify([]) }),
  },
  'POST v1/li/inmail': { fields: (named) => ({ ...ids(named), message_subject: 'Hello', message_body: 'Hello there' }) },
  'POST v1/li/connect': { fields: (named) => ({ ...ids(named), message_body: 'Hello there' }), before: linkedin('anna@home.example') },
  'POST v1/li/login': { fields: () => ({ username: 'jo@home.example', password: 'correct horse' }) },
  'PUT v1/li/login': {
    fields: (_, __, earlier) => ({ li_session_id: earlier ?? 'none', twofac_key: '123456' }),
    before: linkedin('two-step@home.example'),
  },
  'POST v1/share': {
    fields: ({ candidate_id }) => ({ candidate_ids: [candidate_id], to_emails: ['boss@home.example'], ...mail }),
  },
  'GET v2/home': { fields: nothing, shows: 'review_candidates' },
  'GET v2/inbox': { fields: () => ({}) },
  'PUT v2/projects/answers': {
    fields: (named) => ({ project_id: ids(named).project_id, topic: 'on_call', language: 'en', words: 'One week in six.' }),
  },
  'PUT v2/inbox': { fields: (named) => ({ ...ids(named), emails: 1, is_done: 'true' }) },
  ...outreachInputs,
  'GET v2/mail/delays': { fields: nothing },
  'POST v2/mail/parked': { fields: ({ message_id }) => ({ message_id, verdict: 'sent' }), stage: 'CONTACTED' },
  'PUT v2/mail/scheduled': {
    fields: ({ scheduled_id }) => ({ message_id: scheduled_id, scheduled_date: new Date(Date.now() + 86_400_000).toISOString() }),
    stage: 'CONTACTED',
  },
  'DELETE v2/mail/scheduled': { fields: ({ scheduled_id }) => ({ message_id: scheduled_id }), stage: 'CONTACTED' },
  'GET v2/mail/unmatched': { fields: nothing, shows: 'review_candidates' },
  'POST v2/mail/unmatched': { fields: ({ mail_id, candidate_id }) => ({ mail_id, candidate_id }), stage: 'CONTACTED' },
  'POST v2/mail/unmatched #dismiss': { fields: ({ mail_id }) => ({ mail_id }) },

  'GET v1/candidates/resume': { fields: candidate, shows: 'open_project' },
  'GET v2/projects/candidates/resume': { fields: ({ resume_key }) => ({ resume_key }), shows: 'open_project' },
  'POST v1/candidates/resume': { fields: ids, file: { name: 'cv.txt', text: 'Ten years of work' } },
  ...linkInputs,

  'GET v2/analytics': { fields: project, shows: 'read_analytics' },
  'GET v2/analytics #of all': { fields: nothing, shows: 'read_analytics' },
  'GET v2/analytics/pipeline': { fields: project, shows: 'read_analytics' },
  'GET v2/analytics/pipeline #of all': { fields: nothing, shows: 'read_analytics' },
  'GET v2/analytics/candidate': { fields: project, shows: 'read_analytics' },
  'GET v2/analytics/candidate #of all': { fields: nothing, shows: 'read_analytics' },
  'POST v2/analytics/self_identification': { fields: (named) => ({ ...project(named), offered: 'true' }) },

  'POST v1/comments': { fields: (named) => ({ ...candidate(named), comment_body: 'Look' }) },
  'PUT v1/comments': { fields: (named) => ({ ...candidate(named), comment_id: named.comment_id, comment_body: 'Look again' }) },
  'PUT v1/comments #resolve': { fields: (named) => ({ ...candidate(named), comment_id: named.comment_id, is_resolved: 'true' }) },
  'DELETE v1/comments': { fields: (named) => ({ ...candidate(named), comment_id: named.comment_id }) },
  'GET v1/notifications': { fields: nothing, shows: 'its owner' },
  'PUT v1/notifications': { fields: ({ notification_id }) => ({ notification_id }) },
  'DELETE v1/notifications': { fields: ({ notification_id }) => ({ notification_ids: [notification_id] }) },
  'POST v2/notifications/read': { fields: () => ({ up_to: '2026-01-01T00:00:00.000Z' }) },
  'GET v1/notifications/unsubscribe': { fields: ({ unsubscribe_token }) => ({ token: unsubscribe_token }) },
  'POST v1/notifications/unsubscribe': { fields: ({ unsubscribe_token }) => ({ token: unsubscribe_token }) },
  'POST v1/notifications/resubscribe': { fields: ({ unsubscribe_token }) => ({ token: unsubscribe_token }) },

  'POST v2/first_run': { fields: nothing },
  'GET v2/audit': { fields: nothing },
  'POST v2/audit/export': { fields: nothing },
  'GET v2/operations/audit': { fields: nothing },
  'POST v2/operations/audit/export': { fields: nothing },
  'GET v2/operations/projects': { fields: ({ word }) => ({ text: word }), shows: 'open_operations' },
  'GET v2/operations/project': { fields: project, shows: 'open_operations' },
  'PUT v2/operations/health': { fields: (named) => ({ ...project(named), operations_status: 'healthy' }) },
  'PUT v2/operations/free_trial': { fields: (named) => ({ ...project(named), is_free_trial: 'true', contacts: '10' }) },
  'POST v2/operations/notes': { fields: (named) => ({ ...project(named), body: 'Call them' }) },
  'PUT v2/operations/notes': { fields: (named, _, earlier) => ({ ...project(named), ...noteOf(earlier), body: 'Called' }), before: note },
  'DELETE v2/operations/notes': { fields: (named, _, earlier) => ({ ...project(named), ...noteOf(earlier) }), before: note },
  'GET v2/operations/plans': { fields: nothing },
  'PUT v2/operations/plans': { fields: ({ plan_request_id }) => ({ plan_request_id, state: 'declined' }) },
  'GET v2/operations/email': { fields: nothing },
  'PUT v2/operations/email': { fields: () => ({ action: 'resume' }) },
  'GET v2/operations/messages': { fields: nothing },
  'GET v2/operations/unmatched': { fields: nothing },
  'PUT v2/operations/unmatched': { fields: () => ({ mail_id: newId(), action: 'delete' }) },
  'GET v2/operations/system': { fields: nothing },
  'POST v2/operations/system': { fields: nothing },
  'PUT v2/operations/messages': { fields: ({ contact_id }) => ({ message_id: contact_id, is_handled: 'true' }) },
  'GET v2/operations/users': { fields: () => ({ email: 'home.example' }) },
  'PUT v2/operations/users': { fields: ({ account_id }) => ({ user_id: account_id, enable_v2_experience: 'true' }) },

  'GET v2/team': { fields: nothing },
  'GET v2/calendars': { fields: nothing },
  'POST v2/calendars': { fields: calendars },
  'PUT v2/calendars': {
    fields: (_, __, earlier) => ({ calendar_id: connected(earlier)?.calendars[0]?.id ?? 'none', counts_as: 'days_off' }),
    before: { method: 'POST', path: 'v2/calendars', fields: calendars },
  },
  'DELETE v2/calendars': {
    fields: (_, __, earlier) => ({ account_id: connected(earlier)?.id ?? 'none' }),
    before: { method: 'POST', path: 'v2/calendars', fields: calendars },
  },
  'POST v2/calendars/sync': { fields: nothing },
  'POST v2/team/invitations': { fields: () => ({ email: newAddress() }) },
  'DELETE v2/team/invitations': { fields: ({ invited_email }) => ({ email: invited_email }) },
  'GET v2/team/members': { fields: nothing },
  'PUT v2/team/members': { fields: ({ account_id }) => ({ user_id: account_id, is_admin: false }) },
  'DELETE v2/team/members': { fields: ({ account_id }) => ({ user_id: account_id }) },
  'GET v2/team/members/removal': { fields: ({ account_id }) => ({ user_id: account_id }) },
  'GET v2/team/invitations': { fields: ({ invitation_token }) => ({ token: invitation_token }) },
  'GET v2/reference': { fields: () => ({ list: 'skills' }) },
  'GET v2/reference/close': { fields: () => ({ list: 'companies', names: 'Google' }) },
  ...interviewInputs,
  ...mailboxInputs,
  ...talentInputs,
}
