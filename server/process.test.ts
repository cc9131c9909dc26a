// The service's processes: each part is restarted when killed, signals end it cleanly with open connections, uncaught errors
// end it.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { io } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningPostmaster } from '@fairlead/local-services/database/postmaster'
import { ownService, type OwnService } from '../testing/own-service.ts'

let service: OwnService
const randomKey = randomBytes(32).toString('base64')
let session = ''
beforeAll(async () => {
  service = await ownService()
  await service.start()
  const form = { first_name: 'Kim', last_name: 'Lee', company: 'Kim Works', job_title: 'Founder', email: 'kim@team.example' }
  const { body } = await service.call<{ session: string }>('POST', 'v1/users', { ...form, password: 'correct horse battery' })
  ;({ session } = body)
})
afterAll(() => service.remove())

const projects = async () => (await service.call('GET', 'v1/projects', {}, session).catch(() => ({ status: 0 }))).status

test('a killed worker takes nothing else down and is restarted; so are the pages and the API', { timeout: 90_000 }, async () => {
  const parts = service.children('part.ts')
  expect(parts).toHaveLength(2)
  // the first was started first: the pages and the API
  const [web, worker] = parts.toSorted((a, b) => a.pid - b.pid).map(({ pid }) => pid) as [number, number]
  process.kill(worker, 'SIGKILL')
  expect(await projects()).toBe(200)
  await expect
    .poll(() => service.children('part.ts').filter(({ pid }) => pid !== web && pid !== worker).length, { timeout: 30_000 })
    .toBe(1)
  expect(service.children('part.ts').map(({ pid }) => pid)).toContain(web)
  process.kill(web, 'SIGKILL')
  await expect.poll(projects, { timeout: 60_000 }).toBe(200)
})

test('a killed embedded Postgres is restarted, and an open socket receives later events', { timeout: 90_000 }, async () => {
  const socket = io(service.url, { auth: { session }, transports: ['websocket'] })
  // wait until the server has said where this page stands: a page that reconnects without that gets nothing it missed
  await once(socket as unknown as NodeJS.EventEmitter, 'cursor')
  const lines: string[] = []
  socket.on('refresh_projects', ({ project_id }: { project_id: string }) => lines.push(project_id))
  const data = path.join(service.folder, 'postgres')
  const first = runningPostmaster(data)!
  process.kill(first, 'SIGKILL')
  await expect.poll(() => runningPostmaster(data) !== first && runningPostmaster(data) !== null, { timeout: 60_000 }).toBe(true)
  await expect.poll(projects, { timeout: 60_000 }).toBe(200)
  const { body } = await service.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Afterwards' }, session)
  await expect.poll(() => lines, { timeout: 20_000 }).toContain(body.project_id)
  socket.close()
})

test('SIGTERM ends it cleanly while a socket, an idle connection, and a request are open', { timeout: 60_000 }, async () => {
  const socket = io(service.url, { auth: { session }, transports: ['websocket'], reconnection: false })
  await once(socket as unknown as NodeJS.EventEmitter, 'connect')
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const idle = http.get(`${service.url}/healthz`, { agent })
  const [answer] = (await once(idle, 'response')) as [http.IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  // its body never ends, like that of a phone in a tunnel
  const stuck = http.request(`${service.url}/api/v1/projects`, { method: 'POST', headers: { 'content-length': '100' } })
  stuck.on('error', () => void 0)
  stuck.write('project_')
  await once(stuck, 'socket')
  const began = performance.now()
  service.kill('SIGTERM')
  expect(await service.ended()).toBe(0)
  // requests get 8 s, everything 20 s
  expect(performance.now() - began).toBeLessThan(20_000)
  expect(runningPostmaster(path.join(service.folder, 'postgres'))).toBe(null)
  agent.destroy()
  socket.close()
})

test.each([
  ['a rejected promise that no one awaits', 'void Promise.reject(new Error("lost"))'],
  ['an error that no one catches', 'setTimeout(() => { throw new Error("lost") })'],
])('%s is logged, open work is finished, and the process fails', async (_, fault) => {
  const life = path.join(import.meta.dirname, 'process-life.ts')
  const log = path.join(import.meta.dirname, 'platform/log.ts')
  const code = `import { keepAlive } from ${JSON.stringify(life)}; import { openLog } from ${JSON.stringify(log)}
    const life = keepAlive(openLog('error')); life.stopWith(async () => { await new Promise((r) => setTimeout(r, 50)); console.log('finished') })
    setInterval(() => {}, 1000); ${fault}`
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  child.stdout.on('data', (text: Buffer) => (output += text.toString()))
  const [ended] = (await once(child, 'close')) as [number]
  expect(ended).toBe(1)
  expect(output).toMatch(/"level":60.*"message":"lost"/)
  expect(output).toContain('finished')
})

test.runIf(process.platform === 'linux').each([
  [{ DATA_DIR: '/proc/nowhere/data' }, 'could not start: The folder /proc/nowhere of DATA_DIR can’t be created: ENOENT'],
  [
    {
      DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c',
      SMTP_URL: 'smtp://127.0.0.1:1',
      IMAP_URL: 'imap://a:b@127.0.0.1:1',
      SECRET_KEY: randomKey,
    },
    'could not start: The database that DATABASE_URL names can’t be reached: connect ECONNREFUSED',
  ],
])('a start that cannot succeed ends and says why: %s', async (settings, sentence) => {
  const folder = path.join(service.folder, '..', `unused-${process.pid}`)
  const env = { ...process.env, PORT: '0', DATA_DIR: folder, ...settings }
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (text: Buffer) => (output += text.toString()))
  expect(((await once(child, 'close')) as [number])[0]).toBe(1)
  expect(output).toContain(sentence)
  fs.rmSync(folder, { recursive: true, force: true })
})

test('the launcher restarts what was ready once and died, but not what never got that far', { timeout: 60_000 }, async () => {
  const launcher = path.join(import.meta.dirname, '../keep-running.js')
  const run = `import(${JSON.stringify(launcher)}).then((launcher) => launcher.keepRunning(...JSON.parse(process.argv[1])))`
  const marks = path.join(fs.mkdtempSync(path.join(service.folder, '..', 'launch-')), 'marks')
  const file = path.join(path.dirname(marks), 'dies.ts')
  fs.writeFileSync(
    file,
    `import fs from 'node:fs'
fs.appendFileSync(${JSON.stringify(marks)}, 'x')
if (process.argv[2] === 'ready') process.send('ready')
const lives = fs.readFileSync(${JSON.stringify(marks)}, 'utf8').length
setTimeout(() => process.exit(lives === 1 ? 7 : 0), 50)\n`,
  )
  const launch = async (...args: string[]) => {
    fs.rmSync(marks, { force: true })
    const child = spawn(process.execPath, ['-e', run, JSON.stringify([process.execPath, file, args])], { stdio: 'ignore' })
    const [code] = (await once(child, 'exit')) as [number]
    return { code, lives: fs.readFileSync(marks, 'utf8').length }
  }
  expect(await launch('ready')).toEqual({ code: 0, lives: 2 })
  expect(await launch('never')).toEqual({ code: 7, lives: 1 })
  fs.rmSync(path.dirname(marks), { recursive: true })
})
