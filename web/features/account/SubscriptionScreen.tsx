// The page behind the unsubscribe link of outreach emails and summaries, and behind the link that allows email again.
import { Button, Center, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { ReadSubscription, Resubscribe, Unsubscribe } from '@fairlead/contract/v1/notifications/unsubscribe'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { failureOf, isFinal } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { FormError } from '../../ui/FormError.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { text as accountLinksText } from '../../i18n/account-links.ts'

export function SubscriptionScreen() {
  const { token = '' } = useSearch({ strict: false })
  const cache = useQueryClient()
  const key = ['v1/notifications/unsubscribe', token]
  const subscription = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => send<ReadSubscription>('GET', 'v1/notifications/unsubscribe', { token }, signal),
    retry: false,
  })
  const change = useSubmit({
    send: (off: boolean) =>
      off
        ? send<Unsubscribe>('POST', 'v1/notifications/unsubscribe', { token })
        : send<Resubscribe>('POST', 'v1/notifications/resubscribe', { token }),
    onSuccess: (next) => cache.setQueryData(key, next),
    failure: accountLinksText.somethingWentWrong,
    refused: ({ message }) => message,
  })

  const about = subscription.data?.about ?? 'outreach'
  const words = accountLinksText.subscriptions[about === 'test' ? 'outreach' : about]
  return (
    <Center mih="100dvh" p="md" component="main">
      <Paper withBorder radius="lg" p="xl" w="100%" maw={460}>
        {subscription.isPending && <Skeleton h={140} />}
        {subscription.isError && (
          <ErrorState
            title={accountLinksText.linkFailed}
            text={failureOf(subscription.error)?.message ?? accountLinksText.linkUnreadable}
            onRetry={isFinal(subscription.error) ? undefined : () => void subscription.refetch()}
          />
        )}
        {about === 'test' && (
          <Stack>
            <Title order={1} fz="h2">
              {accountLinksText.testLinkTitle}
            </Title>
            <Text>{accountLinksText.testLinkText}</Text>
          </Stack>
        )}
        {subscription.data && about !== 'test' && (
          <Stack aria-live="polite">
            <Title order={1} fz="h2">
              {words.title(subscription.data.unsubscribed)}
            </Title>
            {/* a masked address keeps its dots together */}
            <Text style={{ wordBreak: 'keep-all', overflowWrap: 'anywhere' }}>
              {words.text(subscription.data.email, subscription.data.unsubscribed)}
            </Text>
            <FormError>{change.sentence}</FormError>
            {subscription.data.link_sent && (
              <Text component="output" display="block">
                {accountLinksText.resubscribeLinkSent(subscription.data.email)}
              </Text>
            )}
            {subscription.data.link_sent ? null : subscription.data.unsubscribed ? (
              <Button variant="default" loading={change.busy} onClick={() => void change.run(false)}>
                {words.back}
              </Button>
            ) : (
              <Button loading={change.busy} onClick={() => void change.run(true)}>
                {accountLinksText.unsubscribe}
              </Button>
            )}
          </Stack>
        )}
      </Paper>
    </Center>
  )
}
