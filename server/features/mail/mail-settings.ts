// The settings of this installation that mail needs, apart from how it is carried.
import type { Settings } from '../../platform/settings.ts'

export type MailSettings = Pick<
  Settings,
  'mailFrom' | 'mailDomain' | 'publicUrl' | 'holdSeconds' | 'secondsPerDay' | 'productName' | 'freeTrialContacts'
>
