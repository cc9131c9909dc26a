// Which calendar is synced, and choosing another one or none.
import { Anchor, Radio, Stack, Text } from '@mantine/core'
import type { PutUserSettings, WireUser } from '@fairlead/contract/v1/users/settings'
import { calendarState, type CalendarState } from '@fairlead/domain/interview/calendar-sync'
import { messages } from '@fairlead/domain/shared/messages'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, putAnswer } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Banner } from '../../ui/Banner.tsx'
import { showToast } from '../../ui/toast.ts'
import { userQuery } from '../use-user.ts'
import { Accounts } from './Accounts.tsx'
import * as calendarSetupText from '../../i18n/en/calendar-setup.ts'

const texts: Record<CalendarState, string> = { ...calendarSetupText.states, syncing: messages.calendarSyncing }

export function CalendarSetup({ user, onSynced }: { user: WireUser; onSynced: () => void }) {
  const { calendars_avail: there, calendar_synced: synced } = user.calendar_preferences
  const state = calendarState({ available: there.map(({ id }) => id), chosen: synced.id, isSyncing: user.calendar_preferences.is_syncing })
  // what is pressed is pressed at once, not when the request has begun
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = useMutation({
    mutationFn: (id: string) => send<PutUserSettings>('PUT', 'v1/users/settings', { calendar_synced_id: id }),
    onSuccess: (next, id) => {
      putAnswer(userQuery.queryKey, next)
      invalidate('v1/users/scope_check', 'v2/team')
      if (id !== '') onSynced()
      showToast(id === '' ? calendarSetupText.noLongerSynced : calendarSetupText.calendarSaved)
    },
    onError: (error) => showToast(sentenceOf(error, calendarSetupText.calendarFailed), { tone: 'bad' }),
    onSettled: () => setChosen(null),
  })
  const change = (id: string) => {
    setChosen(id)
    choose.mutate(id)
  }
  const shown = chosen ?? synced.id ?? ''
  return (
    <Stack gap="lg">
      <Banner tone={state === 'synced' ? 'info' : 'warn'}>{texts[state]}</Banner>
      {state !== 'syncing' && there.length > 0 && (
        <Radio.Group label={calendarSetupText.calendarForInterviews} value={shown} onChange={change} className="card" p="lg">
          <Stack gap="sm" mt="sm">
            {there.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} disabled={choose.isPending} />
            ))}
            <Radio value="" label={calendarSetupText.none} disabled={choose.isPending} />
          </Stack>
        </Radio.Group>
      )}
      <Accounts />
      {user.product.demo_mail && (
        <Text size="sm" c="dimmed">
          {calendarSetupText.demoCalendar}{' '}
          <Anchor href={`/dev/calendar?who=${encodeURIComponent(user.email)}`} target="_blank" underline="always">
            {calendarSetupText.openDemoCalendar}
          </Anchor>
          .
        </Text>
      )}
    </Stack>
  )
}
