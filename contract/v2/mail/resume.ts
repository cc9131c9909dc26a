// POST {V2}mail/resume: lets the follow-ups of a candidate who is out of office go on now.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const resumeFollowUps = call(
  'POST',
  'v2/mail/resume',
  'Ends the pause of a sequence whose candidate is out of office: its follow-ups are due as planned before.',
  z.object({ project_id: id, candidate_id: id }),
  done,
)
export type ResumeFollowUps = CallType<typeof resumeFollowUps>
