// Reads what changed in a user's calendars: one reading per calendar at a time, never partially.
import { CalendarDown, CalendarRefused } from '@fairlead/domain/ports/calendars'
import type { WorkspaceContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { clearCachedToken } from '../accounts/providers/provider-token.ts'
import { accountsOf, findAccount, saveAccountState, saveListing, type StoredAccount } from './calendar-store.ts'
import { extendOccurrences, lockCalendar, needsExpansion, saveChanges } from './event-store.ts'
import { openAccount, type CalendarTools } from './open-account.ts'
import { text } from './texts/texts.ts'

export interface Reading {
  /** Everything that was there when it began has been read. */
  isWhole: boolean
}

const running = new Map<string, { now: Promise<Reading>; next: Promise<Reading> | null }>()

/**
 * Reads one account. Callers during a running reading share the next one, which sees everything from before they asked.
 * `withList` also reads the list of calendars.
 */
export function syncAccount(ctx: WorkspaceContext, tools: CalendarTools, accountId: string, withList: boolean): Promise<Reading> {
  const key = `${accountId} ${withList}`
  const reads = running.get(key)
  if (reads) return (reads.next ??= reads.now.then(() => begin()))
  return begin()

  function begin(): Promise<Reading> {
    const now = readAccount(ctx, tools, { accountId, withList }).finally(() => {
      if (running.get(key)?.now === now) running.delete(key)
    })
    running.set(key, { now, next: null })
    return now
  }
}

/** All accounts of these users. */
export async function syncUsers(
  ctx: WorkspaceContext,
  tools: CalendarTools,
  userIds: readonly string[],
  withList: boolean,
): Promise<Reading> {
  const accounts = await ctx.transaction((tx) => accountsOf(tx, userIds))
  const readings = await Promise.all(accounts.map(({ id }) => syncAccount(ctx, tools, id, withList)))
  return { isWhole: readings.every(({ isWhole }) => isWhole) }
}

async function readAccount(
  ctx: WorkspaceContext,
  tools: CalendarTools,
  { accountId, withList, isSecondTry = false }: { accountId: string; withList: boolean; isSecondTry?: boolean },
): Promise<Reading> {
  const account = await ctx.transaction((tx) => findAccount(tx, accountId))
  if (!account) return { isWhole: true }
  try {
    const server = await openAccount(ctx, tools, account)
    if (withList || account.state !== 'synced') {
      const listing = await server.list()
      await ctx.transaction((tx) => saveListing(tx, ctx, account, listing))
    }
    const calendars = await ctx.transaction((tx) =>
      tx
        .selectFrom('calendar')
        .select(['id', 'remote_id', 'counts_as'])
        .where('account_id', '=', account.id)
        .where('gone_at', 'is', null)
        .execute(),
    )
    for (const { id, remote_id, counts_as } of calendars) {
      if (counts_as === 'ignored') continue
      for (let tries = 1; ; tries++) {
        const startedAt = ctx.now()
        const locked = await ctx.transaction((tx) => lockCalendar(tx, id))
        if (!locked) break
        const changes = await server.changes(remote_id, locked.cursor)
        const isSaved = await ctx.transaction(async (tx) => {
          const calendar = await lockCalendar(tx, id)
          if (!calendar) return true
          // another process was faster: its data may be newer, and partial changes apply only to the state they were requested
          // for
          if (calendar.revision !== locked.revision) return false
          await saveChanges(tx, ctx, { calendars: tools.calendars, calendar, changes, startedAt })
          if (needsExpansion(calendar, ctx.now()) && !changes.isWhole) await extendOccurrences(tx, ctx, tools.calendars, calendar)
          return true
        })
        if (isSaved) break
        if (tries === 4) throw new CalendarDown(text.alreadyReading)
      }
    }
    await settle(ctx, account, 'synced', null)
    return { isWhole: true }
  } catch (error) {
    if (!(error instanceof CalendarDown || error instanceof CalendarRefused)) throw error
    // a token may expire early: a new one shows whether consent still exists
    if (error instanceof CalendarRefused && account.identityId !== null && !isSecondTry) {
      clearCachedToken(account.identityId)
      return readAccount(ctx, tools, { accountId, withList, isSecondTry: true })
    }
    await settle(ctx, account, error instanceof CalendarRefused ? 'refused' : 'failed', error.message)
    return { isWhole: false }
  }
}

/** The first reading, a failure, and its end are announced; another reading with the same result isn't. */
async function settle(
  ctx: WorkspaceContext,
  account: StoredAccount,
  state: 'synced' | 'failed' | 'refused',
  problem: string | null,
): Promise<void> {
  await ctx.transaction(async (tx) => {
    const before = await findAccount(tx, account.id)
    if (!before) return
    const next = state
    await saveAccountState(tx, account.id, { state: next, reason: problem, syncedAt: state === 'synced' ? ctx.now() : undefined })
    if (before.state !== next)
      await record(tx, ctx, { type: 'calendar.synced', userId: account.userId, accountId: account.id, state: next, name: account.name })
  })
}
