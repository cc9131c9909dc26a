// The /dev/ats page: the window for linking an applicant tracking system, like the vendor's, and a view of the system's
// contents.
import { attribute, html } from '../mail/page-html.ts'
import type { LinkedAccount } from './ats-state.ts'
import type { EmbeddedAts } from './start-ats.ts'

interface PageRequest {
  method: string
  path: string
  query: Record<string, string>
  body: Record<string, string>
}

const systems = ['Ashby', 'BambooHR', 'Greenhouse', 'Lever', 'SmartRecruiters', 'Workday']
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

type Ats = Pick<EmbeddedAts, 'finishLinking' | 'accounts' | 'jobs' | 'stages' | 'moveThere' | 'setStatus'>

/** With a `link_token`, the linking window; without one, everyone in the linked systems with their stages. */
export function atsLinkPage(ats: Ats) {
  return async ({ method, path, query, body }: PageRequest) => {
    if (path !== '/') return answer(404, 'There is nothing here.')
    if (method === 'POST' && body['application']) return moved(ats, body)
    if (method === 'POST' && body['broken']) return broken(ats, body['broken'])
    const token = (method === 'POST' ? body['link_token'] : query['link_token']) ?? ''
    if (token === '') return answer(200, inside(ats))
    if (method !== 'POST') return answer(200, choose(token))
    const system = systems.find((entry) => entry === body['system'])
    if (!system) return answer(400, choose(token))
    if (!ats.finishLinking(token, system)) return answer(400, '<h1>This window was already used</h1><p>Open it again from the product.</p>')
    return answer(200, `<h1>${html(system)} is linked</h1><p>You may close this window.</p>`)
  }
}

function moved(ats: Ats, body: Record<string, string>) {
  const account = ats.accounts().find(([, linkedAccount]) => linkedAccount.id === body['account'])?.[1]
  const application = account?.applications.find(({ id }) => id === body['application'])
  const stage = account && application && ats.stages(account, application.job).find(({ id }) => id === body['stage'])
  if (!account || !application || (!stage && body['stage'] !== '')) return answer(400, inside(ats))
  ats.moveThere(account, application.id, stage?.id ?? null)
  return { ...answer(303, ''), location: '/dev/ats' }
}

/** As if someone had changed their password there. */
function broken(ats: Ats, id: string) {
  const token = ats.accounts().find(([, account]) => account.id === id)?.[0]
  if (!token) return answer(400, inside(ats))
  ats.setStatus(token, 'RELINK_NEEDED')
  return { ...answer(303, ''), location: '/dev/ats' }
}

function choose(token: string): string {
  const buttons = systems
    .map((systemName) => `<p><button name="system" value="${attribute(systemName)}">${html(systemName)}</button></p>`)
    .join('')
  return `<h1>Link your applicant tracking system</h1><p>A stand-in on this machine. Nothing outside it is linked.</p><form method="post"><input type="hidden" name="link_token" value="${attribute(token)}">${buttons}</form>`
}

function inside(ats: Ats): string {
  const accounts = ats.accounts().map(([, account]) => account)
  const parts = accounts.map((account) => insideOne(ats, account))
  return `<h1>What is in the linked systems</h1><p>A stand-in on this machine. Changes you make here are reported to the product, as a vendor would report them.</p>${parts.join('') || '<p>Nothing is linked yet.</p>'}`
}

function insideOne(ats: Ats, account: LinkedAccount): string {
  const jobs = ats.jobs(account)
  const rows = account.applications.map((application) => {
    const person = account.candidates.find(({ id }) => id === application.candidate)
    const name = `${person?.first_name ?? ''} ${person?.last_name ?? ''}`.trim()
    const options = ats
      .stages(account, application.job)
      .map(
        ({ id, name: stage }) =>
          `<option value="${attribute(id)}"${id === application.current_stage && !application.rejected_at ? ' selected' : ''}>${html(stage)}</option>`,
      )
      .join('')
    const rejected = `<option value=""${application.rejected_at ? ' selected' : ''}>Rejected</option>`
    const job = jobs.find(({ id }) => id === application.job)?.name ?? ''
    return `<li><form method="post"><strong>${html(name)}</strong> <span>${html(job)}</span><input type="hidden" name="account" value="${attribute(account.id)}"><input type="hidden" name="application" value="${attribute(application.id)}"><select name="stage" aria-label="Stage of ${attribute(name)}">${options}${rejected}</select><button>Save</button></form></li>`
  })
  return `<section aria-label="${attribute(account.integration)}"><h2>${html(account.integration)}</h2><p>${html(account.status)}</p><ul>${rows.join('')}</ul><form method="post"><button name="broken" value="${attribute(account.id)}">Break this link</button></form></section>`
}

interface Page {
  status: number
  type: string
  body: string
  location: string | null
  headers: Record<string, string>
}

function answer(status: number, content: string): Page {
  const style =
    'body{font:16px system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem}button,select{font:inherit;padding:.5rem 1rem}p button{width:100%;max-width:30rem}ul{list-style:none;padding:0}li form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center;padding:.5rem 0}li span{flex:1;color:#555}'
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Link your ATS</title><style>${style}</style></head><body><main>${content}</main></body></html>`
  return {
    status,
    type: 'text/html; charset=utf-8',
    body,
    location: null,
    headers: { 'content-security-policy': policy, 'cache-control': 'no-store' },
  }
}
