// Proves a second factor: a passkey by a button, or a code in a field.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { FactorKind } from '@fairlead/domain/account/second-factor'
import { IconKey } from '@tabler/icons-react'
import { useForm } from '../api/use-form.ts'
import { useSubmit } from '../api/use-submit.ts'
import { text as factorText } from '../i18n/second-factor.ts'
import { focusAtOnce } from '../ui/focus-on-arrival.ts'
import { FormError } from '../ui/FormError.tsx'
import { canUsePasskeys } from './passkeys.ts'

interface Props<Answer> {
  kinds: readonly FactorKind[]
  byPasskey: () => Promise<Answer>
  byCode: (code: string) => Promise<Answer>
  onSuccess: (answer: Answer) => unknown
  /** The button of the code. */
  action: string
  onCancel: () => void
}

export function FactorFields<Answer>({ kinds, byPasskey, byCode, onSuccess, action, onCancel }: Props<Answer>) {
  const hasPasskey = kinds.includes('passkey')
  const canUse = hasPasskey && canUsePasskeys()
  const passkey = useSubmit({ send: byPasskey, onSuccess, failure: factorText.retryLater })
  const form = useForm(
    { code: '' },
    {
      check: ({ code }) => (code.trim() === '' ? { code: factorText.codeMissing } : null),
      send: ({ code }) => byCode(code),
      onSuccess,
      failure: factorText.retryLater,
      refused: ({ fields, message }) => (fields.code ? { code: fields.code } : message),
    },
  )
  return (
    <Stack>
      {canUse && (
        <Button
          leftSection={<IconKey size={18} aria-hidden />}
          size="md"
          loading={passkey.busy}
          onClick={() => void passkey.run()}
          ref={focusAtOnce}
        >
          {factorText.usePasskey}
        </Button>
      )}
      {hasPasskey && !canUse && <Text size="sm">{factorText.noPasskeysInBrowser}</Text>}
      <FormError>{passkey.sentence}</FormError>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <TextInput
            label={kinds.includes('totp') ? factorText.code : factorText.recoveryCode}
            description={kinds.includes('totp') ? factorText.codeHint : factorText.recoveryCodeHint}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            ref={canUse ? undefined : focusAtOnce}
            {...form.field('code')}
          />
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onCancel}>
              {factorText.cancel}
            </Button>
            <Button type="submit" variant={canUse ? 'default' : 'filled'} loading={form.busy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Stack>
  )
}
