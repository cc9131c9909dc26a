// The service worker: stores one build's files, so that the page opens offline. API responses never pass through it.
/* global build */
const { shell = '/index.html', family = 'build ', only = null } = build
const name = family + build.id
/** Pages rendered by the server, requests that aren't pages, and pages with their own worker. */
const notOurs = new RegExp(String.raw`^/(api|dev|healthz|socket\.io|${build.guests.join('|')})(/|$)|\.\w+$`)
const isOurs = (path) => (only ? path.startsWith(only) : !notOurs.test(path))

self.addEventListener('install', (event) => {
  // supporting browsers don't even wake the worker for a call
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
    // one after another, because the user is working in the page
    for (const file of [shell, ...build.files]) await cache.add(file)
    const page = await (await cache.match(shell)).text()
    if (!page.includes(build.entry)) throw new Error('The server has a newer build already.')
  } catch (error) {
    // a partial build is useless
    await caches.delete(name)
    throw error
  }
}

async function forgetOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((each) => each.startsWith(family) && each !== name).map((each) => caches.delete(each)))
}

/** The server's page whenever available; the stored one is for offline use. */
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
