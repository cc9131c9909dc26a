import { Button, Stack, Text } from '@mantine/core'
import type { WireIdentities } from '@fairlead/contract/v1/users/identities'
import { authProviders, providerPermissions } from '@fairlead/domain/account/scopes'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { usePending } from '../api/use-submit.ts'
import { providersQuery } from './ProviderButtons.tsx'
import { providerLabels } from './provider-sign-in.ts'
import { useConfirmation } from './use-confirmation.tsx'
import { connect, permissionTexts } from './ways-in.ts'
import { text as sessionPermissionsText } from '../i18n/session-permissions.ts'

type Identity = WireIdentities['identities'][number]

export function ProviderPermissions({ identities }: { identities: Identity[] }) {
  const setUp = useQuery(providersQuery).data?.map(({ auth_provider }) => auth_provider) ?? []
  const remainingProviders = authProviders.filter(
    (provider) => setUp.includes(provider) && !identities.some(({ auth_provider }) => auth_provider === provider),
  )
  return (
    <>
      {identities.map((identity) => (
        <Allowed key={identity.id} identity={identity} mayAsk={setUp.includes(identity.auth_provider)} />
      ))}
      {remainingProviders.map((provider) => (
        <Ask
          key={provider}
          provider={provider}
          permissions={providerPermissions}
          text={sessionPermissionsText.connect(providerLabels[provider])}
        />
      ))}
    </>
  )
}

function Allowed({ identity, mayAsk }: { identity: Identity; mayAsk: boolean }) {
  const { auth_provider: provider, email, missing } = identity
  const name = providerLabels[provider]
  return (
    <Stack gap={6} component="section" aria-label={`${name}, ${email}`}>
      <Text size="sm" fw={600}>
        {name}{' '}
        <Text span size="sm" c="dimmed" fw={400}>
          {email}
        </Text>
      </Text>
      <ul className="stack text-14 gap-4">
        {providerPermissions.map((permission) => {
          const isMissing = missing.includes(permission)
          return (
            <li className="row" key={permission} data-missing={isMissing || undefined}>
              {isMissing ? <IconMinus size={16} aria-hidden /> : <IconCheck size={16} aria-hidden />}
              {permissionTexts[permission]}: {isMissing ? sessionPermissionsText.notAllowed : sessionPermissionsText.allowed}
            </li>
          )
        })}
      </ul>
      {missing.length > 0 && mayAsk && (
        <Ask provider={provider} permissions={missing} hint={email} text={sessionPermissionsText.allowIn(name)} />
      )}
    </Stack>
  )
}

interface AskProps {
  provider: Identity['auth_provider']
  permissions: readonly (typeof providerPermissions)[number][]
  hint?: string
  text: string
}

function Ask({ provider, permissions, hint, text }: AskProps) {
  const [busy, during] = usePending()
  const { confirmed, dialog } = useConfirmation()
  const ask = () => void during(() => connect(provider, permissions, hint))
  return (
    <>
      {dialog}
      {/* more permissions for a connected account aren't a new way to sign in */}
      <Button variant="light" size="xs" loading={busy} style={{ alignSelf: 'start' }} onClick={() => (hint ? ask() : confirmed(ask))}>
        {text}
      </Button>
    </>
  )
}
