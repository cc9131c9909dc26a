import { changeAccount, findAccounts } from '@fairlead/contract/v2/operations/users'
import { findAccounts as find } from '../../../features/operations/account-views.ts'
import { changeAccount as change } from '../../../features/operations/change-account.ts'
import { requireConfirmed } from '../../../features/accounts/factors/confirm-identity.ts'
import { ok } from '../../endpoint.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'

export const getOperationsUsers = staffEndpoint(findAccounts, 'change_accounts', async (ctx, { input, services }) =>
  (await find(ctx.db, services.settings, input.email)).map((account) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    company: account.company,
    workspace_name: account.workspaceName,
    kinds: account.kinds,
    enable_self_serve_lean_test: account.isSelfServe,
    enable_v2_experience: account.isV2,
    authorized_products: account.products,
    is_disabled: account.isDisabled,
    email_limit_factor: account.quotaFactor,
    created_at: account.createdAt.toISOString(),
  })),
)

export const putOperationsUsers = staffEndpoint(changeAccount, 'change_accounts', async (ctx, { input, services, session }) => {
  const { actor } = ctx
  if (input.reset_factors) await requireConfirmed(ctx.db, { ...actor, actor, now: () => ctx.now }, session, '')
  await change(ctx, services.settings, {
    userId: input.user_id,
    isSelfServe: input.enable_self_serve_lean_test,
    isV2: input.enable_v2_experience,
    products: input.authorized_products,
    isDisabled: input.is_disabled,
    endSessions: input.end_sessions,
    resetFactors: input.reset_factors,
    quotaFactor: input.email_limit_factor,
  })
  return ok
})
