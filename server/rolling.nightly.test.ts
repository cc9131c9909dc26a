// A newer version starts next to the serving one, changes tables that are being read, and takes over: no reader notices.
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { newId } from './platform/ids.ts'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { afterAll, expect, inject, test } from 'vitest'
import { ownService, type OwnService } from '../testing/own-service.ts'

const root = path.join(import.meta.dirname, '..')
const folder = scratchFolder('rolling')
const database = `test_${newId()}`
const started: OwnService[] = []
const server = inject('postgres') as pg.ClientConfig & { host: string }
const client = new pg.Client({ ...server, database })
afterAll(async () => {
  await Promise.all(started.map((service) => service.remove()))
  await client.end()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** This version with two more migrations, like the next release: one locks a table, one builds an index during writes. */
function nextVersion(): string {
  for (const name of fs.readdirSync(root))
    if (name !== 'server' && !name.startsWith('.')) fs.symlinkSync(path.join(root, name), path.join(folder, name))
  fs.cpSync(path.join(root, 'server'), path.join(folder, 'server'), { recursive: true })
  const migrations = path.join(folder, 'server/platform/migrations')
  fs.writeFileSync(
    path.join(migrations, '99990101_0000_next.sql'),
    `alter table project add column of_next_version text not null default 'new';\nalter table users add column of_next_version int;\n`,
  )
  fs.writeFileSync(
    path.join(migrations, '99990101_0001_next_index.sql'),
    `-- no transaction\ndrop index concurrently if exists project_next;\ncreate index concurrently project_next on project (of_next_version);\n`,
  )
  return path.join(folder, 'server/main.ts')
}

test(
  'a new version starts, migrates and takes over while others read and write: every call is answered',
  { timeout: 180_000 },
  async () => {
    const maker = new pg.Client(server)
    await maker.connect()
    await maker.query(`create database ${database} template template_fairlead`)
    await maker.end()
    await client.connect()
    const settings = {
      DATABASE_URL: `postgres://${server.user}:${encodeURIComponent(String(server.password))}@localhost/${database}?host=${encodeURIComponent(server.host)}`,
      SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      POOL_SIZE: '0',
      WORKER_PROCESS: 'together',
    }
    const [old, next] = [await ownService(settings), await ownService(settings, nextVersion())]
    started.push(old, next)
    await old.start()
    const form = { first_name: 'Kim', last_name: 'Lee', company: 'Kim Works', job_title: 'Founder', email: 'kim@team.example' }
    const { body: member } = await old.call<{ session: string }>('POST', 'v1/users', { ...form, password: 'correct horse battery' })

    // like a proxy: any process that accepts the connection responds
    let doors: OwnService[] = [old, next]
    const answers: number[] = []
    const ask = async (method: string, url: string, fields: object) => {
      for (const door of doors) {
        const answer = await door.call(method, url, fields, member.session).catch(() => null)
        if (answer) return void answers.push(answer.status)
      }
      answers.push(0)
    }
    let over = false
    const readers = Array.from({ length: 4 }, async () => {
      while (!over) await ask('GET', 'v1/projects', {})
    })
    let made = 0
    const writer = (async () => {
      while (!over) {
        made++
        await ask('POST', 'v1/projects', { project_name: `Project ${made}` })
        await new Promise((go) => setTimeout(go, 100))
      }
    })()

    await next.start()
    const { rows } = await client.query<{ name: string }>(`select name from migration where name like '9999%' order by name`)
    expect(rows.map(({ name }) => name)).toEqual(['99990101_0000_next.sql', '99990101_0001_next_index.sql'])
    // the serving version continues with the next one's tables
    const before = answers.length
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(before + 20)
    doors = [next, old]
    old.kill('SIGTERM')
    expect(await old.ended()).toBe(0)
    const alone = answers.length
    await expect.poll(() => answers.length, { timeout: 20_000 }).toBeGreaterThan(alone + 20)
    over = true
    await Promise.all([...readers, writer])
    expect(answers.filter((status) => status !== 200 && status !== 201)).toEqual([])
    const { rows: counts } = await client.query<{ n: string }>(`select count(*) as n from project where of_next_version = 'new'`)
    expect(Number(counts[0]!.n)).toBe(made)
  },
)
