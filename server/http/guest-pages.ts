// The pages behind a signed link, for people without an account: never cached, never indexed, and without a referrer.
import fs from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { escaped } from './canary.ts'

/** The page's first requests, sent by the browser while the page's script is loading. */
const pages = {
  review: (token: string) => `/api/v2/manager_review?token=${token}`,
  scorecard: (token: string) => `/api/v2/scorecard?token=${token}`,
  book: (token: string) => `/api/v2/interviews/booking?booking_token=${token}`,
} as const

/** `/review/…`, `/scorecard/…`, and `/book/…`; without a token only the document, which a service worker stores. */
export function serveGuestPages(app: FastifyInstance, webFolder: string, { productName }: Pick<Settings, 'productName'>): void {
  const name = escaped(productName)
  for (const [page, firstQuestion] of Object.entries(pages)) {
    const file = path.join(webFolder, 'guest', `${page}.html`)
    if (!fs.existsSync(file)) continue
    const html = fs
      .readFileSync(file, 'utf8')
      .replace(/<html\b/, () => `<html data-product="${name}"`)
      .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    app.get<{ Params: { '*': string } }>(`/${page}/*`, (request, reply) => {
      const token = request.params['*']
      const preload = /^[\w-]+$/.test(token) ? `<link rel="preload" as="fetch" crossorigin="anonymous" href="${firstQuestion(token)}">` : ''
      return reply
        .header('Cache-Control', 'no-store')
        .header('Referrer-Policy', 'no-referrer')
        .header('X-Robots-Tag', 'noindex, nofollow')
        .type('text/html; charset=utf-8')
        .send(html.replace('</head>', () => `${preload}</head>`))
    })
  }
}
