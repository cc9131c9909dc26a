// The API's page is public, lists every mounted route, and has working links.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { endpoints } from '../routes.ts'
import { bases } from './api-documents.ts'

let testApp: TestApp
let page = ''

beforeAll(async () => {
  testApp = await createTestApp()
  const response = await testApp.app.inject('/api/docs')
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.headers['content-security-policy']).toContain("script-src 'self'")
  page = response.body
})
afterAll(() => testApp.close())

test('requires no session and no script', () => {
  expect(page).toContain('<h1>Fairlead API</h1>')
  expect(page).not.toMatch(/<script|\son\w+=|javascript:/i)
})

test('lists every call with its method, its sentence, and every field', () => {
  const articles = page.split('<article').slice(1)
  expect(articles).toHaveLength(endpoints.length)
  for (const { call } of endpoints) {
    const id = `${call.method.toLowerCase()}_${call.path.replaceAll('/', '_')}`
    const article = articles.find((entry) => entry.includes(`id="${id}"`)) ?? ''
    expect(article, id).toContain(`<code>/api/${call.path}</code>`)
    expect(article, id).toContain(`>${call.method}</span>`)
    expect(article, id).toContain(`<dt>${call.status} `)
    const plain = article.replaceAll('<wbr />', '')
    const fields = 'shape' in call.input ? Object.keys(call.input.shape as object) : []
    for (const name of fields) expect(plain, `${id} ${name}`).toContain(`<code>${name}</code>`)
  }
})

test('every anchor exists once, and every link works', async () => {
  const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]!)
  expect(ids.length).toBe(new Set(ids).size)
  const links = [...new Set([...page.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!))]
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    if (link.startsWith('#')) expect(ids, link).toContain(link.slice(1))
    else expect((await testApp.app.inject(link)).statusCode, link).toBe(200)
  }
})

test('headings go down one level at a time', () => {
  const levels = [...page.matchAll(/<h([1-6])/g)].map((match) => Number(match[1]))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), `heading ${index}`).toBeLessThanOrEqual(1)
})

test('the documents list every route that the server has mounted under /api, and nothing else [851]', async () => {
  const named: string[] = []
  for (const base of bases) {
    const { paths } = (await testApp.app.inject(`/api/docs/openapi.${base}.json`)).json<{
      paths: Record<string, Record<string, unknown>>
    }>()
    for (const [url, methods] of Object.entries(paths))
      for (const method of Object.keys(methods)) named.push(`${method.toUpperCase()} /api${url}`)
  }
  for (const route of named) {
    const [method, url] = route.split(' ') as ['GET', string]
    expect(testApp.app.hasRoute({ method, url }), route).toBe(true)
  }
  expect(mountedRoutes(testApp.app.printRoutes({ commonPrefix: false })).toSorted()).toEqual(named.toSorted())
})

/** The routes under /api from the router's own tree, where a branch continues its parent's path. */
function mountedRoutes(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, part, methods] = /^((?:│ {3}| {4})*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (indent === undefined || part === undefined) return []
    const depth = indent.length / 4
    above.length = depth
    above.push(part)
    const url = above.join('')
    if (!methods || !/^\/api\/v[12]\//.test(url)) return []
    return methods.split(', ').flatMap((method) => (method === 'HEAD' ? [] : [`${method} ${url}`]))
  })
}
