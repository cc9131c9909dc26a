// The state of a user's calendars, from their choices and their accounts.

export type CalendarState = 'none_there' | 'not_chosen' | 'syncing' | 'gone' | 'synced'

export interface CalendarFacts {
  /** IDs of the calendars that interviews can be added to. */
  available: readonly string[]
  chosen: string | null
  /** The first sync of an account is running. */
  isSyncing: boolean
}

/** As in a first sync, no calendars next to a chosen one means that they are still being fetched (decision 041). */
export function calendarState({ available, chosen, isSyncing }: CalendarFacts): CalendarState {
  if (isSyncing) return 'syncing'
  if (chosen === null) return available.length === 0 ? 'none_there' : 'not_chosen'
  if (available.length === 0) return 'syncing'
  return available.includes(chosen) ? 'synced' : 'gone'
}
