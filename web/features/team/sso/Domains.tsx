import { Badge, Button, Group, Text, TextInput, Title } from '@mantine/core'
import type { AddDomain, CheckDomain, RemoveDomain } from '@fairlead/contract/v2/team/sso'
import { readDomain } from '@fairlead/domain/account/single-sign-on'
import { useState } from 'react'
import { send } from '../../../api/send.ts'
import { useForm } from '../../../api/use-form.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import { text as ssoText } from '../../../i18n/single-sign-on.ts'
import { useConfirmation } from '../../../session/use-confirmation.tsx'
import { CopyValue } from '../../../ui/CopyValue.tsx'
import { FormError } from '../../../ui/FormError.tsx'
import { RemoveDialog } from './RemoveDialog.tsx'
import { show, type Domain } from './use-sso.ts'

export function Domains({ domains }: { domains: Domain[] }) {
  const [removing, setRemoving] = useState<Domain | null>(null)
  return (
    <section className="card pad-16" aria-labelledby="sso-domains">
      <Title order={2} size="h3" id="sso-domains" mb={4}>
        {ssoText.domains}
      </Title>
      <Text size="sm" c="dimmed" mb="xs">
        {ssoText.domainsAbout}
      </Text>
      <AddDomainForm />
      {domains.length === 0 ? (
        <Text size="sm" c="dimmed">
          {ssoText.noDomains}
        </Text>
      ) : (
        <ul className="lined">
          {domains.map((domain) => (
            <DomainRow key={domain.id} domain={domain} onRemove={() => setRemoving(domain)} />
          ))}
        </ul>
      )}
      {removing && (
        <RemoveDialog
          title={ssoText.removeTitle(removing.domain)}
          explained={ssoText.removeDomainExplained(removing.domain)}
          success={ssoText.removed(removing.domain)}
          remove={async () => show(await send<RemoveDomain>('DELETE', 'v2/team/sso/domains', { id: removing.id }))}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  )
}

function AddDomainForm() {
  const { confirmed, dialog } = useConfirmation()
  const form = useForm(
    { domain: '' },
    {
      check: ({ domain }) => (readDomain(domain) === null ? { domain: ssoText.notADomain } : null),
      send: ({ domain }) => send<AddDomain>('POST', 'v2/team/sso/domains', { domain }),
      success: (_, { domain }) => ssoText.added(readDomain(domain) ?? domain),
      onSuccess: (page) => {
        show(page)
        form.set({ domain: '' })
      },
      failure: ssoText.retryLater,
    },
  )
  return (
    <>
      {dialog}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // shows what is wrong before it asks who they are
          if (readDomain(form.values.domain) === null) void form.run()
          else confirmed(() => void form.run())
        }}
      >
        <Group gap="xs" align="end" mb="sm">
          <TextInput
            label={ssoText.domain}
            placeholder={ssoText.domainExample}
            autoComplete="off"
            spellCheck={false}
            {...form.field('domain')}
            style={{ flex: '1 1 220px' }}
          />
          <Button type="submit" loading={form.busy} style={{ alignSelf: form.errors['domain'] ? 'center' : 'end' }}>
            {ssoText.addDomain}
          </Button>
        </Group>
        <FormError>{form.sentence}</FormError>
      </form>
    </>
  )
}

function DomainRow({ domain: { id, domain, record, ...state }, onRemove }: { domain: Domain; onRemove: () => void }) {
  const isVerified = state.verified_at !== null
  const isMissing = state.missing_since !== null
  const checking = useSubmit({
    send: () => send<CheckDomain>('POST', 'v2/team/sso/domains/check', { id }),
    onSuccess: show,
    failure: ssoText.retryLater,
    failureIn: 'toast',
  })
  const label = isMissing ? ssoText.recordMissing : isVerified ? ssoText.verified : ssoText.notVerified
  return (
    <li className="pad-y">
      <div className="row wrap split gap-16 tight">
        <Group gap="xs" className="basis anywhere">
          <Text size="sm" fw={600}>
            {domain}
          </Text>
          <Badge size="sm" variant="light" color={isMissing ? 'red' : isVerified ? 'teal' : 'gray'} c="var(--ink)">
            {label}
          </Badge>
        </Group>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            loading={checking.busy}
            aria-label={ssoText.checkOf(domain)}
            onClick={() => void checking.run()}
          >
            {ssoText.check}
          </Button>
          <Button size="xs" variant="default" aria-label={ssoText.removeOf(domain)} onClick={onRemove}>
            {ssoText.remove}
          </Button>
        </Group>
      </div>
      {(!isVerified || isMissing) && (
        <div className="text-13 above-8 anywhere">
          <CopyValue value={record} label={ssoText.copyOf(ssoText.txtRecord, domain)} />
          <Text size="sm" aria-live="polite">
            {isMissing ? ssoText.recordMissingSince : state.checked_at !== null && ssoText.notSeenYet}
          </Text>
        </div>
      )}
    </li>
  )
}
