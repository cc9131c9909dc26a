import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag } from '../../fields.ts'

export const changeAtsHistory = call(
  'PUT',
  'v2/ats/history',
  [],
  'Brings everyone who applied in the linked system into the talent pool, and later those whose application changes; or stops it.',
  z.object({ is_on: flag }),
  done,
  { audit: 'ats_changed' },
)
export type ChangeAtsHistory = CallType<typeof changeAtsHistory>
