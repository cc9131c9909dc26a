// The OpenAPI documents of both versions, from the mounted endpoints.
import { fieldOf } from '@fairlead/domain/shared/records'
import { readFileSync } from 'node:fs'
import { buildOpenApi, type Base, type OpenApi } from '@fairlead/contract/openapi/build-openapi'
import { endpoints } from '../routes.ts'

export const bases: readonly Base[] = ['v1', 'v2']

const version = String(fieldOf(JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')), 'version'))

/** The document of `base`; `productName` is only in its title. */
export function apiDocument(base: Base, productName: string): OpenApi {
  return buildOpenApi(
    base,
    endpoints.map(({ call }) => call),
    { name: productName, version },
  )
}
