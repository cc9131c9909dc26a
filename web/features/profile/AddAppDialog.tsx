// Shows the secret of an authenticator app, as a QR code and as text, and takes its first code.
import { Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import type { AddApp, AskNewApp } from '@fairlead/contract/v2/account/factors'
import { useQuery } from '@tanstack/react-query'
import { renderSVG } from 'uqr'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import type { Factors } from '../../session/factors.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import styles from './factors.module.css'

interface Props {
  onAdded: (page: Factors) => void
  onClose: () => void
}

export function AddAppDialog({ onAdded, onClose }: Props) {
  // each opening has its own secret, which isn't kept
  const secret = useQuery({
    queryKey: ['v2/account/factors/totp/secret'],
    queryFn: () => send<AskNewApp>('POST', 'v2/account/factors/totp/secret', {}),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog title={factorText.addApp} onClose={onClose}>
      {secret.data ? (
        <AppForm app={secret.data} onAdded={onAdded} onClose={onClose} />
      ) : secret.isError ? (
        <ErrorState text={sentenceOf(secret.error, factorText.secretFailed)} onRetry={() => void secret.refetch()} />
      ) : (
        <Skeleton h={360} radius={8} />
      )}
    </Dialog>
  )
}

function AppForm({ app, onAdded, onClose }: Props & { app: AskNewApp['answer'] }) {
  const form = useForm(
    { code: '' },
    {
      check: ({ code }) => (code.trim() === '' ? { code: factorText.codeMissing } : null),
      send: ({ code }) => send<AddApp>('POST', 'v2/account/factors/totp', { token: app.token, code }),
      success: factorText.appAdded,
      onSuccess: onAdded,
      failure: factorText.addFailed,
    },
  )
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack>
        <Text size="sm">{factorText.scan}</Text>
        {/* black on white in both themes: cameras read nothing else reliably */}
        <img
          className={styles.qr}
          alt={factorText.qrLabel}
          src={`data:image/svg+xml,${encodeURIComponent(renderSVG(app.uri, { border: 2 }))}`}
        />
        <div>
          <Text size="sm">{factorText.orEnter}</Text>
          <code className={styles.secret}>{app.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
        </div>
        <TextInput
          label={factorText.appCode}
          description={factorText.appCodeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          {...form.field('code')}
        />
        <FormError>{form.sentence}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {factorText.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {factorText.add}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
