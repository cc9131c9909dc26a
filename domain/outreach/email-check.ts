// Emailing several candidates at once: who receives it, who doesn't and why, and when the last email is sent.

/** Why a first email would not be sent. `no_address`: none is known, or the only one bounced. `guessed_address`: only a guess is known. */
export const emailStops = [
  'left_stage',
  'planned',
  'no_address',
  'guessed_address',
  'same_address',
  'missing_value',
  'greeting',
  'in_touch',
  'trial',
  'stopped',
] as const
export type EmailStop = (typeof emailStops)[number]

export interface CheckedEmail {
  stop: EmailStop | null
  /** When it is sent: at once, or in the next working hours at the candidate's location. */
  leavesAt: Date
  /** When it would be sent at once. */
  atOnce: Date
}

export interface EmailRun {
  count: number
  /** When the last one leaves; null where none does. */
  lastAt: Date | null
  /** How many wait for working hours. */
  waiting: number
}

/** The effect of sending to all of these; `now`: ignore working hours. */
export function emailRunOf(emails: readonly CheckedEmail[], now: boolean): EmailRun {
  const going = emails.filter(({ stop }) => stop === null)
  const times = going.map(({ leavesAt, atOnce }) => (now ? atOnce : leavesAt).getTime())
  return {
    count: going.length,
    lastAt: times.length === 0 ? null : new Date(times.reduce((a, b) => Math.max(a, b))),
    waiting: going.filter(({ leavesAt, atOnce }) => leavesAt > atOnce).length,
  }
}
