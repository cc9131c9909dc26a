// The weights that `npm run train identity` wrote.
import type { IdentityWeights } from './score.ts'
import weights from './weights.json' with { type: 'json' }

export const identityWeights: IdentityWeights = weights
