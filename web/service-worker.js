// The service worker: keeps the files of one build, so that the page opens without a connection. Nothing that the API says passes through it.
/* global build */
const { shell = '/index.html', family = 'build ', only = null } = build
const name = family + build.id
/** What the server draws itself, what is no page at all, and pages with a worker of their own. */
const notOurs = /^\/(api|dev|healthz|socket\.io|review|book)(\/|$)|\.\w+$/
const isOurs = (path) => (only ? path.startsWith(only) : !notOurs.test(path))

self.addEventListener('install', (event) => {
  // where the browser can, it does not even wake the worker for a call
  const past = { condition: { urlPattern: '/api/*' }, source: 'network' }
  const skipped = Promise.resolve(event.addRoutes?.(past)).catch(() => {})
  event.waitUntil(skipped.then(keepBuild).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOthers(), self.registration.navigationPreload?.enable()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isOurs(url.pathname)) event.respondWith(openPage(event))
  } else if (build.files.includes(url.pathname)) event.respondWith(keptFile(request))
})

async function keepBuild() {
  const cache = await caches.open(name)
  try {
    // one after another: someone is working in the page
    for (const file of [shell, ...build.files]) await cache.add(file)
    const page = await (await cache.match(shell)).text()
    if (!page.includes(build.entry)) throw new Error('The server has a newer build already.')
  } catch (error) {
    // half a build is none
    await caches.delete(name)
    throw error
  }
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((each) => each.startsWith(family) && each !== name).map((each) => caches.delete(each)))
}

/** The server's page whenever it can be had: what is kept is for the time without it. */
async function openPage(event) {
  let answer
  try {
    answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (answer.status < 502) return answer
  } catch {
    // no connection, or no server
  }
  return (await caches.match(shell, { cacheName: name, ignoreVary: true })) ?? answer ?? Response.error()
}

async function keptFile(request) {
  return (await caches.match(request, { cacheName: name, ignoreVary: true, ignoreSearch: true })) ?? fetch(request)
}
