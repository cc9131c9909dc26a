// A fresh look at people's calendars before something is promised: what was there when it began is known afterwards.
import type { WorkspaceContext } from '../../platform/context.ts'
import type { CalendarTools } from './open-account.ts'
import { syncUsers } from './sync-calendar.ts'

const patienceMs = 8000

/** `isFresh` is false when a calendar that counts could not be read in time; what was known before stays known. */
export async function lookAgain(ctx: WorkspaceContext, tools: CalendarTools, userIds: readonly string[]): Promise<{ isFresh: boolean }> {
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
