// The user's custom keys: applied immediately in the browser, then saved on the server; undone if the server refuses.
import type { PutUserSettings, WireUser } from '@fairlead/contract/v1/users/settings'
import type { ShortcutChoice } from '@fairlead/domain/account/shortcuts'
import { cache, putAnswer } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { userQuery } from '../session/use-user.ts'
import { chooseShortcuts } from '../ui/shortcuts.ts'
import { showToast } from '../ui/toast.ts'
import { text as appText } from '../i18n/app.ts'

export function shortcutsOf(user: WireUser): ShortcutChoice {
  return { isOff: user.shortcuts.is_off, keys: user.shortcuts.keys }
}

export async function saveShortcuts(next: ShortcutChoice): Promise<void> {
  chooseShortcuts(next)
  try {
    const shortcuts = { is_off: next.isOff, keys: { ...next.keys } }
    putAnswer(userQuery.queryKey, await send<PutUserSettings>('PUT', 'v1/users/settings', { shortcuts }))
  } catch {
    const user = cache.getQueryData<WireUser>(userQuery.queryKey)
    if (user) chooseShortcuts(shortcutsOf(user))
    showToast(appText.shortcutsFailed, { tone: 'bad' })
  }
}
