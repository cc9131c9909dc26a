import { addressStatuses } from '@fairlead/domain/candidate/address-status'
import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id, text } from '../../../fields.ts'
import { knownAddress } from '../../../shapes/address.ts'

export const readAddresses = call(
  'GET',
  'v2/projects/candidates/addresses',
  ['staff', 'unproven'],
  'All email addresses that were ever known of a candidate, where each came from, and whether it is a guess; none if the project hides names.',
  z.object({ candidate_id: id }),
  z.array(knownAddress),
)
export type ReadAddresses = CallType<typeof readAddresses>

export const verifyAddress = call(
  'POST',
  'v2/projects/candidates/addresses',
  [],
  'Asks the email finder to check a guessed address of a candidate. Nothing is asked about an address that is no guess, or was checked within a day.',
  z.object({
    project_id: id,
    candidate_id: id,
    /** Blank = the address used for their email. */
    address: text.default(''),
  }),
  z.object({ status: z.enum(addressStatuses), vendor: z.string().nullable(), checked_date: z.string().nullable() }),
  {
    audit: 'candidate_changed',
    also: { 404: 'No project, no candidate, or no such address.', 503: 'The email finder is not available right now.' },
  },
)
export type VerifyAddress = CallType<typeof verifyAddress>
