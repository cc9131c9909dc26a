// Every call in the requirements is mounted with the listed fields, statuses, and responses.
import path from 'node:path'
import { fieldsOf, type Operation } from '@fairlead/contract/openapi/build-openapi'
import type { Schema } from '@fairlead/contract/openapi/field-schemas'
import { expect, test } from 'vitest'
import { apiDocument } from '../server/http/docs/api-documents.ts'
import { root } from './repository.ts'
import { readRequirements } from './requirement-rows.ts'

interface Promised {
  rows: number[]
  /** Method and path. */
  call: string
  /** Field names, separated by blanks. */
  takes?: string
  /** Names in the success response. */
  answers?: string
  statuses?: number[]
  /** Whether the response is a value or a file instead of named fields. */
  kind?: 'text' | 'list' | 'file'
}

const mail = 'email_subject email_body'
const hit =
  'candidate_name candidate_email candidate_linkedin_url candidate_picture_url candidate_job_title candidate_status project_id project_name candidate_id'

const promised: Promised[] = [
  { rows: [355], call: 'POST v1/share', takes: `candidate_ids to_emails ${mail}`, statuses: [200] },
  {
    rows: [357, 358, 359],
    call: 'POST v2/projects/candidates/import',
    takes: 'project_id candidate_linkedin_url autopilot_import_to_queue',
    statuses: [200, 209, 404],
  },
  {
    rows: [360, 361, 362],
    call: 'POST v1/candidates',
    takes: 'project_id cand_linkedin_url status cand_email referral_sender referral_subject referral_body',
    statuses: [201, 200],
  },
  { rows: [363], call: 'POST v1/candidates/import/check', takes: 'project_id cand_linkedin_url', answers: 'in_project email' },
  { rows: [364], call: 'GET v1/projects/hard_requirements', takes: 'project_id', answers: 'recruiter_notes' },
  { rows: [365], call: 'PUT v1/users/settings', takes: 'onboarding_tours' },
  { rows: [365], call: 'PATCH v1/users/settings', takes: 'onboarding_tours' },
  { rows: [366], call: 'GET v1/users/settings', answers: 'email first_name last_name onboarding_tours calendar_preferences' },
  {
    rows: [367],
    call: 'POST v1/users',
    takes: 'auth_provider auth_code redirect_uri scopes read_scopes',
    answers: 'session first_name last_name email profile_picture',
  },
  { rows: [368], call: 'POST v1/projects/check_atcs' },
  { rows: [369], call: 'POST v1/slack/commandin', takes: 'command text' },
  { rows: [370], call: 'GET v2/projects/candidates/queue', takes: 'project_id is_calibration' },
  { rows: [372, 374], call: 'GET v2/projects/candidates', takes: 'project_id status page_idx' },
  { rows: [373, 374], call: 'GET v1/candidates', takes: 'project_id status page_idx' },
  { rows: [375], call: 'GET v1/projects/settings', takes: 'project_id' },
  { rows: [376], call: 'GET v2/projects/settings', takes: 'project_id' },
  { rows: [377], call: 'PUT v1/projects/settings', takes: 'project_id tab_order collaborators job_titles keywords_required' },
  { rows: [378], call: 'POST v2/projects/settings', takes: 'project_id tab_order collaborators job_titles keywords_required' },
  { rows: [379], call: 'POST v1/projects', takes: 'project_name', answers: 'project_id', statuses: [201] },
  { rows: [380], call: 'POST v2/projects', takes: 'project_name', answers: 'project_id', statuses: [201] },
  { rows: [381], call: 'POST v2/projects/flashcards' },
  { rows: [382], call: 'POST v2/projects/flashcards/initial' },
  { rows: [383], call: 'POST v1/projects/self_serve', takes: 'project_name', answers: 'project_id', statuses: [201] },
  { rows: [384], call: 'POST v1/projects/autopilot', takes: 'project_name', answers: 'project_id', statuses: [201] },
  { rows: [385], call: 'POST v1/projects/reform', takes: 'project_id' },
  { rows: [386], call: 'POST v2/projects/pause', takes: 'project_id should_pause paused_archived_reason paused_archived_reason_other' },
  { rows: [387], call: 'POST v2/projects/archive', takes: 'project_id should_archive paused_archived_reason paused_archived_reason_other' },
  { rows: [388], call: 'POST v1/projects/copy', takes: 'project_id project_copy_name', kind: 'text' },
  { rows: [389], call: 'POST v2/projects/copy', takes: 'project_id project_copy_name', kind: 'text' },
  { rows: [390], call: 'GET v1/projects' },
  { rows: [391], call: 'GET v2/projects' },
  { rows: [392], call: 'GET v2/lro', takes: 'lro_id' },
  { rows: [393], call: 'GET v1/notifications' },
  { rows: [394], call: 'PUT v1/notifications', takes: 'notification_id' },
  { rows: [395], call: 'DELETE v1/notifications', takes: 'notification_ids' },
  {
    rows: [396, 397, 398, 400],
    call: 'GET v1/candidates/search',
    takes: 'candidate_name candidate_email candidate_linkedin_url',
    answers: hit,
  },
  { rows: [399, 400], call: 'GET v2/projects/candidates/search', takes: 'search_query', answers: hit },
  { rows: [401], call: 'DELETE v1/sessions' },
  { rows: [402], call: 'POST v1/link/update', takes: 'public_token' },
  {
    rows: [733, 734, 735, 736, 737, 773, 776, 777],
    call: 'PUT v1/candidates',
    takes:
      'candidate_id project_id note_to_hm updated_candidate_email disable_followups notes status rejection_code rejection_reason_other not_interested_code not_interested_reason_other approval_score approval_score_other',
    statuses: [200, 417],
  },
  { rows: [738], call: 'GET v1/candidates/resume', takes: 'candidate_id', kind: 'file' },
  { rows: [739], call: 'GET v2/projects/candidates/resume', takes: 'resume_key', kind: 'file' },
  { rows: [740, 743], call: 'POST v1/email', takes: `cc_email ${mail} project_id email_type to_email candidate_id`, statuses: [200] },
  {
    rows: [742],
    call: 'POST v2/projects/candidates/email',
    takes: `candidate_id sender_override project_id ${mail} is_calibration tab email_type email_override`,
  },
  {
    rows: [744, 745, 746],
    call: 'POST v1/email/find',
    takes: `email_sender calendar_user candidate_id project_id ${mail} type scheduled_date send_confirmed email_override`,
    statuses: [200, 202],
  },
  {
    rows: [747, 748],
    call: 'POST v1/li/inmail',
    takes: 'candidate_id project_id message_subject message_body scheduled_date',
    statuses: [200, 202, 403],
  },
  { rows: [749, 750], call: 'POST v1/li/connect', takes: 'candidate_id project_id message_body scheduled_date', statuses: [200, 202, 403] },
  { rows: [751], call: 'POST v1/li/login', takes: 'username password', statuses: [200, 202] },
  { rows: [752], call: 'PUT v1/li/login', takes: 'li_session_id twofac_key', statuses: [200] },
  { rows: [753], call: 'GET v2/projects/candidates/email', takes: 'allow_work_emails candidate_id', kind: 'list' },
  { rows: [754], call: 'GET v1/users/scope_check', answers: 'calendar email_send' },
  { rows: [755], call: 'PUT v2/projects/candidates/hm_note', takes: 'project_id candidate_id note' },
  { rows: [756], call: 'POST v2/emails/generate_automated_email', takes: 'project_id previous_emails', answers: 'body' },
  {
    rows: [758],
    call: 'POST v1/email/reply',
    takes: `to_email email_override ${mail} thread_id cc_email candidate_id email_type`,
  },
  {
    rows: [759],
    call: 'POST v2/projects/candidates/approve_and_send',
    takes: `sender_override candidate_id project_id ${mail} is_calibration email_override`,
    answers: 'email_status remaining_swipes screener_has_calendar screener_first_name screener_last_name',
    statuses: [200, 417],
  },
  {
    rows: [760, 786],
    call: 'POST v2/projects/candidates/swipe',
    takes: 'project_id is_calibration candidate_id approved rejection_reasons',
    answers: 'remaining_swipes',
    statuses: [200, 417],
  },
  {
    rows: [761, 762],
    call: 'POST v2/projects/candidates/hm_review',
    takes: 'approved project_id candidate_id approval_score approval_comments rejection_reasons',
    statuses: [200, 417],
  },
  {
    rows: [741, 763, 764],
    call: 'POST v2/projects/candidates/recruiter_review',
    takes: `approved project_id candidate_id email_cc ${mail} email_to rejection_reasons`,
  },
  { rows: [765], call: 'POST v2/projects/candidates/keep', takes: 'candidate_id project_id additional_info_type' },
  { rows: [766, 786], call: 'POST v2/projects/candidates/status', takes: 'project_id candidate_id status', statuses: [200, 417] },
  { rows: [767], call: 'POST v1/candidates/copy', takes: 'candidate_id new_project_id new_status' },
  { rows: [768], call: 'POST v1/comments', takes: 'candidate_id comment_body assignee_email' },
  { rows: [769], call: 'PUT v1/comments', takes: 'candidate_id comment_body assignee_email comment_id is_resolved' },
  { rows: [770], call: 'DELETE v1/comments', takes: 'candidate_id comment_id' },
  { rows: [771], call: 'GET v2/autopilot/send_to_hm_template', takes: 'candidate_id project_id', answers: 'email_body' },
  { rows: [772], call: 'GET v1/warmleads/template', takes: 'candidate_id template_type', answers: 'email_body' },
]

