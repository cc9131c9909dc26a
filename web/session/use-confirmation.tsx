import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx'
import { waysInQuery } from './ways-in.ts'

/**
 * The server links a provider only in a session that was confirmed lately. `confirmed` asks for the password first and then does the
 * work; accounts without a password have confirmed by signing in. `dialog` is to be drawn.
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
