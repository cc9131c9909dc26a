// Names a passkey and has the browser make it.
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { AddPasskey, AskNewPasskey } from '@fairlead/contract/v2/account/factors'
import { browserName } from '@fairlead/domain/account/browser-name'
import { factorLimits } from '@fairlead/domain/account/second-factor'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { text as factorText } from '../../i18n/second-factor.ts'
import type { Factors } from '../../session/factors.ts'
import { makePasskey } from '../../session/passkeys.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'

export function AddPasskeyDialog({ onAdded, onClose }: { onAdded: (page: Factors) => void; onClose: () => void }) {
  const form = useForm(() => ({ name: browserName(navigator.userAgent) }), {
    send: async ({ name }) => {
      const { token, options } = await send<AskNewPasskey>('POST', 'v2/account/factors/passkey/question', {})
      return send<AddPasskey>('POST', 'v2/account/factors/passkey', { token, name, passkey: await makePasskey(options) })
    },
    success: factorText.passkeyAdded,
    onSuccess: onAdded,
    failure: factorText.addFailed,
  })
  return (
    <Dialog title={factorText.addPasskey} onClose={onClose}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack>
          <Text size="sm">{factorText.passkeyExplained}</Text>
          <TextInput
            label={factorText.name}
            description={factorText.nameHint}
            maxLength={factorLimits.name}
            data-autofocus
            {...form.field('name')}
          />
          <FormError>{form.sentence}</FormError>
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {factorText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {factorText.goOn}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
