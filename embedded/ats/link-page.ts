// The /dev/ats page: the window in which somebody agrees to link their applicant tracking system, as the vendor's window would ask.
import { attribute, html } from '../mail/page-html.ts'
import type { EmbeddedAts } from './start-ats.ts'

interface PageRequest {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, string>
}

const systems = ['Ashby', 'BambooHR', 'Greenhouse', 'Lever', 'SmartRecruiters', 'Workday']
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** Sends the browser back to `return_to`, a path of the product, with the public token that the chosen system gave out. */
export function atsLinkPage(ats: Pick<EmbeddedAts, 'link'>) {
  return async ({ method, path, query, body }: PageRequest) => {
    const back = localPath(method === 'POST' ? body['return_to'] : query['return_to'])
    const system = systems.find((one) => one === body['system'])
    if (path !== '/') return answer(404, 'There is nothing here.')
    if (method !== 'POST') return answer(200, choose(back))
    if (!system) return answer(400, choose(back))
    const url = new URL(back, 'http://here')
    url.searchParams.set('public_token', ats.link(system))
    return { ...answer(303, ''), location: url.pathname + url.search }
  }
}

/** Nowhere but to this product: a path, and no other host hidden in it. */
function localPath(text: string | undefined): string {
  const url = text?.startsWith('/') ? URL.parse(text, 'http://here') : null
  return url?.origin === 'http://here' ? url.pathname + url.search : '/'
}

function choose(back: string): string {
  const buttons = systems.map((one) => `<p><button name="system" value="${attribute(one)}">${html(one)}</button></p>`).join('')
  return `<h1>Link your applicant tracking system</h1><p>A stand-in on this machine: nothing outside of it is linked.</p><form method="post"><input type="hidden" name="return_to" value="${attribute(back)}">${buttons}</form>`
}

function answer(status: number, content: string) {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Link your ATS</title><style>body{font:16px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}button{font:inherit;padding:.5rem 1rem;width:100%}</style></head><body>${content}</body></html>`
  return {
    status,
    type: 'text/html; charset=utf-8',
    body,
    location: null as string | null,
    headers: { 'content-security-policy': policy, 'cache-control': 'no-store' },
  }
}