const documents = { v1: apiDocument('v1', 'Fairlead'), v2: apiDocument('v2', 'Fairlead') }
const shapes = { ...documents.v1.components.schemas, ...documents.v2.components.schemas }
const resolve = (schema: Schema): Schema => (schema.$ref ? resolve(shapes[schema.$ref.split('/').at(-1)!] ?? {}) : schema)

function find(call: string): Operation | undefined {
  const [method = '', path = ''] = call.split(' ')
  return documents[path.startsWith('v1/') ? 'v1' : 'v2'].paths[`/${path}`]?.[method.toLowerCase() as 'get']
}

function fieldNames(operation: Operation): string[] {
  if (operation.parameters) return operation.parameters.map(({ name }) => name)
  return fieldsOf(resolve(Object.values(operation.requestBody?.content ?? {})[0]?.schema ?? {})).map(({ name }) => name)
}

/** Names anywhere in a response: a page's candidates count as much as the page. */
function namesIn(schema: Schema, depth = 0): string[] {
  const real = resolve(schema)
  if (depth > 3) return []
  const inner = [...(real.anyOf ?? []), ...(real.oneOf ?? []), ...(real.items ? [real.items] : []), ...Object.values(real.properties ?? {})]
  return [...Object.keys(real.properties ?? {}), ...inner.flatMap((part) => namesIn(part, depth + 1))]
}

