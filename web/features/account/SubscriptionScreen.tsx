// The page behind the unsubscribe link of outreach emails and summaries, and behind the link that allows email again.
import { Button, Center, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReadSubscription, Resubscribe, Unsubscribe } from '@fairlead/contract/v1/notifications/unsubscribe'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import * as accountLinksText from '../../i18n/en/account-links.ts'

export function SubscriptionScreen() {
  const { token = '' } = useSearch({ strict: false })
  const cache = useQueryClient()
  const key = ['v1/notifications/unsubscribe', token]
  const subscription = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => send<ReadSubscription>('GET', 'v1/notifications/unsubscribe', { token }, signal),
    retry: false,
  })
  const [busy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)

  async function change(off: boolean) {
    setBusy(true)
    setTrouble(null)
    try {
      const next = off
        ? await send<Unsubscribe>('POST', 'v1/notifications/unsubscribe', { token })
        : await send<Resubscribe>('POST', 'v1/notifications/resubscribe', { token })
      cache.setQueryData(key, next)
    } catch (error) {
      setTrouble(failureOf(error)?.message ?? accountLinksText.somethingWentWrong)
    }
    setBusy(false)
  }

  const words = accountLinksText.subscriptions[subscription.data?.about ?? 'outreach']
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder radius="lg" p="xl" w="100%" maw={460}>
        {subscription.isPending && <Skeleton h={140} />}
        {subscription.isError && (
          <ErrorState
            title={accountLinksText.linkFailed}
            text={failureOf(subscription.error)?.message ?? accountLinksText.linkUnreadable}
            onRetry={() => void subscription.refetch()}
          />
        )}
        {subscription.data && (
          <Stack aria-live="polite">
            <Title order={1} fz="h2">
              {words.title(subscription.data.unsubscribed)}
            </Title>
            <Text>{words.text(subscription.data.email, subscription.data.unsubscribed)}</Text>
            {trouble && (
              <Text role="alert" c="var(--mantine-color-error)" size="sm">
                {trouble}
              </Text>
            )}
            {subscription.data.link_sent && (
              <Text component="output" display="block">
                {accountLinksText.resubscribeLinkSent(subscription.data.email)}
              </Text>
            )}
            {subscription.data.link_sent ? null : subscription.data.unsubscribed ? (
              <Button variant="default" loading={busy} onClick={() => void change(false)}>
                {words.back}
              </Button>
            ) : (
              <Button loading={busy} onClick={() => void change(true)}>
                {accountLinksText.unsubscribe}
              </Button>
            )}
          </Stack>
        )}
      </Paper>
    </Center>
  )
}
