// How long this installation holds a mail before it goes out, in which it can be taken back.
import { secondsText } from './seconds-text.ts'
import { useUser } from './use-projects.ts'

/** The seconds a mail is held; 10, as installed, until the settings are loaded. */
export function useHold(): { seconds: number; text: string; ms: number } {
  const seconds = useUser().data?.product.hold_seconds ?? 10
  return { seconds, text: secondsText(seconds), ms: seconds * 1000 }
}
