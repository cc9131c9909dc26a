// A backup made while the installation is written to is complete on an empty machine, and nothing is sent from there
// automatically.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ownService } from '../testing/own-service.ts'

const first = await ownService()
const second = await ownService()
const folder = path.join(path.dirname(first.folder), `backup-${process.pid}`)
afterAll(async () => {
  await first.remove()
  await second.remove()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function run(command: 'backup' | 'restore', dataDir: string): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'backup.ts'), command, folder], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, DATA_DIR: dataDir, DEMO: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, said: output }
}

test(
  'with writes during the copy, restored elsewhere: all earlier data is there, and every later write is whole or absent',
  { timeout: 240_000 },
  async () => {
    await first.start()
    const form = { first_name: 'Kim', last_name: 'Lee', company: 'Kim Works', job_title: 'Founder', email: 'kim@team.example' }
    const { body } = await first.call<{ session: string }>('POST', 'v1/users', { ...form, password: 'a horse that staples' })
    const { session } = body
    const add = async (name: string) => {
      const answer = await first.call<{ project_id: string }>('POST', 'v1/projects', { project_name: name }, session)
      expect(answer.status).toBe(201)
      return answer.body.project_id
    }
    const before: string[] = []
    for (let index = 0; index < 5; index++) before.push(await add(`Before ${index}`))
    let isCopying = true
    const during: string[] = []
    const writing = (async () => {
      while (isCopying) during.push(await add(`During ${during.length}`))
    })()
    const made = await run('backup', first.folder)
    isCopying = false
    await writing
    expect(made).toMatchObject({ code: 0 })
    expect(during.length, 'it was written to in the meantime').toBeGreaterThan(0)
    expect((await run('backup', first.folder)).said).toContain('exists already')
    const later = await add('Later')
    first.kill('SIGTERM')
    expect(await first.ended()).toBe(0)

    expect(await run('restore', second.folder)).toMatchObject({ code: 0 })
    await second.start()
    const projects = await second.call<{ project_id?: string; id?: string }[]>('GET', 'v1/projects', {}, session)
    expect(projects.status, 'sessions of the backup live').toBe(200)
    const text = JSON.stringify(projects.body)
    for (const id of before) expect(text).toContain(id)
    expect(text).not.toContain(later)
    const all = [...before, ...during.filter((id) => text.includes(id))]
    for (const project_id of all)
      expect((await second.call('GET', 'v1/projects/settings', { project_id }, session)).status, 'no call fails').toBe(200)
    expect((await second.call('POST', 'v1/projects', { project_name: 'New' }, session)).status).toBe(201)
    expect(second.log.join('\n'), 'sending is stopped').toContain('was restored from a backup')
    expect((await run('restore', second.folder)).said).toContain('is not empty')
  },
)
