// POST {V1}projects/check_atcs: whether the link to the applicant tracking system still holds.
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'
import { atsLink } from '../../shapes/ats.ts'

export const checkAtcs = call(
  'POST',
  'v1/projects/check_atcs',
  'Asks the applicant tracking system of the workspace for the state of the link.',
  nothing,
  atsLink,
  { also: { 503: 'No gateway is set up here, or it cannot be reached.' } },
)
export type CheckAtcs = CallType<typeof checkAtcs>
