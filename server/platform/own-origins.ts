// Which origins are this installation's own.
import { isLoopbackHost, isLoopbackUrl } from '@fairlead/domain/shared/loopback'
import type { Settings } from './settings.ts'

type Addresses = Pick<Settings, 'publicUrl' | 'productionUrls' | 'canaryUrl' | 'environmentHosts'>

/** True while the settings say that the installation is only reachable from its own machine. */
export function isLocalInstallation({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return isLoopbackUrl(publicUrl)
}

/**
 * Whether a page with this origin may open a WebSocket: PUBLIC_URL, PRODUCTION_URLS, CANARY_URL, and the hosts in ENVIRONMENTS;
 * on a local installation any port on this machine, for the development server. Clients other than browsers send no origin and
 * need a session anyway.
 */
export function isOwnOrigin(settings: Addresses, origin: string | undefined): boolean {
  if (origin === undefined) return true
  const url = URL.parse(origin)
  if (!url) return false
  if (isLocalInstallation(settings) && isLoopbackHost(url.hostname)) return true
  const origins = [settings.publicUrl, settings.canaryUrl, ...settings.productionUrls].flatMap((address) =>
    address ? [URL.parse(address)?.origin] : [],
  )
  return origins.includes(url.origin) || Object.values(settings.environmentHosts).flat().includes(url.hostname)
}
