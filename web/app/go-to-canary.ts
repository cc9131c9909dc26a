// Sends a super admin on to the canary host, the same place there, unless they asked to stay.
import { asksToStay, samePlace } from '@fairlead/domain/account/canary'
import { stayKey } from './start-check.ts'

export function goToCanary(url: string): void {
  if (!navigator.onLine || asksToStay(location.search) || sessionStorage.getItem(stayKey)) return
  location.replace(samePlace(url, location))
}
