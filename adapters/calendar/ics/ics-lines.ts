// iCalendar syntax: content lines and their components (RFC 5545 section 3.1), parsed leniently.
import { must } from '@fairlead/domain/shared/records'

export interface IcsProperty {
  name: string
  parameters: Readonly<Record<string, string>>
  value: string
}

export interface IcsComponent {
  name: string
  properties: IcsProperty[]
  children: IcsComponent[]
}

/**
 * The components of a text, nested as written. An unreadable line is skipped; an unclosed component ends where the next one of
 * its kind begins, or at the end of the text.
 */
export function readComponents(text: string): IcsComponent {
  const root: IcsComponent = { name: '', properties: [], children: [] }
  let open = [root]
  for (const line of text
    .replace(/^\uFEFF/, '')
    .replace(/(?:\r\n|\n|\r)[ \t]/g, '')
    .split(/\r\n|\n|\r/)) {
    const property = readLine(line)
    if (!property) continue
    const named = property.value.trim().toUpperCase()
    if (property.name === 'BEGIN') {
      // an event within an event: the first was truncated
      if (named === 'VEVENT' && open.some(({ name }) => name === 'VEVENT'))
        open = open.slice(
          0,
          open.findIndex(({ name }) => name === 'VEVENT'),
        )
      const component = { name: named, properties: [], children: [] }
      must(open.at(-1)).children.push(component)
      open.push(component)
    } else if (property.name === 'END') {
      const index = open.findLastIndex(({ name }) => name === named)
      if (index > 0) open = open.slice(0, index)
    } else must(open.at(-1)).properties.push(property)
  }
  return root
}

const shape = /^([A-Za-z0-9-]+)((?:;[^=;:]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s

/** Times, whose TZID some programs write with a colon and without quotes: 'TZID=tzone://Microsoft/Custom:20270405T100000'. */
const timeLine = /^(DTSTART|DTEND|DUE|RECURRENCE-ID|EXDATE|RDATE);/i

/** Where the value of a time begins: after the first colon that a date follows, else after the last one outside of quotes. */
function timeValueAt(line: string): number {
  let colon = -1
  for (let tries = 0; tries < 50; tries += 1) {
    colon = line.indexOf(':', colon + 1)
    if (colon < 0) break
    if (/^\s*\d{4}[-/.]?\d\d[-/.]?\d\d(?:\D|$)/.test(line.slice(colon + 1, colon + 20))) return colon
  }
  const plain = line.slice(line.lastIndexOf('"') + 1)
  return line.length - plain.length + plain.lastIndexOf(':')
}

function readLine(line: string): IcsProperty | null {
  const [time] = timeLine.exec(line) ?? []
  if (time) {
    const colon = timeValueAt(line)
    if (colon < time.length) return null
    const parameters: Record<string, string> = {}
    for (const parameter of line.slice(time.length, colon).split(';')) {
      const equals = parameter.indexOf('=')
      if (equals > 0)
        parameters[parameter.slice(0, equals).trim().toUpperCase()] = parameter
          .slice(equals + 1)
          .trim()
          .replace(/^"|"$/g, '')
    }
    return { name: time.slice(0, -1).toUpperCase(), parameters, value: line.slice(colon + 1) }
  }
  const [, name, written = '', value = ''] = shape.exec(line) ?? []
  if (name === undefined) return null
  const parameters: Record<string, string> = {}
  for (const [, key = '', quoted, plain = ''] of written.matchAll(/;([^=;:]+)=(?:"([^"]*)"|([^";:]*))/g))
    parameters[key.trim().toUpperCase()] = quoted ?? plain.trim()
  return { name: name.toUpperCase(), parameters, value }
}

export function propertyOf(component: IcsComponent, name: string): IcsProperty | null {
  return component.properties.find((property) => property.name === name) ?? null
}

export function propertiesOf(component: IcsComponent, name: string): IcsProperty[] {
  return component.properties.filter((property) => property.name === name)
}

/** Text as shown to people (section 3.3.11). */
export function plainText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
}
