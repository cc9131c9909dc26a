// The steps of docs/production.md that this machine supports: roles, a pooler in transaction mode, a TLS proxy. Skipped if the
// programs are missing.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import https from 'node:https'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { sql } from 'kysely'
import pg from 'pg'
import { io } from 'socket.io-client'
import { afterAll, expect, inject, test } from 'vitest'
import { assembleTestApp, newUser } from '../testing/test-app.ts'
import { ownService } from '../testing/own-service.ts'
import { contextOf } from '../testing/projects.ts'
import type { Connection } from './platform/database.ts'
import { listenToEvents, record, type News } from './platform/events.ts'
import { ensureJobs } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { excessOfLogin } from './platform/access.ts'

const examples = path.join(import.meta.dirname, '../docs/examples')
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'production-'))
fs.chmodSync(folder, 0o755)
const running: ChildProcess[] = []
afterAll(async () => {
  for (const child of running) {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  fs.rmSync(folder, { recursive: true, force: true })
})
const has = (program: string) => spawnSync('which', [program]).status === 0
const noOne = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** The roles of docs/examples/roles.sql under names that no other test on this server uses. */
async function rolesOfTheGuide(): Promise<{ name: string; connection: Connection }> {
  const server = inject('superuser') as Connection
  const name = `guide_${process.pid}`
  const admin = new pg.Client(server)
  await admin.connect()
  const text = fs
    .readFileSync(path.join(examples, 'roles.sql'), 'utf8')
    .replaceAll(/\bfairlead\b/g, name)
    .replaceAll('fairlead_', `${name}_`)
  for (const statement of text.replaceAll(/^--.*$/gm, '').split(';')) if (statement.trim()) await admin.query(statement)
  await admin.end()
  const login = (role: string) => ({ user: `${name}_${role}`, password: `${role}-password` })
  return {
    name,
    connection: {
      host: server.host!,
      database: name,
      ...login('owner'),
      service: login('service'),
      tenant: login('tenant'),
      rolePrefix: name,
    },
  }
}

test.skipIf(!has('pgbouncer'))(
  'roles as in the guide, and PgBouncer in transaction mode: tenants stay separate, and events arrive',
  { timeout: 120_000 },
  async () => {
    const { name, connection } = await rolesOfTheGuide()
    expect((await migrate(connection)).length).toBeGreaterThan(20)
    await ensureJobs(connection)
    expect(await excessOfLogin(connection)).toBe(null)

    const port = await freePort()
    const users = [connection.service!, connection.tenant!].map(({ user, password }) => `"${user}" "${password as string}"`).join('\n')
    fs.writeFileSync(path.join(folder, 'users.txt'), users)
    fs.writeFileSync(
      path.join(folder, 'pgbouncer.ini'),
      `[databases]\n* = host=${connection.host}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =\nauth_type = scram-sha-256\n` +
        `auth_file = ${folder}/users.txt\npool_mode = transaction\ndefault_pool_size = 2\nlogfile = ${folder}/pgbouncer.log\n`,
    )
    fs.chmodSync(folder, 0o777)
    running.push(spawn('pgbouncer', [path.join(folder, 'pgbouncer.ini')], { ...noOne, stdio: 'ignore' }))
    const through = { host: '127.0.0.1', port }
    const pooled: Connection = {
      ...connection,
      service: { ...connection.service, ...through },
      tenant: { ...connection.tenant, ...through },
      direct: { host: connection.host!, port: 5432 },
    }
    await expect
      .poll(
        () =>
          new Promise((resolve) =>
            net
              .connect(port, '127.0.0.1')
              .once('connect', () => resolve(true))
              .once('error', () => resolve(false)),
          ),
        { timeout: 10_000 },
      )
      .toBe(true)

    const testApp = await assembleTestApp(pooled)
    const users2 = await Promise.all([newUser(testApp.app, 'One'), newUser(testApp.app, 'Two')])
    const projects = await Promise.all(
      users2.map((user) => user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'P' })),
    )
    const count = sql<{ n: number; who: string }>`select count(*) as n, current_user as who from project`
    // two server connections for many clients: the settings of one transaction must not leak into the next
    await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const { workspaceId } = await contextOf(testApp, users2[index % 2]!)
        const { rows } = await testApp.database.inWorkspace(workspaceId, (tx) => count.execute(tx))
        expect(rows[0]).toEqual({ n: 1, who: `${name}_app` })
      }),
    )
    expect((await testApp.database.inWorkspace('', (tx) => count.execute(tx))).rows[0]!.n).toBe(0)
    expect((await count.execute(testApp.database.system)).rows[0]!.n).toBe(2)
    const changes: News[] = []
    const stop = await listenToEvents(testApp.database, (news) => changes.push(news))
    const { workspaceId } = await contextOf(testApp, users2[0]!)
    await testApp.database.inWorkspace(workspaceId, (tx) =>
      record(tx, { workspaceId, userId: null }, { type: 'project.saved', projectId: projects[0]!.body.project_id }),
    )
    await expect.poll(() => changes.filter((news) => news === 'events').length).toBeGreaterThan(0)
    await stop()
    await testApp.close()
  },
)

