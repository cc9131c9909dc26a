// {V2}team/records: how long records of decisions are kept.
import { recordYears } from '@fairlead/domain/project/record-years'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { whole } from '../../fields.ts'

const years = whole.pipe(z.number().min(recordYears.least).max(recordYears.most))

export const saveRecordYears = call(
  'PUT',
  'v2/team/records',
  ['unproven'],
  'Sets for how many years the workspace keeps records of decisions; those that the law wants longer stay. For admins.',
  z.object({ years }),
  z.object({ years: z.number().int() }),
  { audit: 'itself' },
)
export type SaveRecordYears = CallType<typeof saveRecordYears>
