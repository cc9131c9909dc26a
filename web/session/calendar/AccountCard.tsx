import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core'
import { dayAsMoment, weekdayText } from '@fairlead/domain/shared/dates'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { When } from '../../ui/When.tsx'
import { useChangeCalendar, useDisconnect, type Account, type Calendar } from './use-calendars.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

const kinds: Record<Account['kind'], string> = {
  caldav: 'CalDAV',
  google: 'Google',
  microsoft: 'Microsoft',
  ics: calendarSetupText.feedReadOnly,
}
const countings: { value: Calendar['counts_as']; label: string }[] = [
  { value: 'busy', label: calendarSetupText.eventsBlockTime },
  { value: 'days_off', label: calendarSetupText.allDayEventsLabel },
  { value: 'ignored', label: calendarSetupText.ignored },
]

export function AccountCard({ account }: { account: Account }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <section className="card" aria-label={account.name}>
      <Stack gap="xs" p="md">
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <div className="shrink">
            <Text fw={550} className="anywhere">
              {account.name}
            </Text>
            <State account={account} />
          </div>
          <Button variant="subtle" color="red" size="compact-sm" className="fixed" onClick={() => setLeaving(true)}>
            {calendarSetupText.disconnect}
          </Button>
        </Group>
        {account.calendars.map((calendar) => (
          <div key={calendar.id}>
            <Counting calendar={calendar} />
            <UnreadEvents calendar={calendar} />
          </div>
        ))}
      </Stack>
      {leaving && <Leave account={account} onClose={() => setLeaving(false)} />}
    </section>
  )
}

function State({ account: { kind, state, why: reason, synced_at: syncedAt } }: { account: Account }) {
  const read = syncedAt && (
    <>
      {calendarSetupText.read} <When date={syncedAt} />
    </>
  )
  const wrong = state === 'refused' || state === 'failed'
  return (
    <Text size="sm" c={wrong ? 'var(--bad-text)' : 'dimmed'} component="p" m={0}>
      {kinds[kind]} · {state === 'syncing' && calendarSetupText.firstSync}
      {state === 'synced' && read}
      {state === 'failed' && (
        <>
          {reason ? calendarSetupText.unreadableBecause(reason) : calendarSetupText.unreadable} {read} {calendarSetupText.keepTrying}
        </>
      )}
      {state === 'refused' && (reason ? calendarSetupText.connectAgainBecause(reason) : calendarSetupText.connectAgain)}
    </Text>
  )
}

function Counting({ calendar }: { calendar: Calendar }) {
  const change = useChangeCalendar()
  const value = change.running?.[0].counts_as ?? calendar.counts_as
  return (
    <div className="row wrap over pad-y gap-12 tight">
      <Text size="sm" style={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {calendar.name}
        {calendar.is_gone && calendarSetupText.calendarGone}
        {calendar.receives && (
          <Text span size="xs" c="var(--accent-text)" display="block">
            {calendarSetupText.receivesInterviews}
          </Text>
        )}
      </Text>
      <Select
        aria-label={calendarSetupText.howItCounts(calendar.name)}
        data={countings}
        value={value}
        allowDeselect={false}
        disabled={calendar.is_gone}
        w={230}
        onChange={(next) => next && void change.run({ calendar_id: calendar.id, counts_as: next })}
      />
    </div>
  )
}

/** Events that couldn't be read: they block their days, and their owner should look. */
function UnreadEvents({ calendar: { name, unread_events: events, unread_count: count } }: { calendar: Calendar }) {
  if (count === 0) return null
  return (
    <Alert color="amber" mt="xs" title={calendarSetupText.unreadEvents(count)}>
      <Text size="sm">{calendarSetupText.unreadEventsHint}</Text>
      <ul className="scroll bullets text-14 above-4" aria-label={calendarSetupText.unreadEventsOf(name)}>
        {events.map(({ title, date, part }, index) => (
          <li key={`${index} ${part}`}>
            {title || calendarSetupText.untitledEvent}:{' '}
            {date ? calendarSetupText.dayBlocked(weekdayText(dayAsMoment(date), 'UTC')) : calendarSetupText.noDayBlocked}
            <Text size="xs" c="dimmed" ff="monospace" className="anywhere">
              {part}
            </Text>
          </li>
        ))}
      </ul>
      {count > events.length && <Text size="sm">{calendarSetupText.moreUnread(count - events.length)}</Text>}
    </Alert>
  )
}

function Leave({ account, onClose }: { account: Account; onClose: () => void }) {
  const leave = useDisconnect(onClose)
  return (
    <Dialog title={calendarSetupText.disconnectQuestion(account.name)} onClose={onClose}>
      <Stack>
        <Text>
          {account.calendars.some(({ receives }) => receives)
            ? calendarSetupText.disconnectStopsBooking
            : calendarSetupText.disconnectKeepsInterviews}
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {calendarSetupText.cancel}
          </Button>
          <Button color="red" data-autofocus loading={leave.busy} onClick={() => void leave.run(account.id)}>
            {calendarSetupText.disconnect}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
