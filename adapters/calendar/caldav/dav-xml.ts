// Parses WebDAV's XML responses: resources, their properties, and the token at the end.
import { SaxesParser } from 'saxes'
import { must } from '@fairlead/domain/shared/records'

export const dav = 'DAV:'
export const caldav = 'urn:ietf:params:xml:ns:caldav'
export const calendarServer = 'http://calendarserver.org/ns/'

export interface Element {
  space: string
  name: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
  text: string
}

/** The root of a document; null for anything that isn't well-formed XML with namespaces, or that declares a document type. */
export function readXml(text: string): Element | null {
  const root: Element = { space: '', name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  const refuse = () => {
    throw new Error('no XML of WebDAV')
  }
  parser.on('error', refuse)
  parser.on('doctype', refuse)
  parser.on('opentag', ({ uri, local, attributes }) => {
    const named = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const)
    const element = { space: uri, name: local, attributes: Object.fromEntries(named), children: [], text: '' }
    must(open.at(-1)).children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const take = (part: string) => (must(open.at(-1)).text += part)
  parser.on('text', take)
  parser.on('cdata', take)
  try {
    parser.write(text).close()
  } catch {
    return null
  }
  return root.children[0] ?? null
}

export const child = (element: Element | null | undefined, space: string, name: string): Element | null =>
  element?.children.find((entry) => entry.space === space && entry.name === name) ?? null

export const childrenOf = (element: Element | null | undefined, space: string, name: string): Element[] =>
  element?.children.filter((entry) => entry.space === space && entry.name === name) ?? []

export interface DavResource {
  /** As the server wrote it: a path or a URL. */
  href: string
  /** Of the whole resource: 200, 404, 507. */
  status: number
  /** Properties with status 200. */
  properties: Element[]
}

export interface Multistatus {
  resources: DavResource[]
  syncToken: string | null
}

/** null when it isn't a multistatus. */
export function readMultistatus(text: string): Multistatus | null {
  const root = readXml(text)
  if (root?.space !== dav || root.name !== 'multistatus') return null
  return {
    resources: childrenOf(root, dav, 'response').flatMap((response) => {
      const status = statusOf(child(response, dav, 'status')) ?? 200
      const properties = childrenOf(response, dav, 'propstat')
        .filter((part) => (statusOf(child(part, dav, 'status')) ?? 200) === 200)
        .flatMap((part) => child(part, dav, 'prop')?.children ?? [])
      return childrenOf(response, dav, 'href').map((href) => ({ href: href.text.trim(), status, properties }))
    }),
    syncToken: child(root, dav, 'sync-token')?.text.trim() || null,
  }
}

function statusOf(element: Element | null): number | null {
  const status = /^HTTP\/\S+\s+(\d{3})/.exec(element?.text.trim() ?? '')?.[1]
  return status === undefined ? null : Number(status)
}

export const propertyOf = (resource: DavResource, space: string, name: string): Element | null =>
  resource.properties.find((property) => property.space === space && property.name === name) ?? null

/** The first URL in a property. */
export const hrefIn = (element: Element | null): string | null => child(element, dav, 'href')?.text.trim() || null

export function xml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const spaces = `xmlns:d="${dav}" xmlns:c="${caldav}" xmlns:s="${calendarServer}"`

/** A document requesting these properties, by prefix: d, c, s. */
export function propfind(properties: readonly string[]): string {
  return document('d:propfind', `<d:prop>${properties.map((property) => `<${property}/>`).join('')}</d:prop>`)
}

export function document(root: string, inside: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><${root} ${spaces}>${inside}</${root}>`
}
