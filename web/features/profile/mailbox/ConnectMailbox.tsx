// The ways to connect a mailbox: signing in with a provider that the operator has configured, or servers and a password.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { MailboxProviders } from '@fairlead/contract/v2/mailboxes/providers'
import type { AuthProvider } from '@fairlead/domain/account/scopes'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../../api/cache.ts'
import { beginConsent, failureOfConsent } from '../../../session/mailbox-consent.ts'
import { providerIcons } from '../../../session/ProviderButtons.tsx'
import { useUser } from '../../../session/use-user.ts'
import { text as mailboxText } from '../../../i18n/mailbox.ts'

const providersQuery = { ...queryFor<MailboxProviders>('v2/mailboxes/providers', {}), staleTime: Number.POSITIVE_INFINITY }

export function ConnectMailbox({ isShared = false, onByPassword }: { isShared?: boolean; onByPassword: () => void }) {
  const providers = useQuery(providersQuery).data ?? []
  const isAdmin = useUser().data?.is_workspace_admin === true
  const [busy, setBusy] = useState<AuthProvider | null>(null)
  const [wrong, setWrong] = useState<string | null>(() => failureOfConsent(isShared))
  const ready = providers.filter(({ missing_settings: missing }) => missing.length === 0)
  const byPassword = isShared
    ? ready.length > 0
      ? mailboxText.connectSharedByPassword
      : mailboxText.connectShared
    : ready.length > 0
      ? mailboxText.connectByPassword
      : mailboxText.connect
  const missing = providers.filter(({ missing_settings: settings }) => settings.length > 0)

  async function begin(provider: AuthProvider) {
    setBusy(provider)
    setWrong(await beginConsent(provider, { isShared }))
    setBusy(null)
  }

  return (
    <Stack gap="xs" align="start">
      {wrong && (
        <Text size="sm" role="alert" c="var(--bad-text)">
          {wrong}
        </Text>
      )}
      <Group gap="xs">
        {ready.map(({ auth_provider: provider, name }) => {
          const Icon = providerIcons[provider]
          return (
            <Button
              key={provider}
              variant="light"
              leftSection={<Icon size={16} aria-hidden />}
              loading={busy === provider}
              onClick={() => void begin(provider)}
            >
              {isShared ? mailboxText.connectSharedWith(name) : mailboxText.connectWith(name)}
            </Button>
          )
        })}
        <Button variant={ready.length > 0 ? 'default' : 'light'} onClick={onByPassword}>
          {byPassword}
        </Button>
      </Group>
      {isAdmin &&
        !isShared &&
        missing.map(({ auth_provider: provider, name, missing_settings: settings }) => (
          <Text key={provider} size="sm" c="dimmed">
            {mailboxText.missingSettings(name, settings)}
          </Text>
        ))}
    </Stack>
  )
}
