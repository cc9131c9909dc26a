import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { managerTemplate } from '../../shapes/outreach.ts'

export const getWarmLeadsTemplate = call(
  'GET',
  'v1/warmleads/template',
  ['staff', 'unproven'],
  'The email to the hiring manager, filled in for a candidate.',
  z.object({ candidate_id: id, template_type: z.literal('hm', "The only template is 'hm'.").default('hm') }),
  managerTemplate,
)
export type GetWarmLeadsTemplate = CallType<typeof getWarmLeadsTemplate>
