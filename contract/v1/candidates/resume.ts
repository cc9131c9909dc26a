import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { resumeReading } from '../../shapes/resume-reading.ts'

export const getResume = call(
  'GET',
  'v1/candidates/resume',
  ['unproven'],
  'Downloads a candidate’s résumé.',
  z.object({ candidate_id: id }),
  z.unknown(),
  { download: true, also: { 404: 'There is no résumé, or the project hides names.' } },
)
export type GetResume = CallType<typeof getResume>

export const postResume = call(
  'POST',
  'v1/candidates/resume',
  ['unproven'],
  'Saves a candidate’s résumé (PDF, Word, RTF, OpenDocument, or text, up to 10 MB) and adds its contents to the profile.',
  z.object({ candidate_id: id, project_id: id.optional() }),
  z.object({
    resume_key: z.string(),
    /** Whether something was added to the profile, nothing was new, or the file couldn't be read. */
    profile: z.enum(['updated', 'unchanged', 'unreadable']),
    read: resumeReading,
    /** Why the profile didn't change. */
    note: z.string(),
  }),
  { audit: 'candidate_changed', status: 201, body: 'file' },
)
export type PostResume = CallType<typeof postResume>
