// Connects a calendar account and immediately requests its calendars, so that a wrong password is reported here.
import { grantedPermissions } from '@fairlead/domain/account/scopes'
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import { identitiesOf } from '../accounts/providers/identity-store.ts'
import { tryCredential, type CredentialLimits } from '../accounts/security/try-credential.ts'
import { accountsOf, saveAccount, saveListing, type NewAccount, type StoredAccount } from './calendar-store.ts'
import { aboutAccount, openAccount, type CalendarTools } from './open-account.ts'
import { syncAccount } from './sync-calendar.ts'
import { text as texts } from './texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export type NewConnection = { kind: 'caldav'; url: string; username: string; password: string } | { kind: 'ics'; url: string; name: string }

const max = 10
const hostOf = (url: string) => URL.parse(url.replace(/^webcals?:/i, 'https:'))?.host ?? ''

/**
 * Refuses by field: an invalid address, credentials the server doesn't accept, a server that isn't a calendar server. Returns
 * the account's ID.
 */
export async function connectCalendar(
  ctx: ActorContext,
  { limits, ...tools }: CalendarTools & { limits: CredentialLimits },
  wish: NewConnection,
): Promise<string> {
  const url = addressOf(wish.kind, wish.url.trim())
  const wrong: Record<string, string> = {}
  if (url === null) wrong.url = wish.url.trim() === '' ? messages.fieldRequired : messages.notAUrl
  if (wish.kind === 'caldav' && wish.username.trim() === '') wrong.username = messages.fieldRequired
  if (wish.kind === 'caldav' && wish.password === '') wrong.password = messages.fieldRequired
  if (url === null || Object.keys(wrong).length > 0) throw new Refusal('invalid_input', undefined, wrong)
  const owner = { userId: ctx.userId, identityId: null }
  // a feed's URL is often its only secret
  const place = wish.kind === 'ics' ? { url: hostOf(url) + '/…' + url.slice(-6), username: '' } : { url, username: wish.username.trim() }
  const secret = tools.secrets.close(wish.kind === 'ics' ? url : wish.password, aboutAccount({ ...owner, ...place }))
  const name = wish.kind === 'ics' ? wish.name.trim() || hostOf(url) : `${place.username} at ${hostOf(url)}`
  const connect = () => begin(ctx, tools, { ...owner, ...place, kind: wish.kind, name: name.slice(0, 200), secret })
  if (wish.kind === 'ics') return connect()
  return tryCredential(limits, ctx, { username: wish.username, host: hostOf(url) }, connect)
}

/** The calendars of a connected Google or Microsoft account, if it allows reading them. */
export async function connectProvider(ctx: ActorContext, tools: CalendarTools, identityId: string): Promise<void> {
  const identity = await ctx.transaction(async (tx) => (await identitiesOf(tx, ctx.userId)).find(({ id }) => id === identityId))
  if (!identity || !grantedPermissions(identity.provider, identity.scopes).includes('read_calendar')) return
  const account: NewAccount = {
    userId: ctx.userId,
    kind: identity.provider,
    name: identity.email,
    url: '',
    username: identity.email,
    secret: null,
    identityId,
  }
  const id = await ctx.transaction((tx) => saveAccount(tx, ctx, account))
  // read in the background: the page is notified
  void syncAccount(ctx, tools, id, true).catch(() => undefined)
}

/** The demo's own calendar server knows everyone: their calendars appear without being requested. */
export async function connectGiven(
  ctx: WorkspaceContext,
  tools: CalendarTools,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const accounts = await ctx.transaction((tx) => accountsOf(tx, [userId]))
  if (accounts.some(({ kind, url }) => kind === 'caldav' && url === '') || !(await tools.calendars.given(email))) return
  const account = { userId, kind: 'caldav', name: 'Calendars of this installation', url: '', username: email, secret: null } as const
  const id = await ctx.transaction((tx) => saveAccount(tx, ctx, { ...account, identityId: null }))
  await syncAccount(ctx, tools, id, true)
}

async function begin(ctx: ActorContext, tools: CalendarTools, account: NewAccount): Promise<string> {
  const stored: StoredAccount = { ...account, id: '', workspaceId: ctx.workspaceId, state: 'syncing', reason: null, syncedAt: null }
  const accounts = await ctx.transaction((tx) => accountsOf(tx, [ctx.userId]))
  const isKnown = accounts.some((entry) => entry.kind === account.kind && entry.url === account.url && entry.username === account.username)
  if (!isKnown && accounts.length >= max) throw new Refusal('invalid_input', undefined, { url: texts.accountsMax(max) })
  try {
    const listing = await (await openAccount(ctx, tools, stored)).list()
    if (listing.length === 0) throw new Refusal('invalid_input', undefined, { url: texts.noCalendar })
    const id = await ctx.transaction(async (tx) => {
      const saved = await saveAccount(tx, ctx, account)
      await saveListing(tx, ctx, { ...stored, id: saved }, listing)
      return saved
    })
    // read in the background: the page is notified
    void syncAccount(ctx, tools, id, false).catch(() => undefined)
    return id
  } catch (error) {
    if (error instanceof CalendarRefused)
      throw new Refusal('invalid_input', undefined, account.kind === 'ics' ? { url: error.message } : { password: texts.loginRefused })
    if (error instanceof CalendarDown)
      throw new Refusal('invalid_input', undefined, { url: `We couldn’t read a calendar there: ${error.message}` })
    throw error
  }
}

/** https unless another scheme is given; feeds often use webcal. */
function addressOf(kind: 'caldav' | 'ics', text: string): string | null {
  if (text === '') return null
  const whole = kind === 'ics' ? text.replace(/^webcals?:\/\//i, 'https://') : text
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(whole) ? whole : `https://${whole}`)
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '' ? url.href : null
}