test.each(promised)('$call is mounted with its fields, statuses, and response [850]', ({ call, takes, answers, statuses, kind }) => {
  const operation = find(call)
  expect(operation, `${call} is not mounted`).toBeDefined()
  const { responses } = operation!
  expect(fieldNames(operation!)).toEqual(expect.arrayContaining(words(takes)))
  expect(Object.keys(responses)).toEqual(expect.arrayContaining((statuses ?? []).map(String)))
  const [success] = Object.entries(responses).find(([status]) => status.startsWith('2') && status !== '209') ?? []
  const content = responses[success ?? '']?.content ?? {}
  const schema = resolve(content['application/json']?.schema ?? {})
  expect(namesIn(schema)).toEqual(expect.arrayContaining(words(answers)))
  if (kind === 'file') expect(Object.keys(content)).toEqual(['application/octet-stream'])
  if (kind === 'text') expect(schema.type).toBe('string')
  if (kind === 'list') expect([schema, ...Object.values(schema.properties ?? {})].some(({ type }) => type === 'array')).toBe(true)
})

test('no call from the requirements is missing here', () => {
  const named = readRequirements(path.join(root, 'docs/requirements')).flatMap(({ number, text }) => {
    const [, methods, url] = /^((?:GET|POST|PUT|PATCH|DELETE)(?: or PATCH)?) \/api\/([\w/]+)/.exec(text) ?? []
    return methods && url ? methods.split(' or ').map((method) => ({ number, call: `${method} ${url}` })) : []
  })
  expect(named.length).toBeGreaterThan(60)
  expect(named.filter(({ number, call }) => !promised.some((entry) => entry.call === call && entry.rows.includes(number)))).toEqual([])
})

function words(names = ''): string[] {
  return names.split(' ').filter((name) => name !== '')
}
