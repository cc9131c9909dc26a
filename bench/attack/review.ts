// Findings of the review of November 28: rules that features built later did not join.
import fs from 'node:fs'
import path from 'node:path'
import { io } from 'socket.io-client'
import { slowestHealth, unless, type AttackCase } from './case.ts'
import { draftProject, verifiedAccount } from './outreach.ts'
import { nextEmail, type Account, type Target } from './target.ts'

const statusOf = async (answer: ReturnType<Target['call']>) => (await answer).status
/** A mailbox on a server that doesn't answer: refused before it is asked, or not. */
const mailbox = {
  username: 'someone@mail.test',
  password: 'spring2026',
  smtp_host: 'mail.test.invalid',
  smtp_port: 465,
  smtp_security: 'tls',
  imap_host: 'mail.test.invalid',
  imap_port: 993,
  imap_security: 'tls',
  address: 'someone@mail.test',
}

async function borrow(target: Target, owner: Account): Promise<string> {
  const staff = await verifiedAccount(target, nextEmail('staff.test'))
  const lent = await target.call('POST', 'v1/slack/commandin', { command: '/session-token', text: owner.email }, staff)
  const [session] = /[\w-]{43}/.exec(lent.text) ?? []
  if (!session) throw new Error(`no session was lent (${lent.status})`)
  return session
}

