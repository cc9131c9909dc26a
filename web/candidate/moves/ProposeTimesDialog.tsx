// The free times of a candidate in Scheduling: propose some by email, or book one on their word.
import { Button, Chip, Group, Stack, Text, Textarea, TextInput } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { BookForCandidate, ProposeTimes, ReadTimesToPropose } from '@fairlead/contract/v2/interviews/propose'
import { wallAt } from '@fairlead/domain/interview/zone-clock'
import { maxNoteLength, maxProposed } from '@fairlead/domain/interview/proposal'
import { internationalPhone, phoneSentence } from '@fairlead/domain/interview/phone-number'
import { longDayText, ownZone, timeText, usualClock } from '@fairlead/domain/shared/dates'
import { must } from '@fairlead/domain/shared/records'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { LoadingBox } from '../../ui/LoadingBox.tsx'
import { readersOrder } from '../../ui/time.ts'
import { refreshStages } from '../pages.ts'
import { text as proposeText } from '../../i18n/candidate-moves-propose.ts'

interface Props {
  candidate: WireCandidate
  name: string
  onClose: () => void
}

const daysAtOnce = 3

export function ProposeTimesDialog({ candidate, name, onClose }: Props) {
  const about = { project_id: candidate.project_id, candidate_id: candidate.id }
  // calendars change without notifying this page
  const query = useQuery({ ...queryFor<ReadTimesToPropose>('v2/interviews/propose', about), staleTime: 0 })
  const [starts, setStarts] = useState<string[]>([])
  const [ownNote, setOwnNote] = useState<string | null>(null)
  const [phone, setPhone] = useState('')
  const [requestId] = useState(() => newId())
  const times = query.data
  const note = ownNote ?? times?.note ?? ''
  const zone = ownZone()
  const finish = () => {
    onClose()
    refreshStages(candidate.project_id, 'HIRING_MANAGER_APPROVED', 'INTERVIEWING')
    invalidate('v1/projects', 'v2/interviews', 'v2/projects/candidates')
  }
  const choose = () => (starts.length === 0 ? { starts: proposeText.chooseOne } : null)
  const proposing = useSubmit({
    check: choose,
    send: () => send<ProposeTimes>('POST', 'v2/interviews/propose', { ...about, request_id: requestId, starts, note, time_zone: zone }),
    success: proposeText.proposed(name),
    onSuccess: finish,
    failure: proposeText.notProposed,
    fields: ['starts', 'note'],
  })
  const isPhoneWrong = times?.needs_phone === true && internationalPhone(phone) === null
  const booking = useSubmit({
    check: () => choose() ?? (isPhoneWrong ? { phone: phoneSentence() } : null),
    send: () => send<BookForCandidate>('POST', 'v2/interviews/book', { ...about, start: must(starts[0]), phone }),
    success: proposeText.booked(name),
    onSuccess: finish,
    failure: proposeText.notBooked,
    fields: ['starts', 'phone'],
  })
  const isBusy = proposing.busy || booking.busy
  return (
    <Dialog title={proposeText.title(name)} size={560} onClose={onClose}>
      <form onSubmit={proposing.onSubmit}>
        <Stack>
          {query.isError && <FormError>{proposeText.notLoaded}</FormError>}
          {!times && !query.isError && <LoadingBox label={proposeText.times} h={160} />}
          {times && times.parts > 1 && <Text size="sm">{proposeText.wholeDay(times.parts)}</Text>}
          {times && <Times slots={times.slots} isDay={times.parts > 1} zone={zone} starts={starts} onChange={setStarts} />}
          {times && times.slots.length > 0 && (
            <>
              <Textarea
                label={proposeText.note}
                description={proposeText.noteHint}
                autosize
                minRows={2}
                maxRows={8}
                maxLength={maxNoteLength}
                value={note}
                onChange={(event) => setOwnNote(event.currentTarget.value)}
              />
              {times.needs_phone && (
                <TextInput
                  label={proposeText.phone}
                  description={proposeText.phoneHint}
                  type="tel"
                  value={phone}
                  error={booking.errors.phone}
                  onChange={(event) => setPhone(event.currentTarget.value)}
                />
              )}
              <FormError>{proposing.errors.starts ?? booking.errors.starts ?? proposing.sentence ?? booking.sentence}</FormError>
              <Group justify="end" gap="xs">
                <Button variant="default" disabled={isBusy || starts.length > 1} loading={booking.busy} onClick={() => void booking.run()}>
                  {proposeText.book}
                </Button>
                <Button type="submit" disabled={isBusy} loading={proposing.busy}>
                  {proposeText.propose(starts.length)}
                </Button>
              </Group>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

interface TimesProps {
  slots: readonly { start: string; end: string }[]
  /** A time is a day of several interviews, from the first to the end of the last. */
  isDay: boolean
  zone: string
  starts: readonly string[]
  onChange: (starts: string[]) => void
}

/** A few days at a time; chosen times stay chosen on other days. */
function Times({ slots, isDay, zone, starts, onChange }: TimesProps) {
  const [firstDay, setFirstDay] = useState(0)
  if (slots.length === 0) return <Text>{proposeText.noTimes}</Text>
  const days = [...Map.groupBy(slots, ({ start }) => wallAt(zone, Date.parse(start)).date).values()]
  const clock = usualClock()
  const timeOf = (start: string) => timeText(new Date(start), zone, clock)
  const dayOf = (start: string) => longDayText(new Date(start), zone, false, readersOrder())
  const toggle = (start: string) =>
    onChange(starts.includes(start) ? starts.filter((chosen) => chosen !== start) : [...starts, start].toSorted().slice(-maxProposed))
  return (
    <Stack component="fieldset" gap="sm" aria-label={proposeText.times}>
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          {proposeText.zone(zone.replaceAll('_', ' '))}
        </Text>
        <Group gap={6}>
          <Button size="compact-sm" variant="default" disabled={firstDay === 0} onClick={() => setFirstDay(firstDay - daysAtOnce)}>
            {proposeText.earlier}
          </Button>
          <Button
            size="compact-sm"
            variant="default"
            disabled={firstDay + daysAtOnce >= days.length}
            onClick={() => setFirstDay(firstDay + daysAtOnce)}
          >
            {proposeText.later}
          </Button>
        </Group>
      </Group>
      {days.slice(firstDay, firstDay + daysAtOnce).map((ofDay) => (
        <fieldset key={must(ofDay[0]).start}>
          <Text component="legend" size="sm" fw={600} mb={6}>
            {dayOf(must(ofDay[0]).start)}
          </Text>
          <Group gap={6}>
            {ofDay.map(({ start, end }) => (
              <Chip key={start} size="xs" checked={starts.includes(start)} onChange={() => toggle(start)}>
                {isDay ? `${timeOf(start)}–${timeOf(end)}` : timeOf(start)}
              </Chip>
            ))}
          </Group>
        </fieldset>
      ))}
      <Text size="sm" aria-live="polite">
        {starts.length === 0 ? proposeText.upTo(maxProposed) : starts.map((start) => `${dayOf(start)}, ${timeOf(start)}`).join(' · ')}
      </Text>
    </Stack>
  )
}
