// Links in an email that certainly lead nowhere. Doubtful links, such as to a slow server, don't count.
import type { LinkState } from '../ports/links.ts'
import { webLink } from '../shared/validation.ts'
import { text as linkText } from './texts/broken-links.ts'

export const linkFaults = ['malformed', 'unknown_host', 'gone'] as const
export type LinkFault = (typeof linkFaults)[number]

export interface BrokenLink {
  url: string
  why: LinkFault
}

/** Maximum links per email that are checked. */
export const maxLinks = 20
const longestUrl = 2000

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#39;': "'", '&lt;': '<', '&gt;': '>' }

/** The web addresses of an email's links, each once, except those with an unfilled variable. */
export function linksIn(html: string): string[] {
  const urls = [...html.matchAll(/\shref="([^"]{1,4000})"/gi)]
    .map(([, value = '']) => value.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (entity) => entities[entity] ?? entity).trim())
    .filter((url) => /^https?:/i.test(url) && !url.includes('{{'))
  return [...new Set(urls)].slice(0, maxLinks)
}

/** An address that no browser can open. */
export const isMalformed = (url: string): boolean => url.length > longestUrl || webLink(url) === null

/** How long a link's result stays valid, in milliseconds. */
export const linkLifetime: Readonly<Record<LinkState, number>> = {
  works: 6 * 3_600_000,
  // checked again soon: the author may be fixing it
  unknown_host: 10 * 60_000,
  gone: 10 * 60_000,
  unknown: 10 * 60_000,
}

/** The broken links of an email; links not checked yet don't count as broken. */
export function brokenAmong(urls: readonly string[], states: ReadonlyMap<string, LinkState>): BrokenLink[] {
  return urls.flatMap((url): BrokenLink[] => {
    if (isMalformed(url)) return [{ url, why: 'malformed' }]
    const state = states.get(url)
    return state === 'unknown_host' || state === 'gone' ? [{ url, why: state }] : []
  })
}

/** The product's own links are always valid, even on a local machine. */
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
