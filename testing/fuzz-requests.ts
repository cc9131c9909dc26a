// One generated request: a call's own input, then corrupted - fields missing, doubled, of the wrong kind, huge, malformed - in
// every encoding.
import { z } from 'zod'
import { cases, type EndpointCase } from './access-matrix/cases.ts'
import type { Asker, Named } from './access-matrix/endpoint-input.ts'
import { oddities } from './fuzz-values.ts'
import { randomFrom, type Random } from './random.ts'
import { hostileTables } from './hostile-tables.ts'

export interface FuzzRequest {
  endpoint: EndpointCase
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  payload?: string
  /** The fields before encoding; null when the body isn't a form. */
  fields: Record<string, unknown> | null
}

export interface FuzzWorld {
  own: Named
  foreign: Named
  absent: Named
  asker: Asker
  /** Sessions, weighted by frequency of use. */
  sessions: readonly string[]
  /** Sessions of users who may make this call. */
  fitting(endpoint: EndpointCase): readonly string[]
}

type JsonSchema = { type?: string; enum?: unknown[]; const?: unknown; anyOf?: JsonSchema[]; properties?: Record<string, JsonSchema> }

const schemas = new Map<EndpointCase, Record<string, JsonSchema>>()
function fieldsOf(endpoint: EndpointCase): Record<string, JsonSchema> {
  const operations = schemas.get(endpoint)
  if (operations) return operations
  const schema = z.toJSONSchema(endpoint.endpoint.call.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  schemas.set(endpoint, schema.properties ?? {})
  return schema.properties ?? {}
}

/** Calls that hash a password take as long as a hundred others, so they are rarer. */
const slow = new Set(['POST v1/users', 'POST v1/sessions'])

/** The same seed and number give the same request, except for ids. */
export async function fuzzRequest(
  seed: number,
  number: number,
  world: FuzzWorld,
  sayBefore: (endpoint: EndpointCase, session: string) => Promise<unknown>,
): Promise<FuzzRequest> {
  const random = randomFrom(Math.imul(seed, 0x9e37_79b1) ^ Math.imul(number + 1, 0x85eb_ca6b))
  let endpoint = random.pick(cases)
  if (slow.has(endpoint.name) && random.next() < 0.9) endpoint = random.pick(cases)
  const roll = random.next()
  const named = roll < 0.8 ? world.own : roll < 0.9 ? world.foreign : world.absent
  // otherwise privileged calls would rarely succeed
  const session = random.pick(random.next() < 0.3 ? world.fitting(endpoint) : world.sessions)
  const earlier = endpoint.input.before && random.next() < 0.4 ? await sayBefore(endpoint, session) : undefined
  const fields = spoil(random, endpoint, { ...endpoint.input.fields(named, world.asker, earlier) })
  const { method, path } = endpoint.endpoint.call
  const headers: Record<string, string> = { 'x-parse-session-token': session }
  const url = `/api/${path}`
  if (method === 'GET' || method === 'DELETE') return { endpoint, method, url: `${url}?${asForm(random, fields)}`, headers, fields }
  return encode(random, { endpoint, method, url, headers, fields }, endpoint.input.file)
}

function spoil(random: Random, endpoint: EndpointCase, fields: Record<string, unknown>): Record<string, unknown> {
  const schema = fieldsOf(endpoint)
  if (random.next() < 0.25) return fields
  for (const [name, kind] of Object.entries(schema)) if (!(name in fields) && random.next() < 0.25) fields[name] = plausible(random, kind)
  const names = Object.keys(schema).length > 0 ? Object.keys(schema) : ['anything']
  for (let times = random.whole(4); times > 0; times--) {
    const name = random.pick(names)
    const chance = random.next()
    if (chance < 0.15) delete fields[name]
    else if (chance < 0.25) fields[name] = [fields[name], fields[name]]
    else if (chance < 0.3) fields[name] = { a: fields[name] }
    else fields[name] = random.pick(oddities)
  }
  if (random.next() < 0.002) fields[random.pick(names)] = 'x'.repeat(1_040_000)
  if (random.next() < 0.002) fields[random.pick(names)] = Array.from({ length: 5000 }, () => 'x')
  if (random.next() < 0.03) fields[random.pick(['constructor', 'toString', 'x'.repeat(300), '', '\0', '\ud800'])] = random.pick(oddities)
  if (random.next() < 0.03) Object.defineProperty(fields, '__proto__', { value: random.pick(oddities), enumerable: true })
  return fields
}

/** A value of the kind in the call's own schema. */
function plausible(random: Random, kind: JsonSchema): unknown {
  if (random.next() < 0.3) return random.pick(oddities)
  if (kind.anyOf) return plausible(random, random.pick(kind.anyOf))
  if (kind.enum) return random.pick(kind.enum)
  if (kind.const !== undefined) return kind.const
  if (kind.type === 'boolean') return random.pick([true, false, 'true', 'false'])
  if (kind.type === 'number' || kind.type === 'integer') return random.pick([0, 1, 2, 7, -1, 1e9, '3'])
  if (kind.type === 'array') return random.pick([[], ['1'], ['3', '11'], ['a', 'a'], [{ email: 'jo@home.example', role: 1 }]])
  if (kind.type === 'object') return random.pick([{}, { a: 'b' }, '{"a":"b"}', '[]'])
  return random.pick(['Words', 'jo@home.example', 'https://www.linkedin.com/in/jo', '{{first_name}}', '1', 'APPROVED', 'REJECTED'])
}

function encode(random: Random, request: FuzzRequest, file: { name: string; text: string } | undefined): FuzzRequest {
  const fields = request.fields ?? {}
  const asType = (type: string, payload: string): FuzzRequest => ({
    ...request,
    headers: { ...request.headers, 'content-type': type },
    payload,
  })
  const kind = random.next()
  if (kind < 0.03) return { ...asType(random.pick(types), random.pick(crooked)), fields: null }
  if (file ? kind < 0.8 : kind < 0.08) return asType('multipart/form-data; boundary=b', asMultipart(random, fields, file))
  if (kind < 0.55) return asType('application/json', JSON.stringify(fields))
  return asType('application/x-www-form-urlencoded', asForm(random, fields))
}

const types = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=b',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded; charset=utf-16',
  'x',
]
const crooked = [
  '{',
  '[]',
  'null',
  '"text"',
  '{"a":1}{"b":2}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(20_000),
  `{"a":${'{"a":'.repeat(500)}1${'}'.repeat(501)}`,
  '\0',
  '--b',
  '--b--',
  '--b\r\nContent-Disposition: form-data; name="file"; filename="a\0.csv"\r\n\r\na,b\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--\r\n',
  '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--\r\n',
  `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n'.repeat(50)}--b--\r\n`,
  'a=1&a=2&&&=',
  'a[b][c][d][e][f][g][h]=1&a[]=2&a[9999999]=3',
  '%',
  '%ff%fe=%00',
]

