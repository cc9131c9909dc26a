// How new email arrives in a mailbox: announced by its provider, or read on a schedule and why.
import { Text } from '@mantine/core'
import { exactDate } from '../../../ui/time.ts'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import type { WireMailbox } from './mailboxes-query.ts'

interface Props {
  kind: WireMailbox['kind']
  arrival: NonNullable<WireMailbox['arrival']>
}

export function MailArrival({ kind, arrival }: Props) {
  const { at_once: isAtOnce, every_seconds: seconds, reason, since, refusal } = arrival
  const provider = mailboxText.providers[kind === 'graph' ? 'microsoft' : 'google']
  const about = { provider, refusal: refusal ?? '', since: since === null ? '' : exactDate(since) }
  return (
    <Text size="sm" c="dimmed" className="anywhere">
      {isAtOnce ? mailboxText.arrivesAtOnce(seconds) : mailboxText.checkedEvery(seconds)}
      {reason !== null && ` ${mailboxText.whyPolled[reason](about)}`}
    </Text>
  )
}
