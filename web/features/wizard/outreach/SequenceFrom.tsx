// The address a project's sequence is sent from, with the way to one's own mailbox.
import { Anchor, Text } from '@mantine/core'
import type { SendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask } from '../../../api/cache.ts'
import * as mailboxText from '../../../i18n/en/mailbox.ts'

export function SequenceFrom({ projectId }: { projectId: string }) {
  const from = useQuery({
    ...ask<SendingMailbox>('v2/mailboxes/sending', { project_id: projectId }),
    staleTime: 0,
  })
  if (!from.data) return null
  const { address, state, is_mine: isMine, owner_name: owner } = from.data
  return (
    <Text size="sm" c={state === 'paused' ? 'var(--bad-text)' : 'dimmed'}>
      {state === 'paused'
        ? mailboxText.sequencePaused(address)
        : state !== null && !isMine
          ? mailboxText.sequenceFromOwner(address, owner)
          : mailboxText.sequenceFrom(address)}{' '}
      {isMine && state !== 'connected' && (
        <Anchor inherit underline="always" renderRoot={(props) => <Link to="/profile" hash="mailbox-settings" {...props} />}>
          {state === null ? mailboxText.connectYours : mailboxText.openMailbox}
        </Anchor>
      )}
    </Text>
  )
}
