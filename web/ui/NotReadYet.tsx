// Data that was never loaded on this device, while there is no connection.
import { EmptyState } from './EmptyState.tsx'
import { text as uiText } from '../i18n/ui.ts'

export function NotReadYet({ alone = false }: { alone?: boolean }) {
  return <EmptyState alone={alone} title={uiText.notOpenedYet} text={uiText.loadsOnceOnline} />
}

/** Requested, and postponed until there is a connection. */
export function isPutOff({ status, fetchStatus }: { status: string; fetchStatus: string }): boolean {
  return status === 'pending' && fetchStatus === 'paused'
}
