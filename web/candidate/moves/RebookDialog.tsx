// Another time for a booked interview, with its own interviewers; one of several in a day moves within that day.
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import type { WireInterview } from '@fairlead/contract/shapes/interview'
import type { ReadTimesToRebook, RebookInterview } from '@fairlead/contract/v2/interviews/rebook'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { invalidate, queryFor } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { LoadingBox } from '../../ui/LoadingBox.tsx'
import { exactDate } from '../../ui/time.ts'
import { text as rebookText } from '../../i18n/candidate-moves-rebook.ts'

export function RebookDialog({ interview, onClose }: { interview: WireInterview; onClose: () => void }) {
  const about = { interview_id: interview.interview_id }
  // calendars change without notifying this page
  const query = useQuery({ ...queryFor<ReadTimesToRebook>('v2/interviews/rebook', about), staleTime: 0 })
  const [start, setStart] = useState<string | null>(null)
  const slots = query.data?.slots.filter((slot) => slot.start !== interview.start)
  const rebooking = useSubmit({
    check: () => (start === null ? { start: rebookText.chooseOne } : null),
    send: () => send<RebookInterview>('POST', 'v2/interviews/rebook', { ...about, start: start ?? '' }),
    success: rebookText.moved,
    onSuccess: () => {
      onClose()
      invalidate('v1/projects', 'v2/interviews', 'v2/projects/candidates')
    },
    failure: rebookText.notMoved,
    fields: ['start'],
  })
  return (
    <Dialog title={rebookText.title(interview.day?.name ?? '')} onClose={onClose}>
      <form onSubmit={rebooking.onSubmit}>
        <Stack>
          <Text>{interview.day ? rebookText.withinDay : rebookText.sameInterviewers}</Text>
          {query.isError && <FormError>{rebookText.notLoaded}</FormError>}
          {!slots && !query.isError && <LoadingBox label={rebookText.time} h={60} />}
          {slots?.length === 0 && <Text>{rebookText.noTimes}</Text>}
          {slots && slots.length > 0 && (
            <Select
              label={rebookText.time}
              searchable
              data={slots.map((slot) => ({ value: slot.start, label: exactDate(slot.start) }))}
              value={start}
              error={rebooking.errors.start}
              onChange={setStart}
            />
          )}
          <FormError>{rebooking.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {rebookText.keep}
            </Button>
            <Button type="submit" loading={rebooking.busy} disabled={!slots || slots.length === 0}>
              {rebookText.move}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