/** A lone surrogate is sent as three bytes, as careless clients do. */
const percent = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')

function asForm(random: Random, fields: Record<string, unknown>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => {
    const crookedName = random.pick([`${name}[]`, `${name}[a]`, `${name}[0][b]`, `${name}[`, `${name}]`, `[${name}]`])
    const key = random.next() < 0.05 ? crookedName : Array.isArray(value) ? random.pick([name, `${name}[]`]) : name
    const list = Array.isArray(value) ? value : [value]
    return list.map((entry: unknown) => `${percent(key)}=${percent(typeof entry === 'object' ? JSON.stringify(entry) : String(entry))}`)
  })
  return pairs.join('&')
}

function asMultipart(random: Random, fields: Record<string, unknown>, file: { name: string; text: string } | undefined): string {
  const parts = Object.entries(fields).map(
    ([name, value]) =>
      `Content-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '_')}"\r\n\r\n${typeof value === 'object' ? JSON.stringify(value) : String(value)}\r\n`,
  )
  const { name, text } = file ?? { name: 'a.txt', text: 'a' }
  const bytes = random.next() < 0.5 ? text : random.pick(name.endsWith('.csv') && random.next() < 0.5 ? hostileTables : files)
  const title = random.next() < 0.7 ? name : random.pick(['a.pdf', '../../a.csv', 'a\0.csv', '', 'x'.repeat(400), '.docx', 'a.exe'])
  if (random.next() < 0.9) parts.push(`Content-Disposition: form-data; name="file"; filename="${title}"\r\n\r\n${bytes}\r\n`)
  if (random.next() < 0.05) parts.push(`Content-Disposition: form-data; name="file"; filename="second.txt"\r\n\r\nx\r\n`)
  return `${parts.map((part) => `--b\r\n${part}`).join('')}--b--\r\n`
}

const files = [
  '',
  '\0\0\0',
  'a,b\n',
  'Name,Email\n"unclosed',
  'Name,Email\nA\0B,a@home.example\n',
  'Name,Email\n\ud800,jo@home.example\nMo,not an address\n',
  `Name,Email\n${'x'.repeat(100_000)},y@home.example\n`,
  'Email\n'.repeat(300),
  '%PDF-1.7\n%garbage',
  'PK\u0003\u0004garbage',
  '{\\rtf1 garbage',
]
