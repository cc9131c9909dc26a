// What the parts of a search exclude, for the API.
import { changeToWire } from '@fairlead/contract/shapes/settings-names'
import { settingsFor } from '@fairlead/domain/project/settings'
import type { NearTitles } from '@fairlead/matching/plan/near-titles'
import type { FilterCost } from '../../features/sourcing/index/count-matches.ts'
import type { RareTerm } from '../../features/sourcing/planning/plan-in-pool.ts'
import type { Relaxation } from '../../features/sourcing/planning/relax-search.ts'

interface Costs {
  isCostEstimated: boolean
  filters: readonly FilterCost[]
  nearTitles: NearTitles[]
  rare: RareTerm[]
  relaxation: Relaxation | null
}

export const costsToWire = ({ isCostEstimated, filters, nearTitles, rare, relaxation }: Costs) => ({
  costs_are_estimates: isCostEstimated,
  filters: filters.map(({ drop, ...filter }) => ({ ...filter, drop: drop && changeToWire(settingsFor(drop)) })),
  near_titles: nearTitles,
  rare,
  relaxation: relaxation && { ...relaxation, drop: changeToWire(settingsFor(relaxation.drop)) },
})
