// The user's own mailbox, or the ways to connect one.
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { takeReturn } from '../../../session/mailbox-consent.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { text as mailboxText } from '../../../i18n/mailbox.ts'
import { ConnectedMailbox } from './ConnectedMailbox.tsx'
import { ConnectMailbox } from './ConnectMailbox.tsx'
import { MailboxDialog } from './MailboxDialog.tsx'
import { mailboxesQuery } from './mailboxes-query.ts'
import { SharedMailboxes } from './SharedMailboxes.tsx'

export function Mailbox() {
  // its state changes on its own
  const mailboxes = useQuery({ ...mailboxesQuery, staleTime: 0, refetchInterval: 30_000 })
  const [isConnecting, setIsConnecting] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // back from a provider: the result is further down the page
    if (takeReturn()) section.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <>
      <section ref={section} className="card pad-24" aria-labelledby="mailbox" id="mailbox-settings">
        <Title order={2} size="h3" id="mailbox" mb="sm">
          {mailboxText.mailbox}
        </Title>
        {mailboxes.data ? (
          mailboxes.data.mailboxes.length > 0 ? (
            mailboxes.data.mailboxes.map((mailbox) => (
              <ConnectedMailbox
                key={mailbox.id}
                mailbox={mailbox}
                installation={mailboxes.data.installation}
                maxPerDay={mailboxes.data.most_per_day}
              />
            ))
          ) : (
            <Stack gap="sm" align="start">
              <Text size="sm" c="dimmed">
                {mailboxText.sentFrom(mailboxes.data.installation)}
              </Text>
              <ConnectMailbox onByPassword={() => setIsConnecting(true)} />
            </Stack>
          )
        ) : mailboxes.isError ? (
          <ErrorState text={mailboxText.loadFailed} onRetry={() => void mailboxes.refetch()} />
        ) : (
          <Skeleton h={72} radius={8} />
        )}
        {isConnecting && <MailboxDialog mailbox={null} onClose={() => setIsConnecting(false)} />}
      </section>
      {mailboxes.data && <SharedMailboxes answer={mailboxes.data} />}
    </>
  )
}
