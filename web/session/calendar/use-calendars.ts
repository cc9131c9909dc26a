// The user's calendar accounts, and all changes to them.
import type { ChangeCalendar, ConnectCalendar, DisconnectCalendar, ListCalendars, WireCalendars } from '@fairlead/contract/v2/calendars'
import type { SyncCalendars } from '@fairlead/contract/v2/calendars/sync'
import { queryFor, invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { showToast } from '../../ui/toast.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

export const calendarsQuery = queryFor<ListCalendars>('v2/calendars', {})
export type Account = WireCalendars['accounts'][number]
export type Calendar = Account['calendars'][number]

function taken(next: WireCalendars): void {
  putAnswer(calendarsQuery.queryKey, next)
  // the list of accounts is loaded with the user
  invalidate('v1/users/settings', 'v1/users/scope_check', 'v2/team', 'v2/interviews')
}

export async function connectAccount(wish: ConnectCalendar['input']): Promise<void> {
  taken(await send<ConnectCalendar>('POST', 'v2/calendars', wish))
}

export function useChangeCalendar() {
  return useSubmit({
    send: (change: ChangeCalendar['input']) => send<ChangeCalendar>('PUT', 'v2/calendars', change),
    onSuccess: taken,
    failure: calendarSetupText.changeFailed,
    failureIn: 'toast',
    fields: [],
  })
}

export function useDisconnect(onDone: () => void) {
  return useSubmit({
    send: (account_id: string) => send<DisconnectCalendar>('DELETE', 'v2/calendars', { account_id }),
    onSuccess: (next) => {
      taken(next)
      onDone()
    },
    failure: calendarSetupText.disconnectFailed,
    failureIn: 'toast',
  })
}

export function useSyncNow() {
  return useSubmit({
    send: () => send<SyncCalendars>('POST', 'v2/calendars/sync', {}),
    onSuccess: ({ is_fresh }) => {
      invalidate('v2/calendars', 'v1/users/settings', 'v2/interviews')
      if (is_fresh) showToast(calendarSetupText.upToDate)
      else showToast(calendarSetupText.someUnreadable, { tone: 'bad' })
    },
    failure: calendarSetupText.syncFailed,
    failureIn: 'toast',
  })
}
