import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'
import { interviewerAnswer, interviewerFields } from '../../shapes/interviewer.ts'

export const getInterviewerSettings = call(
  'GET',
  'v2/interviewers/settings',
  ['staff', 'unproven'],
  'The current user’s interview settings, or defaults until they are set.',
  nothing,
  interviewerAnswer,
)
export type GetInterviewerSettings = CallType<typeof getInterviewerSettings>

export const putInterviewerSettings = call(
  'PUT',
  'v2/interviewers/settings',
  ['unproven'],
  'Replaces the current user’s interview settings; refused with errors by field if any are invalid.',
  z.object(interviewerFields),
  interviewerAnswer,
  { audit: 'profile_changed' },
)
export type PutInterviewerSettings = CallType<typeof putInterviewerSettings>
