import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'
import { atsLink } from '../../shapes/ats.ts'

export const checkAtcs = call(
  'POST',
  'v1/projects/check_atcs',
  ['staff', 'unproven'],
  'The state of the link to the workspace’s applicant tracking system.',
  nothing,
  atsLink,
  { audit: null, also: { 503: 'No gateway is set up here, or it cannot be reached.' } },
)
export type CheckAtcs = CallType<typeof checkAtcs>
