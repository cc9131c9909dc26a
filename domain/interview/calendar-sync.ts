// How it stands with someone's calendar, from what they chose and what their accounts hold.

export type CalendarState = 'none_there' | 'not_chosen' | 'syncing' | 'gone' | 'synced'

export interface CalendarFacts {
  /** Ids of the calendars interviews can be put into. */
  available: readonly string[]
  chosen: string | null
  /** An account is being read for the first time. */
  isSyncing: boolean
}

/** None at all beside a chosen one means, as a first reading does, that they are still being fetched (decision 041). */
export function calendarState({ available, chosen, isSyncing }: CalendarFacts): CalendarState {
  if (isSyncing) return 'syncing'
  if (chosen === null) return available.length === 0 ? 'none_there' : 'not_chosen'
  if (available.length === 0) return 'syncing'
  return available.includes(chosen) ? 'synced' : 'gone'
}
