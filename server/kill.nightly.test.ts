// The whole service killed with -9, during a search and during sending: it restarts and finishes, nothing twice, nothing lost.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import readline from 'node:readline'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startMail } from '@fairlead/local-services/mail/start-mail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../testing/mail-station.ts'
import { proveByMail } from '../testing/prove-by-mail.ts'
import { completeSettings, outreachTemplate } from '../testing/projects.ts'

const folder = scratchFolder('kill', { inMemory: true })
let port = 0
let child: ChildProcess | null = null
let session = ''

beforeAll(async () => {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as net.AddressInfo).port
  probe.close()
})
afterAll(async () => {
  if (child) await kill()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function start() {
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compile'),
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT_FACTOR: '0',
    QUOTA_FACTOR: '0',
    POOL_SIZE: '3000',
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
    HOLD_SECONDS: '0',
    LOG_LEVEL: 'fatal',
  }
  child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of readline.createInterface({ input: child.stdout! })) if (line.includes('is ready')) return
  throw new Error('The service did not start.')
}
async function kill() {
  const dying = child!
  child = null
  dying.kill('SIGKILL')
  await once(dying, 'exit')
}
async function call<T = Record<string, unknown>>(method: string, url: string, fields: Record<string, unknown> = {}): Promise<T> {
  const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
  const response = await fetch(`http://127.0.0.1:${port}/api/${url}${query}`, {
    method,
    headers: { 'x-parse-session-token': session, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}
type Page = {
  total: number
  candidates: { id: string; core_candidate_id: string; thread_email: string | null; candidate_emails: string[] }[]
}
const pageOf = (project_id: string, status: string) => call<Page>('GET', 'v2/projects/candidates', { project_id, status })

test('a search and ten emails survive two kills', { timeout: 400_000 }, async () => {
  await start()
  const form = {
    first_name: 'Kim',
    last_name: 'Lee',
    company: 'Kim Works',
    job_title: 'Founder',
    email: 'kim@team.example',
    password: 'correct horse',
  }
  ;({ session } = await call<{ session: string }>('POST', 'v1/users', form))
  await proveByMail(`http://127.0.0.1:${port}`, form.email, session)
  const { project_id } = await call<{ project_id: string }>('POST', 'v1/projects/self_serve', { project_name: 'Survivor' })
  await call('PUT', 'v1/projects/settings', {
    project_id,
    ...completeSettings,
    outreach_templates: [{ ...outreachTemplate, follow_up_1_template: '' }],
  })
  const { lro_id } = await call<{ lro_id: string }>('POST', 'v2/projects/flashcards/initial', { project_id })
  const run = () => call<{ status: string; progress_pct: number }>('GET', 'v2/lro', { lro_id })
  const caught = await until('the search to begin', async () => ((await run()).status === 'PENDING' ? null : run()), 60)
  await kill()
  expect(caught.status, 'it was killed in the middle').toBe('RUNNING')

  await start()
  await until('the search to finish', async () => (await run()).status === 'COMPLETED', 120)
  const { candidates } = await pageOf(project_id, 'UNDER_REVIEW')
  expect(new Set(candidates.map((candidate) => candidate.core_candidate_id)).size).toBe(10)
  expect(candidates).toHaveLength(10)

  for (const { id } of candidates) await call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: id })
  const before = (await pageOf(project_id, 'CONTACTED')).total
  await kill()

  await start()
  const contacted = await until(
    'all to be contacted',
    async () => {
      const page = await pageOf(project_id, 'CONTACTED')
      return page.total === 10 ? page : null
    },
    120,
  )
  await kill()
  const mail = await startMail({ folder: path.join(folder, 'mail'), ownDomains: ['fairlead.localhost'] })
  const all = mail.outside.list()
  await mail.stop()
  // the demo's own project sends as well, and accounts get notices: only this project's candidates are counted
  const received = contacted.candidates.map(
    (candidate) => all.filter(({ to }) => candidate.candidate_emails.some((email) => to.includes(email))).length,
  )
  expect(received, `${before} were contacted before the kill`).toEqual(Array.from({ length: 10 }, () => 1))
  expect(new Set(all.map((email) => email.messageId)).size, 'none twice').toBe(all.length)
})
