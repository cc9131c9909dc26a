// The workspace's mailboxes: visible to everyone, connected and changed by admins.
import { Stack, Text, Title } from '@mantine/core'
import type { WireMailboxes } from '@fairlead/contract/v2/mailboxes'
import { useState } from 'react'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { ConnectedMailbox } from './ConnectedMailbox.tsx'
import { ConnectMailbox } from './ConnectMailbox.tsx'
import { MailboxDialog } from './MailboxDialog.tsx'

export function SharedMailboxes({
  answer: { shared, may_manage_shared: mayManage, installation, most_per_day },
}: {
  answer: WireMailboxes
}) {
  const [isConnecting, setIsConnecting] = useState(false)
  // nothing to see, and nothing to do
  if (shared.length === 0 && !mayManage) return null
  return (
    <section className="card pad-24" aria-labelledby="shared-mailboxes">
      <Title order={2} size="h3" id="shared-mailboxes" mb="sm">
        {mailboxText.shared}
      </Title>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {shared.length === 0 ? mailboxText.noneShared : null} {mailboxText.sharedAbout}
        </Text>
        {shared.map((mailbox) => (
          <ConnectedMailbox
            key={mailbox.id}
            mailbox={mailbox}
            installation={installation}
            maxPerDay={most_per_day}
            isShared
            mayChange={mayManage}
          />
        ))}
        {mayManage && <ConnectMailbox isShared onByPassword={() => setIsConnecting(true)} />}
      </Stack>
      {isConnecting && <MailboxDialog mailbox={null} isShared onClose={() => setIsConnecting(false)} />}
    </section>
  )
}
