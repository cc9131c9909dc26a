// Accounts of every workspace for super admins: found by email, with the flags, products and access they may change.
import { Badge, Button, Checkbox, Group, NativeSelect, Skeleton, Switch, Text, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import type { ChangeAccount, FindAccounts } from '@fairlead/contract/v2/operations/users'
import { productLabels, productTypes, type ProductType } from '@fairlead/domain/account/products'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { ask, invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { showToast } from '../../ui/toast.ts'
import { When } from '../../ui/When.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import styles from '../../project/staff/operations.module.css'
import * as operationsText from '../../i18n/en/operations.ts'

type Account = FindAccounts['answer'][number]

const kinds: Record<Account['kinds'][number], string> = {
  customer: 'Customer',
  collaborator: 'Collaborator',
  super_admin: 'Super admin',
  staff: 'Staff',
  self_serve: 'Self-serve',
  v2: 'V2',
  recruiter_profile: 'Recruiter profile',
}

export function UsersScreen() {
  const { email = '' } = useSearch({ strict: false })
  const navigate = useNavigate()
  const [text, setText] = useState(email)
  const look = useDebouncedCallback((words: string) => void navigate({ to: '.', search: { email: words.trim() }, replace: true }), 250)
  const found = useQuery({ ...ask<FindAccounts>('v2/operations/users', { email }), enabled: email.length > 1, staleTime: 5000 })
  return (
    <OperationsFrame title={operationsText.users}>
      <TextInput
        type="search"
        aria-label={operationsText.emailOfTheUser}
        placeholder={operationsText.emailAddressOrPartOf}
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
        <EmptyState title={operationsText.findSomeone} text={operationsText.byTheirEmailAddressOr} />
      ) : found.isError && !found.data ? (
        <ErrorState text={operationsText.theUsersCouldNotBe} onRetry={() => void found.refetch()} />
      ) : !found.data ? (
        <Skeleton h={200} radius={12} />
      ) : found.data.length === 0 ? (
        <EmptyState title={operationsText.noOneHasThisAddress} />
      ) : (
        <ul className={styles.messages}>
          {found.data.map((account) => (
            <AccountCard key={account.id} account={account} />
          ))}
        </ul>
      )}
    </OperationsFrame>
  )
}

function AccountCard({ account }: { account: Account }) {
  const [busy, setBusy] = useState(false)
  const change = async (fields: Omit<ChangeAccount['input'], 'user_id'>, said: string) => {
    setBusy(true)
    try {
      await send<ChangeAccount>('PUT', 'v2/operations/users', { user_id: account.id, ...fields })
      showToast(said)
    } catch (error) {
      const sentence = Object.values(failureOf(error)?.fields ?? {})[0]
      showToast(sentence ?? sentenceOf(error, 'We couldn’t update the account. Please try again.'), { tone: 'bad' })
    }
    invalidate('v2/operations/users')
    setBusy(false)
  }
  const withProduct = (product: ProductType, on: boolean) =>
    productTypes.filter((one) => (one === product ? on : account.authorized_products.includes(one)))
  return (
    <li className="card" aria-label={account.email}>
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
              {kinds[kind]}
            </Badge>
          ))}
        </Group>
      </Group>
      <Text size="sm" c="dimmed">
        {operationsText.sinceEmailWorkspacename(account.email, account.workspace_name)} <When date={account.created_at} />
      </Text>
      <Group gap="lg" mt="sm">
        <Switch
          label={operationsText.selfServe}
          checked={account.enable_self_serve_lean_test}
          disabled={busy}
          onChange={(event) => void change({ enable_self_serve_lean_test: event.currentTarget.checked }, 'Saved')}
        />
        <Switch
          label="V2"
          checked={account.enable_v2_experience}
          disabled={busy}
          onChange={(event) => void change({ enable_v2_experience: event.currentTarget.checked }, 'Saved')}
        />
        <fieldset className={styles.products} aria-label={operationsText.products}>
          {productTypes.map((product) => (
            <Checkbox
              key={product}
              label={productLabels[product]}
              checked={account.authorized_products.includes(product)}
              disabled={busy}
              onChange={(event) => void change({ authorized_products: withProduct(product, event.currentTarget.checked) }, 'Saved')}
            />
          ))}
        </fieldset>
        <NativeSelect
          size="xs"
          label={operationsText.dailyEmailLimitsOfThe}
          value={String(account.email_limit_factor)}
          disabled={busy}
          data={[...new Set([1, 2, 5, 10, 50, 100, account.email_limit_factor])]
            .toSorted((a, b) => a - b)
            .map((factor) => ({ value: String(factor), label: factor === 1 ? 'Default' : `${factor} times the default` }))}
          onChange={(event) => void change({ email_limit_factor: Number(event.currentTarget.value) }, 'Saved')}
        />
        <Button
          size="xs"
          variant="default"
          disabled={busy}
          onClick={() =>
            void change(
              { is_disabled: !account.is_disabled },
              account.is_disabled ? 'Account enabled' : 'Account disabled, and all its sessions ended',
            )
          }
        >
          {account.is_disabled ? operationsText.enableTheAccount : operationsText.disableTheAccount}
        </Button>
        {!account.is_disabled && (
          <Button size="xs" variant="default" disabled={busy} onClick={() => void change({ end_sessions: true }, 'Signed out everywhere')}>
            {operationsText.signOutEverywhere}
          </Button>
        )}
      </Group>
    </li>
  )
}
