// GET shows the link and its state; DELETE ends it.
import { call, type CallType } from '../call.ts'
import { done, nothing } from '../fields.ts'
import { atsOverview } from '../shapes/ats-sync.ts'

export const readAts = call(
  'GET',
  'v2/ats',
  ['staff', 'unproven'],
  'The link to the applicant tracking system, the projects linked to its jobs, and candidates that couldn’t be sent.',
  nothing,
  atsOverview,
)
export type ReadAts = CallType<typeof readAts>

export const unlinkAts = call(
  'DELETE',
  'v2/ats',
  ['unproven'],
  'Ends the link on both sides. Candidates already sent stay in the system; repeated calls do nothing.',
  nothing,
  done,
  { audit: 'ats_changed', also: { 503: 'The gateway cannot be reached; the link is unchanged.' } },
)
export type UnlinkAts = CallType<typeof unlinkAts>
