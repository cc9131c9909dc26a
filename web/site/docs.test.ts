// The documentation on the site: every page exists once, and every internal link works.
import { expect, test } from 'vitest'
import { docGroups, docPages } from './docs.ts'

const byPath = new Map(docPages.map((page) => [page.path, page]))
const anchorsOf = (html: string) => new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href!)

test('includes guides, security, project pages, and decisions, each with its own address', () => {
  expect(byPath.size).toBe(docPages.length)
  for (const group of docGroups)
    expect(
      docPages.some((page) => page.group === group),
      group,
    ).toBe(true)
  for (const path of ['/docs/settings', '/docs/production', '/docs/security', '/docs/decisions', '/docs/architecture', '/docs/changelog'])
    expect(byPath.has(path), path).toBe(true)
  for (const { title, path, html } of docPages) expect([path, title !== '' && html.includes('<h1')]).toEqual([path, true])
})

test('every link between pages leads to a page, and every anchor to a heading', () => {
  const astray = docPages.flatMap(({ path, html }) =>
    linksOf(html).flatMap((href) => {
      if (/^(?:https?|mailto):/.test(href) || href === '/api/docs') return []
      const [target = '', anchor] = href.split('#')
      const page = byPath.get(target === '' ? path : target)
      const isThere = page && (anchor === undefined || anchorsOf(page.html).has(decodeURIComponent(anchor)))
      return isThere ? [] : [`${path}: ${href}`]
    }),
  )
  expect(astray).toEqual([])
})

test('no page loads anything from other sites', () => {
  for (const { path, html } of docPages) expect([path, /<(?:img|script|iframe|link)\b/i.exec(html)?.[0]]).toEqual([path, undefined])
})
