// Connects a Google or Microsoft mailbox: checks the granted scopes, opens the mailbox once, and only then stores it.
import { missingMailAccess, type AuthProvider } from '@fairlead/domain/account/scopes'
import { mailFaultSentence } from '@fairlead/domain/outreach/mailbox'
import { IdentityRefused, type ProvenIdentity, type RenewedTokens } from '@fairlead/domain/ports/identity'
import { ConsentWithdrawn, type ApiAccount } from '@fairlead/domain/ports/mailboxes'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { providerNames, redeemCode, type ProviderCode } from '../../accounts/providers/redeem-code.ts'
import { saveMailbox, requireMayConnect, type MailboxTools } from './connect-mailbox.ts'
import { planSubscription } from '../mailboxes/mailbox-subscription-store.ts'
import { storeToken, kindOfProvider } from './mailbox-token.ts'
import { text } from '../texts/texts.ts'

/** Reconnecting the same account renews its consent and resumes waiting emails. Refuses with a message and stores nothing. */
export async function connectProviderMailbox(ctx: ActorContext, tools: MailboxTools, code: ProviderCode, isShared = false): Promise<void> {
  await ctx.transaction((tx) => requireMayConnect(tx, ctx, isShared))
  const { provider } = code
  const proven = await redeemCode(tools.identity[provider], code)
  refuseMissing(provider, proven.scopes)
  const { refreshToken, ...tokens } = await lastingTokens(tools, provider, proven)
  const kind = kindOfProvider[provider]
  const account: ApiAccount = { kind, accessToken: () => Promise.resolve(tokens.accessToken) }
  const address = normaliseEmail(await addressOf(tools, account, proven))
  const server = tools.mailboxes.serverOf(kind)
  const { imap: fault } = await tools.mailboxes.test(account)
  if (fault !== null) throw new Refusal('unavailable', mailFaultSentence(fault, 'imap', server))
  await ctx.transaction(async (tx) => {
    const key = { kind, address, isShared, imap: server, username: address }
    const id = await saveMailbox(tx, ctx, tools.secrets, key, (existing) => ({
      kind,
      name: existing?.name ?? address,
      username: address,
      secret: null,
      smtp: server,
      imap: server,
    }))
    await storeToken(tx, tools.secrets, { id, workspaceId: ctx.workspaceId }, { ...tokens, refreshToken })
    await planSubscription(tx, ctx.workspaceId, id)
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId: id })
  })
}

function refuseMissing(provider: AuthProvider, scopes: readonly string[]): void {
  const missing = missingMailAccess(provider, scopes)
  if (missing.length === 0) return
  throw new Refusal('not_permitted', text.accessDenied(missing))
}

async function lastingTokens(
  { identity }: MailboxTools,
  provider: AuthProvider,
  { refreshToken }: ProvenIdentity,
): Promise<RenewedTokens & { refreshToken: string }> {
  const again = text.noLastingAccess(providerNames[provider])
  if (refreshToken === null) throw new Refusal('not_permitted', again)
  try {
    const tokens = await must(identity[provider]).renew(refreshToken)
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken }
  } catch (error) {
    if (error instanceof IdentityRefused) throw new Refusal('not_permitted', again)
    throw new Refusal('unavailable', text.serviceUnavailable(providerNames[provider]))
  }
}

async function addressOf({ mailboxes }: MailboxTools, account: ApiAccount, proven: ProvenIdentity): Promise<string> {
  try {
    return (await mailboxes.addressOf(account)) ?? proven.email
  } catch (error) {
    const fault = error instanceof ConsentWithdrawn ? 'consent' : mailboxes.faultOf(error)
    throw new Refusal('unavailable', mailFaultSentence(fault, 'imap', mailboxes.serverOf(account.kind)))
  }
}
