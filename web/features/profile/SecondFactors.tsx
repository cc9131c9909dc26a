// The user's passkeys, authenticator app, and recovery codes.
import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import type { RemoveFactor, RenewRecoveryCodes } from '@fairlead/contract/v2/account/factors'
import { IconDeviceMobile, IconFingerprint, IconLifebuoy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { invalidate, putAnswer } from '../../api/cache.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import { factorsQuery, type Factors } from '../../session/factors.ts'
import { canUsePasskeys } from '../../session/passkeys.ts'
import { useConfirmation } from '../../session/use-confirmation.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { AddAppDialog } from './AddAppDialog.tsx'
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx'
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx'

export function SecondFactors() {
  const factors = useQuery({ ...factorsQuery, staleTime: 0 })
  return (
    <section className="card pad-24" aria-labelledby="second-factors">
      <Title order={2} size="h3" id="second-factors" mb={4}>
        {factorText.title}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {factorText.about}
      </Text>
      {factors.data ? (
        <FactorList page={factors.data} />
      ) : factors.isError ? (
        <ErrorState text={factorText.loadFailed} onRetry={() => void factors.refetch()} />
      ) : (
        <Skeleton h={120} radius={8} />
      )}
    </section>
  )
}

/** What is open above the list. */
type Step = 'passkey' | 'app' | { codes: string[] } | null

function FactorList({ page }: { page: Factors }) {
  const { confirmed, dialog } = useConfirmation()
  const [step, setStep] = useState<Step>(null)
  const end = () => {
    setStep(null)
    // what the workspace asks for may be done with it
    invalidate('v1/users/settings', 'v2/account/sessions', 'v2/team/second_factor', 'v2/team/members')
  }
  const show = (next: Factors) => {
    putAnswer(factorsQuery.queryKey, { ...next, recovery_codes: null })
    if (next.recovery_codes) setStep({ codes: next.recovery_codes })
    else end()
  }
  const removing = useSubmit({
    send: (id: string) => send<RemoveFactor>('DELETE', 'v2/account/factors', { id }),
    success: factorText.removed,
    onSuccess: show,
    failure: factorText.removeFailed,
    failureIn: 'toast',
  })
  const renewing = useSubmit({
    send: () => send<RenewRecoveryCodes>('POST', 'v2/account/recovery_codes', {}),
    onSuccess: show,
    failure: factorText.renewFailed,
    failureIn: 'toast',
  })
  const hasApp = page.factors.some(({ kind }) => kind === 'totp')
  const whyNoPasskey = page.takes_passkeys ? (canUsePasskeys() ? null : factorText.noPasskeysInBrowser) : factorText.noPasskeysHere
  return (
    <Stack gap="sm">
      {dialog}
      {page.factors.length === 0 && (
        <Text size="sm" fw={600}>
          {factorText.none}
        </Text>
      )}
      {page.factors.map(({ id, kind, name, created_at, last_used_at }) => (
        <Row
          key={id}
          icon={kind === 'passkey' ? <IconFingerprint size={18} /> : <IconDeviceMobile size={18} />}
          title={name}
          text={
            <>
              {kind === 'passkey' ? factorText.passkey : factorText.app} · {factorText.added} <When date={created_at} />
              {last_used_at && (
                <>
                  {' · '}
                  {factorText.lastUsed} <When date={last_used_at} />
                </>
              )}
            </>
          }
        >
          <Button
            size="xs"
            variant="default"
            loading={removing.running?.[0] === id}
            onClick={() => confirmed(() => void removing.run(id))}
            aria-label={factorText.removeName(name)}
          >
            {factorText.remove}
          </Button>
        </Row>
      ))}
      {page.factors.length > 0 && (
        <Row icon={<IconLifebuoy size={18} />} title={factorText.recoveryCodes} text={factorText.codesLeft(page.recovery_codes_left)}>
          <Button size="xs" variant="default" loading={renewing.busy} onClick={() => confirmed(() => void renewing.run())}>
            {factorText.makeNew}
          </Button>
        </Row>
      )}
      <Group gap="xs">
        <Button variant="light" disabled={whyNoPasskey !== null} onClick={() => confirmed(() => setStep('passkey'))}>
          {factorText.addPasskey}
        </Button>
        <Button variant="light" onClick={() => confirmed(() => setStep('app'))}>
          {hasApp ? factorText.replaceApp : factorText.addApp}
        </Button>
      </Group>
      {whyNoPasskey && (
        <Text size="sm" c="dimmed">
          {whyNoPasskey}
        </Text>
      )}
      {step === 'passkey' && <AddPasskeyDialog onAdded={show} onClose={() => setStep(null)} />}
      {step === 'app' && <AddAppDialog onAdded={show} onClose={() => setStep(null)} />}
      {step !== null && typeof step === 'object' && <RecoveryCodesDialog codes={step.codes} onClose={end} />}
    </Stack>
  )
}

interface RowProps {
  icon: ReactNode
  title: string
  text: ReactNode
  children: ReactNode
}

function Row({ icon, title, text, children }: RowProps) {
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between" mih={34}>
      <Group gap="sm" wrap="nowrap" className="shrink">
        <span aria-hidden style={{ lineHeight: 0, color: 'var(--soft)' }}>
          {icon}
        </span>
        <div className="shrink">
          <Text size="sm" fw={600} className="anywhere">
            {title}
          </Text>
          <Text size="sm" c="dimmed" component="div" className="anywhere">
            {text}
          </Text>
        </div>
      </Group>
      {children}
    </Group>
  )
}
