// Which tours a user has seen: stored with their account, so that no other browser starts over.
import type { PutUserSettings, WireUser } from '@fairlead/contract/v1/users/settings'
import { cache, putAnswer } from '../../../api/cache.ts'
import { send } from '../../../api/send.ts'
import { userQuery, useUser } from '../../../session/use-user.ts'
import type { TourKey } from './tour-keys.ts'

export function useTours(): { isSelfServe: boolean; unseen: (key: TourKey) => boolean } {
  const user = useUser().data
  return {
    isSelfServe: user?.experiments.enable_self_serve_lean_test ?? false,
    unseen: (key) => user !== undefined && !user.onboarding_tours[key],
  }
}

/** A flag that couldn't be saved shows the tour once more, which isn't worth an error message. */
export function markSeen(key: TourKey): void {
  const user = cache.getQueryData<WireUser>(userQuery.queryKey)
  if (!user || user.onboarding_tours[key]) return
  const onboarding_tours = { ...user.onboarding_tours, [key]: true }
  putAnswer(userQuery.queryKey, { ...user, onboarding_tours })
  send<PutUserSettings>('PUT', 'v1/users/settings', { onboarding_tours }).catch((error: unknown) =>
    console.warn('A seen tour was not saved', error),
  )
}
