// Which calendar is synced, and choosing another one or none.
import { Anchor, Radio, Stack, Text } from '@mantine/core'
import type { PutUserSettings, WireUser } from '@fairlead/contract/v1/users/settings'
import { calendarState, type CalendarState } from '@fairlead/domain/interview/calendar-sync'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Banner } from '../../ui/Banner.tsx'
import { userQuery } from '../use-user.ts'
import { Accounts } from './Accounts.tsx'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

const texts: Record<CalendarState, string> = { ...calendarSetupText.states, syncing: messages.calendarSyncing }

export function CalendarSetup({ user, onSynced }: { user: WireUser; onSynced: () => void }) {
  const { calendars_avail: available, calendar_synced: synced } = user.calendar_preferences
  const state = calendarState({
    available: available.map(({ id }) => id),
    chosen: synced.id,
    isSyncing: user.calendar_preferences.is_syncing,
  })
  const choosing = useSubmit({
    send: (id: string) => send<PutUserSettings>('PUT', 'v1/users/settings', { calendar_synced_id: id }),
    success: (_, id) => (id === '' ? calendarSetupText.noLongerSynced : calendarSetupText.calendarSaved),
    onSuccess: (next, id) => {
      putAnswer(userQuery.queryKey, next)
      invalidate('v1/users/scope_check', 'v2/team')
      if (id !== '') onSynced()
    },
    failure: calendarSetupText.calendarFailed,
    failureIn: 'toast',
    fields: [],
  })
  const selectedId = choosing.running?.[0] ?? synced.id ?? ''
  return (
    <Stack gap="lg">
      <Banner tone={state === 'synced' ? 'info' : 'warn'}>{texts[state]}</Banner>
      {state !== 'syncing' && available.length > 0 && (
        <Radio.Group
          label={calendarSetupText.calendarForInterviews}
          value={selectedId}
          onChange={(id) => void choosing.run(id)}
          className="card"
          p="lg"
        >
          <Stack gap="sm" mt="sm">
            {available.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} disabled={choosing.busy} />
            ))}
            <Radio value="" label={calendarSetupText.none} disabled={choosing.busy} />
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
