// DKIM signing of a mailbox whose own server doesn't sign.
import { Button, Group, Text } from '@mantine/core'
import type { WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import type { StartSigning, StopSigning } from '@fairlead/contract/v2/mailboxes/signing'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { text as recordsText } from '../../../i18n/domain-records.ts'
import { mailboxesQuery, type WireMailbox } from './mailboxes-query.ts'

export function Signing({ mailbox: { id, signing } }: { mailbox: WireMailbox }) {
  const options = {
    onSuccess: (next: WireMailboxes) => putAnswer(mailboxesQuery.queryKey, next),
    failure: recordsText.signingNotChanged,
    failureIn: 'toast',
  } as const
  const starting = useSubmit({
    ...options,
    send: () => send<StartSigning>('POST', 'v2/mailboxes/signing', { mailbox_id: id }),
    success: recordsText.keyMade,
  })
  const stopping = useSubmit({
    ...options,
    send: () => send<StopSigning>('DELETE', 'v2/mailboxes/signing', { mailbox_id: id }),
    success: recordsText.signingOff,
  })
  return (
    <div>
      <Text size="sm" mb={4}>
        <b>{recordsText.signing}.</b> {recordsText.signingAbout[signing ?? 'off']}
      </Text>
      <Group gap="xs">
        {(signing === null || signing === 'signing') && (
          <Button size="xs" variant="default" loading={starting.busy} onClick={() => void starting.run()}>
            {signing === null ? recordsText.turnOnSigning : recordsText.newKey}
          </Button>
        )}
        {signing !== null && (
          <Button size="xs" variant="default" loading={stopping.busy} onClick={() => void stopping.run()}>
            {recordsText.turnOffSigning}
          </Button>
        )}
      </Group>
    </div>
  )
}
