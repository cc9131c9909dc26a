// {V2}analytics/self_identification: whether a project offers the voluntary form about oneself.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, flag, id } from '../../fields.ts'

export const offerSelfIdentification = call(
  'POST',
  'v2/analytics/self_identification',
  'Offers candidates of a project the voluntary form about themselves, or no longer; those who have it keep theirs.',
  z.object({ project_id: id, offered: flag }),
  done,
)
export type OfferSelfIdentification = CallType<typeof offerSelfIdentification>
