// Tables of people over the real API: every encoding, dry run, mapping, refusals, tenancy, progress, canceling, and restarts.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { contextOf } from '../../../../testing/projects.ts'
import { sendFile, encodings, peopleTable } from '../../../../testing/people-table.ts'
import { systemContext } from '../../../platform/context.ts'
import { runImport } from './run-import.ts'

interface Report {
  import_id: string | null
  state: string
  why: string | null
  rows_done: number
  encoding: string
  columns: { title: string; samples: string[]; field: string }[]
  rows: number
  added: number
  merged: number
  unchanged: number
  errors: { line: number; message: string }[]
  error_count: number
  warnings: { line: number; message: string }[]
  warning_count: number
  preview: { name: string; email: string | null }[]
  dry_run: boolean
}
interface Failure {
  error: string
  message: string
  fields?: Record<string, string>
}

let testApp: TestApp
let statements = 0
beforeAll(async () => {
  testApp = await createTestApp({ people: 50, onQuery: () => statements++ })
})
afterAll(() => testApp.close())

const bytesOf = (text: string | Uint8Array) => (typeof text === 'string' ? Buffer.from(text) : text)
const upload = <T = Report>(user: TestUser, text: string | Uint8Array, fields: Record<string, string> = {}) =>
  sendFile<T>(testApp.app, user.session, 'v2/talent/import', { name: 'people.csv', bytes: bytesOf(text) }, { dry_run: 'false', ...fields })
const importsOf = async (user: TestUser) => (await user.call<{ imports: Report[] }>('GET', 'v2/talent/import')).body.imports
/** The worker's job, for at most `chunks` chunks. */
async function work(user: TestUser, importId: string, chunks = Number.POSITIVE_INFINITY): Promise<boolean> {
  const { workspaceId } = await contextOf(testApp, user)
  let done = 0
  return runImport(systemContext(testApp.database, workspaceId), testApp.services.vocabulary, importId, () => ++done >= chunks)
}
/** Uploads, lets the worker finish, and returns the final report; a dry run responds immediately. */
async function bring<T = Report>(user: TestUser, text: string | Uint8Array, fields: Record<string, string> = {}) {
  const answer = await upload<T>(user, text, fields)
  if (answer.status !== 202) return answer
  const { import_id: id } = answer.body as Report
  await work(user, id!)
  return { status: 200, body: (await importsOf(user)).find((report) => report.import_id === id) as T }
}
const ownPeople = async (user: TestUser) =>
  (
    await user.call<{ people: { name: string; emails: string[]; headline: string | null }[]; total: number }>('GET', 'v2/talent', {
      mine: true,
    })
  ).body

