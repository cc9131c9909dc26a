// Which origins are this installation's own, and which hosts are this machine.
import type { Settings } from './settings.ts'

type Addresses = Pick<Settings, 'publicUrl' | 'productionUrls' | 'canaryUrl' | 'environmentHosts'>

/** `localhost`, 127.0.0.0/8 and `[::1]`, as a host name without its port. */
export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || host === '::1' || /^(?:::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host)
}

/** True while the installation is only reachable from the machine it runs on, by its own word. */
export function isLocalInstallation({ publicUrl }: Pick<Settings, 'publicUrl'>): boolean {
  return isLoopbackHost(URL.parse(publicUrl)?.hostname ?? '')
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
  const own = [settings.publicUrl, settings.canaryUrl, ...settings.productionUrls].flatMap((one) => (one ? [URL.parse(one)?.origin] : []))
  return own.includes(url.origin) || Object.values(settings.environmentHosts).flat().includes(url.hostname)
}
