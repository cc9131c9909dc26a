// The service worker with stand-ins for browser APIs: what passes through it, what it stores, and what it returns offline.
import fs from 'node:fs'
import vm from 'node:vm'
import { guestPages } from '@fairlead/domain/shared/guest-pages'
import { expect, test } from 'vitest'

const code = fs.readFileSync(new URL('service-worker.js', import.meta.url), 'utf8')
const origin = 'https://fairlead.example'
const page = '<script src="/assets/main-1.js"></script>'

type Handler = (event: object) => void

/** A browser with one worker; `net` answers its fetches. */
function browser(
  net: (path: string) => Response | Promise<Response>,
  build: object = { id: 'new', entry: '/assets/main-1.js', files: ['/assets/main-1.js'], guests: guestPages },
) {
  const stores = new Map<string, Map<string, Response>>([
    ['build old', new Map()],
    ['of someone else', new Map()],
  ])
  const handlers = new Map<string, Handler>()
  const pathOf = (request: string | { url: string }) => (typeof request === 'string' ? request : new URL(request.url).pathname)
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>()
    stores.set(name, store)
    return {
      add: async (path: string) => void store.set(path, (await net(path)).clone()),
      match: async (path: string) => store.get(path)?.clone(),
    }
  }
  const self = {
    addEventListener: (name: string, handler: Handler) => handlers.set(name, handler),
    skipWaiting: async () => {},
    registration: {},
    location: { origin },
  }
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: string | { url: string }, { cacheName }: { cacheName: string }) =>
      stores.get(cacheName)?.get(pathOf(request))?.clone(),
  }
  vm.runInNewContext(code, {
    self,
    caches,
    build,
    URL,
    Response,
    fetch: async (request: { url: string }) => net(new URL(request.url).pathname),
  })
  const lived = async (name: string) => {
    let until: Promise<unknown> = Promise.resolve()
    handlers.get(name)!({ waitUntil: (work: Promise<unknown>) => (until = work) })
    await until
  }
  /** The worker's response; null when it lets the request pass. */
  const ask = async (path: string, { mode = 'cors', method = 'GET' } = {}): Promise<string | null> => {
    let answer: Promise<Response> | null = null
    const request = { url: new URL(path, origin).href, method, mode }
    handlers.get('fetch')!({
      request,
      preloadResponse: Promise.resolve(undefined),
      respondWith: (response: Promise<Response>) => (answer = response),
    })
    return answer === null ? null : (await (answer as Promise<Response>)).text()
  }
  return { stores, install: () => lived('install'), activate: () => lived('activate'), ask }
}

const alive = (path: string) => new Response(path === '/index.html' ? page : `fresh ${path}`)

test('ignores API calls, reads and writes, other origins, and pages rendered by the server', async () => {
  const { install, ask } = browser(alive)
  await install()
  for (const path of ['/api/v1/projects', '/api/v2/projects/candidates?status=APPROVED', '/socket.io/?transport=polling', '/healthz'])
    expect(await ask(path)).toBeNull()
  expect(await ask('/api/v1/candidates', { method: 'POST' })).toBeNull()
  expect(await ask('/api/docs', { mode: 'navigate' })).toBeNull()
  expect(await ask('/dev/mail', { mode: 'navigate' })).toBeNull()
  expect(await ask('https://elsewhere.example/assets/main-1.js')).toBeNull()
  expect(await ask('/assets/of-another-build.js')).toBeNull()
})

test('stores only its build and the page, and deletes older builds, but nothing of others', async () => {
  const { install, activate, stores } = browser(alive)
  await install()
  await activate()
  expect([...stores.keys()]).toEqual(['of someone else', 'build new'])
  expect([...stores.get('build new')!.keys()]).toEqual(['/index.html', '/assets/main-1.js'])
})

test('with a server the page is the server’s; without one, or while one is starting, it is the stored one', async () => {
  let net: (path: string) => Response | Promise<Response> = alive
  const { install, ask } = browser((path) => net(path))
  await install()
  expect(await ask('/panel?project=1', { mode: 'navigate' })).toBe('fresh /panel')
  net = () => new Response('no such page', { status: 404 })
  expect(await ask('/panel', { mode: 'navigate' })).toBe('no such page')
  net = () => new Response('bad gateway', { status: 502 })
  expect(await ask('/panel', { mode: 'navigate' })).toBe(page)
  net = () => Promise.reject(new TypeError('failed'))
  expect(await ask('/panel', { mode: 'navigate' })).toBe(page)
  expect(await ask('/assets/main-1.js')).toBe('fresh /assets/main-1.js')
})

test('a worker that encounters the page of a newer build stores nothing', async () => {
  const { install, stores } = browser((path) => (path === '/index.html' ? new Response('<script src="/assets/main-2.js">') : alive(path)))
  await expect(install()).rejects.toThrow('newer build')
  expect(stores.has('build new')).toBe(false)
})

test("the hiring managers' worker stores only their page, next to the app’s, which leaves it alone", async () => {
  const guests = {
    id: 'g',
    entry: '/assets/main-1.js',
    files: [],
    shell: '/review/',
    family: 'guest ',
    only: '/review/',
    guests: guestPages,
  }
  const away = () => Promise.reject(new TypeError('failed'))
  let net: (path: string) => Response | Promise<Response> = (path) => (path === '/review/' ? new Response(page) : alive(path))
  const { install, activate, ask, stores } = browser((path) => net(path), guests)
  await install()
  await activate()
  expect([...stores.keys()]).toEqual(['build old', 'of someone else', 'guest g'])
  net = away
  expect(await ask('/review/secret', { mode: 'navigate' })).toBe(page)
  expect(await ask('/panel', { mode: 'navigate' })).toBeNull()
  const app = browser(alive)
  await app.install()
  for (const path of guestPages.map((name) => `/${name}/secret`)) expect(await app.ask(path, { mode: 'navigate' })).toBeNull()
})
