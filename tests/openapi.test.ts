// The published OpenAPI documents are valid, fresh, and name exactly what is mounted.
import fs from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import { call } from '@fairlead/contract/call'
import { flag, list, numberOrNull, pageIndex, whole } from '@fairlead/contract/fields'
import { buildOpenApi, type OpenApi } from '@fairlead/contract/openapi/build-openapi'
import { stageField } from '@fairlead/contract/stages'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { apiDocument, bases } from '../server/http/docs/api-documents.ts'
import { endpoints } from '../server/http/routes.ts'
import { root } from './house.ts'

const published = (base: string) => JSON.parse(fs.readFileSync(path.join(root, `docs/api/openapi.${base}.json`), 'utf8')) as OpenApi

describe.each(bases)('the document of %s', (base) => {
  const document = apiDocument(base, 'Fairlead')

  test('is fresh: `npm run api` writes it again', () => {
    expect(published(base)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(published(base) as never)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('refers to nothing that is not there, and holds nothing that is not referred to', () => {
    const text = JSON.stringify(document)
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!))
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas))
    expect(text).not.toContain('#/$defs')
  })

  test('names every endpoint that is mounted, and nothing else [851]', () => {
    const named = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    )
    const mounted = endpoints
      .filter((each) => each.call.path.startsWith(`${base}/`))
      .map((each) => `${each.call.method} /${each.call.path}`)
    expect(named.toSorted()).toEqual(mounted.toSorted())
  })

  test('says of every call what it does, who may make it, and what it answers [403]', () => {
    for (const { call: each } of endpoints.filter((endpoint) => endpoint.call.path.startsWith(`${base}/`))) {
      const operation = document.paths[`/${each.path}`]![each.method.toLowerCase() as 'get']!
      expect(operation.summary.length, each.path).toBeGreaterThan(10)
      expect(operation.security, each.path).toEqual(each.session ? [{ session: [] }] : [])
      const statuses = [String(each.status), ...Object.keys(each.also), ...(each.session ? ['401'] : []), 'default']
      expect(Object.keys(operation.responses), each.path).toEqual(expect.arrayContaining(statuses))
    }
  })
})

describe('a call as OpenAPI', () => {
  const answer = z.object({ id: z.string().describe('The new one.') })
  const build = (...calls: Parameters<typeof buildOpenApi>[1]) => buildOpenApi('v2', calls, { name: 'Test', version: '1' })
  const fields = z.object({
    is_on: flag,
    page_idx: pageIndex.optional(),
    status: stageField.optional(),
    amount: numberOrNull.optional(),
    score: whole.pipe(z.number().min(1).max(3)).optional(),
    role: whole.pipe(z.union([z.literal(1), z.literal(2)])).optional(),
    codes: list(whole, 20).default([]),
    title: z.string().meta({ description: 'Its own words.' }).optional(),
  })

  test('spells every field as a reader thinks of it', () => {
    const { paths } = build(call('GET', 'v2/things', 'Reads things.', fields, answer))
    const { parameters = [] } = paths['/v2/things']!.get!
    const byName = Object.fromEntries(parameters.map(({ name, schema, required }) => [name, { ...schema, needed: required }]))
    expect(byName.is_on).toEqual({ type: 'boolean', needed: true })
    expect(byName.page_idx).toMatchObject({ type: 'integer', minimum: 0, needed: false })
    expect(byName.status!.enum).toEqual(expect.arrayContaining(['UNDER_REVIEW', 'WARM_LEADS_HM', 'HIRING_MANAGER']))
    expect(byName.amount).toMatchObject({ type: ['number', 'null'] })
    expect(byName.score).toEqual({ type: 'integer', minimum: 1, maximum: 3, needed: false })
    expect(byName.role).toMatchObject({ type: 'integer', enum: [1, 2] })
    expect(byName.codes).toMatchObject({ type: 'array', items: { type: 'integer' }, needed: false })
    expect(parameters.find(({ name }) => name === 'title')!.description).toBe('Its own words.')
    expect(parameters.find(({ name }) => name === 'page_idx')!.description).toContain('50 candidates')
  })

  test('takes a body as a form and as JSON, a file as multipart, and answers a file as bytes', () => {
    const { paths, components } = build(
      call('POST', 'v2/things', 'Makes a thing.', fields, answer, { status: 201, also: { 200: 'It was there.', 209: 'It is elsewhere.' } }),
      call('POST', 'v2/things/file', 'Takes a file.', z.object({ dry_run: flag }), answer, { body: 'file', session: false }),
      call('GET', 'v2/things/file', 'Gives the file.', z.object({}), z.unknown(), { download: true }),
      call('GET', 'v1/things', 'Is of the other base.', z.object({}), answer),
    )
    expect(Object.keys(paths)).toEqual(['/v2/things', '/v2/things/file'])
    const made = paths['/v2/things']!.post!
    expect(Object.keys(made.requestBody!.content)).toEqual(['application/x-www-form-urlencoded', 'application/json'])
    expect(components.schemas.PostV2ThingsInput!.required).toEqual(['is_on'])
    expect(Object.keys(made.responses).toSorted()).toEqual(['200', '201', '209', '400', '401', 'default'])
    expect(made.responses['200']!.content!['application/json']!.schema.properties).toHaveProperty('id')
    expect(made.responses['209']!.content!['application/json']!.schema.$ref).toBe('#/components/schemas/Failure')
    const taken = paths['/v2/things/file']!.post!
    expect(taken.requestBody!.content['multipart/form-data']!.schema.required).toEqual(['dry_run', 'file'])
    expect(taken.security).toEqual([])
    expect(Object.keys(paths['/v2/things/file']!.get!.responses['200']!.content!)).toEqual(['application/octet-stream'])
  })
})
