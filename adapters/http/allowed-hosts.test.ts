// An operator's list of hosts applies to postings and calendars, and to every redirect.
import { expect, test } from 'vitest'
import { caldavServer } from '../calendar/caldav/caldav.ts'
import { calendars } from '../calendar/calendars.ts'
import { usualGuard } from '../calendar/guarded-request.ts'
import { isAllowedHost } from './allowed-hosts.ts'
import type { Dns } from '@fairlead/domain/ports/dns'
import { guardedLinks } from '../pages/guarded-links.ts'
import { guardedPages } from '../pages/guarded-pages.ts'

test('allows a listed host and its subdomains, and no lookalikes', () => {
  const list = ['icloud.com', 'dav.example.org']
  for (const host of ['icloud.com', 'caldav.icloud.com', 'P01-CALDAV.iCloud.com.', 'dav.example.org'])
    expect(isAllowedHost(host, list), host).toBe(true)
  for (const host of ['evilicloud.com', 'icloud.com.evil.example', 'example.org', '17.0.0.1', ''])
    expect(isAllowedHost(host, list), host).toBe(false)
  expect(isAllowedHost('anything.example', [])).toBe(true)
})

test("doesn't even resolve a host that isn't on the list", async () => {
  const hosts: string[] = []
  const resolve = (host: string) => {
    hosts.push(host)
    return Promise.resolve(['93.184.215.14'])
  }
  expect(await guardedPages({ resolve, allowedHosts: ['jobs.example'] }).read('https://other.example/1')).toEqual({
    problem: 'not_allowed',
  })
  const account = { kind: 'caldav' as const, url: 'https://other.example/', username: 'ann', password: 'hers' }
  const guard = { ...usualGuard, resolve, allowedHosts: ['dav.example'] }
  await expect(caldavServer(account, guard).list()).rejects.toThrow('other.example is not on this installation’s list of hosts.')
  await expect(
    calendars({ allowedHosts: ['dav.example'] })
      .open({ kind: 'ics', url: 'https://other.example/a.ics' })
      .list(),
  ).rejects.toThrow('list of hosts')
  const lookUp = (host: string) => (hosts.push(host), Promise.resolve({ state: 'found' as const, values: ['93.184.215.14'] }))
  const dns = { lookUp: ({ name }: { name: string }) => lookUp(name) } as unknown as Dns
  expect(await guardedLinks(dns, { allowedHosts: ['jobs.example'] }).check('https://other.example/1')).toBe('unknown')
  expect(hosts).toEqual([])
})

test("doesn't follow a redirect to another host", async () => {
  const { createServer } = await import('node:http')
  const paths: string[] = []
  const server = createServer((request, response) => {
    paths.push(request.headers.host ?? '')
    response.writeHead(302, { location: `http://other.example:${port}/` }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  try {
    const pages = guardedPages({ resolve: async () => ['127.0.0.1'], mayConnect: () => true, allowedHosts: ['jobs.example'] })
    expect(await pages.read(`http://jobs.example:${port}/`)).toEqual({ problem: 'not_allowed' })
    expect(paths).toEqual([`jobs.example:${port}`])
  } finally {
    server.close()
  }
})
