import { Anchor, Skeleton, Stack, Switch, Text } from '@mantine/core'
import type { CheckScopes } from '@fairlead/contract/v1/users/scope_check'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { messages } from '@fairlead/domain/shared/messages'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryFor, cache, invalidate, putAnswer } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { useSubmit } from '../api/use-submit.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { useProductName, userQuery } from './use-user.ts'
import { ProviderPermissions } from './ProviderPermissions.tsx'
import { waysInQuery } from './ways-in.ts'
import { text as sessionPermissionsText } from '../i18n/session-permissions.ts'

const scopesQuery = queryFor<CheckScopes>('v1/users/scope_check', {})

export function PermissionsDialog({ onClose }: { onClose: () => void }) {
  const scopes = useQuery({ ...scopesQuery, staleTime: 0 })
  const product = useProductName()
  const ways = useQuery({ ...waysInQuery, staleTime: 0 })
  const allowing = useSubmit({
    send: (may_send: boolean) => send<PutUserSettings>('PUT', 'v1/users/settings', { may_send }),
    onSuccess: (next) => {
      putAnswer(userQuery.queryKey, next)
      cache.setQueryData<CheckScopes['answer']>(scopesQuery.queryKey, (before) => before && { ...before, email_send: next.may_send })
      invalidate('v1/users/scope_check')
    },
    failure: messages.userFailed,
    failureIn: 'toast',
    refused: () => messages.userFailed,
  })
  // shown at once, until the server has answered
  const isAllowing = allowing.running?.[0]
  return (
    <Dialog title={sessionPermissionsText.additionalPermissions} onClose={onClose}>
      {scopes.data ? (
        <Stack gap="lg">
          <Switch
            data-autofocus
            label={sessionPermissionsText.sendAsMe(product)}
            description={sessionPermissionsText.sendAsMeExplained}
            checked={isAllowing ?? scopes.data.email_send}
            onChange={(event) => void allowing.run(event.currentTarget.checked)}
          />
          {ways.data && <ProviderPermissions identities={ways.data.identities} />}
          <Text size="sm">
            {scopes.data.calendar ? sessionPermissionsText.calendarSynced : sessionPermissionsText.noCalendarSynced}{' '}
            <Anchor renderRoot={(props) => <Link to="/calendar" {...props} />} underline="always" onClick={onClose}>
              {sessionPermissionsText.calendarPreferences}
            </Anchor>
          </Text>
        </Stack>
      ) : scopes.isError ? (
        <ErrorState text={sessionPermissionsText.permissionsFailed} onRetry={() => void scopes.refetch()} />
      ) : (
        <Skeleton h={96} radius={8} />
      )}
    </Dialog>
  )
}
