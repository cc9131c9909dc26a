// The migration that determines from profiles' sources which addresses the email finder guessed.
import fs from 'node:fs'
import path from 'node:path'
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp } from '../../testing/test-app.ts'
import { contextOf } from '../../testing/projects.ts'
import { newId } from './ids.ts'

const file = path.join(import.meta.dirname, 'migrations/20261127_0300_person_address.sql')
const statements = fs.readFileSync(file, 'utf8')
const backfill = statements.slice(statements.indexOf('with field as'))

let testApp: TestApp
let workspaceId: string
beforeAll(async () => {
  testApp = await createTestApp()
  ;({ workspaceId } = await contextOf(testApp, await newUser(testApp.app)))
})
afterAll(() => testApp.close())

const time = '2026-11-20T09:00:00.000Z'
const finder = (word: string) => ({ source: `Email finder (${word})`, at: time })
const csv = { source: 'CSV people.csv', at: time }

test.each([
  ['a guess of the finder', ['A@x.example'], [finder('Hunter, not verified')], [['a@x.example', 'guessed', 'Hunter']]],
  ['a verified find', ['a@x.example'], [finder('Tomba, verified')], [['a@x.example', 'verified', 'Tomba']]],
  [
    'both, which are told apart no more',
    ['a@x.example', 'b@x.example'],
    [finder('Hunter, verified'), finder('Hunter, not verified')],
    [
      ['a@x.example', 'guessed', 'Hunter'],
      ['b@x.example', 'guessed', 'Hunter'],
    ],
  ],
  ['a find after an import', ['a@x.example', 'b@x.example'], [csv, finder('Hunter, not verified')], [['b@x.example', 'guessed', 'Hunter']]],
  ['an import after the find', ['a@x.example'], [finder('Hunter, not verified'), csv], []],
  ['an import', ['a@x.example'], [csv], []],
])('%s', async (_, personalEmails, sources, expected) => {
  const id = newId()
  const db = testApp.database.system
  await db
    .insertInto('person')
    .values({
      id,
      workspace_id: workspaceId,
      name: 'Jo Backfill',
      source: 'csv',
      profile: JSON.stringify({ ...emptyProfile, personalEmails }),
      sources: JSON.stringify({ personalEmails: sources }),
    })
    .execute()
  await sql.raw(backfill).execute(db)
  const rows = await db
    .selectFrom('person_address')
    .select(['address', 'status', 'vendor', 'origin', 'added_at'])
    .where('person_id', '=', id)
    .orderBy('address')
    .execute()
  expect(rows.map(({ address, status, vendor }) => [address, status, vendor])).toEqual(expected)
  for (const { origin, vendor, added_at } of rows) expect([origin, added_at]).toEqual([`Email finder (${vendor})`, new Date(time)])
})
