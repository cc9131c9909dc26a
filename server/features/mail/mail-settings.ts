// The settings of this installation that mail needs, apart from how it is carried.
import type { Settings } from '../../platform/settings.ts'

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

/** The way out of an email: a page for GET, the one click of RFC 8058 for POST. */
export function unsubscribeLink({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return `${publicUrl}/notifications/unsubscribe?token=${token}`
}
