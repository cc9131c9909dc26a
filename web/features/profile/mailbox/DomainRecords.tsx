// The DNS records of a mailbox's sending domain: what passes, what is wrong, and what to publish.
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import type { CheckRecords } from '@fairlead/contract/v2/mailboxes/records'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { CopyValue } from '../../../ui/CopyValue.tsx'
import { When } from '../../../ui/When.tsx'
import { text as recordsText } from '../../../i18n/domain-records.ts'
import styles from './DomainRecords.module.css'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'
import { Signing } from './Signing.tsx'

type Check = WireMailbox['records']['checks'][number]

const tones = { passes: 'teal', missing: 'red', wrong: 'red', unknown: 'gray' } as const

export function DomainRecords({ mailbox, mayCheck }: { mailbox: WireMailbox; mayCheck: boolean }) {
  const { domain, checked_at: checkedAt, not_needed: notNeeded, checks } = mailbox.records
  const checking = useSubmit({
    send: () => send<CheckRecords>('POST', 'v2/mailboxes/records', { mailbox_id: mailbox.id }),
    success: recordsText.checked,
    onSuccess: (next) => putAnswer(mailboxesQuery.queryKey, next),
    failure: recordsText.notChecked,
    failureIn: 'toast',
  })
  const open = checks.filter(({ state }) => state !== 'passes')
  const failing = open.filter(({ state }) => state !== 'unknown').length

  if (notNeeded !== null)
    return (
      <Text size="sm" c="dimmed">
        {notNeeded}
      </Text>
    )
  return (
    <details open={failing > 0}>
      <summary>{checkedAt === null ? recordsText.notYet(domain) : recordsText.summary(domain, failing, open.length - failing)}</summary>
      <Stack gap="sm" mt="xs">
        <Text size="sm" c="dimmed">
          {recordsText.about}
        </Text>
        {checks.length > 0 && (
          <ul className="stack gap-16 anywhere">
            {checks.map((check) => (
              <RecordLine key={check.kind} check={check} />
            ))}
          </ul>
        )}
        {mayCheck && mailbox.may_sign && <Signing mailbox={mailbox} />}
        <Group gap="xs">
          {mayCheck && (
            <Button
              size="xs"
              variant="default"
              loading={checking.busy}
              onClick={() => void checking.run()}
              aria-label={recordsText.checkAgainOf(domain)}
            >
              {recordsText.checkAgain}
            </Button>
          )}
          {checkedAt !== null && (
            <Text size="sm" c="dimmed">
              {recordsText.lastChecked} <When date={checkedAt} />
            </Text>
          )}
        </Group>
      </Stack>
    </details>
  )
}

function RecordLine({ check: { kind, state, text, record } }: { check: Check }) {
  return (
    <li>
      <Group gap="xs" mb={2}>
        <Text size="sm" fw={600}>
          {recordsText.kinds[kind]}
        </Text>
        <Badge size="sm" variant="light" color={tones[state]} c="var(--ink)">
          {recordsText.states[state]}
        </Badge>
      </Group>
      <Text size="sm">{text}</Text>
      {record && (
        <dl className={`stack boxed pad-8 text-13 gap-4 above-8 ${styles.record}`}>
          <Field label={recordsText.type} value={record.type} />
          <Field label={recordsText.name} value={record.name} copied={recordsText.copyNameOf(recordsText.kinds[kind])} />
          <Field label={recordsText.value} value={record.value} copied={recordsText.copyValueOf(recordsText.kinds[kind])} />
        </dl>
      )}
    </li>
  )
}

function Field({ label, value, copied }: { label: string; value: string; copied?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{copied === undefined ? <code>{value}</code> : <CopyValue value={value} label={copied} />}</dd>
    </div>
  )
}
