// What the user has allowed the product to do in their name, and changing it.
import { Anchor, Skeleton, Stack, Switch, Text } from '@mantine/core'
import type { CheckScopes } from '@fairlead/contract/v1/users/scope_check'
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ask, cache, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { useProductName, userQuery } from '../projects/use-projects.ts'

const scopesQuery = ask<CheckScopes>('v1/users/scope_check', {})

export function PermissionsDialog({ onClose }: { onClose: () => void }) {
  const scopes = useQuery({ ...scopesQuery, staleTime: 0 })
  const product = useProductName()
  const allow = useMutation({
    mutationFn: (may_send: boolean) => send<PutUserSettings>('PUT', 'v1/users/settings', { may_send }),
    onSuccess: (next) => {
      cache.setQueryData(userQuery.queryKey, next)
      cache.setQueryData<CheckScopes['answer']>(scopesQuery.queryKey, (before) => before && { ...before, email_send: next.may_send })
      invalidate('v1/users/scope_check')
    },
    onError: (error) => showToast(sentenceOf(error, 'This could not be saved. Please try again.'), { tone: 'bad' }),
  })
  return (
    <Dialog title="Additional Permissions" onClose={onClose}>
      {scopes.data ? (
        <Stack gap="lg">
          <Switch
            data-autofocus
            label={`${product} may send mail in my name`}
            description="When this is off, nobody of your team can choose you as the sender."
            checked={allow.isPending ? allow.variables : scopes.data.email_send}
            onChange={(event) => allow.mutate(event.currentTarget.checked)}
          />
          <Text size="sm">
            {scopes.data.calendar ? 'Your calendar is synced. ' : 'No calendar of yours is synced. '}
            <Anchor renderRoot={(props) => <Link to="/calendar" {...props} />} underline="always" onClick={onClose}>
              Calendar Preferences
            </Anchor>
          </Text>
        </Stack>
      ) : scopes.isError ? (
        <ErrorState text="Your permissions could not be loaded." onRetry={() => void scopes.refetch()} />
      ) : (
        <Skeleton h={96} radius={8} />
      )}
    </Dialog>
  )
}
