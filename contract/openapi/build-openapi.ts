// The calls of one API version as an OpenAPI 3.1 document.
import { z } from 'zod'
import type { AnyCall } from '../call.ts'
import { failure } from '../shapes/common.ts'
import { answerSchema, inputSchema, type Schema } from './field-schemas.ts'

export type Base = 'v1' | 'v2'

interface Parameter {
  name: string
  in: 'query'
  required: boolean
  schema: Schema
  description?: string
}

interface Content {
  schema: Schema
  encoding?: Record<string, { contentType?: string; style?: string; explode?: boolean; example?: unknown }>
}

interface Response {
  description: string
  content?: Record<string, Content>
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, Content> } | undefined
  responses: Record<string, Response>
  security: Record<string, string[]>[]
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string; license: { name: string; identifier: string } }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'patch' | 'delete', Operation>>>
  components: { securitySchemes: Record<string, object>; schemas: Record<string, Schema> }
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const
const sessionHeader = 'X-Parse-Session-Token'

/** The document of `base`: only its calls, by path, each with all its statuses. */
export function buildOpenApi(base: Base, calls: readonly AnyCall[], product: { name: string; version: string }): OpenApi {
  const baseCalls = calls
    .filter(({ path }) => path.startsWith(`${base}/`))
    .toSorted((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
  const { schema: failureSchema, shared } = answerSchema(failure.omit({}))
  const schemas: Record<string, Schema> = { ...shared, Failure: failureSchema }
  const paths: OpenApi['paths'] = {}
  for (const call of baseCalls) {
    const path = (paths[`/${call.path}`] ??= {})
    path[methods[call.method]] = operation(call, schemas)
  }
  const tags = [...new Set(baseCalls.map((call) => tagOf(call.path)))].toSorted()
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API, ${base === 'v1' ? 'older' : 'newer'} base`,
      version: product.version,
      description:
        `Send fields as a form or as JSON. Lists: a repeated key, key[], or a JSON array as text. Nested values: JSON as text or a[b]. ` +
        `Fields of a body may also be in the query. Send the session in the header ${sessionHeader}.`,
      license: { name: 'Apache 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api' }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'header', name: sessionHeader } }, schemas: sorted(schemas) },
  }
}

/** A path's resource: candidates of a project are `candidates` in both versions. */
export function tagOf(path: string): string {
  const [, first = '', second = ''] = path.split('/')
  return first === 'projects' && second === 'candidates' ? 'candidates' : first
}

function operation(call: AnyCall, schemas: Record<string, Schema>): Operation {
  const input = inputSchema(call.input)
  const inQuery = call.method === 'GET' || call.method === 'DELETE'
  const fields = fieldsOf(input)
  return {
    operationId: `${call.method.toLowerCase()}_${call.path.replaceAll('/', '_')}`,
    summary: call.about,
    tags: [tagOf(call.path)],
    ...(inQuery && fields.length > 0 ? { parameters: fields.map(parameter) } : {}),
    ...(!inQuery && (fields.length > 0 || call.body === 'file') ? { requestBody: requestBody(call, input, fields, schemas) } : {}),
    responses: responses(call, fields.length > 0, schemas),
    security: call.session ? [{ session: [] }] : [],
  }
}

interface Field {
  name: string
  required: boolean
  schema: Schema
}

/** The fields of an input across unions; required only if every branch requires them. */
export function fieldsOf(schema: Schema): Field[] {
  const fields = new Map<string, Field>()
  for (const [name, field] of Object.entries(schema.properties ?? {}))
    fields.set(name, { name, required: schema.required?.includes(name) ?? false, schema: field })
  for (const part of schema.allOf ?? []) for (const field of fieldsOf(part)) fields.set(field.name, field)
  const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(fieldsOf)
  for (const branch of branches)
    for (const field of branch) {
      const everywhere = branches.every((variant) => variant.some(({ name, required }) => name === field.name && required))
      fields.set(field.name, { ...field, required: everywhere })
    }
  return [...fields.values()]
}

function parameter({ name, required, schema }: Field): Parameter {
  const { description, ...bare } = schema
  return { name, in: 'query', required, schema: bare, ...(description ? { description } : {}) }
}

function requestBody(call: AnyCall, input: Schema, fields: Field[], schemas: Record<string, Schema>): Operation['requestBody'] {
  const nested = fields.filter(({ schema }) => schema.properties || schema.additionalProperties || schema.items?.properties)
  const encoding = Object.fromEntries(nested.map(({ name }) => [name, { contentType: 'application/json' }]))
  const coded = nested.length > 0 ? { encoding } : {}
  const required = call.body === 'file' || fields.some((field) => field.required)
  if (call.body === 'file') {
    const file: Schema & { contentMediaType: string } = {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'The file itself.',
    }
    // the call determines whether the file is optional, and its description says so
    const schema: Schema = {
      type: 'object',
      properties: { ...Object.fromEntries(fields.map((field) => [field.name, field.schema])), file },
      required: fields.filter((field) => field.required).map(({ name }) => name),
    }
    return { required, content: { 'multipart/form-data': { schema, ...coded } } }
  }
  // one schema for both formats of a body
  const name = `${call.method.toLowerCase()}_${call.path}_input`.replaceAll(/(?:^|[_/])([a-z0-9])/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  schemas[name] = input
  const schema = { $ref: `#/components/schemas/${name}` }
  return { required, content: { 'application/x-www-form-urlencoded': { schema, ...coded }, 'application/json': { schema } } }
}

function exampleOf({ answer }: AnyCall): { example?: unknown } {
  const examples: unknown = z.globalRegistry.get(answer)?.examples
  const [example]: unknown[] = Array.isArray(examples) ? examples : []
  return example === undefined ? {} : { example }
}

function responses(call: AnyCall, hasFields: boolean, schemas: Record<string, Schema>): Operation['responses'] {
  const { schema, shared } = answerSchema(call.answer)
  Object.assign(schemas, shared)
  const answer: Record<string, Content> = call.download
    ? { 'application/octet-stream': { schema: {} } }
    : { 'application/json': { schema, ...exampleOf(call) } }
  const refusal: Record<string, Content> = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } }
  const all: Operation['responses'] = {}
  const tell = (status: number, description: string) =>
    (all[status] ??= { description, content: status < 300 && status !== alreadyThere ? answer : refusal })
  tell(call.status, call.also[call.status] ?? (call.download ? 'The file.' : 'Done.'))
  for (const [status, sentence] of Object.entries(call.also)) tell(Number(status), sentence)
  if (hasFields) tell(400, 'A field is missing or invalid: `fields` has a sentence for each.')
  if (call.session) tell(401, 'No session, or an expired one.')
  const { alsoFor } = call
  const needs = [
    ...(alsoFor.includes('unproven') ? [] : ['a verified email address']),
    ...(alsoFor.includes('staff') ? [] : ['the user’s own session, not one that staff opened']),
  ]
  if (call.session && needs.length > 0) tell(403, `Needs ${needs.join(' and ')}.`)
  if (call.body === 'file') tell(413, 'The file is too large.')
  if (call.body === 'file') tell(415, 'We can’t read this type of file.')
  return { ...all, default: { description: 'Any other error: `error` is its code, `message` a sentence for people.', content: refusal } }
}

/** 209 is a refusal with a success status. */
const alreadyThere = 209

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
