// The published OpenAPI documents are valid, up to date, and list exactly the mounted endpoints.
import fs from 'node:fs'
import path from 'node:path'
import { Validator } from '@seriousme/openapi-schema-validator'
import type { OpenApi } from '@fairlead/contract/openapi/build-openapi'
import { describe, expect, test } from 'vitest'
import { apiDocument, bases } from '../server/http/docs/api-documents.ts'
import { endpoints } from '../server/http/routes.ts'
import { root } from './repository.ts'

const published = (base: string) => JSON.parse(fs.readFileSync(path.join(root, `docs/api/openapi.${base}.json`), 'utf8')) as OpenApi

describe.each(bases)('the document of %s', (base) => {
  const document = apiDocument(base, 'Fairlead')

  test('is up to date: `npm run write api` writes it', () => {
    expect(published(base)).toEqual(JSON.parse(JSON.stringify(document)))
  })

  test('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(published(base) as never)
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
  })

  test('has no dangling references, and nothing unreferenced', () => {
    const text = JSON.stringify(document)
    const referred = new Set([...text.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1]!))
    expect([...referred].toSorted()).toEqual(Object.keys(document.components.schemas))
    expect(text).not.toContain('#/$defs')
  })

  test('lists exactly the mounted endpoints [851]', () => {
    const named = Object.entries(document.paths).flatMap(([url, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${url}`),
    )
    const mounted = endpoints
      .filter((endpoint) => endpoint.call.path.startsWith(`${base}/`))
      .map((endpoint) => `${endpoint.call.method} /${endpoint.call.path}`)
    expect(named.toSorted()).toEqual(mounted.toSorted())
  })

  test('says for every call what it does, who may make it, and what it returns [403]', () => {
    for (const { call } of endpoints.filter((endpoint) => endpoint.call.path.startsWith(`${base}/`))) {
      const operation = document.paths[`/${call.path}`]![call.method.toLowerCase() as 'get']!
      expect(operation.summary.length, call.path).toBeGreaterThan(10)
      expect(operation.security, call.path).toEqual(call.session ? [{ session: [] }] : [])
      const statuses = [String(call.status), ...Object.keys(call.also), ...(call.session ? ['401'] : []), 'default']
      expect(Object.keys(operation.responses), call.path).toEqual(expect.arrayContaining(statuses))
    }
  })
})