describe('a table of people', () => {
  // daily, one of them at full length: the others differ in how they are read, not in how rows are processed
  const tables = encodings.map((encoding, place) => ({ ...encoding, rows: place === 0 || process.env.NIGHTLY ? 1200 : 60 }))

  test.each(tables)(
    '$name, $rows rows: a dry run counts and writes nothing, the import does the same, repeating it adds no one',
    async ({ encode, reads, rows }) => {
      const user = await newUser(testApp.app)
      const bytes = encode(peopleTable(rows))
      const counts = { encoding: reads, rows, added: rows, merged: 0, unchanged: 0, error_count: 0 }
      expect((await bring(user, bytes, { dry_run: 'true' })).body).toMatchObject({
        ...counts,
        dry_run: true,
        preview: [{ name: 'Zoé 0 Müller', email: 'p0@table.example' }, {}, {}, {}, {}],
      })
      expect((await ownPeople(user)).total).toBe(0)
      expect((await bring(user, bytes)).body).toMatchObject({
        ...counts,
        dry_run: false,
        state: 'completed',
        rows_done: rows,
      })
      expect((await ownPeople(user)).total).toBe(rows)
      expect((await bring(user, bytes)).body).toMatchObject({ ...counts, added: 0, unchanged: rows })
      expect((await ownPeople(user)).total).toBe(rows)
      const people = await user.call<{ people: { name: string; headline: string }[] }>('GET', 'v2/talent', {
        query: `p${rows - 1}@table.example`,
      })
      expect(people.body.people).toMatchObject([{ name: `Zoé ${rows - 1} Müller`, headline: 'Bäcker at "Ofen, Mehl & Söhne"' }])
    },
  )

  test("the number of statements per chunk doesn't grow with its rows", async () => {
    const user = await newUser(testApp.app)
    const count = async (text: string) => {
      const { body } = await upload(user, text)
      const before = statements
      await work(user, body.import_id!)
      return statements - before
    }
    expect(await count(peopleTable(500, 'many'))).toBe(await count(peopleTable(2, 'few')))
  })

  test('reports each unreadable row and imports the others', async () => {
    const user = await newUser(testApp.app)
    const text = [
      'Name;E-Mail;LinkedIn;Skills',
      'Ann;ann@a.example;;Go, Rust',
      'Bad;not an address;;',
      ';;https://example.com/x;',
      ';;;orphan skill',
      'Cut;"cut@a.example;',
      'Wide;w@a.example;;;x',
      'Ann Again;ANN@a.example;;Go|SQL',
      'Bo;;;',
      'Bo;;;',
    ].join('\r\n')
    const { body } = await bring(user, text)
    expect(body.errors).toEqual([
      { line: 4, message: 'Not a valid Linkedin URL: https://example.com/x' },
      { line: 5, message: 'Add a LinkedIn URL, an email, or a name.' },
      { line: 6, message: expect.stringContaining('quotes') },
    ])
    expect(body.warnings).toEqual([
      { line: 3, message: 'Not a valid email address: not' },
      { line: 3, message: 'Not a valid email address: an' },
      { line: 3, message: 'Not a valid email address: address' },
      { line: 7, message: 'The row has 5 cells, the header 4. The cells beyond it were left out.' },
    ])
    expect(body).toMatchObject({ rows: 9, added: 4, merged: 1, unchanged: 1, error_count: 3, warning_count: 4 })
    expect((await ownPeople(user)).people.map((person) => person.name).toSorted()).toEqual(['Ann Again', 'Bad', 'Bo', 'Wide'])
    expect((await bring(user, text)).body).toMatchObject({ added: 0 })
  })

  test("addresses of two people in one row are that row's error", async () => {
    const user = await newUser(testApp.app)
    const { body } = await bring(
      user,
      'email,linkedin\na@x.example,https://www.linkedin.com/in/aa1\nb@x.example,https://www.linkedin.com/in/bb1\na@x.example,https://www.linkedin.com/in/bb1\na@x.example;b@x.example,',
    )
    expect(body.errors).toEqual([
      { line: 4, message: 'The LinkedIn URL and the email belong to two different people.' },
      { line: 5, message: 'The email addresses belong to different people.' },
    ])
    expect((await ownPeople(user)).total).toBe(2)
  })

  test('columns are proposed in several spellings, and a mapping of the user wins', async () => {
    const user = await newUser(testApp.app)
    const text =
      'Vorname,Last Name,E-mail Address,Current Job Title,LinkedIn Profile URL,Shoe size\nAnn,Lee,ann@lee.example,Cook,linkedin.com/in/annlee,38'
    const { body } = await bring(user, text, { dry_run: 'true' })
    expect(body.columns.map((column) => column.field)).toEqual(['first_name', 'last_name', 'email', 'title', 'linkedin_url', 'ignore'])
    const mapped = await bring(user, text, {
      dry_run: 'true',
      mapping: JSON.stringify({ 'E-mail Address': 'email', 'Current Job Title': 'headline' }),
    })
    expect(mapped.body.columns.map((column) => column.field)).toEqual(['ignore', 'ignore', 'email', 'headline', 'ignore', 'ignore'])
    expect(mapped.body.preview).toMatchObject([{ name: '', email: 'ann@lee.example', headline: 'Cook', linkedin_url: null }])
  })

  test("refuses a file or mapping that can't work, with the reason", async () => {
    const user = await newUser(testApp.app)
    const refusal = async (text: string | Uint8Array, fields = {}) => {
      const { status, body } = await bring<Failure>(user, text, fields)
      return [status, body.fields?.['file'] ?? body.fields?.['mapping'] ?? body.message]
    }
    expect(await refusal('')).toEqual([400, 'The file is empty.'])
    expect(await refusal('\n\n')).toEqual([400, 'The file has no header row.'])
    expect(await refusal('ann@lee.example,Ann\nbo@x.example,Bo')).toEqual([400, 'The first row must contain the column titles.'])
    expect(await refusal(Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'))).toEqual([
      415,
      'This isn’t a text table. Save it as CSV first.',
    ])
    expect(await refusal(Buffer.from('504b030414000600', 'hex'))).toEqual([
      400,
      'This is no Excel workbook (.xlsx) that can be read. Save it as .xlsx or CSV, without a password.',
    ])
    const noOne = 'Map at least one column to the LinkedIn URL, the email, or the name.'
    expect(await refusal('Colour,Size\nred,1')).toEqual([400, noOne])
    expect(await refusal('Name,Size\nAnn,1', { mapping: '{"Size":"title"}' })).toEqual([400, noOne])
    expect(await refusal('Name\nAnn', { mapping: '{"Nome":"email"}' })).toEqual([400, "The file has no column 'Nome'."])
    expect((await refusal('Name\nAnn', { mapping: '{"Name":"shoe"}' }))[0]).toBe(400)
    expect((await user.call<Failure>('POST', 'v2/talent/import', {})).status).toBe(400)
    const preview = await bring(user, 'Colour,Size\nred,1', { dry_run: 'true' })
    expect(preview.body).toMatchObject({
      columns: [{ title: 'Colour', samples: ['red'], field: 'ignore' }, {}],
      errors: [{ line: 1, message: noOne }],
      added: 0,
    })
    expect((await ownPeople(user)).total).toBe(0)
  })

  test("into a project: everyone once, and another workspace's project looks nonexistent", async () => {
    const [user, otherUser] = await Promise.all([newUser(testApp.app, 'Cleo'), newUser(testApp.app, 'Dora')])
    const { project_id: id } = (await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Search', type: '2' })).body
    for (const total of [30, 30]) {
      await bring(user, peopleTable(30), { project_id: id })
      expect((await user.call<{ total: number }>('GET', 'v2/projects/candidates', { project_id: id, status: 'APPROVED' })).body.total).toBe(
        total,
      )
    }
    const [foreign, absent] = [
      await bring<Failure>(otherUser, peopleTable(3), { project_id: id }),
      await bring<Failure>(otherUser, peopleTable(3), { project_id: 'nothing' }),
    ]
    expect(foreign).toEqual(absent)
    expect(foreign.status).toBe(404)
    expect((await ownPeople(otherUser)).total).toBe(0)
  })
})

describe('in the background', () => {
  const state = async (user: TestUser) => (await importsOf(user))[0]!

  test('answers immediately and reports progress by chunk, only to its user', async () => {
    const [user, otherUser] = await Promise.all([newUser(testApp.app, 'Ines'), newUser(testApp.app, 'Jon')])
    const { status, body } = await upload(user, `${peopleTable(1200)}\r\n,,not an address,,,,,,`)
    expect([status, body.state, body.rows_done]).toEqual([202, 'queued', 0])
    expect((await ownPeople(user)).total).toBe(0)
    expect(await work(user, body.import_id!, 1)).toBe(true)
    expect(await state(user)).toMatchObject({ state: 'running', rows: 1201, rows_done: 500, added: 500 })
    expect(await work(user, body.import_id!)).toBe(false)
    expect(await state(user)).toMatchObject({ state: 'completed', rows_done: 1201, added: 1200, error_count: 1 })
    expect((await state(user)).errors).toMatchObject([{ message: 'Not a valid email address: not' }])
    expect(await importsOf(otherUser)).toEqual([])
    expect((await otherUser.call('POST', 'v2/talent/import/cancel', { import_id: body.import_id! })).status).toBe(404)
  })

  test('killed within a chunk, or run twice concurrently, imports and counts every row once', async () => {
    const user = await newUser(testApp.app, 'Kai')
    const { body } = await upload(user, peopleTable(1700, 'kill'))
    const { workspaceId } = await contextOf(testApp, user)
    const ctx = systemContext(testApp.database, workspaceId)
    let chunks = 0
    // dies after the second chunk's work, before its commit
    const dying: typeof ctx = {
      ...ctx,
      transaction: (inner) =>
        ctx.transaction(async (tx) => {
          const result = await inner(tx)
          if (++chunks === 2) throw new Error('killed')
          return result
        }),
    }
    await expect(runImport(dying, testApp.services.vocabulary, body.import_id!)).rejects.toThrow('killed')
    expect(await state(user)).toMatchObject({ state: 'running', rows_done: 500, added: 500 })
    await Promise.all([work(user, body.import_id!), work(user, body.import_id!)])
    expect(await state(user)).toMatchObject({ state: 'completed', rows_done: 1700, added: 1700, unchanged: 0 })
    expect((await ownPeople(user)).total).toBe(1700)
  })

  test('stops midway when canceled: keeps imported rows, adds no more, leaves nothing behind', async () => {
    const user = await newUser(testApp.app, 'Lea')
    const { body } = await upload(user, peopleTable(1200, 'stop'))
    await work(user, body.import_id!, 1)
    const cancelled = await user.call<Report>('POST', 'v2/talent/import/cancel', { import_id: body.import_id! })
    expect(cancelled.body).toMatchObject({ state: 'cancelled', added: 500 })
    expect(await work(user, body.import_id!)).toBe(false)
    expect(await state(user)).toMatchObject({ state: 'cancelled', added: 500, rows_done: 500 })
    expect((await ownPeople(user)).total).toBe(500)
    const chunks = await testApp.database.system
      .selectFrom('import_chunk')
      .select('position')
      .where('import_id', '=', body.import_id!)
      .execute()
    expect(chunks).toEqual([])
    expect((await user.call<Report>('POST', 'v2/talent/import/cancel', { import_id: body.import_id! })).body.state).toBe('cancelled')
  })

  test('losing rights while it runs ends it with a sentence', async () => {
    const user = await newUser(testApp.app, 'Mia')
    const { project_id: id } = (await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Gone', type: '2' })).body
    const { body } = await upload(user, peopleTable(700, 'gone'), { project_id: id })
    await work(user, body.import_id!, 1)
    const { userId } = await contextOf(testApp, user)
    const disable = (disabledAt: Date | null) =>
      testApp.database.system.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', userId).execute()
    await disable(new Date())
    await work(user, body.import_id!)
    await disable(null)
    expect(await state(user)).toMatchObject({ state: 'failed', why: 'The account that started this import has been closed.', added: 500 })
  })

  test('refuses a sixth concurrent import with a sentence', async () => {
    const user = await newUser(testApp.app, 'Nils')
    for (let index = 0; index < 5; index++) expect((await upload(user, peopleTable(2, `n${index}`))).status).toBe(202)
    const { status, body } = await upload<Failure>(user, peopleTable(2, 'n5'))
    expect([status, body.message]).toEqual([429, 'Five of your imports are still running. Wait for one to finish, or cancel it.'])
  })
})
