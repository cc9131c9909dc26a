// Inputs of the calls for candidates' replies and for comments on them.
import type { EndpointInput, Named } from './endpoint-input.ts'

const ids = ({ project_id, candidate_id }: Named) => ({ project_id, candidate_id })
const outcome = 'Profile and emails deleted.'

export const replyInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/projects/teammates': { fields: ({ project_id }) => ({ project_id }) },
  'GET v2/projects/candidates/timeline': { fields: ids },
  'GET v2/projects/candidates/addresses': { fields: ({ candidate_id }) => ({ candidate_id }), shows: 'write_mail' },
  'POST v2/projects/candidates/addresses': { fields: ids },
  'POST v2/mail/resume': { fields: ids, stage: 'CONTACTED' },
  'PUT v2/mail/label': { fields: ({ reply_id }) => ({ mail_id: reply_id, label: 'interested' }), stage: 'CONTACTED' },
  'GET v2/tasks': { fields: ({ project_id }) => ({ project_id }), shows: 'review_candidates' },
  'PUT v2/tasks': { fields: ({ come_back_id }) => ({ task_id: come_back_id, due_date: `${new Date().getFullYear() + 1}-06-01` }) },
  'POST v2/tasks/close': { fields: ({ come_back_id }) => ({ task_id: come_back_id, state: 'done' }) },
  'POST v2/tasks/close #data request': { fields: ({ data_request_id }) => ({ task_id: data_request_id, state: 'done', outcome }) },
  'POST v2/tasks/referral': {
    fields: ({ referral_id, word }) => ({ task_id: referral_id, name: 'Jane Porter', email: `jane.${word}@home.example` }),
  },
  'DELETE v2/tasks/flag': { fields: ids },
  'GET v2/tasks/dispute': { fields: ({ dispute_id }) => ({ task_id: dispute_id }), shows: 'review_candidates' },
  'POST v2/tasks/dispute': { fields: ({ dispute_id }) => ({ task_id: dispute_id, accept: 'true', reason: 'The certificate shows it.' }) },
}
