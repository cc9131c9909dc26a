// The documents of the app and of the guest pages for this installation, with the product's name.
import fs from 'node:fs'
import path from 'node:path'
import { productionBehind } from '@fairlead/domain/account/canary'
import type { GuestPage } from '@fairlead/domain/shared/guest-pages'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { escaped, markCanary } from './canary.ts'

/** The app's document, marked on a canary host. */
export function appPage(
  webFolder: string,
  settings: Pick<Settings, 'productName' | 'canaryUrl' | 'productionUrls'>,
): (host: string) => string {
  const file = path.join(webFolder, 'index.html')
  let page: string | null = null
  return (host) => {
    page ??= readPage(file, settings.productName)
    const production = productionBehind(host, settings)
    return production === null ? page : markCanary(page, production)
  }
}

/** The page's first requests, sent by the browser while the page's script is loading. */
const firstQuestions: Record<GuestPage, (token: string) => string> = {
  review: (token: string) => `/api/v2/manager_review?token=${token}`,
  scorecard: (token: string) => `/api/v2/scorecard?token=${token}`,
  offer: (token: string) => `/api/v2/offer?token=${token}`,
  'your-data': (token: string) => `/api/v2/your_data?token=${token}`,
  book: (token: string) => `/api/v2/interviews/booking?booking_token=${token}`,
}

/**
 * The pages behind a secret link, for people without an account. Never cached, never
 * indexed, and without a referrer. Without a token only the document, which a service worker stores.
 */
export function serveGuestPages(app: FastifyInstance, webFolder: string, { productName }: Pick<Settings, 'productName'>): void {
  for (const [page, firstQuestion] of Object.entries(firstQuestions)) {
    const file = path.join(webFolder, 'guest', `${page}.html`)
    if (!fs.existsSync(file)) continue
    const html = readPage(file, productName)
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

/** The pages read the product's name from their document, before anyone is signed in. */
function readPage(file: string, productName: string): string {
  const name = escaped(productName)
  return fs
    .readFileSync(file, 'utf8')
    .replace(/<html\b/, () => `<html data-product="${name}"`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
}
