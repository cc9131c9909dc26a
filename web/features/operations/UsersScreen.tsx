// Accounts of every workspace for super admins: found by email, with the flags, products and access they may change.
import { Badge, Button, Checkbox, Group, NativeSelect, Switch, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { ChangeAccount, FindAccounts } from '@fairlead/contract/v2/operations/users'
import { productLabels, productTypes, type ProductType } from '@fairlead/domain/account/products'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { text as factorText } from '../../i18n/second-factor.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type Account = FindAccounts['answer'][number]

export function UsersScreen() {
  const { email = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [text, setText] = useState(email)
  const look = useDebouncedCallback((words: string) => void navigate({ to: '.', search: { email: words.trim() }, replace: true }), 250)
  const query = useQuery({ ...queryFor<FindAccounts>('v2/operations/users', { email }), enabled: email.length > 1, staleTime: 5000 })
  return (
    <OperationsFrame title={operationsText.users}>
      <TextInput
        type="search"
        aria-label={operationsText.userEmailLabel}
        placeholder={operationsText.userSearchPlaceholder}
        leftSection={<IconSearch size={16} />}
        value={text}
        mb="md"
        maw={420}
        onChange={(event) => {
          setText(event.currentTarget.value)
          look(event.currentTarget.value)
        }}
      />
      {email.length < 2 ? (
        <EmptyState title={operationsText.findSomeone} text={operationsText.userSearchHint} />
      ) : query.isError && !query.data ? (
        <ErrorState text={operationsText.usersLoadFailed} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <LoadingRows rows={3} />
      ) : query.data.length === 0 ? (
        <EmptyState title={operationsText.noUsersFound} />
      ) : (
        <ul className="stack gap-12">
          {query.data.map((account) => (
            <AccountCard key={account.id} account={account} />
          ))}
        </ul>
      )}
    </OperationsFrame>
  )
}

function AccountCard({ account }: { account: Account }) {
  const changing = useSubmit({
    send: (fields: Omit<ChangeAccount['input'], 'user_id'>, _said: string) =>
      send<ChangeAccount>('PUT', 'v2/operations/users', { user_id: account.id, ...fields }),
    success: (_, __, message) => message,
    onSettled: () => invalidate('v2/operations/users'),
    failure: operationsText.accountNotUpdated,
    failureIn: 'toast',
    // the error of a field is complete: each control is one field
    refused: ({ fields }) => Object.values(fields)[0] ?? null,
  })
  const { busy } = changing
  const { confirmed, dialog } = useConfirmation()
  const change = (fields: Omit<ChangeAccount['input'], 'user_id'>, message: string = operationsText.saved) =>
    void changing.run(fields, message)
  const withProduct = (product: ProductType, on: boolean) =>
    productTypes.filter((productType) => (productType === product ? on : account.authorized_products.includes(productType)))
  return (
    <li className="card pad-16 anywhere" aria-label={account.email}>
      {dialog}
      <Group justify="space-between" gap="xs">
        <strong>{account.name || account.email}</strong>
        <Group gap={4}>
          {account.is_disabled && (
            <Badge color="red" variant="light" c="var(--bad-text)">
              {operationsText.disabled}
            </Badge>
          )}
          {account.kinds.map((kind) => (
            <Badge key={kind} variant="light" color="gray" c="var(--ink)">
              {operationsText.accountKinds[kind]}
            </Badge>
          ))}
        </Group>
      </Group>
      <Group justify="space-between" gap="xs" mt={4}>
        <Text size="sm" c="dimmed">
          {operationsText.sinceEmailWorkspacename(account.email, account.workspace_name)} <When date={account.created_at} />
        </Text>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            disabled={busy}
            onClick={() =>
              change(
                { is_disabled: !account.is_disabled },
                account.is_disabled ? operationsText.accountEnabled : operationsText.accountDisabled,
              )
            }
          >
            {account.is_disabled ? operationsText.enableTheAccount : operationsText.disableTheAccount}
          </Button>
          {!account.is_disabled && (
            <Button
              size="xs"
              variant="default"
              disabled={busy}
              onClick={() => change({ end_sessions: true }, operationsText.signedOutEverywhere)}
            >
              {operationsText.signOutEverywhere}
            </Button>
          )}
          {!account.is_disabled && (
            <Button
              size="xs"
              variant="default"
              disabled={busy}
              onClick={() => confirmed(() => change({ reset_factors: true }, factorText.wasReset(account.name || account.email)))}
            >
              {factorText.reset}
            </Button>
          )}
        </Group>
      </Group>
      <Group gap="lg" mt="sm">
        <Switch
          label={operationsText.selfServe}
          checked={account.enable_self_serve_lean_test}
          disabled={busy}
          onChange={(event) => change({ enable_self_serve_lean_test: event.currentTarget.checked })}
        />
        <Switch
          label={operationsText.accountKinds.v2}
          checked={account.enable_v2_experience}
          disabled={busy}
          onChange={(event) => change({ enable_v2_experience: event.currentTarget.checked })}
        />
        <fieldset className="flex wrap gap-16 tight" aria-label={operationsText.products}>
          {productTypes.map((product) => (
            <Checkbox
              key={product}
              label={productLabels[product]}
              checked={account.authorized_products.includes(product)}
              disabled={busy}
              onChange={(event) => change({ authorized_products: withProduct(product, event.currentTarget.checked) })}
            />
          ))}
        </fieldset>
        <NativeSelect
          size="xs"
          label={operationsText.emailLimits}
          value={String(account.email_limit_factor)}
          disabled={busy}
          data={[...new Set([1, 2, 5, 10, 50, 100, account.email_limit_factor])]
            .toSorted((a, b) => a - b)
            .map((factor) => ({ value: String(factor), label: operationsText.timesTheDefault(factor) }))}
          onChange={(event) => change({ email_limit_factor: Number(event.currentTarget.value) })}
        />
      </Group>
    </li>
  )
}
