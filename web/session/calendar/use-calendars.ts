// The user's accounts of calendars, and every change to them.
import type { ChangeCalendar, ConnectCalendar, DisconnectCalendar, ListCalendars, WireCalendars } from '@fairlead/contract/v2/calendars'
import type { SyncCalendars } from '@fairlead/contract/v2/calendars/sync'
import { useMutation } from '@tanstack/react-query'
import { ask, invalidate, putAnswer } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import * as calendarSetupText from '../../i18n/en/calendar-setup.ts'

export const calendarsQuery = ask<ListCalendars>('v2/calendars', {})
export type Account = WireCalendars['accounts'][number]
export type Calendar = Account['calendars'][number]

function taken(next: WireCalendars): void {
  putAnswer(calendarsQuery.queryKey, next)
  // which of them there are is told with the user
  invalidate('v1/users/settings', 'v1/users/scope_check', 'v2/team', 'v2/interviews')
}
const said = (sentence: string) => (error: unknown) => showToast(sentenceOf(error, sentence), { tone: 'bad' })

export function connectAccount(wish: ConnectCalendar['input']): Promise<void> {
  return send<ConnectCalendar>('POST', 'v2/calendars', wish).then((next) => {
    taken(next)
    showToast(calendarSetupText.calendarsConnected)
  })
}

export function useChangeCalendar() {
  return useMutation({
    mutationFn: (change: ChangeCalendar['input']) => send<ChangeCalendar>('PUT', 'v2/calendars', change),
    onSuccess: taken,
    onError: said(calendarSetupText.changeFailed),
  })
}

export function useDisconnect(onDone: () => void) {
  return useMutation({
    mutationFn: (account_id: string) => send<DisconnectCalendar>('DELETE', 'v2/calendars', { account_id }),
    onSuccess: (next) => {
      taken(next)
      onDone()
    },
    onError: said(calendarSetupText.disconnectFailed),
  })
}

export function useSyncNow() {
  return useMutation({
    mutationFn: () => send<SyncCalendars>('POST', 'v2/calendars/sync', {}),
    onSuccess: ({ is_fresh }) => {
      invalidate('v2/calendars', 'v1/users/settings', 'v2/interviews')
      if (is_fresh) showToast(calendarSetupText.upToDate)
      else showToast(calendarSetupText.someUnreadable, { tone: 'bad' })
    },
    onError: said(calendarSetupText.syncFailed),
  })
}