export const reviewCases: AttackCase[] = [
  {
    id: 'callers-1',
    title: 'A session that staff opened makes no call that leaves access, a connection, a copy, or a deletion behind',
    async run(target) {
      const owner = await verifiedAccount(target)
      const session = await borrow(target, owner)
      const calls: [string, string, object?][] = [
        ['POST', 'v2/mailboxes', mailbox],
        ['GET', 'v2/mailboxes/providers', { auth_provider: 'google', redirect_uri: target.url, state: 's' }],
        ['POST', 'v2/mailboxes/signing', { mailbox_id: 'x' }],
        ['POST', 'v2/suppressions', { list: 'no@quay.example' }],
        ['DELETE', 'v2/suppressions', { suppression_id: 'x' }],
        ['POST', 'v2/snippets', { snippet_id: 'x'.repeat(26), name: 'A', body: 'B' }],
        ['POST', 'v2/team_templates', { template_id: 'x'.repeat(26), name: 'A' }],
        ['DELETE', 'v2/talent/people', { 'person_ids[]': 'x' }],
        ['POST', 'v2/calendars', { kind: 'ics', url: 'https://calendar.example/a.ics' }],
        ['GET', 'v2/talent/resume', { person_id: 'x', resume_id: 'x' }],
      ]
      const done: string[] = []
      for (const [method, call, fields] of calls) {
        const status = await statusOf(target.call(method, call, fields, { session }))
        if (status !== 403) done.push(`${method} ${call}: ${status}`)
      }
      return unless([done.length === 0, done.join(', ')])
    },
  },
  {
    id: 'callers-2',
    title: 'An account with an unverified address tries no password elsewhere, and anyone only a few',
    async run(target) {
      const unproven = await target.register()
      const tries = {
        'tests a mailbox': await statusOf(target.call('POST', 'v2/mailboxes/test', mailbox, unproven)),
        'finds mail servers': await statusOf(target.call('GET', 'v2/mailboxes/find', { address: 'a@mail.test' }, unproven)),
        'connects CalDAV': await statusOf(
          target.call('POST', 'v2/calendars', { kind: 'caldav', url: 'https://dav.test.invalid/', username: 'a', password: 'b' }, unproven),
        ),
      }
      const done = Object.entries(tries).filter(([, status]) => status !== 403)
      const statuses: number[] = []
      for (let n = 0; n < 12; n++) {
        const user = n % 6 === 0 ? await verifiedAccount(target) : null
        statuses.push(await statusOf(target.call('POST', 'v2/mailboxes/test', mailbox, user ?? (await verifiedAccount(target)))))
      }
      return unless(
        [done.length === 0, done.map(([act, status]) => `${act}: ${status}`).join(', ')],
        [statuses.includes(429), `12 passwords at one account were answered ${[...new Set(statuses)].join(', ')}`],
      )
    },
  },
  {
    id: 'functions-1',
    title: 'SQL under the tenant’s login reads no other workspace and no file, through no function of the owner',
    async run(target) {
      const { email } = await target.register()
      const answers = await target.askAsTenant([
        `select narrowest(array['true', '(select password_hash from users where email = ''${email}'')::int = 1'])`,
        `select * from people_having('', null, null, null, ' and (select password_hash from users where email = ''${email}'')::int = 1', '{1}')`,
        `select narrowest(array['true', 'length(pg_read_file(''PG_VERSION'')) > 0'])`,
        `select pg_read_file('PG_VERSION')`,
        `copy (select 1) to program 'true'`,
        'set role fairlead',
      ])
      const open = answers.filter((answer) => !answer.includes('permission denied'))
      return unless([open.length === 0, open.map((answer) => answer.slice(0, 80)).join('; ')])
    },
  },
  {
    id: 'proxy-1',
    title: 'The proxy of the guide logs no token of any page behind a link',
    async run(target) {
      const [, hidden = ''] =
        /\(\?<page>([a-z|]+)\)/.exec(fs.readFileSync(path.join(target.root, 'docs/examples/nginx.conf'), 'utf8')) ?? []
      const pages = fs.readdirSync(path.join(target.root, 'web/guest')).filter((name) => name.endsWith('.html'))
      const logged = pages.map((name) => name.replace('.html', '')).filter((page) => !hidden.split('|').includes(page))
      return unless([logged.length === 0, `logged: ${logged.join(', ')}`])
    },
  },
  {
    id: 'names-1',
    title: 'Names hold no bare addresses, and usual names are taken',
    async run(target) {
      const statusFor = (first_name: string, company = 'Attack Works') => {
        const form = { first_name, last_name: 'T', company, job_title: 'J', email: nextEmail(), password: 'granite harbour 47 lanterns' }
        return statusOf(target.call('POST', 'v1/users', form))
      }
      const taken: string[] = []
      for (const name of ['evil.com/login', 'bit.ly/abc', 'evil。com/login', '"Ann" <admin@bank.test>'])
        for (const status of [await statusFor(name), await statusFor('Ann', name)]) if (status !== 400) taken.push(name)
      const refused: string[] = []
      for (const [first, company] of [
        ['St. John', 'Booking.com'],
        ['J.R.', 'Amazon.com, Inc.'],
      ] as const)
        if ((await statusFor(first, company)) !== 201) refused.push(`${first}, ${company}`)
      return unless([taken.length === 0, `taken: ${taken.join(', ')}`], [refused.length === 0, `refused: ${refused.join('; ')}`])
    },
  },
  {
    id: 'sockets-1',
    title: 'Sockets of one sender and of one user are counted, and those without a session end',
    async run(target) {
      const knock = () =>
        new Promise<WebSocket | null>((resolve) => {
          const socket = new WebSocket(`${target.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
          socket.addEventListener('open', () => resolve(socket))
          socket.addEventListener('error', () => resolve(null))
        })
      const user = await target.register()
      const sockets = Array.from({ length: 60 }, () =>
        io(target.url, { auth: { session: user.session, since: 1 }, transports: ['websocket'], reconnection: false, forceNew: true }),
      )
      const joined = await Promise.all(
        sockets.map(
          (socket) =>
            new Promise<boolean>((resolve) => void socket.on('connect', () => resolve(true)).on('connect_error', () => resolve(false))),
        ),
      )
      for (const socket of sockets) socket.disconnect()
      const opened: (WebSocket | null)[] = []
      const slowest = await slowestHealth(target, async () => {
        for (let round = 0; round < 4; round++) opened.push(...(await Promise.all(Array.from({ length: 100 }, knock))))
      })
      const count = opened.filter((socket) => socket !== null).length
      await new Promise((resolve) => setTimeout(resolve, 13_000))
      const lasting = opened.filter((socket) => socket?.readyState === WebSocket.OPEN).length
      for (const socket of opened) socket?.close()
      return unless(
        [joined.filter(Boolean).length <= 30, `${joined.filter(Boolean).length} of 60 sockets of one user are open`],
        [count <= 310, `${count} of 400 sockets without a session are open`],
        [lasting === 0, `${lasting} are still open 13 s later`],
        [slowest < 1000, `/healthz took ${Math.round(slowest)} ms`],
      )
    },
    isLong: true,
  },
  {
    id: 'hidden-1',
    title: 'A name that a project hides is found by no search of the pool and shown by no preview',
    async run(target) {
      const owner = await verifiedAccount(target)
      const project_id = await draftProject(target, owner.session, { bias_reducer: true })
      const added = await target.call(
        'POST',
        'v2/talent',
        { name: 'Xanthippa Quillfeather', email: 'xq@home.test', linkedin_url: 'https://www.linkedin.com/in/xq-77', title: 'Sawyer' },
        owner,
      )
      await target.call('POST', 'v2/talent/projects', { project_id, person_ids: [String(added.body.core_candidate_id)] }, owner)
      const answers = await Promise.all(
        ['quillfeather', 'xq@home.test', 'https://www.linkedin.com/in/xq-77'].map((query) =>
          target.call('GET', 'v2/talent', { query }, owner),
        ),
      )
      const telling = answers.filter(({ text }) => /xq-77|xq@home|quillfeather/i.test(text)).length
      return unless(
        [telling === 0, `${telling} of 3 searches show who it is`],
        [added.status === 201, `adding was answered ${added.status}`],
      )
    },
  },
  {
    id: 'webhook-1',
    title: 'A captured webhook that is delivered again makes the service ask the gateway nothing',
    async run(target) {
      const owner = await verifiedAccount(target)
      const linked = await target.call('POST', 'v1/link/update', { public_token: target.ats.link('Greenhouse') }, owner)
      const [token] = target.ats.accounts().at(-1)!
      target.ats.setStatus(token, 'RELINK_NEEDED')
      const captured = target.ats.webhooks.told.at(-1)!
      const headers = { 'content-type': 'application/json', 'x-merge-webhook-signature': captured.signature }
      const deliver = async () => (await fetch(`${target.url}/api/v2/ats/webhook`, { method: 'POST', headers, body: captured.body })).status
      const status = async () => /"status":"(\w+)"/.exec((await target.call('GET', 'v2/ats', {}, owner)).text)?.[1]
      const first = await deliver()
      const statusAfter = await status()
      // a repeated text would make the service notice
      target.ats.setStatus(token, 'COMPLETE')
      for (let round = 0; round < 20; round++) await deliver()
      return unless(
        [first === 200 && statusAfter === 'RELINK_NEEDED', `linking was answered ${linked.status}, the webhook ${first} (${statusAfter})`],
        [(await status()) === statusAfter, 'the gateway was asked again'],
      )
    },
  },
  {
    id: 'claims-1',
    title: 'The security guide says what exists today, and what does not',
    async run(target) {
      const read = (name: string) => fs.readFileSync(path.join(target.root, 'docs/security', name), 'utf8')
      const stale = [
        /no function (?:yet )?that erases/i.test(read('data-protection.md')) && 'data-protection.md says that no one can be erased',
        /cannot upload images/i.test(fs.readFileSync(path.join(target.root, 'docs/security/asvs/01-encoding.md'), 'utf8')) &&
          'asvs says no images',
        !/mailbox/i.test(read('authorization.md')) && 'authorization.md names no mailboxes',
        !/malware/i.test(read('README.md')) && 'README.md does not say that files are not scanned',
      ].filter((sentence) => sentence !== false)
      return unless([stale.length === 0, stale.join('; ')])
    },
  },
]
