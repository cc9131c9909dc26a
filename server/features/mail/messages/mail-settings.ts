// The installation's settings for email, apart from how it is transported.
import type { Settings } from '../../../platform/settings.ts'

export type MailSettings = Pick<
  Settings,
  | 'mailFrom'
  | 'mailDomain'
  | 'publicUrl'
  | 'holdSeconds'
  | 'secondsPerDay'
  | 'sendHours'
  | 'mailboxPerDay'
  | 'mailboxPerDomainHour'
  | 'productName'
  | 'freeTrialContacts'
  | 'autopilotSignature'
  | 'quotaFactor'
  | 'attachments'
>

/** Sending limits across all workers. */
export type SendingSettings = Pick<Settings, 'mailLanes' | 'mailPerMinute' | 'mailPerDay' | 'followUpReadingMinutes'>

/** How recipients unsubscribe: a page for GET, RFC 8058's one click for POST. */
export function unsubscribeLink({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return `${publicUrl}/notifications/unsubscribe?token=${token}`
}
