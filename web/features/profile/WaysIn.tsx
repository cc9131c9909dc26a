// How the user signs in: a password, accounts at Google and Microsoft.
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { authProviders } from '@fairlead/domain/account/scopes'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { usePending } from '../../api/use-submit.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { providerIcons, providersQuery } from '../../session/ProviderButtons.tsx'
import { providerLabels } from '../../session/provider-sign-in.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { connect, disconnect, waysInQuery } from '../../session/ways-in.ts'
import { text as profileText } from '../../i18n/profile.ts'

export function WaysIn() {
  const ways = useQuery(waysInQuery)
  const providers = useQuery(providersQuery)
  const [pressed, setPressed] = useState<string | null>(null)
  const [isBusy, pending] = usePending()
  const busy = isBusy ? pressed : null
  const { confirmed, dialog } = useConfirmation()
  const during = (key: string, work: () => Promise<void>) => {
    if (!isBusy) setPressed(key)
    void pending(work)
  }
  const offered = authProviders.filter(
    (provider) =>
      providers.data?.some(({ auth_provider }) => auth_provider === provider) &&
      !ways.data?.identities.some(({ auth_provider }) => auth_provider === provider),
  )
  return (
    <section className="card pad-24" aria-labelledby="ways-in">
      <Title order={2} size="h3" id="ways-in" mb="sm">
        {profileText.signingIn}
      </Title>
      {dialog}
      {ways.data ? (
        <Stack gap="sm">
          <Way
            icon={<IconKey size={18} />}
            title={profileText.password}
            text={ways.data.has_password ? profileText.set : profileText.noPasswordNote}
          />
          {ways.data.identities.map(({ id, auth_provider: provider, email }) => {
            const Icon = providerIcons[provider]
            return (
              <Way key={id} icon={<Icon size={18} />} title={providerLabels[provider]} text={email}>
                <Button
                  size="xs"
                  variant="default"
                  loading={busy === id}
                  onClick={() => confirmed(() => during(id, () => disconnect(id, provider)))}
                  aria-label={profileText.disconnectValueEmail(providerLabels[provider], email)}
                >
                  {profileText.disconnect}
                </Button>
              </Way>
            )
          })}
          {offered.map((provider) => {
            const Icon = providerIcons[provider]
            return (
              <Way key={provider} icon={<Icon size={18} />} title={providerLabels[provider]} text={profileText.notConnected}>
                <Button
                  size="xs"
                  variant="light"
                  loading={busy === provider}
                  onClick={() => confirmed(() => during(provider, () => connect(provider, [])))}
                  aria-label={profileText.connectValue(providerLabels[provider])}
                >
                  {profileText.connect}
                </Button>
              </Way>
            )
          })}
        </Stack>
      ) : ways.isError ? (
        <ErrorState text={profileText.signInMethodsLoadFailed} onRetry={() => void ways.refetch()} />
      ) : (
        <Skeleton h={72} radius={8} />
      )}
    </section>
  )
}

function Way({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between" mih={34}>
      <Group gap="sm" wrap="nowrap" className="shrink">
        <span aria-hidden style={{ lineHeight: 0, color: 'var(--soft)' }}>
          {icon}
        </span>
        <div className="shrink">
          <Text size="sm" fw={600}>
            {title}
          </Text>
          <Text size="sm" c="dimmed" className="anywhere">
            {text}
          </Text>
        </div>
      </Group>
      {children}
    </Group>
  )
}
