// The snooze options, in the user's own zone.
import { text as inboxText } from '../../i18n/inbox.ts'

const morning = 9

const inDays = (now: Date, days: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, morning)

export const snoozeTimes: readonly { name: string; from: (now: Date) => Date }[] = [
  { name: inboxText.inThreeHours, from: (now) => new Date(now.getTime() + 3 * 3_600_000) },
  { name: inboxText.tomorrow, from: (now) => inDays(now, 1) },
  // on a Monday, the next one
  { name: inboxText.nextMonday, from: (now) => inDays(now, (8 - now.getDay()) % 7 || 7) },
  { name: inboxText.inAMonth, from: (now) => new Date(now.getFullYear(), now.getMonth() + 1, now.getDate(), morning) },
]
