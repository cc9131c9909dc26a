// The mark that leads to calendar preferences: for users without a calendar, until they have seen it once.
import type { PutUserSettings } from '@fairlead/contract/v1/users/settings'
import { putAnswer } from '../api/cache.ts'
import { send } from '../api/send.ts'
import { userQuery, useUser } from '../session/use-user.ts'

const tour = 'calendar_hotspot'

export function useCalendarHotspot(): { shown: boolean; seen: () => void } {
  const user = useUser().data
  const shown = user !== undefined && user.calendar_preferences.calendar_synced.id === null && !user.onboarding_tours[tour]
  const seen = () => {
    if (!shown) return
    send<PutUserSettings>('PUT', 'v1/users/settings', { onboarding_tours: { [tour]: true } })
      .then((next) => putAnswer(userQuery.queryKey, next))
      .catch(() => {})
  }
  return { shown, seen }
}
