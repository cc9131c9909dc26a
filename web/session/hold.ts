// How long this installation holds an email before it goes out, in which it can be undone.
import * as sessionBarText from '../i18n/en/session-bar.ts'
import { useUser } from './use-user.ts'

/** The seconds an email is held; 10, as installed, until the settings are loaded. */
export function useHold(): { seconds: number; text: string; ms: number } {
  const seconds = useUser().data?.product.hold_seconds ?? 10
  return { seconds, text: secondsText(seconds), ms: seconds * 1000 }
}

/** A number of seconds in words. */
export function secondsText(seconds: number): string {
  return sessionBarText.seconds(seconds)
}
