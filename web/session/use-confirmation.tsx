import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { waysInQuery } from './ways-in.ts'

/**
 * The server links a provider only in a recently confirmed session. `confirmed` asks for the password first and then runs the
 * action; accounts without a password have confirmed by signing in. `dialog` has to be rendered.
 */
export function useConfirmation(): { confirmed: (work: () => void) => void; dialog: ReactNode } {
  const ways = useQuery(waysInQuery)
  const [pending, setPending] = useState<(() => void) | null>(null)
  const dialog = pending && (
    <ConfirmIdentityDialog
      onClose={() => setPending(null)}
      onConfirmed={() => {
        setPending(null)
        pending()
      }}
    />
  )
  return { confirmed: (work) => (ways.data?.has_password ? setPending(() => work) : work()), dialog }
}
