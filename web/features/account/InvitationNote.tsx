import { Alert } from '@mantine/core'
import type { ReadInvitation } from '@fairlead/contract/v2/team/invitations'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { failureOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { clearInvitation } from './link-token.ts'
import * as accountText from '../../i18n/en/account.ts'

interface Props {
  token: string
  onRead: (invitation: ReadInvitation['answer']) => void
}

export function InvitationNote({ token, onRead }: Props) {
  const invitation = useQuery({
    queryKey: ['v2/team/invitations', token],
    queryFn: ({ signal }) => send<ReadInvitation>('GET', 'v2/team/invitations', { token }, signal),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = invitation
  // fill the form once, when the response arrives, and keep later input
  useEffect(() => {
    if (data) onRead(data)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [data])
  const { isError } = invitation
  useEffect(() => {
    // shown until the next reload, which begins without it
    if (isError) clearInvitation()
  }, [isError])
  if (isError) return <Alert color="amber">{failureOf(invitation.error)?.message ?? accountText.invitationFailed}</Alert>
  return (
    <Alert mih={52} aria-live="polite">
      {data ? accountText.invitedBy(data.invited_by, data.company) : accountText.loadingInvitation}
    </Alert>
  )
}
