// What was never read on this device, while there is no connection to read it over.
import { EmptyState } from './EmptyState.tsx'

export function NotReadYet({ alone = false }: { alone?: boolean }) {
  return <EmptyState alone={alone} title="This has not been read on this device yet." text="It comes as soon as the connection is back." />
}

/** Asked for, and put off until there is a connection. */
export function isPutOff({ status, fetchStatus }: { status: string; fetchStatus: string }): boolean {
  return status === 'pending' && fetchStatus === 'paused'
}
