// Email of strangers that belongs to no workspace: handed to one, or deleted.
import { Button, Group, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ListInstallationEmail, SettleInstallationEmail } from '@fairlead/contract/v2/operations/unmatched'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { OperationsFrame } from './OperationsFrame.tsx'
import { text as operationsText } from '../../i18n/operations.ts'

type Email = ListInstallationEmail['answer']['emails'][number]

export function UnmatchedScreen() {
  const list = useQuery({ ...queryFor<ListInstallationEmail>('v2/operations/unmatched', { text: '' }), staleTime: 5000 })
  return (
    <OperationsFrame title={operationsText.unmatchedEmail}>
      {list.isError && !list.data ? (
        <ErrorState text={operationsText.unmatchedLoadFailed} onRetry={() => void list.refetch()} />
      ) : !list.data ? (
        <LoadingRows rows={4} />
      ) : list.data.emails.length === 0 ? (
        <EmptyState title={operationsText.noUnmatchedEmail} text={operationsText.unmatchedEmpty} />
      ) : (
        <ul className="stack gap-12">
          {list.data.emails.map((email) => (
            <EmailCard key={email.mail_id} email={email} />
          ))}
        </ul>
      )}
    </OperationsFrame>
  )
}

function EmailCard({ email }: { email: Email }) {
  const [step, setStep] = useState<'assign' | 'delete' | null>(null)
  const [workspace, setWorkspace] = useState<string | null>(null)
  const settling = useSubmit({
    send: (action: SettleInstallationEmail['input']['action']) =>
      send<SettleInstallationEmail>('PUT', 'v2/operations/unmatched', {
        mail_id: email.mail_id,
        action,
        workspace_id: workspace ?? undefined,
      }),
    success: ({ changed }, action) =>
      !changed ? operationsText.emailAlreadyHandled : action === 'delete' ? operationsText.emailDeleted : operationsText.emailMoved,
    onSettled: () => invalidate('v2/operations/unmatched'),
    failure: operationsText.emailNotUpdated,
    failureIn: 'toast',
  })
  const { busy } = settling
  return (
    <li className="card pad-16 anywhere">
      <Group justify="space-between" gap="xs">
        <strong>{email.from_name ?? (email.from_email || operationsText.unknownSender)}</strong>
        <Text size="sm" c="dimmed" component="span">
          <When date={email.date} />
        </Text>
      </Group>
      {email.from_name && (
        <Text size="sm" c="dimmed">
          {email.from_email}
        </Text>
      )}
      <Text fw={550}>{email.email_subject}</Text>
      <p className="text-14 anywhere lines above-4 below-8">{email.text}</p>
      {step === 'assign' && <WorkspacePicker value={workspace} onChange={setWorkspace} />}
      {step === 'delete' && (
        <Text size="sm" mb="xs" role="alert">
          {operationsText.removeText}
        </Text>
      )}
      <Group gap="xs" mt="xs">
        {step === null ? (
          <>
            <Button size="xs" onClick={() => setStep('assign')}>
              {operationsText.assignAction}
            </Button>
            <Button size="xs" variant="subtle" color="red" onClick={() => setStep('delete')}>
              {operationsText.deleteText}
            </Button>
          </>
        ) : (
          <>
            {step === 'assign' ? (
              <Button size="xs" loading={busy} disabled={workspace === null} onClick={() => void settling.run('assign')}>
                {operationsText.assign}
              </Button>
            ) : (
              <Button size="xs" color="red" loading={busy} onClick={() => void settling.run('delete')}>
                {operationsText.deleteEmail}
              </Button>
            )}
            <Button size="xs" variant="subtle" disabled={busy} onClick={() => setStep(null)}>
              {operationsText.cancel}
            </Button>
          </>
        )}
      </Group>
    </li>
  )
}

function WorkspacePicker({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), 250)
  const query = useQuery({ ...queryFor<ListInstallationEmail>('v2/operations/unmatched', { text }), placeholderData: keepPreviousData })
  const options = (query.data?.workspaces ?? []).map((workspace) => ({
    value: workspace.workspace_id,
    label: workspace.owner ? `${workspace.name} (${workspace.owner})` : workspace.name,
  }))
  return (
    <Select
      label={operationsText.workspace}
      description={operationsText.assignWorkspaceHint}
      placeholder={operationsText.nameOrEmailAddress}
      searchable
      data={options}
      // the server has searched
      filter={({ options: all }) => all}
      value={value}
      onChange={onChange}
      onSearchChange={setTyped}
      nothingFoundMessage={query.isFetching ? operationsText.searching : operationsText.noWorkspaceFound}
    />
  )
}
