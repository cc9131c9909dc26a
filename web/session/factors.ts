// The signed-in user's second factors.
import type { ListFactors } from '@fairlead/contract/v2/account/factors'
import { queryFor } from '../api/cache.ts'

export const factorsQuery = queryFor<ListFactors>('v2/account/factors', {})
export type Factors = ListFactors['answer']
