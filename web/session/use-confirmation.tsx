import type { FactorKind } from '@fairlead/domain/account/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { cache } from '../api/cache.ts'
import { text as factorText } from '../i18n/second-factor.ts'
import { showToast } from '../ui/toast.ts'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { factorsQuery } from './factors.ts'
import { waysInQuery } from './ways-in.ts'
import { Stack, Text } from '@mantine/core'
import type { AskConfirmation, ConfirmIdentity } from '@fairlead/contract/v2/account/confirmation'
import { send } from '../api/send.ts'
import { text as sessionPermissionsText } from '../i18n/session-permissions.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { FactorFields } from './FactorFields.tsx'
import { answerByPasskey } from './passkeys.ts'

interface Props {
  kinds: readonly FactorKind[]
  onConfirmed: () => void
  onClose: () => void
}

function ConfirmByFactor({ kinds, onConfirmed, onClose }: Props) {
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

interface Pending {
  work: () => void
  /** Empty = by the password. */
  kinds: FactorKind[]
}

/**
 * The server makes dangerous changes only in a recently confirmed session. `confirmed` asks for a second factor, or for the
 * password of an account without one, and then runs the action; accounts without both have confirmed by signing in. `dialog` has
 * to be rendered.
 */
export function useConfirmation(): { confirmed: (work: () => void) => void; dialog: ReactNode } {
  // loaded before the button is pressed
  useQuery(waysInQuery)
  useQuery(factorsQuery)
  const [pending, setPending] = useState<Pending | null>(null)
  const close = () => setPending(null)
  const onConfirmed = () => {
    close()
    pending?.work()
  }
  async function ask(work: () => void): Promise<void> {
    try {
      const [ways, page] = await Promise.all([cache.ensureQueryData(waysInQuery), cache.ensureQueryData(factorsQuery)])
      const kinds = page.factors.map(({ kind }) => kind)
      if (ways.has_password || kinds.length > 0) setPending({ work, kinds })
      else work()
    } catch {
      showToast(factorText.loadFailed, { tone: 'bad' })
    }
  }
  const dialog =
    pending &&
    (pending.kinds.length > 0 ? (
      <ConfirmByFactor kinds={pending.kinds} onClose={close} onConfirmed={onConfirmed} />
    ) : (
      <ConfirmIdentityDialog onClose={close} onConfirmed={onConfirmed} />
    ))
  return { confirmed: (work) => void ask(work), dialog }
}
