// Single sign-on of the workspace; every change returns the whole page.
import type { ReadSso } from '@fairlead/contract/v2/team/sso'
import { useQuery } from '@tanstack/react-query'
import { putAnswer, queryFor } from '../../../api/cache.ts'

export type SsoPage = ReadSso['answer']
export type Connection = SsoPage['connections'][number]
export type Domain = SsoPage['domains'][number]

const query = queryFor<ReadSso>('v2/team/sso', {})

export function useSsoPage() {
  return useQuery({ ...query, staleTime: 0 })
}

export const show = (page: SsoPage): void => putAnswer(query.queryKey, page)
