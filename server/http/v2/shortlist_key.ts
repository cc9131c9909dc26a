import { readShortlistKey } from '@fairlead/contract/v2/shortlist_key'
import { describeKey } from '../../features/sourcing/records/read-records.ts'
import { openEndpoint, TextAnswer } from '../endpoint.ts'

export const getShortlistKey = openEndpoint(
  readShortlistKey,
  async ({ input, services }) => new TextAnswer(await describeKey(services.database, input.fingerprint)),
  // the address in every file
  { alsoAt: '/shortlist-key' },
)
