// GET {V2}ats: what is linked and what goes on with it; DELETE ends the link.
import { call, type CallType } from '../call.ts'
import { done, nothing } from '../fields.ts'
import { atsOverview } from '../shapes/ats-sync.ts'

export const readAts = call(
  'GET',
  'v2/ats',
  'The link to the applicant tracking system, the projects that belong to its jobs, and what could not be sent.',
  nothing,
  atsOverview,
)
export type ReadAts = CallType<typeof readAts>

export const unlinkAts = call(
  'DELETE',
  'v2/ats',
  'Ends the link at both ends. What was put into the system stays there; asking again does nothing.',
  nothing,
  done,
  { also: { 503: 'The gateway cannot be reached; the link is as it was.' } },
)
export type UnlinkAts = CallType<typeof unlinkAts>
