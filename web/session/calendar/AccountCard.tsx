// One connected account: how it stands with it, and what each of its calendars counts as.
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { When } from '../../ui/When.tsx'
import styles from './calendar.module.css'
import { useChangeCalendar, useDisconnect, type Account, type Calendar } from './use-calendars.ts'

const kinds: Record<Account['kind'], string> = { caldav: 'CalDAV', google: 'Google', microsoft: 'Microsoft', ics: 'Feed, read only' }
const countings: { value: Calendar['counts_as']; label: string }[] = [
  { value: 'busy', label: 'Events block time' },
  { value: 'days_off', label: 'Treat all-day events as time off' },
  { value: 'ignored', label: 'Ignored' },
]

export function AccountCard({ account }: { account: Account }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <section className="card" aria-label={account.name}>
      <Stack gap="xs" p="md">
        <Group justify="space-between" gap="xs" wrap="nowrap" align="flex-start">
          <div style={{ minWidth: 0 }}>
            <Text fw={550} style={{ overflowWrap: 'anywhere' }}>
              {account.name}
            </Text>
            <State account={account} />
          </div>
          <Button variant="subtle" color="red" size="compact-sm" style={{ flex: 'none' }} onClick={() => setLeaving(true)}>
            Disconnect
          </Button>
        </Group>
        {account.calendars.map((one) => (
          <Counting key={one.id} calendar={one} />
        ))}
      </Stack>
      {leaving && <Leave account={account} onClose={() => setLeaving(false)} />}
    </section>
  )
}

function State({ account: { kind, state, why, synced_at: syncedAt } }: { account: Account }) {
  const read = syncedAt && (
    <>
      Read <When date={syncedAt} />
    </>
  )
  const wrong = state === 'refused' || state === 'failed'
  return (
    <Text size="sm" c={wrong ? 'var(--bad-text)' : 'dimmed'} component="p" m={0}>
      {kinds[kind]} · {state === 'syncing' && 'first sync in progress…'}
      {state === 'synced' && read}
      {state === 'failed' && (
        <>
          cannot be read just now{why ? `: ${why}` : ''} {read} It is tried again by itself, and no one can book until it works.
        </>
      )}
      {state === 'refused' && <>connect it again: {why ?? 'access has ended.'} No one can book until then.</>}
    </Text>
  )
}

function Counting({ calendar }: { calendar: Calendar }) {
  const change = useChangeCalendar()
  const value = change.isPending ? change.variables.counts_as : calendar.counts_as
  return (
    <div className={styles.counting}>
      <Text size="sm" style={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {calendar.name}
        {calendar.is_gone && ' (no longer there)'}
        {calendar.receives && (
          <Text span size="xs" c="var(--accent-text)" display="block">
            Interviews are added here
          </Text>
        )}
      </Text>
      <Select
        aria-label={`What ${calendar.name} counts as`}
        data={countings}
        value={value}
        allowDeselect={false}
        disabled={calendar.is_gone}
        w={230}
        onChange={(next) => next && change.mutate({ calendar_id: calendar.id, counts_as: next as Calendar['counts_as'] })}
      />
    </div>
  )
}

function Leave({ account, onClose }: { account: Account; onClose: () => void }) {
  const leave = useDisconnect(onClose)
  return (
    <Dialog title={`Disconnect ${account.name}?`} onClose={onClose}>
      <Stack>
        <Text>
          We’ll delete the synced data. Interviews stay on the calendar
          {account.calendars.some(({ receives }) => receives) && ', and no candidate can book with you until you choose another calendar'}.
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button color="red" data-autofocus loading={leave.isPending} onClick={() => leave.mutate(account.id)}>
            Disconnect
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
