// The address that emails are sent from, and what is wrong with it, with the link that mends it.
import { Anchor, Text } from '@mantine/core'
import type { SendingMailbox } from '@fairlead/contract/v2/mailboxes/sending'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { queryFor } from '../api/cache.ts'
import { text as mailboxText } from '../i18n/mailbox.ts'

type From = SendingMailbox['answer']

interface Props {
  projectId: string
  /** The colleague who sends it; '' = the project's sender. */
  sender?: string
  /** Only if there is something to mend. */
  quiet?: boolean
}

/** The project's sending mailbox, or a colleague's. */
export const sendingQuery = (projectId: string, sender = '') =>
  queryFor<SendingMailbox>('v2/mailboxes/sending', { project_id: projectId, sender_override: sender || undefined })

export function SendingFrom({ projectId, sender = '', quiet = false }: Props) {
  const { data: from } = useQuery({ ...sendingQuery(projectId, sender), staleTime: 0 })
  if (!from || (quiet && from.state === 'connected')) return null
  const { state, is_mine: isMine, is_shared: isShared, owner_name: owner } = from
  const isBroken = state === 'paused' || state === 'failing'
  return (
    <Text size="sm" c={isBroken ? 'var(--bad-text)' : 'dimmed'} role={isBroken ? 'alert' : 'note'} className="anywhere">
      {sentenceOf(from)}{' '}
      {state !== 'connected' && (isMine || isShared) && (
        <Anchor inherit underline="always" renderRoot={(props) => <Link to="/profile" hash="mailbox-settings" {...props} />}>
          {state === null ? mailboxText.connectYours : mailboxText.openMailbox}
        </Anchor>
      )}
      {state !== 'connected' && !isMine && !isShared && owner !== '' && mailboxText.askOwner(owner)}
    </Text>
  )
}

function sentenceOf({ address, state, reason, is_mine: isMine, is_shared: isShared, owner_name: owner }: From): string {
  if (state === 'paused') return [mailboxText.sequencePaused(address), reason].filter(Boolean).join(' ')
  if (state === 'failing') return [mailboxText.sequenceFailing(address), reason].filter(Boolean).join(' ')
  if (state === null) return mailboxText.noMailbox(address)
  if (isShared) return mailboxText.sequenceFromShared(address)
  return isMine ? mailboxText.sequenceFrom(address) : mailboxText.sequenceFromOwner(address, owner)
}
