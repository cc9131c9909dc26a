// Where vendors send announcements of new mail, or why they don't.
import type { PushObstacle } from '@fairlead/domain/outreach/mail-push'
import type { ApiKind, MailboxKind } from '@fairlead/domain/ports/mailboxes'
import type { Settings } from '../../../platform/settings.ts'

export type PushSettings = Pick<Settings, 'publicUrl' | 'mailPush' | 'followUpReadingMinutes'>

/** Where this kind of mailbox's vendor sends its announcements: a topic, or a URL. */
export type PushAddress = { address: string } | { obstacle: PushObstacle }

export const pushUrl = (publicUrl: string, kind: ApiKind): string => `${publicUrl.replace(/\/$/, '')}/api/v2/mailboxes/push/${kind}`

/** Vendors deliver over https only. */
export function pushAddress({ publicUrl, mailPush }: PushSettings, kind: ApiKind): PushAddress {
  const isReachable = publicUrl.startsWith('https:')
  if (kind === 'gmail') {
    if (mailPush.topic === null || mailPush.account === null) return { obstacle: 'no_topic' }
    return isReachable ? { address: mailPush.topic } : { obstacle: 'no_https' }
  }
  if (!mailPush.graph) return { obstacle: 'off' }
  return isReachable ? { address: pushUrl(publicUrl, kind) } : { obstacle: 'no_https' }
}

/** null if the vendor announces, and for mailboxes whose server announces over IMAP. */
export function pushObstacle(settings: PushSettings, kind: MailboxKind): PushObstacle | null {
  const target = kind === 'smtp' ? null : pushAddress(settings, kind)
  return target && 'obstacle' in target ? target.obstacle : null
}
