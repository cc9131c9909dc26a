import { mappableStages } from '@fairlead/domain/project/ats-stages'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, json } from '../../fields.ts'
import { atsSync } from '../../shapes/ats-sync.ts'

const also = { 409: 'The system must be linked again.', 503: 'The system is not available right now.' }

export const readAtsSync = call(
  'GET',
  'v2/ats/sync',
  ['staff', 'unproven'],
  'How a project is synced with the applicant tracking system, with the current stages of its job.',
  z.object({ project_id: id }),
  atsSync,
  { also },
)
export type ReadAtsSync = CallType<typeof readAtsSync>

export const saveAtsSync = call(
  'PUT',
  'v2/ats/sync',
  [],
  'Chooses a project’s job, maps stages, and turns the sync on or off; omitted fields stay unchanged.',
  z.object({
    project_id: id,
    job_id: z.string().trim().min(1).max(200).optional(),
    is_on: flag.optional(),
    /** Our stage -> the job's stage ID, or null for none. */
    stages: json(z.partialRecord(z.enum(mappableStages), z.string().max(200).nullable())).optional(),
  }),
  atsSync,
  { audit: 'ats_changed', also: { ...also, 404: 'Nothing is linked, or there is no such job.' }, addressedBy: ['project_id'] },
)
export type SaveAtsSync = CallType<typeof saveAtsSync>
