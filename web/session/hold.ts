// This installation's undo delay for outgoing email.
import { text as sessionBarText } from '../i18n/session-bar.ts'
import { useUser } from './use-user.ts'

/** The delay in seconds; the default of 10 until the settings are loaded. */
export function useHold(): { seconds: number; text: string; ms: number } {
  const seconds = useUser().data?.product.hold_seconds ?? 10
  return { seconds, text: secondsText(seconds), ms: seconds * 1000 }
}

/** A number of seconds as text. */
export function secondsText(seconds: number): string {
  return sessionBarText.seconds(seconds)
}
