import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { resumeReading } from '../../shapes/resume-reading.ts'

export const importResume = call(
  'POST',
  'v2/talent/resume',
  ['unproven'],
  'Adds the person in a résumé (PDF, DOCX, or text, at most 10 MB), or merges with an existing person.',
  z.object({}),
  z.object({ core_candidate_id: z.string(), name: z.string(), merged: z.boolean(), read: resumeReading, note: z.string() }),
  { audit: 'person_changed', status: 201, body: 'file' },
)
export type ImportResume = CallType<typeof importResume>

export const readPersonResume = call(
  'GET',
  'v2/talent/resume',
  ['unproven'],
  'Downloads a résumé of a person in the talent pool.',
  z.object({ person_id: id, resume_id: id }),
  z.unknown(),
  { download: true, also: { 404: 'There is no such file, or the person’s name is hidden from you.' } },
)
export type ReadPersonResume = CallType<typeof readPersonResume>
