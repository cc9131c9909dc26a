import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, text } from '../../fields.ts'

const answer = { gender: text, ethnicity: text }

export const readSelfIdentification = call(
  'GET',
  'v1/candidates/self_identification',
  ['guest'],
  'The form behind a link, with earlier answers.',
  z.object({ token: text }),
  z.object({ job_title: z.string(), hiring_company: z.string(), answer: z.object(answer).nullable() }),
)
export type ReadSelfIdentification = CallType<typeof readSelfIdentification>

export const saveSelfIdentification = call(
  'POST',
  'v1/candidates/self_identification',
  ['guest'],
  'Replaces earlier answers. Answers are stored separately from the candidate’s name.',
  z.object({ token: text, ...answer }),
  done,
  { audit: null },
)
export type SaveSelfIdentification = CallType<typeof saveSelfIdentification>

export const withdrawSelfIdentification = call(
  'DELETE',
  'v1/candidates/self_identification',
  ['guest'],
  'Withdraws the answers.',
  z.object({ token: text }),
  done,
  { audit: null },
)
export type WithdrawSelfIdentification = CallType<typeof withdrawSelfIdentification>
