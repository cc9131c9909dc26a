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

const texts: Record<CalendarState, string> = {
  none_there:
    'No calendar is connected. Connect one, and candidates can be asked to book time with you; until then interviews are arranged by email.',
  not_chosen: 'No calendar is synced. Choose one, and candidates can be asked to book time with you.',
  syncing: messages.calendarSyncing,
  gone: 'The calendar you chose is no longer there. Choose another one.',
  synced: 'Your calendar is synced. Candidates can be asked to book time with you.',
}

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
      showToast(id === '' ? 'No calendar is synced any more' : 'Calendar saved')
    },
    onError: (error) => showToast(sentenceOf(error, 'The calendar could not be saved. Please try again.'), { tone: 'bad' }),
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
        <Radio.Group label="Calendar for interviews" value={shown} onChange={change} className="card" p="lg">
          <Stack gap="sm" mt="sm">
            {there.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} disabled={choose.isPending} />
            ))}
            <Radio value="" label="None" disabled={choose.isPending} />
          </Stack>
        </Radio.Group>
      )}
      <Accounts />
      {user.product.demo_mail && (
        <Text size="sm" c="dimmed">
          In this demo your calendar lies on this machine:{' '}
          <Anchor href={`/dev/calendar?who=${encodeURIComponent(user.email)}`} target="_blank" underline="always">
            see it, and change it as any other app would
          </Anchor>
          .
        </Text>
      )}
    </Stack>
  )
}
