// Inputs of the calls of people without an account, who have a link of their own.
import { newId } from '../../platform/ids.ts'
import type { DoorInput } from './door-input.ts'

export const linkInputs: Readonly<Record<string, DoorInput>> = {
  'GET v1/candidates/additional_information': { fields: ({ information_token }) => ({ token: information_token }) },
  'POST v1/candidates/additional_information': {
    fields: ({ information_token }) => ({ token: information_token, message: 'Here it is' }),
  },
  'GET v2/manager_review': { fields: ({ review_token }) => ({ token: review_token }), stage: 'HIRING_MANAGER' },
  'POST v2/manager_review': {
    fields: ({ review_token, candidate_id }) => ({
      token: review_token,
      request_id: newId(),
      candidate_id,
      approved: 'true',
      approval_score: '2',
      liked: ['Education'],
    }),
    stage: 'HIRING_MANAGER',
  },
  'GET v1/candidates/self_identification': { fields: ({ oneself_token }) => ({ token: oneself_token }) },
  'POST v1/candidates/self_identification': {
    fields: ({ oneself_token }) => ({ token: oneself_token, gender: 'Woman', ethnicity: 'Asian' }),
  },
  'DELETE v1/candidates/self_identification': { fields: ({ oneself_token }) => ({ token: oneself_token }) },
}
