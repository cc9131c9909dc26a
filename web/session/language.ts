// The language of the app: this device's until the user chooses one, then theirs on every device.
import type { WireUser } from '@fairlead/contract/v1/users/settings'
import { readersLanguage, type AppLanguage } from '@fairlead/domain/shared/readers-language'

/** public/language.js reads it before the app starts. */
const key = 'language'

/** Texts are chosen as modules load: another language begins with a reload. */
export function speak(language: AppLanguage): void {
  localStorage.setItem(key, language)
  if (language !== readersLanguage()) window.location.reload()
}

export function followUser({ language }: Pick<WireUser, 'language'>): void {
  if (language) speak(language)
}
