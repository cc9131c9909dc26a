import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { RemoveConnection, TestConnection } from '@fairlead/contract/v2/team/sso'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { text as ssoText } from '../../../i18n/single-sign-on.ts'
import { beginSso } from '../../../session/provider-sign-in.ts'
import { ssoTestKey } from '../../../session/single-sign-on.ts'
import { CopyValue } from '../../../ui/CopyValue.tsx'
import { AddConnectionDialog, EditConnectionDialog } from './ConnectionDialog.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { show, type Connection } from './use-sso.ts'

export function Connections({ connections }: { connections: Connection[] }) {
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<Connection | null>(null)
  const [removing, setRemoving] = useState<Connection | null>(null)
  return (
    <section className="card pad-16" aria-labelledby="sso-providers">
      <Title order={2} size="h3" id="sso-providers" mb="xs">
        {ssoText.providers}
      </Title>
      {connections.length === 0 ? (
        <Text size="sm" c="dimmed">
          {ssoText.noProviders}
        </Text>
      ) : (
        <ul className="lined">
          {connections.map((connection) => (
            <ConnectionRow
              key={connection.id}
              connection={connection}
              onEdit={() => setEditing(connection)}
              onRemove={() => setRemoving(connection)}
            />
          ))}
        </ul>
      )}
      <Button mt="sm" onClick={() => setAdding(true)}>
        {ssoText.addProvider}
      </Button>
      {adding && <AddConnectionDialog onClose={() => setAdding(false)} />}
      {editing && <EditConnectionDialog connection={editing} onClose={() => setEditing(null)} />}
      {removing && (
        <RemoveDialog
          title={ssoText.removeTitle(removing.name)}
          explained={ssoText.removeExplained}
          success={ssoText.removed(removing.name)}
          remove={async () => show(await send<RemoveConnection>('DELETE', 'v2/team/sso/connections', { id: removing.id }))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  )
}

function ConnectionRow({ connection, onEdit, onRemove }: { connection: Connection; onEdit: () => void; onRemove: () => void }) {
  const { id, name, issuer, redirect_uri, logout_uri } = connection
  const testing = useSubmit({
    send: () => beginSso({ connection: id, purpose: 'test', back: '/team/single-sign-on' }),
    // the browser is about to leave for the provider's page
    onSuccess: () => new Promise(() => {}),
    failure: ssoText.testFailed,
    failureIn: 'toast',
  })
  return (
    <li className="pad-y">
      <div className="row wrap split gap-16 tight">
        <div className="basis anywhere">
          <Text size="sm" fw={600}>
            {name}
          </Text>
          <Text size="sm" c="dimmed">
            {issuer}
          </Text>
        </div>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={testing.busy}
            title={ssoText.testHint}
            aria-label={ssoText.testOf(name)}
            onClick={() => void testing.run()}
          >
            {ssoText.test}
          </Button>
          <Button size="xs" variant="default" aria-label={ssoText.editOf(name)} onClick={onEdit}>
            {ssoText.edit}
          </Button>
          <Button size="xs" variant="default" aria-label={ssoText.removeOf(name)} onClick={onRemove}>
            {ssoText.remove}
          </Button>
        </Group>
      </div>
      <dl className="stack gap-4 text-13 above-8 anywhere">
        <div>
          <dt className="soft">{ssoText.redirectUri}</dt>
          <dd>
            <CopyValue value={redirect_uri} label={ssoText.copyOf(ssoText.redirectUri, name)} />
          </dd>
        </div>
        <div>
          <dt className="soft">{ssoText.logoutUri}</dt>
          <dd>
            <CopyValue value={logout_uri} label={ssoText.copyOf(ssoText.logoutUri, name)} />
          </dd>
        </div>
      </dl>
      <TestResult id={id} name={name} />
    </li>
  )
}

/** Of the test in this window. */
function TestResult({ id, name }: { id: string; name: string }) {
  const { data } = useQuery<TestConnection['answer']>({ queryKey: ssoTestKey(id), enabled: false })
  if (!data) return null
  const { email, problem, groups } = data
  const groupLine =
    groups === null ? ssoText.testTooManyGroups : groups.length === 0 ? ssoText.testNoGroups : ssoText.testGroups(groups.join(', '))
  return (
    <Alert mt="sm" color={problem === null ? 'teal' : 'amber'} aria-label={ssoText.testResultOf(name)} className="anywhere">
      <Stack gap={4}>
        <Text size="sm">{problem === null ? ssoText.testGood(email) : ssoText.testBad(email)}</Text>
        {problem !== null && <Text size="sm">{problem}</Text>}
        <Text size="sm">{groupLine}</Text>
      </Stack>
    </Alert>
  )
}
