import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { json } from '../../fields.ts'

export const importJsonResume = call(
  'POST',
  'v2/talent/json_resume',
  ['unproven'],
  'Adds the person in a JSON Resume (jsonresume.org schema), or merges with an existing person.',
  z.object({ resume: json(z.record(z.string(), z.unknown())) }),
  z.object({ core_candidate_id: z.string(), name: z.string(), merged: z.boolean(), warnings: z.array(z.string()) }),
  { audit: 'people_imported', status: 201 },
)
export type ImportJsonResume = CallType<typeof importJsonResume>
