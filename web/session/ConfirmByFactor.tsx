// Asks for a second factor before a dangerous change.
import { Stack, Text } from '@mantine/core'
import type { AskConfirmation, ConfirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import type { FactorKind } from '@fairlead/domain/account/second-factor'
import { send } from '../api/send.ts'
import { text as factorText } from '../i18n/second-factor.ts'
import { text as sessionPermissionsText } from '../i18n/session-permissions.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FactorFields } from './FactorFields.tsx'
import { answerByPasskey } from './passkeys.ts'

interface Props {
  kinds: readonly FactorKind[]
  onConfirmed: () => void
  onClose: () => void
}

export function ConfirmByFactor({ kinds, onConfirmed, onClose }: Props) {
  return (
    <Dialog title={sessionPermissionsText.confirmIdentity} onClose={onClose}>
      <Stack>
        <Text size="sm">{factorText.confirmExplained}</Text>
        <FactorFields
          kinds={kinds}
          byPasskey={async () => {
            const { token, options } = await send<AskConfirmation>('POST', 'v2/account/confirmation/passkey', {})
            return send<ConfirmIdentity>('POST', 'v2/account/confirmation', { token, passkey: await answerByPasskey(options) })
          }}
          byCode={(code) => send<ConfirmIdentity>('POST', 'v2/account/confirmation', { code })}
          onSuccess={onConfirmed}
          action={sessionPermissionsText.confirm}
          onCancel={onClose}
        />
      </Stack>
    </Dialog>
  )
}
