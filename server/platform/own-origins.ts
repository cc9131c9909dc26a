// Which origins are this installation's own.
import { isLoopbackHost, isLoopbackUrl } from '@fairlead/domain/shared/loopback'
import type { Settings } from './settings.ts'

type Addresses = Pick<Settings, 'publicUrl' | 'productionUrls' | 'canaryUrl' | 'environmentHosts'>

/** True while the installation is only reachable from the machine it runs on, by its own word. */
export function isLocalInstallation({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return isLoopbackUrl(publicUrl)
}

/**
 * Whether a page of this origin may open a WebSocket: PUBLIC_URL, PRODUCTION_URLS, CANARY_URL and the hosts of ENVIRONMENTS; on a local
 * installation any port of this machine, for the development server. Clients that are no browser send no origin and need a session anyway.
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
