// The address a project's sequence is sent from, the shared mailboxes to choose from, and a link to the user's own.
import { Anchor, Select, Stack, Text } from '@mantine/core'
import type { ChooseSendingMailbox, SendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryFor, putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { text as mailboxText } from '../../../i18n/mailbox.ts'

/** The option for no shared mailbox. */
const owners = 'owner'

export function SequenceFrom({ projectId }: { projectId: string }) {
  const query = queryFor<SendingMailbox>('v2/mailboxes/sending', { project_id: projectId })
  const from = useQuery({ ...query, staleTime: 0 })
  const choosing = useSubmit({
    send: (mailboxId: string) =>
      send<ChooseSendingMailbox>('PUT', 'v2/mailboxes/sending', {
        project_id: projectId,
        mailbox_id: mailboxId === owners ? '' : mailboxId,
      }),
    success: mailboxText.senderSaved,
    onSuccess: (chosen) => putAnswer(query.queryKey, chosen),
    failure: mailboxText.senderNotSaved,
    failureIn: 'toast',
  })
  if (!from.data) return null
  const { address, state, is_mine: isMine, is_shared: isShared, owner_name: owner, shared, may_choose: mayChoose } = from.data

  return (
    <Stack gap="xs">
      {mayChoose && shared.length > 0 && (
        <Select
          label={mailboxText.sender}
          maw={360}
          allowDeselect={false}
          disabled={choosing.busy}
          data={[{ value: owners, label: mailboxText.ownersMailbox }, ...shared.map(({ id, address: label }) => ({ value: id, label }))]}
          value={isShared ? (shared.find((mailbox) => mailbox.address === address)?.id ?? owners) : owners}
          onChange={(value) => value && void choosing.run(value)}
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
          <Anchor inherit underline="always" renderRoot={(props) => <Link to="/profile" hash="mailbox-settings" {...props} />}>
            {state === null ? mailboxText.connectYours : mailboxText.openMailbox}
          </Anchor>
        )}
      </Text>
    </Stack>
  )
}
