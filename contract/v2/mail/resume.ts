import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const resumeFollowUps = call(
  'POST',
  'v2/mail/resume',
  ['unproven'],
  'Resumes a sequence paused by an out-of-office reply; follow-ups return to their planned times.',
  z.object({ project_id: id, candidate_id: id }),
  done,
  { audit: 'email_changed_or_stopped' },
)
export type ResumeFollowUps = CallType<typeof resumeFollowUps>
