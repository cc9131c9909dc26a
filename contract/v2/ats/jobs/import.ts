import { setupFlows } from '@fairlead/domain/project/setup-flow'
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { projectTypeField } from '../../../code-fields.ts'
import { id } from '../../../fields.ts'

export const importAtsJob = call(
  'POST',
  'v2/ats/jobs/import',
  [],
  'Creates a draft from a job in the linked system: its name, places, text, and the criteria found in the text. For a job imported before, responds with its project.',
  z.object({
    job_id: z.string().trim().min(1, 'This field is required.').max(200),
    type: projectTypeField.prefault('3'),
    setup_flow: z.enum(setupFlows).optional(),
  }),
  z.object({ project_id: id, is_new: z.boolean() }),
  {
    audit: 'ats_changed',
    also: {
      404: 'Nothing is linked, or the job is gone.',
      409: 'The system must be linked again.',
      503: 'The system is not available right now.',
    },
  },
)
export type ImportAtsJob = CallType<typeof importAtsJob>
