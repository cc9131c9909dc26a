import type { FactorKind } from '@fairlead/domain/account/second-factor'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { cache } from '../api/cache.ts'
import { text as factorText } from '../i18n/second-factor.ts'
import { showToast } from '../ui/toast.ts'
import { ConfirmByFactor } from './ConfirmByFactor.tsx'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { factorsQuery } from './factors.ts'
import { waysInQuery } from './ways-in.ts'

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
