// Inputs that succeed for the calls of the recruiter's and the hiring manager's review.
import type { EndpointInput, Named } from './endpoint-input.ts'

const project = ({ project_id }: Named) => ({ project_id })
const candidate = ({ candidate_id }: Named) => ({ candidate_id })
const ids = (named: Named) => ({ ...project(named), ...candidate(named) })
const mail = { email_subject: 'Hello', email_body: 'Hello there' }
const rejected = { approved: 'false', rejection_reasons: ['3'], rejection_reason_other: 'Words' }

export const reviewInputs: Readonly<Record<string, EndpointInput>> = {
  'POST v2/projects/candidates/hm_review': {
    stage: 'HIRING_MANAGER',
    fields: (named) => ({ ...ids(named), approved: 'true', approval_score: '2', approval_comments: 'Education' }),
  },
  'POST v2/projects/candidates/hm_review #reject': {
    stage: 'HIRING_MANAGER',
    fields: (named) => ({ ...ids(named), ...rejected }),
  },
  'GET v2/projects/review_links': { fields: project, shows: 'send_for_review' },
  'DELETE v2/projects/review_links': { fields: (named) => ({ ...project(named), email: `boss@${named.word}.example` }) },
  'POST v2/projects/candidates/recruiter_review': {
    stage: 'AUTOPILOT_RECRUITER',
    fields: (named) => ({ ...ids(named), approved: 'true', email_to: 'boss@home.example', ...mail }),
  },
  'GET v2/outreach/plan': { fields: ids },
  'GET v2/outreach/version': { fields: ids },
  'POST v2/outreach/check': {
    fields: ({ project_id, candidate_id }) => ({ project_id, candidate_ids: [candidate_id] }),
  },
  'GET v2/projects/candidates/notice': { fields: (named) => ({ ...ids(named), status: 'REJECTED' }) },
  'GET v2/projects/candidates/send_for_review': {
    fields: (named) => ({ ...project(named), candidate_ids: [named.candidate_id] }),
    shows: 'send_for_review',
  },
  'POST v2/projects/candidates/send_for_review': {
    stage: 'AUTOPILOT_RECRUITER',
    fields: (named) => ({ ...project(named), candidate_ids: [named.candidate_id], email_to: 'boss@home.example', ...mail }),
  },
  'POST v2/projects/candidates/recruiter_review #reject': {
    stage: 'AUTOPILOT_RECRUITER',
    fields: (named) => ({ ...ids(named), ...rejected }),
  },
  'GET v1/warmleads/template': { fields: (named) => ({ ...candidate(named), template_type: 'hm' }), shows: 'send_for_review' },
  'GET v2/autopilot/send_to_hm_template': { fields: ids, shows: 'send_for_review' },
}
