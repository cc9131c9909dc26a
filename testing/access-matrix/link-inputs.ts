// Inputs of the calls behind links, without an account.
import { newId } from '../../server/platform/ids.ts'
import type { EndpointInput, Named } from './endpoint-input.ts'

/** An interviewer who is free around the clock, that many days from now. */
export const timeIn = (days: number) => new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + days * 86_400_000).toISOString()
const booked = ({ booking_token }: Named) => ({ booking_token, start: timeIn(3), time_zone: 'Europe/Berlin' })
const waiting = { stage: 'HIRING_MANAGER_APPROVED' } as const

export const linkInputs: Readonly<Record<string, EndpointInput>> = {
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
  'GET v2/shortlist_key': { fields: ({ signing_key }) => ({ fingerprint: signing_key }) },
  'GET v2/scorecard': { fields: ({ scorecard_token }) => ({ token: scorecard_token }) },
  'PUT v2/scorecard': { fields: ({ scorecard_token }) => ({ token: scorecard_token, words: 'Good' }) },
  'GET v2/offer': { fields: ({ offer_token }) => ({ token: offer_token }) },
  'GET v2/offer/file': { fields: ({ offer_token }) => ({ token: offer_token }) },
  'POST v2/offer/sign': { fields: ({ offer_token }) => ({ token: offer_token, name: 'Jo Signer', consent: 'true' }) },
  'POST v2/offer/decline': { fields: ({ offer_token }) => ({ token: offer_token, reason: 'Too far away' }) },
  'GET v2/your_data': { fields: ({ data_page_token }) => ({ token: data_page_token }) },
  'POST v2/your_data/code': { fields: ({ data_page_token }) => ({ token: data_page_token, language: 'fr' }) },
  'POST v2/your_data/access': { fields: ({ data_page_token }) => ({ token: data_page_token, code: '1234 5678' }) },
  'GET v2/your_data/record': { fields: ({ data_access_token }) => ({ token: data_access_token }) },
  'GET v2/your_data/file': { fields: ({ data_access_token }) => ({ token: data_access_token, part: 'json' }) },
  'POST v2/your_data/disputes': {
    fields: ({ data_access_token, word }) => ({
      token: data_access_token,
      about: 'fact',
      change: JSON.stringify({ kind: 'skill', before: null, after: `Other ${word}` }),
    }),
  },
  'POST v2/your_data/documents': {
    fields: ({ data_access_token }) => ({ token: data_access_token }),
    file: { name: 'certificate.txt', text: 'Certificate of baking, passed in 2024 with honors' },
  },
  'POST v2/your_data/choice': {
    fields: ({ data_access_token }) => ({ token: data_access_token, choice: 'later', day: timeIn(40).slice(0, 10) }),
  },
  'GET v2/interviews/booking': { fields: ({ booking_token }) => ({ booking_token }), ...waiting },
  'POST v2/interviews/booking/hold': { fields: booked, ...waiting },
  'POST v2/interviews/booking/confirm': { fields: booked, ...waiting },
  'POST v2/interviews/booking/move': {
    fields: ({ booked_token }) => ({ booking_token: booked_token, start: timeIn(4) }),
  },
  'POST v2/interviews/booking/cancel': { fields: ({ booked_token }) => ({ booking_token: booked_token, reason: 'Something came up' }) },
  'GET v1/candidates/self_identification': { fields: ({ oneself_token }) => ({ token: oneself_token }) },
  'POST v1/candidates/self_identification': {
    fields: ({ oneself_token }) => ({ token: oneself_token, gender: 'Woman', ethnicity: 'Asian' }),
  },
  'DELETE v1/candidates/self_identification': { fields: ({ oneself_token }) => ({ token: oneself_token }) },
}
