// The postal address of the workspace, and the call that changes it.
import type { ReadPostalAddress, SavePostalAddress } from '@fairlead/contract/v2/team/postal_address'
import { useQuery } from '@tanstack/react-query'
import { queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'

export type PostalAddressPage = ReadPostalAddress['answer']

const query = queryFor<ReadPostalAddress>('v2/team/postal_address', {})

export function usePostalAddress() {
  return useQuery({ ...query, staleTime: 0 })
}

export async function savePostalAddress(page: { postal_address: string; is_required: boolean }): Promise<PostalAddressPage> {
  const answer = await send<SavePostalAddress>('PUT', 'v2/team/postal_address', page)
  putAnswer(query.queryKey, answer)
  invalidate('v2/outreach/preview')
  return answer
}
