import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id } from '../../fields.ts'

export const offerSelfIdentification = call(
  'POST',
  'v2/analytics/self_identification',
  ['staff', 'unproven'],
  'Turns the voluntary self-identification form on or off for a project; candidates who already have it keep it.',
  z.object({ project_id: id, offered: flag }),
  done,
  { audit: null },
)
export type OfferSelfIdentification = CallType<typeof offerSelfIdentification>
