import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmByFactor } from './ConfirmByFactor.tsx'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { factorsQuery } from './factors.ts'
import { waysInQuery } from './ways-in.ts'

/**
 * The server makes dangerous changes only in a recently confirmed session. `confirmed` asks for a second factor, or for the
 * password of an account without one, and then runs the action; accounts without both have confirmed by signing in. `dialog` has
 * to be rendered.
 */
export function useConfirmation(): { confirmed: (work: () => void) => void; dialog: ReactNode } {
  const ways = useQuery(waysInQuery)
  const factors = useQuery(factorsQuery)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const kinds = factors.data?.factors.map(({ kind }) => kind) ?? []
  const close = () => setPending(null)
  const onConfirmed = () => {
    close()
    pending?.()
  }
  const dialog =
    pending &&
    (kinds.length > 0 ? (
      <ConfirmByFactor kinds={kinds} onClose={close} onConfirmed={onConfirmed} />
    ) : (
      <ConfirmIdentityDialog onClose={close} onConfirmed={onConfirmed} />
    ))
  return { confirmed: (work) => (ways.data?.has_password || kinds.length > 0 ? setPending(() => work) : work()), dialog }
}
