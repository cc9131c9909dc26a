// What was never read on this device, while there is no connection to read it over.
import { EmptyState } from './EmptyState.tsx'
import * as uiText from '../i18n/en/ui.ts'

export function NotReadYet({ alone = false }: { alone?: boolean }) {
  return <EmptyState alone={alone} title={uiText.notOpenedYet} text={uiText.loadsOnceOnline} />
}

/** Asked for, and put off until there is a connection. */
export function isPutOff({ status, fetchStatus }: { status: string; fetchStatus: string }): boolean {
  return status === 'pending' && fetchStatus === 'paused'
}