test.skipIf(!has('nginx') || !has('openssl'))(
  "nginx as in the guide: TLS, sockets, ids, and none of this machine's local pages",
  { timeout: 180_000 },
  async () => {
    const [port, plainPort] = [await freePort(), await freePort()]
    const service = await ownService({ PUBLIC_URL: `https://localhost:${port}`, TRUSTED_PROXIES: '127.0.0.1' })
    try {
      const made = spawnSync('openssl', [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-days',
        '2',
        '-subj',
        '/CN=localhost',
        '-keyout',
        `${folder}/privkey.pem`,
        '-out',
        `${folder}/fullchain.pem`,
      ])
      expect(made.status).toBe(0)
      await service.start()
      const site = fs
        .readFileSync(path.join(examples, 'nginx.conf'), 'utf8')
        .replaceAll('/etc/ssl/fairlead', folder)
        .replaceAll('/var/log/nginx', folder)
        .replace('server 127.0.0.1:8000;', `server ${URL.parse(service.url)!.host};`)
        .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
        .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      fs.writeFileSync(
        path.join(folder, 'nginx.conf'),
        `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log off; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${site}\n}\n`,
      )
      running.push(spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'ignore' }))
      const get = (url: string, headers: Record<string, string> = {}) =>
        new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
          const request = https.get({ host: '127.0.0.1', port, path: url, headers, rejectUnauthorized: false }, (answer) => {
            let body = ''
            answer.on('data', (text: Buffer) => (body += text.toString()))
            answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body }))
          })
          request.on('error', reject)
        })
      await expect
        .poll(
          () =>
            get('/healthz').then(
              ({ status }) => status,
              () => 0,
            ),
          { timeout: 15_000 },
        )
        .toBe(200)
      for (const url of ['/review/secret-token', '/book/secret-token', '/notifications/unsubscribe?token=secret-token']) await get(url)
      const logged = () => fs.readFileSync(path.join(folder, 'fairlead.log'), 'utf8')
      await expect.poll(logged).toMatch(/GET \/review\/- 200 .*GET \/book\/- 200 .*GET \/notifications\/unsubscribe 200 /s)
      expect(logged()).not.toContain('secret-token')
      const health = await get('/healthz', { 'X-Forwarded-For': '127.0.0.1' })
      expect(JSON.parse(health.body), 'no details for those who come through the proxy').toEqual({ ok: true })
      expect(health.headers).toMatchObject({
        'strict-transport-security': expect.any(String),
        'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
      })
      for (const hidden of ['/metrics', '/dev/mail']) expect((await get(hidden)).status, hidden).toBe(404)
      const plain = async (url: string) => {
        const answer = await fetch(`http://127.0.0.1:${plainPort}${url}`, { redirect: 'manual', headers: { host: 'hire.example.com' } })
        return [answer.status, answer.headers.get('location')?.startsWith('https://') ?? false]
      }
      expect(await plain('/login'), 'pages lead to HTTPS').toEqual([301, true])
      for (const url of ['/api/v1/sessions', '/socket.io/?EIO=4']) expect(await plain(url), `${url} does not`).toEqual([403, false])
      const handshake = (options: tls.ConnectionOptions) =>
        new Promise<string>((resolve) => {
          const client = tls.connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options }, () => {
            resolve(`${client.getProtocol()} ${client.getCipher().name}`)
            client.destroy()
          })
          client.on('error', () => resolve('refused'))
        })
      expect(await handshake({})).toMatch(/^TLSv1\.3 TLS_AES/)
      expect(await handshake({ maxVersion: 'TLSv1.2' })).toMatch(/^TLSv1\.2 ECDHE-RSA-AES256-GCM-SHA384$/)
      expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' })).toBe('refused')
      expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA:AES256-GCM-SHA384:ECDHE-RSA-AES128-SHA' })).toBe('refused')
      const form = {
        first_name: 'Kim',
        last_name: 'Lee',
        company: 'Kim Works',
        job_title: 'Founder',
        email: 'kim@team.example',
        password: 'a horse that staples',
      }
      const { body } = await service.call<{ session: string }>('POST', 'v1/users', form)
      const socket = io(`https://127.0.0.1:${port}`, {
        auth: { session: body.session },
        transports: ['websocket'],
        reconnection: false,
        rejectUnauthorized: false,
        extraHeaders: { host: `localhost:${port}` },
      })
      await once(socket as unknown as NodeJS.EventEmitter, 'connect')
      socket.close()
    } finally {
      await service.remove()
    }
  },
)
