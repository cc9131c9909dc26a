import * as calls from '@fairlead/contract/v2/account/factors'
import * as factors from '../../../features/accounts/factors/change-factors.ts'
import { readFactors } from '../../../features/accounts/factors/factor-views.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'
import { toCreated } from '../../wire/passkey.ts'

async function page(ctx: ActorContext, { database, settings }: Services, codes: string[] | null = null): Promise<calls.WireFactors> {
  const view = await readFactors(database.system, ctx, settings)
  return {
    factors: view.factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: view.recoveryCodesLeft,
    required_from: view.requiredFrom?.toISOString() ?? null,
    takes_passkeys: view.takesPasskeys,
    recovery_codes: codes,
  }
}

export const getAccountFactors = endpoint(calls.listFactors, (ctx, { services }) => page(ctx, services))

export const deleteAccountFactors = endpoint(calls.removeFactor, async (ctx, { input, services, session }) => {
  await factors.removeFactor(services, ctx, session, input.id)
  return page(ctx, services)
})

export const postAccountFactorsPasskeyQuestion = endpoint(calls.askNewPasskey, (ctx, { services, session }) =>
  factors.openPasskey(services, ctx, session),
)

export const postAccountFactorsPasskey = endpoint(calls.addPasskey, async (ctx, { input: { token, name, passkey }, services, session }) =>
  page(ctx, services, await factors.addPasskey(services, ctx, session, { token, name, created: toCreated(passkey) })),
)

export const postAccountFactorsTotpSecret = endpoint(calls.askNewApp, (ctx, { services, session }) =>
  factors.openApp(services, ctx, session),
)

export const postAccountFactorsTotp = endpoint(calls.addApp, async (ctx, { input, services, session }) =>
  page(ctx, services, await factors.addApp(services, ctx, session, input)),
)

export const postAccountRecoveryCodes = endpoint(calls.renewRecoveryCodes, async (ctx, { services, session }) =>
  page(ctx, services, await factors.renewRecoveryCodes(services, ctx, session)),
)
