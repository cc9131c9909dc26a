// The shared mailboxes that a project's sequence may be sent from, and the address it is sent from.
import { Select, Stack } from '@mantine/core'
import type { ChooseSendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { useQuery } from '@tanstack/react-query'
import { putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { SendingFrom, sendingQuery } from '../../../project/SendingFrom.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'

/** The option for no shared mailbox. */
const owners = 'owner'

export function SequenceFrom({ projectId }: { projectId: string }) {
  const query = sendingQuery(projectId)
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
  const { address, is_shared: isShared, shared, may_choose: mayChoose } = from.data

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
      <SendingFrom projectId={projectId} />
    </Stack>
  )
}
