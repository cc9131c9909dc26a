import * as calls from '@fairlead/contract/v2/team/second_factor'
import { changeFactorRule, readFactorRulePage } from '../../../features/accounts/factors/factor-rule.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

async function page(ctx: ActorContext, { database }: Services): Promise<calls.ReadFactorRule['answer']> {
  const { from, forProviders, canManage, members, without } = await readFactorRulePage(database.system, ctx)
  return { required_from: from?.toISOString() ?? null, for_providers: forProviders, can_manage: canManage, members, without }
}

export const getTeamSecondFactor = endpoint(calls.readFactorRule, (ctx, { services }) => page(ctx, services))

export const putTeamSecondFactor = endpoint(calls.saveFactorRule, async (ctx, { input, services, session }) => {
  const { is_required: isRequired, grace_days: graceDays, for_providers: forProviders } = input
  await changeFactorRule(services.database.system, ctx, session, { isRequired, graceDays, forProviders })
  return page(ctx, services)
})
