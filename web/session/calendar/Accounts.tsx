import { Button, Group, Stack, Text } from '@mantine/core'
import { authProviders, providerPermissions } from '@fairlead/domain/account/scopes'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { providersQuery } from '../ProviderButtons.tsx'
import { providerLabels } from '../provider-sign-in.ts'
import { useConfirmation } from '../use-confirmation.tsx'
import { connect } from '../ways-in.ts'
import { AccountCard } from './AccountCard.tsx'
import { calendarsQuery, useSyncNow } from './use-calendars.ts'
import { text as calendarSetupText } from '../../i18n/calendar-setup.ts'

const ConnectDialog = lazy(() => import('./ConnectDialog.tsx').then(({ ConnectDialog: component }) => ({ default: component })))

export function Accounts() {
  const calendars = useQuery(calendarsQuery)
  const sync = useSyncNow()
  if (calendars.isError && !calendars.data)
    return <ErrorState text={calendarSetupText.accountsFailed} onRetry={() => void calendars.refetch()} />
  if (!calendars.data) return <LoadingRows rows={2} />
  const { accounts } = calendars.data
  return (
    <Stack gap="sm">
      <Group justify="space-between">
        <Text size="sm" fw={550}>
          {calendarSetupText.connectedAccounts}
        </Text>
        {accounts.length > 0 && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconRefresh size={14} aria-hidden />}
            loading={sync.busy}
            onClick={() => void sync.run()}
          >
            {calendarSetupText.syncNow}
          </Button>
        )}
      </Group>
      {accounts.map((account) => (
        <AccountCard key={account.id} account={account} />
      ))}
      {accounts.length === 0 && (
        <Text size="sm" c="dimmed">
          {calendarSetupText.noAccounts}
        </Text>
      )}
      <ConnectAnother />
    </Stack>
  )
}

function ConnectAnother() {
  const [open, setOpen] = useState<'caldav' | 'ics' | null>(null)
  const [going, setGoing] = useState<string | null>(null)
  const setUp = useQuery(providersQuery).data?.map(({ auth_provider }) => auth_provider) ?? []
  const { confirmed, dialog } = useConfirmation()
  return (
    <Group gap="xs">
      {dialog}
      {authProviders
        .filter((provider) => setUp.includes(provider))
        .map((provider) => (
          <Button
            key={provider}
            variant="default"
            loading={going === provider}
            onClick={() =>
              confirmed(() => {
                setGoing(provider)
                void connect(provider, providerPermissions).finally(() => setGoing(null))
              })
            }
          >
            {calendarSetupText.connect(providerLabels[provider])}
          </Button>
        ))}
      <Button variant="default" onClick={() => setOpen('caldav')}>
        {calendarSetupText.connectCalDav}
      </Button>
      <Button variant="default" onClick={() => setOpen('ics')}>
        {calendarSetupText.addAFeed}
      </Button>
      {open && (
        <Suspense>
          <ConnectDialog kind={open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </Group>
  )
}
