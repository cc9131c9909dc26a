// Data of another major version of Postgres is refused with an explanation and left unchanged.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findPlaces } from './places.ts'
import { runningPostmaster } from './postmaster.ts'
import { scratchFolder } from './scratch-folder.ts'
import { startDatabase } from './start-database.ts'

test("a database of another major version isn't started, and nothing in it changes", async () => {
  const folder = scratchFolder('major')
  const { data } = findPlaces(folder)
  fs.mkdirSync(data, { recursive: true })
  fs.writeFileSync(path.join(data, 'PG_VERSION'), '14\n')
  await expect(startDatabase(folder)).rejects.toThrow(
    /was made by Postgres 14, and this version brings Postgres \d+, which cannot read it\. Nothing was changed/,
  )
  expect(fs.readdirSync(data)).toEqual(['PG_VERSION'])
  expect(fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8')).toBe('14\n')
  fs.rmSync(folder, { recursive: true })
})

test('a pid file that names another program is no Postgres', () => {
  const folder = scratchFolder('pid')
  fs.writeFileSync(path.join(folder, 'postmaster.pid'), `${process.pid}\n`)
  expect(runningPostmaster(folder)).toBe(null)
  fs.rmSync(folder, { recursive: true })
})
