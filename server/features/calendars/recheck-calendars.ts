// Syncs people's calendars before something is promised, so that everything that was there at the start is known.
import type { WorkspaceContext } from '../../platform/context.ts'
import type { CalendarTools } from './open-account.ts'
import { syncUsers } from './sync-calendar.ts'

const patienceMs = 8000

/** `isFresh` is false when a relevant calendar couldn't be read in time; earlier data stays. */
export async function recheckCalendars(
  ctx: WorkspaceContext,
  tools: CalendarTools,
  userIds: readonly string[],
): Promise<{ isFresh: boolean }> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<{ isWhole: boolean }>((resolve) => {
    timer = setTimeout(() => resolve({ isWhole: false }), patienceMs)
  })
  try {
    const { isWhole } = await Promise.race([syncUsers(ctx, tools, userIds, false), late])
    return { isFresh: isWhole }
  } finally {
    clearTimeout(timer)
  }
}
