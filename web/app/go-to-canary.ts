// Redirects a super admin to the same page on the canary host, unless they asked to stay.
import { hasStayParameter, samePlace } from '@fairlead/domain/account/canary'
import { stayKey } from './start-check.ts'

export function goToCanary(url: string): void {
  if (!navigator.onLine || hasStayParameter(location.search) || sessionStorage.getItem(stayKey)) return
  location.replace(samePlace(url, location))
}
