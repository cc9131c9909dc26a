// POST {V2}talent/resume: one person from a résumé file.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { resumeReading } from '../../shapes/resume-reading.ts'

export const importResume = call(
  'POST',
  'v2/talent/resume',
  'Adds the person of a résumé (PDF, DOCX or text, 10 MB at most); merges with the one who is already there.',
  z.object({}),
  z.object({ core_candidate_id: z.string(), name: z.string(), merged: z.boolean(), read: resumeReading }),
  { status: 201, body: 'file' },
)
export type ImportResume = CallType<typeof importResume>
