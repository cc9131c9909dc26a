// A new version migrates while an old one serves: it yields to a long reader, and others continue.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { migrate } from './migrate.ts'

let testApp: TestApp
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'))
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(async () => {
  fs.rmSync(folder, { recursive: true })
  await testApp.close()
})

test('behind a reader of every table, such as a backup, requests continue and the migration finishes once the reader is done', async () => {
  fs.writeFileSync(
    path.join(folder, '29990101_0000_two.sql'),
    'alter table comment add column later text;\nalter table project add column later text;\n',
  )
  fs.writeFileSync(
    path.join(folder, '29990101_0001_index.sql'),
    '-- no transaction\ndrop index concurrently if exists comment_later;\ncreate index concurrently comment_later on comment (later);\n',
  )
  const user = await newUser(testApp.app)
  const reader = new pg.Client(testApp.connection)
  await reader.connect()
  // in the other order than the migration's, which invites a deadlock
  await reader.query('begin')
  await reader.query('select count(*) from project')
  let isDone = false
  const migrating = migrate(testApp.connection, { folder, lockTimeoutMs: 200, tries: 100 }).finally(() => (isDone = true))
  for (let round = 0; round < 10; round++) {
    expect((await user.call('GET', 'v1/projects')).status).toBe(200)
    expect((await user.call('POST', 'v1/projects', { project_name: `P${round}` })).status).toBe(201)
  }
  expect(isDone).toBe(false)
  await reader.query('select count(*) from comment')
  await reader.query('commit')
  await reader.end()
  expect(await migrating).toEqual(['29990101_0000_two.sql', '29990101_0001_index.sql'])
  expect(await migrate(testApp.connection, { folder })).toEqual([])
})

test('refuses an applied migration that was edited', async () => {
  const file = path.join(folder, '29990102_0000_three.sql')
  fs.writeFileSync(file, 'alter table comment add column three text;\n')
  expect(await migrate(testApp.connection, { folder })).toEqual(['29990102_0000_three.sql'])
  // another platform's line breaks aren't a change
  fs.writeFileSync(file, 'alter table comment add column three text;\r\n')
  expect(await migrate(testApp.connection, { folder })).toEqual([])
  fs.writeFileSync(file, 'alter table comment add column three integer;\n')
  await expect(migrate(testApp.connection, { folder })).rejects.toThrow(
    'Migration 29990102_0000_three.sql was changed after it was applied.',
  )
})

test('refuses the database of an earlier development version, and changes nothing in it', async () => {
  const owner = new pg.Client(testApp.connection)
  await owner.connect()
  await owner.query(`update migration set name = '20261121_0900_first.sql' where name = '000_schema.sql'`)
  await expect(migrate(testApp.connection)).rejects.toThrow(/development version before 0\.3 .* Export CSV in the talent pool/)
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from migration where name = '000_schema.sql'`)
  expect(rows).toEqual([{ n: 0 }])
  await owner.end()
})
