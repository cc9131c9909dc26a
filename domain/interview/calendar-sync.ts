// How it stands with somebody's calendar, from what they chose and what the calendar server names.

export type CalendarState = 'none_there' | 'not_chosen' | 'syncing' | 'gone' | 'synced'

/** `available` are the ids the server names now; none at all beside a chosen one means that it is still fetching (decision 041). */
export function calendarState(available: readonly string[], chosen: string | null): CalendarState {
  if (chosen === null) return available.length === 0 ? 'none_there' : 'not_chosen'
  if (available.length === 0) return 'syncing'
  return available.includes(chosen) ? 'synced' : 'gone'
}
