// A user's second factors, as their profile shows them.
import type { ActorContext } from '../../../platform/context.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/schema.ts'
import { countRecoveryCodes, factorsOf, type Factor } from './factor-store.ts'
import { takesPasskeys, type PublicSettings } from './passkeys.ts'
import { readFactorRule } from './factor-rule.ts'

export interface FactorsView {
  factors: Factor[]
  recoveryCodesLeft: number
  /** From when the workspace requires a factor; null = it doesn't. */
  requiredFrom: Date | null
  takesPasskeys: boolean
}

export async function readFactors(db: Kysely<DB>, ctx: ActorContext, settings: PublicSettings): Promise<FactorsView> {
  const [factors, recoveryCodesLeft, rule] = await Promise.all([
    factorsOf(db, ctx.userId),
    countRecoveryCodes(db, ctx.userId),
    readFactorRule(db, ctx.workspaceId),
  ])
  return { factors, recoveryCodesLeft, requiredFrom: rule.from, takesPasskeys: takesPasskeys(settings) }
}
