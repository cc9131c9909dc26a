// Tables of people as other programs write them, over the real API: notes before the header, encodings, names, and hostile width.
import { csvColumns } from '@fairlead/domain/candidate/csv'
import { tableCsv } from '@fairlead/domain/shared/csv'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendFile } from '../../../../testing/people-table.ts'
import { contextOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { runImport } from './run-import.ts'

interface Report {
  import_id: string | null
  state: string
  encoding: string
  encoding_sure: boolean
  encodings: { encoding: string; sample: string }[]
  header_line: number
  columns: { field: string }[]
  rows: number
  added: number
  error_count: number
  preview: { name: string; greeting: string }[]
  doubtful_greetings: { line: number; name: string; greeting: string }[]
  doubtful_greeting_count: number
}
interface Failure {
  fields?: Record<string, string>
}

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

/** Uploads, lets the worker finish, and returns the final report; a dry run responds immediately. */
async function bring<T = Report>(user: TestUser, text: string | Uint8Array, fields: Record<string, string> = {}) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text
  const file = { name: 'people.csv', bytes }
  const answer = await sendFile<T>(testApp.app, user.session, 'v2/talent/import', file, { dry_run: 'false', ...fields })
  if (answer.status !== 202) return answer
  const { workspaceId } = await contextOf(testApp, user)
  const { import_id: id } = answer.body as Report
  await runImport(systemContext(testApp.database, workspaceId), testApp.services.vocabulary, id!)
  const { imports } = (await user.call<{ imports: Report[] }>('GET', 'v2/talent/import')).body
  return { status: 200, body: imports.find((report) => report.import_id === id) as T }
}
const ownPeople = async (user: TestUser) =>
  (await user.call<{ people: { name: string; emails: string[]; headline: string | null }[] }>('GET', 'v2/talent', { mine: true })).body

test('an encoding that can’t be told is asked for, and nothing is imported until it is chosen', async () => {
  const user = await newUser(testApp.app)
  const polish = Buffer.from('Name,Email\n\xa3ukasz Wi\x9cniewski,lw@table.example\n', 'latin1')
  const dry = await bring(user, polish, { dry_run: 'true' })
  expect(dry.body).toMatchObject({
    encoding_sure: false,
    encodings: expect.arrayContaining([{ encoding: 'windows-1250', sample: 'Łukasz Wiśniewski' }]),
  })
  const refused = await bring<Failure>(user, polish)
  expect([refused.status, refused.body.fields?.['encoding']]).toEqual([400, expect.stringContaining('Choose the encoding')])
  expect((await bring<Failure>(user, polish, { encoding: 'klingon' })).status).toBe(400)
  expect((await bring(user, polish, { encoding: 'windows-1250' })).body).toMatchObject({
    state: 'completed',
    added: 1,
    encoding: 'windows-1250',
  })
  expect((await ownPeople(user)).people.map(({ name }) => name)).toEqual(['Łukasz Wiśniewski'])
})

test('exports of LinkedIn and of Fairlead are read as they are', async () => {
  const user = await newUser(testApp.app)
  const connections =
    'Notes:\n"Some addresses may be absent, because members choose who can download them."\n\nFirst Name,Last Name,URL,Email Address,Company,Position,Connected On\nMarta,Ilves,https://www.linkedin.com/in/marta-ilves-9x1,,Nordkai AS,Data Engineer,14 Mar 2024\nTobias,"Renner, MBA",https://www.linkedin.com/in/tobias-renner-77,tobias@mail.example,Halden GmbH,"Head of Sales, DACH",02 Feb 2023'
  expect((await bring(user, connections, { dry_run: 'true' })).body).toMatchObject({
    header_line: 4,
    rows: 2,
    added: 2,
    error_count: 0,
    preview: [{ name: 'Marta Ilves' }, { name: 'Tobias Renner' }],
  })
  const exported = `\uFEFF${tableCsv(csvColumns, [['Ann Lee', 'https://www.linkedin.com/in/ann-1', '+Lead', '-Zed, Inc.', 'Oslo, Norway', 'ann@mail.example, ann2@mail.example']])}`
  const { body } = await bring(user, exported)
  expect(body.columns.map(({ field }) => field)).toEqual(['full_name', 'linkedin_url', 'title', 'company', 'location', 'email'])
  expect((await ownPeople(user)).people).toMatchObject([
    { name: 'Ann Lee', emails: ['ann@mail.example', 'ann2@mail.example'], headline: '+Lead at -Zed, Inc.' },
  ])
})

test('a table with millions of columns is refused at once, and answers nothing of them', async () => {
  const user = await newUser(testApp.app)
  const started = performance.now()
  const { status, body } = await bring<Failure>(user, Buffer.from(`Name,Email${',x'.repeat(1_500_000)}\nAnn,a@table.example`), {
    dry_run: 'true',
  })
  expect([status, body.fields?.['file']]).toEqual([400, 'The header row is longer than 64 KB.'])
  expect(performance.now() - started).toBeLessThan(5000)
  expect((await bring<Failure>(user, `Name${',x'.repeat(300)}\nAnn`, { dry_run: 'true' })).body.fields?.['file']).toBe(
    'The table has more than 200 columns.',
  )
})

test('the preview shows each greeting, and the ones that don’t look like names', async () => {
  const user = await newUser(testApp.app)
  const word = Math.random().toString(36).slice(2, 8)
  const names = ['"Jane Doering, PMP"', '"Karl Ström, Ph.D., CISSP"', 'Dr. Anna Weiss', '🚀 Rocket Ron', 'Mª José García', 'Info']
  const csv = `Name,Email\n${names.map((name, index) => `${name},${word}${index}@home.example`).join('\n')}`
  const { body } = await bring(user, csv, { dry_run: 'true' })
  expect(body.preview.map(({ name, greeting }) => [name, greeting])).toEqual([
    ['Jane Doering', 'Jane'],
    ['Karl Ström', 'Karl'],
    ['Anna Weiss', 'Anna'],
    ['Rocket Ron', 'Rocket'],
    ['Mª José García', 'María José'],
  ])
  expect(body.doubtful_greetings).toEqual([{ line: 7, name: 'Info', greeting: 'Info' }])
  expect(body.doubtful_greeting_count).toBe(1)
})
