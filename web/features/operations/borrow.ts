// Opens a recorded half-hour session as another user, and continues as them.
import type { SlackCommand } from '@fairlead/contract/v1/slack/commandin'
import { startImpersonation } from '../../api/session.ts'
import { send } from '../../api/send.ts'

/** False when it isn't possible; otherwise the page is about to reload. */
export async function openSessionOf(email: string): Promise<boolean> {
  const answer = await send<SlackCommand>('POST', 'v1/slack/commandin', { command: '/session-token', text: email }).catch(() => '')
  const token = /^Session token: (\S+)$/.exec(answer)?.[1]
  if (!token) return false
  startImpersonation(token)
  window.location.assign('/panel')
  return true
}
