// The public pages: documents rendered when the web app was built, with this installation's name and URL filled in.
import fs from 'node:fs'
import path from 'node:path'
import type { CanarySettings } from '@fairlead/domain/account/canary'
import { guestPages } from '@fairlead/domain/shared/guest-pages'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { canaryDocument } from './canary.ts'

interface BuiltPage {
  path: string
  html: string
  isListed: boolean
}

interface Names extends CanarySettings {
  productName: string
  publicUrl: string
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

export interface Site {
  /** Serves an unknown URL under the public pages; false when it isn't one of theirs. */
  notFound(url: string, reply: FastifyReply): boolean
}

/** Public pages need no session; the API itself refuses requests without one. */
export function serveSite(app: FastifyInstance, webFolder: string, settings: Names): Site {
  const { productName, publicUrl } = settings
  const file = path.join(webFolder, 'site.json')
  const built = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as BuiltPage[]) : []
  const origin = publicUrl.replace(/\/$/, '')
  const named = (html: string) => html.replaceAll('%PRODUCT%', escaped(productName)).replaceAll('%ORIGIN%', escaped(origin))
  const pages = new Map(built.map((page) => [page.path, named(page.html)]))
  const lost = pages.get('/404')
  const send = (reply: FastifyReply, html: string) => reply.header('Cache-Control', 'no-cache').type('text/html; charset=utf-8').send(html)
  for (const [address, html] of pages)
    if (address !== '/404')
      app.get(address, ({ headers }, reply) => send(reply, canaryDocument(html, headers.host ?? '', settings) ?? html))
  app.get('/sitemap.xml', (_, reply) => {
    const listed = built.filter((page) => page.isListed).map((page) => `<url><loc>${escaped(origin + page.path)}</loc></url>`)
    const xml = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.join('')}</urlset>`
    return reply.type('application/xml').send(xml)
  })
  app.get('/robots.txt', (_, reply) => {
    const closed = [
      '/api/',
      '/home',
      '/panel',
      '/projects/',
      '/autopilot-projects/',
      '/profile',
      '/notifications/',
      '/v1/',
      '/dev/',
      ...guestPages.map((page) => `/${page}/`),
    ]
    return reply
      .type('text/plain')
      .send(`User-agent: *\n${closed.map((url) => `Disallow: ${url}\n`).join('')}Sitemap: ${origin}/sitemap.xml\n`)
  })
  return {
    notFound(url, reply) {
      if (!lost || !url.startsWith('/blogs/')) return false
      void send(reply.code(404), lost)
      return true
    },
  }
}
