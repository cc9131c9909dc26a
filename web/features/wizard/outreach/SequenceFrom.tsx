// The address a project's sequence is sent from, the shared mailboxes to choose from, and the way to one's own.
import { Anchor, Select, Stack, Text } from '@mantine/core'
import type { ChooseSendingMailbox, SendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { ask, putAnswer } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { showToast } from '../../../ui/toast.ts'
import * as mailboxText from '../../../i18n/en/mailbox.ts'

/** A choice that is none of the shared mailboxes. */
const owners = 'owner'

export function SequenceFrom({ projectId }: { projectId: string }) {
  const query = ask<SendingMailbox>('v2/mailboxes/sending', { project_id: projectId })
  const from = useQuery({ ...query, staleTime: 0 })
  const [busy, setBusy] = useState(false)
  if (!from.data) return null
  const { address, state, is_mine: isMine, is_shared: isShared, owner_name: owner, shared, may_choose: mayChoose } = from.data

  async function choose(mailboxId: string) {
    setBusy(true)
    try {
      const chosen = { project_id: projectId, mailbox_id: mailboxId === owners ? '' : mailboxId }
      putAnswer(query.queryKey, await send<ChooseSendingMailbox>('PUT', 'v2/mailboxes/sending', chosen))
      showToast(mailboxText.senderSaved)
    } catch (error) {
      showToast(sentenceOf(error, mailboxText.senderNotSaved), { tone: 'bad' })
    }
    setBusy(false)
  }

  return (
    <Stack gap="xs">
      {mayChoose && shared.length > 0 && (
        <Select
          label={mailboxText.sender}
          maw={360}
          allowDeselect={false}
          disabled={busy}
          data={[{ value: owners, label: mailboxText.ownersMailbox }, ...shared.map(({ id, address: label }) => ({ value: id, label }))]}
          value={isShared ? (shared.find((one) => one.address === address)?.id ?? owners) : owners}
          onChange={(value) => value && void choose(value)}
        />
      )}
      <Text size="sm" c={state === 'paused' ? 'var(--bad-text)' : 'dimmed'}>
        {state === 'paused'
          ? mailboxText.sequencePaused(address)
          : isShared
            ? mailboxText.sequenceFromShared(address)
            : state !== null && !isMine
              ? mailboxText.sequenceFromOwner(address, owner)
              : mailboxText.sequenceFrom(address)}{' '}
        {isMine && !isShared && state !== 'connected' && (
          <Anchor inherit renderRoot={(props) => <Link to="/profile" hash="mailbox-settings" {...props} />}>
            {state === null ? mailboxText.connectYours : mailboxText.openMailbox}
          </Anchor>
        )}
      </Text>
    </Stack>
  )
}
