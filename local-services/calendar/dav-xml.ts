// Reads and writes the XML of WebDAV requests by namespace; fetches and expands nothing.
import { SaxesParser } from 'saxes'

export const dav = 'DAV:'
export const caldav = 'urn:ietf:params:xml:ns:caldav'
export const server = 'http://calendarserver.org/ns/'
export const apple = 'http://apple.com/ns/ical/'

export interface Element {
  space: string
  name: string
  attributes: Record<string, string>
  children: Element[]
  text: string
}

/** null for invalid XML, or a document with a DTD. */
export function readXml(text: string): Element | null {
  const root: Element = { space: '', name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  let broken = false
  parser.on('error', () => (broken = true))
  parser.on('doctype', () => (broken = true))
  parser.on('opentag', ({ uri, local, attributes }) => {
    const named = Object.values(attributes).map(({ local: key, value }) => [key, value] as const)
    const element = { space: uri, name: local, attributes: Object.fromEntries(named), children: [], text: '' }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => open.pop())
  const take = (part: string) => (open.at(-1)!.text += part)
  parser.on('text', take)
  parser.on('cdata', take)
  try {
    parser.write(text).close()
  } catch {
    return null
  }
  return broken ? null : (root.children[0] ?? null)
}

export function child(element: Element | null | undefined, space: string, name: string): Element | null {
  return element?.children.find((entry) => entry.space === space && entry.name === name) ?? null
}

/** Text between tags. */
export function xml(text: string): string {
  // characters that XML 1.0 doesn't allow are dropped
  // eslint-disable-next-line no-control-regex
  return text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '').replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

const prefixes: Record<string, string> = { [dav]: 'd', [caldav]: 'c', [server]: 's', [apple]: 'a' }

/** An element of one of the namespaces above, with its usual prefix; `inside` is already XML. */
export function tag(space: string, name: string, inside = ''): string {
  const prefix = prefixes[space]
  const [opening, closing] = prefix ? [`${prefix}:${name}`, `${prefix}:${name}`] : [`x:${name} xmlns:x="${xml(space)}"`, `x:${name}`]
  return inside === '' ? `<${opening}/>` : `<${opening}>${inside}</${closing}>`
}

/** A document whose root is in the WebDAV namespace. */
export function page(name: string, inside: string): string {
  const spaces = Object.entries(prefixes).map(([space, prefix]) => ` xmlns:${prefix}="${space}"`)
  return `<?xml version="1.0" encoding="utf-8"?><d:${name}${spaces.join('')}>${inside}</d:${name}>`
}
