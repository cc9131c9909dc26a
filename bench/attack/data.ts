// Attacks on data: what reaches outside vendors, what the service's database logins may do, and which settings the server
// refuses to start with.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { candidateName, expectStatus, startSearch } from './outreach.ts'
import { slowestHealth, unless, type AttackCase } from './case.ts'
import { startTarget, type Target } from './target.ts'

/** Other users notice delays above this. */
const maxMs = 1500

const write = (target: Target, { projectId, candidateId, session }: Awaited<ReturnType<typeof startSearch>>) =>
  expectStatus(
    target.call(
      'POST',
      'v1/email',
      { candidate_id: candidateId, project_id: projectId, email_subject: 'A job', email_body: '<p>Hello</p>' },
      { session },
    ),
    200,
  )

export const dataCases: AttackCase[] = [
  {
    id: 'opt-out-1',
    title: 'The sender cannot undo an opt-out with anything that the product shows or the opt-out link itself',
    async run(target) {
      const search = await startSearch(target)
      await write(target, search)
      const email = (await target.emailsTo(search.candidateEmail)).join('\n')
      const [, token] = /unsubscribe\?token=([\w-]+)/.exec(email) ?? []
      if (!token) return 'no email with an opt-out link arrived, so the attack was not tried'
      await expectStatus(target.call('POST', 'v1/notifications/unsubscribe', { token }), 200)
      const thread = { project_id: search.projectId, candidate_id: search.candidateId }
      const answer = await target.call('GET', 'v2/projects/candidates/conversation', thread, search)
      const candidates = new Set([token, ...(answer.text.match(/[\w-]{16,}/g) ?? [])])
      for (const candidateToken of candidates) await target.call('POST', 'v1/notifications/resubscribe', { token: candidateToken })
      const { body } = await target.call('GET', 'v1/notifications/unsubscribe', { token })
      return unless(
        [answer.status === 200, `the conversation is answered ${answer.status}, so not everything was tried`],
        [!answer.text.includes(token), 'the conversation shows the opt-out token'],
        [body.unsubscribed === true, 'the candidate is opted in again'],
      )
    },
  },
  {
    id: 'analytics-1',
    title: 'Analytics of the product get neither names, addresses nor free text',
    async run(target) {
      const search = await startSearch(target)
      const secret = 'Wants two hundred thousand and hates Mondays'
      const change = { project_id: search.projectId, candidate_id: search.candidateId, status: 'REJECTED' }
      await expectStatus(target.call('PUT', 'v1/candidates', { ...change, rejection_code: 7, rejection_reason_other: secret }, search), 200)
      const until = Date.now() + 20_000
      while (!target.told().includes('reject') && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 100))
      const log = target.told()
      const personal = [candidateName, search.candidateEmail, search.email, secret, 'mo-example-77', search.candidateId]
      const leaked = personal.filter((entry) => log.includes(entry))
      return unless(
        [log.includes('reject'), 'the rejection was not told at all, so the attack was not tried'],
        [leaked.length === 0, `told: ${leaked.join(', ')}`],
      )
    },
  },
  {
    id: 'database-1',
    title: 'No connection of the service has a login that is a superuser, passes row security or owns the tables',
    async run(target) {
      await startSearch(target)
      const logins = await target.logins()
      const strong = logins.filter(({ isStrong }) => isStrong).map(({ name }) => name)
      return unless(
        [logins.length > 0, 'no connection of the service was found, so nothing was tried'],
        [strong.length === 0, `connected as ${strong.join(', ')}`],
      )
    },
  },
  {
    id: 'files-1',
    title: 'Other accounts of the machine read neither keys nor the log of the database',
    async run(target) {
      const problems: string[] = []
      const open: string[] = []
      for (const folder of target.folders())
        for (const name of fs.readdirSync(folder)) {
          const file = path.join(folder, name)
          const stat = fs.lstatSync(file)
          if (!stat.isFile() || !/secret|key|\.log$/i.test(name)) continue
          problems.push(name)
          if ((stat.mode & 0o077) !== 0) open.push(`${name} ${(stat.mode & 0o777).toString(8)}`)
        }
      return unless(
        [problems.some((name) => name.endsWith('.log')), 'no log was found, so nothing was tried'],
        [open.length === 0, open.join(', ')],
      )
    },
  },
  {
    id: 'health-1',
    title: 'Strangers learn from the health check that the service is up, and nothing else',
    async run(target) {
      const { status, text } = await target.get('/healthz', { 'x-forwarded-for': '203.0.113.9' })
      return unless([status === 200, `answered ${status}`], [!/role|queue|mail|worker|version/i.test(text), `told: ${text.slice(0, 200)}`])
    },
  },
  {
    id: 'contact-1',
    title: 'Anyone who finds a hole learns where to report it',
    async run(target) {
      const { status, text } = await target.get('/.well-known/security.txt')
      return unless([status === 200 && /^Contact: /m.test(text) && /^Expires: /m.test(text), `answered ${status}`])
    },
  },
  {
    id: 'demo-1',
    title: 'A service that others can reach does not start with the accounts of the demo',
    async run(target) {
      const started = await startTarget(target.root, { DEMO: 'true', PUBLIC_URL: 'https://hiring.example' }).catch(
        (error: unknown) => error,
      )
      if (started instanceof Error)
        return unless([/DEMO/.test(started.message), `it did not start for another reason: ${started.message.slice(-200)}`])
      const { stop } = started as Target
      await stop()
      return 'it started'
    },
  },
  {
    id: 'key-1',
    title: 'Several processes do not start with a key that each of them makes for itself',
    run(target) {
      const env = {
        PATH: process.env.PATH,
        DATABASE_URL: 'postgres://fairlead@127.0.0.1:1/fairlead',
        DEMO: 'false',
        PUBLIC_URL: 'https://hiring.example',
      }
      const { status, stderr, stdout } = spawnSync(process.execPath, [path.join(target.root, 'server/main.ts')], {
        env,
        cwd: target.root,
        encoding: 'utf8',
        timeout: 30_000,
      })
      return Promise.resolve(
        unless([status !== 0 && /SECRET_KEY/.test(stdout + stderr), `ended with ${status}: ${(stdout + stderr).slice(-200)}`]),
      )
    },
  },
  {
    id: 'import-1',
    title: 'A CSV of 60,000 people stops no one else',
    async run(target) {
      const { session } = await startSearch(target)
      const rows = Array.from({ length: 60_000 }, (_, index) => `Person ${index},person${index}@import.test,Engineer`)
      const form = new FormData()
      form.set('dry_run', 'false')
      form.set('file', new Blob([['full_name,email,title', ...rows].join('\n')], { type: 'text/csv' }), 'people.csv')
      let status = 0
      const ms = await slowestHealth(target, async () => {
        const response = await fetch(`${target.url}/api/v2/talent/import`, {
          method: 'POST',
          headers: { 'x-parse-session-token': session },
          body: form,
        })
        status = response.status
        const until = Date.now() + 60_000
        for (let state = 'running'; /queued|running/.test(state) && Date.now() < until;) {
          const { text } = await target.call('GET', 'v2/talent/import', {}, { session })
          state = /"state":"(\w+)"/.exec(text)?.[1] ?? 'gone'
          await new Promise((resolve) => setTimeout(resolve, 500))
        }
      })
      return unless([status === 202 || status === 200, `answered ${status}`], [ms < maxMs, `/healthz took ${Math.round(ms)} ms`])
    },
    isLong: true,
  },
]
