import { mapTalent } from '@fairlead/contract/v2/talent/map'
import { mapPool } from '../../../features/sourcing/searches/map-pool.ts'
import { endpoint } from '../../endpoint.ts'
import { poolSearchFromWire } from '../../wire/pool-search.ts'

export const getTalentMap = endpoint(mapTalent, async (ctx, { input, services }) => {
  const { pay, ...map } = await mapPool(ctx, services, poolSearchFromWire(input))
  if (pay === null) return { ...map, pay }
  const { inOtherCurrencies, ...rest } = pay
  return { ...map, pay: { ...rest, other_currencies: inOtherCurrencies } }
})
