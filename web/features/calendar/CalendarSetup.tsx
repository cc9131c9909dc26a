// Which calendar is synced, and choosing another one or none.
import { Button, Radio, Stack, Text } from '@mantine/core'
import type { PutUserSettings, WireUser } from '@fairlead/contract/v1/users/settings'
import { calendarState, type CalendarState } from '@fairlead/domain/interview/calendar-sync'
import { messages } from '@fairlead/domain/text/messages'
import { IconCalendarOff } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, putAnswer } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { showToast } from '../../ui/toast.ts'
import { userQuery } from '../projects/use-projects.ts'

const texts: Record<CalendarState, string> = {
  none_there: '',
  not_chosen: 'No calendar is synced. Choose one, and candidates can be asked to book time with you.',
  syncing: messages.calendarSyncing,
  gone: 'The calendar you chose is no longer there. Choose another one.',
  synced: 'Your calendar is synced. Candidates can be asked to book time with you.',
}

export function CalendarSetup({ user }: { user: WireUser }) {
  const { calendars_avail: there, calendar_synced: synced } = user.calendar_preferences
  const state = calendarState(
    there.map(({ id }) => id),
    synced.id,
  )
  // what is pressed is pressed at once, not when the request has begun
  const [chosen, setChosen] = useState<string | null>(null)
  const choose = useMutation({
    mutationFn: (id: string) => send<PutUserSettings>('PUT', 'v1/users/settings', { calendar_synced_id: id }),
    onSuccess: (next, id) => {
      putAnswer(userQuery.queryKey, next)
      invalidate('v1/users/scope_check', 'v2/team')
      showToast(id === '' ? 'No calendar is synced any more' : 'Calendar saved')
    },
    onError: (error) => showToast(sentenceOf(error, 'The calendar could not be saved. Please try again.'), { tone: 'bad' }),
    onSettled: () => setChosen(null),
  })
  const change = (id: string) => {
    setChosen(id)
    choose.mutate(id)
  }
  if (state === 'none_there')
    return (
      <EmptyState
        icon={<IconCalendarOff size={40} stroke={1.4} />}
        title="No calendar is there to sync"
        text="Whoever runs this installation has not set up a calendar server for your address. Interviews are arranged by mail meanwhile."
      />
    )
  const shown = chosen ?? synced.id ?? ''
  return (
    <Stack gap="lg">
      <Banner tone={state === 'synced' ? 'info' : 'warn'}>{texts[state]}</Banner>
      {state === 'syncing' ? (
        <Button variant="default" onClick={() => change('')} loading={choose.isPending} style={{ alignSelf: 'start' }}>
          Stop syncing
        </Button>
      ) : (
        <Radio.Group label="Calendar to book in" value={shown} onChange={change} className="card" p="lg">
          <Stack gap="sm" mt="sm">
            {there.map(({ id, name }) => (
              <Radio key={id} value={id} label={name} disabled={choose.isPending} />
            ))}
            <Radio value="" label="None" disabled={choose.isPending} />
          </Stack>
        </Radio.Group>
      )}
      <Text size="sm" c="dimmed">
        Calendars of Google and Microsoft cannot be connected yet; the calendar server of this installation can.
      </Text>
    </Stack>
  )
}
