// Early requests exactly match the app's first ones, and nothing is requested twice.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const requests: string[] = []

beforeEach(() => {
  vi.resetModules()
  requests.length = 0
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'session' ? 'one' : null) })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('document', { cookie: 'site_version=1' })
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    return Promise.resolve(new Response('[]'))
  })
})
afterEach(() => vi.unstubAllGlobals())

const urlsAt = (pathname: string, search: string) =>
  vi.stubGlobal('window', { location: { pathname, search }, addEventListener: () => {}, matchMedia: () => null })

test('Home uses its early response', async () => {
  urlsAt('/home', '')
  await import('./early.ts')
  expect(requests.map((url) => url.split('?')[0])).toEqual(['/api/v1/projects', '/api/v1/users/settings', '/api/v2/home'])
  const { cache, queryFor } = await import('./api/cache.ts')
  await cache.fetchQuery(queryFor('v2/home', { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone }))
  expect(requests).toHaveLength(3)
})

test('the panel uses the early responses and requests nothing again', async () => {
  urlsAt('/panel', '?project=7&tab=contacted')
  await import('./early.ts')
  expect(requests).toEqual([
    '/api/v1/projects',
    '/api/v1/users/settings',
    '/api/v2/projects/candidates?project_id=7&status=CONTACTED&page_idx=1&compact=true',
  ])
  const { cache } = await import('./api/cache.ts')
  const { projectsQuery } = await import('./project/use-projects.ts')
  const { userQuery } = await import('./session/use-user.ts')
  const { prefetchStage } = await import('./candidate/pages.ts')
  await Promise.all([cache.fetchQuery(projectsQuery), cache.fetchQuery(userQuery), prefetchStage('7', 'CONTACTED')])
  expect(requests).toHaveLength(3)
  // a response is handed out once
  await cache.fetchQuery({ ...projectsQuery, staleTime: 0 })
  expect(requests).toHaveLength(4)
})

test('requests nothing for other pages, signed-out visitors, or a session of an older site', async () => {
  urlsAt('/login', '')
  await import('./early.ts')
  vi.resetModules()
  urlsAt('/panel', '')
  vi.stubGlobal('document', { cookie: '' })
  await import('./early.ts')
  vi.resetModules()
  vi.stubGlobal('document', { cookie: 'site_version=1' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  await import('./early.ts')
  expect(requests).toEqual([])
})

test("doesn't use a response requested in another session", async () => {
  urlsAt('/panel', '')
  await import('./early.ts')
  const { takePrefetched } = await import('./api/early.ts')
  expect(takePrefetched('/api/v1/projects', 'two')).toBeNull()
  expect(takePrefetched('/api/v1/users/settings', 'one')).not.toBeNull()
})
