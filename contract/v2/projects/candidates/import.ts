import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id, text } from '../../../fields.ts'

export const importCandidateV2 = call(
  'POST',
  'v2/projects/candidates/import',
  ['unproven'],
  'Imports a person into a project by LinkedIn URL; looks up an address if none is known.',
  z.object({ project_id: id, candidate_linkedin_url: text.default(''), autopilot_import_to_queue: flag.optional() }),
  z.object({ candidate_id: z.string(), in_project: z.boolean() }),
  { audit: 'candidates_added', also: { 209: 'The person is in this project already.', 404: 'No email address was found for them.' } },
)
export type ImportCandidateV2 = CallType<typeof importCandidateV2>
