import { readAddresses, verifyAddress } from '@fairlead/contract/v2/projects/candidates/addresses'
import { readAddresses as read } from '../../../../features/outreach/parties/read-addresses.ts'
import { verifyAddress as verify } from '../../../../features/outreach/parties/verify-address.ts'
import { endpoint } from '../../../endpoint.ts'
import { knownAddressToWire } from '../../../wire/address.ts'

export const getProjectsCandidatesAddresses = endpoint(readAddresses, async (ctx, { input }) =>
  (await read(ctx, input.candidate_id)).map(knownAddressToWire),
)

export const postProjectsCandidatesAddresses = endpoint(verifyAddress, async (ctx, { input, services }) => {
  const { project_id: projectId, candidate_id: candidateId, address } = input
  const { status, vendor, checkedAt } = await verify(ctx, services.outside.emailFinder, { projectId, candidateId, address })
  return { status, vendor, checked_date: checkedAt?.toISOString() ?? null }
})
