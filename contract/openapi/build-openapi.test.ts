// A call becomes an operation, in a reader's words.
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { call } from '../call.ts'
import { flag, list, numberOrNull, pageIndex, whole } from '../fields.ts'
import { stageField } from '../stages.ts'
import { buildOpenApi } from './build-openapi.ts'

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

  test('documents every field by meaning', () => {
    const { paths } = build(call('GET', 'v2/things', ['unproven', 'staff'], 'Reads things.', fields, answer))
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
    expect(parameters.find(({ name }) => name === 'page_idx')!.description).toContain('both 0 and 1 mean the first')
  })

  test('accepts a body as a form and as JSON, a file as multipart, and returns a file as bytes', () => {
    const { paths, components } = build(
      call('POST', 'v2/things', [], 'Makes a thing.', fields, answer, {
        audit: null,
        status: 201,
        also: { 200: 'It was there.', 209: 'It is elsewhere.' },
      }),
      call('POST', 'v2/things/file', ['guest'], 'Takes a file.', z.object({ dry_run: flag }), answer, { audit: null, body: 'file' }),
      call('GET', 'v2/things/file', [], 'Gives the file.', z.object({}), z.unknown(), { download: true }),
      call('GET', 'v1/things', [], 'Is of the other base.', z.object({}), answer),
    )
    expect(Object.keys(paths)).toEqual(['/v2/things', '/v2/things/file'])
    const made = paths['/v2/things']!.post!
    expect(Object.keys(made.requestBody!.content)).toEqual(['application/x-www-form-urlencoded', 'application/json'])
    expect(components.schemas.PostV2ThingsInput!.required).toEqual(['is_on'])
    expect(Object.keys(made.responses).toSorted()).toEqual(['200', '201', '209', '400', '401', '403', 'default'])
    expect(made.responses['200']!.content!['application/json']!.schema.properties).toHaveProperty('id')
    expect(made.responses['209']!.content!['application/json']!.schema.$ref).toBe('#/components/schemas/Failure')
    const taken = paths['/v2/things/file']!.post!
    const upload = taken.requestBody!.content['multipart/form-data']!.schema
    expect(upload.required).toEqual(['dry_run'])
    expect(upload.properties!.file).toMatchObject({ type: 'string', contentMediaType: 'application/octet-stream' })
    expect(taken.security).toEqual([])
    expect(Object.keys(paths['/v2/things/file']!.get!.responses['200']!.content!)).toEqual(['application/octet-stream'])
  })
})
