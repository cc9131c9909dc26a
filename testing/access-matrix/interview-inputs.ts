// Inputs of the calls for interviewers, interviews, and scorecards.
import { interviewerToWire } from '@fairlead/contract/shapes/interviewer-names'
import { defaultInterviewer } from '@fairlead/domain/interview/interviewer'
import type { EndpointInput, Named } from './endpoint-input.ts'
import { timeIn } from './link-inputs.ts'

const project = ({ project_id }: Named) => ({ project_id })
const ids = (named: Named) => ({ ...project(named), candidate_id: named.candidate_id })
const nothing = () => ({})
const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
const offered = { stage: 'OFFER' } as const

export const interviewInputs: Readonly<Record<string, EndpointInput>> = {
  'GET v2/interviewers/settings': { fields: nothing },
  'PUT v2/interviewers/settings': { fields: () => interviewerToWire(defaultInterviewer) },
  'GET v2/interviews': { fields: ({ other_project_id }) => ({ project_id: other_project_id }), shows: 'open_project' },
  'GET v2/interviews #of mine': { fields: nothing },
  'GET v2/interviews/slots': { fields: nothing },
  'GET v2/interviews/load': { fields: nothing },
  'GET v2/interviews/panel': { fields: project },
  'GET v2/interviews/kit': { fields: project },
  'PUT v2/interviews/kit': {
    fields: (named) => ({ ...project(named), questions: ['Why here?'], attributes: ['Writing', 'Reading', 'Sums'] }),
  },
  'GET v2/interviews/scorecards': { fields: ids, shows: 'review_candidates' },
  'POST v2/interviews/scorecards': { fields: (named) => ({ ...ids(named), interview_id: named.interview_id }) },
  'POST v2/interviews/scorecards/debrief': { fields: ids },
  'POST v2/interviews/another': {
    stage: 'INTERVIEWING',
    fields: (named) => ({ ...ids(named), interviewers: [`${named.account_id}@home.example`] }),
  },
  'GET v2/interviews/propose': { stage: 'HIRING_MANAGER_APPROVED', fields: ids },
  'POST v2/interviews/propose': {
    stage: 'HIRING_MANAGER_APPROVED',
    fields: (named) => ({ ...ids(named), request_id: 'times', starts: [timeIn(7)] }),
  },
  'POST v2/interviews/book': { stage: 'HIRING_MANAGER_APPROVED', fields: (named) => ({ ...ids(named), start: timeIn(8) }) },
  'POST v2/interviews/booking/send': { stage: 'HIRING_MANAGER_APPROVED', fields: (named) => ({ ...ids(named), request_id: 'again' }) },
  'GET v2/interviews/rebook': { fields: ({ interview_id }) => ({ interview_id }) },
  'POST v2/interviews/rebook': { fields: ({ interview_id }) => ({ interview_id, start: timeIn(9) }) },
  'GET v2/projects/candidates/offer_letter': { ...offered, fields: ids, shows: 'move_candidates' },
  'POST v2/projects/candidates/offer_letter': {
    ...offered,
    fields: (named) => ({ ...ids(named), body: 'Welcome', answer_by: tomorrow, version: 1 }),
  },
  'GET v2/projects/candidates/offer_letter/file': { ...offered, fields: ids },
  'POST v2/projects/candidates/offer_letter/approve': {
    ...offered,
    fields: (named) => ({ ...ids(named), version: 1, approved: 'true' }),
  },
  'POST v2/projects/candidates/offer_letter/send': { ...offered, fields: (named) => ({ ...ids(named), version: 1 }) },
  'POST v2/projects/candidates/offer_letter/withdraw': {
    stage: 'OFFER',
    fields: ids,
    before: {
      method: 'POST',
      path: 'v2/projects/candidates/offer_letter/send',
      by: 'owner',
      fields: (named) => ({ ...ids(named), version: 1 }),
    },
  },
  'POST v2/projects/candidates/offer_letter/by_hand': {
    ...offered,
    fields: (named) => ({ ...ids(named), signed_date: '2026-11-02' }),
    file: { name: 'signed.pdf', text: '%PDF-1.7\n%%EOF' },
  },
  'POST v2/interviews/decline': { fields: ({ interview_id }) => ({ interview_id }) },
  'POST v2/interviews/cancel': { fields: ({ interview_id }) => ({ interview_id, reason: 'Something came up' }) },
}
