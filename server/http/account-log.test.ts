// Secrets never reach the log: a real service at its most verbose level gets every kind of secret, and its output is searched.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import readline from 'node:readline'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { z } from 'zod'
import { newId, newSecret } from '../platform/ids.ts'
import { until } from '../../testing/mail-station.ts'
import { endpoints } from './routes.ts'

const folder = scratchFolder('log')
const database = `test_${newId()}`
const printed: string[] = []
let port = 0
let child: ChildProcess | null = null
let client: pg.Client

beforeAll(async () => {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  port = (probe.address() as net.AddressInfo).port
  probe.close()
  const server = inject('postgres')
  const maker = new pg.Client(server)
  await maker.connect()
  await maker.query(`create database ${database} template template_fairlead`)
  await maker.end()
  client = new pg.Client({ ...server, database })
  await client.connect()
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: `postgres://${server.user}:${encodeURIComponent(String((server as pg.ClientConfig).password))}@localhost/${database}?host=${encodeURIComponent(server.host)}`,
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    POOL_SIZE: '0',
    DEMO: 'true',
    DEMO_REPLY_SECONDS: '9999-9999',
    LOG_LEVEL: 'trace',
    // the search below needs all output in one stream
    WORKER_PROCESS: 'together',
  }
  child = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout!, child.stderr!])
    readline.createInterface({ input: stream }).on('line', (line) => void printed.push(line))
  await until('the service is ready', () => printed.some((line) => line.includes('is ready')), 60)
})
afterAll(async () => {
  await client?.end()
  if (child) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  fs.rmSync(folder, { recursive: true, force: true })
})

const isSecret = (name: string) => /password|token|code|secret|session|twofac|auth|signature|key$/.test(name)

async function ask(method: string, url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const inQuery = method === 'GET' || method === 'DELETE'
  const response = await fetch(`http://127.0.0.1:${port}${url}${inQuery ? `?${new URLSearchParams(fields)}` : ''}`, {
    method,
    headers: { ...headers, ...(inQuery ? {} : { 'content-type': 'application/json' }) },
    ...(inQuery ? {} : { body: JSON.stringify(fields) }),
  })
  return { status: response.status, text: await response.text() }
}

test('passwords, tokens, codes, and sessions stay out of the log, even when something breaks', { timeout: 120_000 }, async () => {
  const secrets = new Set<string>()
  const plant = () => {
    const secret = newSecret()
    secrets.add(secret)
    return secret
  }
  const form = { first_name: 'Kim', last_name: 'Lee', company: 'Kim Works', job_title: 'Founder' }
  const [email, password] = [`kim.${newId()}@team.example`, plant()]
  const registered = await ask('POST', '/api/v1/users', { ...form, email, password })
  expect(registered.status, registered.text).toBe(201)
  const { session } = JSON.parse(registered.text) as { session: string }
  secrets.add(session)
  expect((await ask('POST', '/api/v1/sessions', { email, password })).status).toBe(200)
  await ask('POST', '/api/v1/sessions', { email, password: plant() })

  let reports = 0
  for (const { call } of endpoints)
    for (const isOwn of [true, false]) {
      if (isOwn && call.path === 'v1/sessions' && call.method === 'DELETE') continue
      const names = Object.keys((call.input as z.ZodObject).shape ?? {})
      const fields = Object.fromEntries(names.map((name) => [name, isSecret(name) ? plant() : 'jo@home.example']))
      reports += names.filter(isSecret).length
      const headers = {
        'x-parse-session-token': isOwn ? session : plant(),
        cookie: `session=${plant()}`,
        authorization: `Bearer ${plant()}`,
      }
      await ask(call.method, `/api/${call.path}`, fields, headers)
    }
  expect(reports).toBeGreaterThan(10)

  // a fault in the middle of writing a user: Postgres includes the whole row in its error
  await client.query(`alter table users add constraint breaks check (first_name <> 'Breaks') not valid`)
  const broken = await ask('POST', '/api/v1/users', { ...form, first_name: 'Breaks', email: `b.${email}`, password: plant() })
  expect(broken.status).toBe(500)
  await client.query('alter table users add constraint breaks_too check (false) not valid')
  expect(
    (await ask('PUT', '/api/v1/users/settings', { onboarding_tours: '{"a":true}' }, { 'x-parse-session-token': session })).status,
  ).toBe(500)
  await until('the faults are in the log', () => printed.filter((line) => line.includes('"unexpected"')).length >= 2)

  const { rows } = await client.query<{ password_hash: string }>('select password_hash from users where password_hash is not null')
  for (const { password_hash } of rows) secrets.add(password_hash)
  expect(rows.length).toBeGreaterThan(0)
  const log = printed.join('\n')
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain('$argon2')
})
