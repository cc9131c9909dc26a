import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { managerTemplate } from '../../shapes/outreach.ts'

export const getManagerTemplate = call(
  'GET',
  'v2/autopilot/send_to_hm_template',
  ['staff', 'unproven'],
  'The email to the hiring manager, filled in for a candidate.',
  z.object({ candidate_id: id, project_id: id }),
  managerTemplate,
)
export type GetManagerTemplate = CallType<typeof getManagerTemplate>
