// The canary host, where super admins get a new version first, and the redirects to it and back.
import { trimSignsEnd } from '../shared/bounded.ts'

export interface CanarySettings {
  /** null = not configured. */
  canaryUrl: string | null
  /** Addresses that customers use; the first is the target of the link back. */
  productionUrls: readonly string[]
}

/** The rest of an address after its host. */
export interface Place {
  pathname: string
  search: string
  hash: string
}

const urlHost = /^https?:\/\/([^/?#]+)/i
const hostOf = (url: string) => urlHost.exec(url)?.[1]?.toLowerCase() ?? ''
const bare = (url: string) => trimSignsEnd(url, '/')
const isAt = (host: string, url: string) => host.trim().toLowerCase() === hostOf(url)

/** The canary address for a super admin on a production host; null on the canary itself and on any other host. */
export function canaryFrom(host: string, { canaryUrl, productionUrls }: CanarySettings): string | null {
  if (!canaryUrl || isAt(host, canaryUrl)) return null
  return productionUrls.some((url) => isAt(host, url)) ? bare(canaryUrl) : null
}

/** On a canary host, the matching production host; null anywhere else. */
export function productionBehind(host: string, { canaryUrl, productionUrls }: CanarySettings): string | null {
  return canaryUrl && isAt(host, canaryUrl) ? bare(productionUrls[0] ?? '') : null
}

/** The same path on another host; no path can lead off that host. */
export function samePlace(url: string, { pathname, search, hash }: Place): string {
  return `${bare(url)}/${pathname.replace(/^\/+/, '')}${search}${hash}`
}

/** no_redirect is in the query, with or without a value. */
export function hasStayParameter(search: string): boolean {
  return /[?&]no_redirect(?:[=&]|$)/.test(search)
}

/** The same place on the production host, asking to stay there. */
export function productionUrl(url: string, place: Place): string {
  const search = hasStayParameter(place.search) ? place.search : `${place.search}${place.search === '' ? '?' : '&'}no_redirect=1`
  return samePlace(url, { ...place, search })
}
