// Links in an email that certainly lead nowhere. What is only in doubt, such as a slow server, is none of them.
import type { LinkState } from '../ports/links.ts'
import { webLink } from '../shared/validation.ts'
import * as linkText from './texts/en/broken-links.ts'

export const linkFaults = ['malformed', 'unknown_host', 'gone'] as const
export type LinkFault = (typeof linkFaults)[number]

export interface BrokenLink {
  url: string
  why: LinkFault
}

/** Links of one email that are checked. */
export const mostLinks = 20
const longestUrl = 2000

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }

/** The web addresses that the links of an email lead to, each once. Those with an unfilled variable are left out. */
export function linksIn(html: string): string[] {
  const urls = [...html.matchAll(/\shref="([^"]{1,4000})"/gi)]
    .map(([, value = '']) => value.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity).trim())
    .filter((url) => /^https?:/i.test(url) && !url.includes('{{'))
  return [...new Set(urls)].slice(0, mostLinks)
}

/** An address that no browser can open. */
export const isMalformed = (url: string): boolean => url.length > longestUrl || webLink(url) === null

/** How long what was found out about a link holds, in milliseconds. */
export const linkLifetime: Readonly<Record<LinkState, number>> = {
  works: 6 * 3_600_000,
  // soon checked again: the author is about to mend it
  unknown_host: 10 * 60_000,
  gone: 10 * 60_000,
  unknown: 10 * 60_000,
}

/** The broken ones among the links of an email; what is not known is not broken. */
export function brokenAmong(urls: readonly string[], states: ReadonlyMap<string, LinkState>): BrokenLink[] {
  return urls.flatMap((url): BrokenLink[] => {
    if (isMalformed(url)) return [{ url, why: 'malformed' }]
    const state = states.get(url)
    return state === 'unknown_host' || state === 'gone' ? [{ url, why: state }] : []
  })
}

/** A link of the product itself is right by construction, also on this machine. */
export const isOwnLink = (url: string, publicUrl: string): boolean => url === publicUrl || url.startsWith(`${publicUrl}/`)

const shownLength = 100

export function brokenLinkSentence({ url, why: state }: BrokenLink): string {
  const text = url.length > shownLength ? `${url.slice(0, shownLength)}…` : url
  switch (state) {
    case 'malformed':
      return linkText.malformed(text)
    case 'unknown_host':
      return linkText.unknownHost(text)
    case 'gone':
      return linkText.gone(text)
  }
}
