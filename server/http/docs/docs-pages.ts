// Serves /api/docs: the readable page and both OpenAPI documents.
import { apiDocument } from './api-documents.ts'
import { renderPage } from './page.ts'

export interface ServedPage {
  url: string
  type: string
  /** Created on the first request, so that it doesn't delay the start. */
  body(): string
}

export function docsPages({ productName, publicUrl }: { productName: string; publicUrl: string }): ServedPage[] {
  const v1 = once(() => apiDocument('v1', productName))
  const v2 = once(() => apiDocument('v2', productName))
  return [
    {
      url: '/api/docs',
      type: 'text/html; charset=utf-8',
      body: once(() => renderPage({ documents: { v1: v1(), v2: v2() }, productName, origin: publicUrl })),
    },
    { url: '/api/docs/openapi.v1.json', type: 'application/json; charset=utf-8', body: once(() => JSON.stringify(v1())) },
    { url: '/api/docs/openapi.v2.json', type: 'application/json; charset=utf-8', body: once(() => JSON.stringify(v2())) },
  ]
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null
  return () => (made ??= { value: make() }).value
}
