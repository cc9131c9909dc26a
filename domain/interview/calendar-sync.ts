// The state of a user's calendars, from their choices and their accounts.

export type CalendarState = 'none_there' | 'not_chosen' | 'syncing' | 'gone' | 'synced'

export interface CalendarFacts {
  /** Ids of the calendars interviews can be put into. */
  available: readonly string[]
  chosen: string | null
  /** An account is being read for the first time. */
  isSyncing: boolean
}

/** As in a first reading, no calendars next to a chosen one means they are still being fetched (decision 041). */
export function calendarState({ available, chosen, isSyncing }: CalendarFacts): CalendarState {
  if (isSyncing) return 'syncing'
  if (chosen === null) return available.length === 0 ? 'none_there' : 'not_chosen'
  if (available.length === 0) return 'syncing'
  return available.includes(chosen) ? 'synced' : 'gone'
}
