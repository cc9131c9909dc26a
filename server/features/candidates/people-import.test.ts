// Tables of people over the real API: every encoding to the row, dry run, mapping, refusals, tenancy, and once more adds nobody.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, startConstellation, type Constellation, type TestUser } from '../../test/constellation.ts'
import { sendFile, encodings, peopleTable } from '../../test/people-table.ts'

interface Report {
  encoding: string
  columns: { title: string; sample: string; field: string }[]
  rows: number
  added: number
  merged: number
  unchanged: number
  errors: { line: number; message: string }[]
  error_count: number
  preview: { name: string; email: string | null }[]
  dry_run: boolean
}
interface Failure {
  error: string
  message: string
  fields?: Record<string, string>
}

let house: Constellation
let statements = 0
beforeAll(async () => {
  house = await startConstellation({ people: 50, onQuery: () => statements++ })
})
afterAll(() => house.close())

const bring = <T = Report>(user: TestUser, text: string | Uint8Array, fields: Record<string, string> = {}) =>
  sendFile<T>(
    house.app,
    user.session,
    'v2/talent/import',
    { name: 'people.csv', bytes: typeof text === 'string' ? Buffer.from(text) : text },
    { dry_run: 'false', ...fields },
  )
const mine = async (user: TestUser) =>
  (
    await user.call<{ people: { name: string; emails: string[]; headline: string | null }[]; total: number }>('GET', 'v2/talent', {
      mine: true,
    })
  ).body

describe('a table of people', () => {
  test.each(encodings)(
    '$name, 1,200 rows: a dry run counts and writes nothing, the import does the same, once more adds nobody',
    async ({ encode, reads }) => {
      const user = await newUser(house.app)
      const bytes = encode(peopleTable(1200))
      const counts = { encoding: reads, rows: 1200, added: 1200, merged: 0, unchanged: 0, error_count: 0 }
      expect((await bring(user, bytes, { dry_run: 'true' })).body).toMatchObject({ ...counts, dry_run: true })
      expect((await mine(user)).total).toBe(0)
      expect((await bring(user, bytes)).body).toMatchObject({
        ...counts,
        dry_run: false,
        preview: [{ name: 'Zoé 0 Müller', email: 'p0@table.example' }, {}, {}, {}, {}],
      })
      expect((await mine(user)).total).toBe(1200)
      expect((await bring(user, bytes)).body).toMatchObject({ ...counts, added: 0, unchanged: 1200 })
      expect((await mine(user)).total).toBe(1200)
      const found = await user.call<{ people: { name: string; headline: string }[] }>('GET', 'v2/talent', { query: 'p1199@table.example' })
      expect(found.body.people).toMatchObject([{ name: 'Zoé 1199 Müller', headline: 'Bäcker at "Ofen, Mehl & Söhne"' }])
    },
  )

  test('the statements of a chunk do not grow with its rows', async () => {
    const user = await newUser(house.app)
    const count = async (text: string) => {
      const before = statements
      await bring(user, text)
      return statements - before
    }
    expect(await count(peopleTable(500, 'many'))).toBe(await count(peopleTable(2, 'few')))
  })

  test('each row that cannot be read says why, and the others go in', async () => {
    const user = await newUser(house.app)
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
      { line: 3, message: 'Not a valid email address: not' },
      { line: 4, message: 'Not a valid Linkedin URL: https://example.com/x' },
      { line: 5, message: 'A LinkedIn URL, an e-mail or a name is needed.' },
      { line: 6, message: expect.stringContaining('quotes') },
      { line: 7, message: 'The row has 5 cells, the header 4.' },
    ])
    expect(body).toMatchObject({ rows: 9, added: 2, merged: 1, unchanged: 1, error_count: 5 })
    expect((await mine(user)).people.map((person) => person.name).toSorted()).toEqual(['Ann Again', 'Bo'])
    expect((await bring(user, text)).body).toMatchObject({ added: 0 })
  })

  test('addresses of two people in one row are an error of that row', async () => {
    const user = await newUser(house.app)
    const { body } = await bring(
      user,
      'email,linkedin\na@x.example,https://www.linkedin.com/in/aa1\nb@x.example,https://www.linkedin.com/in/bb1\na@x.example,https://www.linkedin.com/in/bb1\na@x.example;b@x.example,',
    )
    expect(body.errors).toEqual([
      { line: 4, message: 'The LinkedIn URL and the e-mail belong to two different people.' },
      { line: 5, message: 'The e-mail addresses belong to different people.' },
    ])
    expect((await mine(user)).total).toBe(2)
  })

  test('columns are proposed in several spellings, and a mapping of the user wins', async () => {
    const user = await newUser(house.app)
    const text =
      'Vorname,Last Name,E-mail Address,Current Job Title,LinkedIn Profile URL,Shoe size\nAnn,Lee,ann@lee.example,Cook,linkedin.com/in/annlee,38'
    const { body } = await bring(user, text, { dry_run: 'true' })
    expect(body.columns.map((column) => column.field)).toEqual(['first_name', 'last_name', 'email', 'ignore', 'linkedin_url', 'ignore'])
    const mapped = await bring(user, text, {
      dry_run: 'true',
      mapping: JSON.stringify({ 'E-mail Address': 'email', 'Current Job Title': 'headline' }),
    })
    expect(mapped.body.columns.map((column) => column.field)).toEqual(['ignore', 'ignore', 'email', 'headline', 'ignore', 'ignore'])
    expect(mapped.body.preview).toMatchObject([{ name: '', email: 'ann@lee.example', headline: 'Cook', linkedin_url: null }])
  })

  test('a file or mapping that cannot work is refused with the sentence why', async () => {
    const user = await newUser(house.app)
    const refusal = async (text: string | Uint8Array, fields = {}) => {
      const { status, body } = await bring<Failure>(user, text, fields)
      return [status, body.fields?.['file'] ?? body.fields?.['mapping'] ?? body.message]
    }
    expect(await refusal('')).toEqual([400, 'The file is empty.'])
    expect(await refusal('\n\n')).toEqual([400, 'The file has no header row.'])
    expect(await refusal('ann@lee.example,Ann\nbo@x.example,Bo')).toEqual([400, 'The first row must hold the column titles.'])
    expect(await refusal(Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'))).toEqual([
      415,
      'This is no table of text: save it as CSV first.',
    ])
    expect(await refusal(Buffer.from('504b030414000600', 'hex'))).toEqual([
      415,
      'This is a packed file such as an Excel workbook: save it as CSV first.',
    ])
    const nobody = 'No column names people: map one to the LinkedIn URL, the e-mail or the name.'
    expect(await refusal('Colour,Size\nred,1')).toEqual([400, nobody])
    expect(await refusal('Name,Size\nAnn,1', { mapping: '{"Size":"title"}' })).toEqual([400, nobody])
    expect(await refusal('Name\nAnn', { mapping: '{"Nome":"email"}' })).toEqual([400, "The file has no column 'Nome'."])
    expect((await refusal('Name\nAnn', { mapping: '{"Name":"shoe"}' }))[0]).toBe(400)
    expect((await user.call<Failure>('POST', 'v2/talent/import', {})).status).toBe(400)
    const shown = await bring(user, 'Colour,Size\nred,1', { dry_run: 'true' })
    expect(shown.body).toMatchObject({
      columns: [{ title: 'Colour', sample: 'red', field: 'ignore' }, {}],
      errors: [{ line: 1, message: nobody }],
      added: 0,
    })
    expect((await mine(user)).total).toBe(0)
  })

  test('into a project: everybody once, and a project of another workspace answers as an absent one', async () => {
    const [user, other] = await Promise.all([newUser(house.app, 'Cleo'), newUser(house.app, 'Dora')])
    const { project_id: id } = (await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Search', type: '2' })).body
    for (const total of [30, 30]) {
      await bring(user, peopleTable(30), { project_id: id })
      expect((await user.call<{ total: number }>('GET', 'v2/projects/candidates', { project_id: id, status: 'APPROVED' })).body.total).toBe(
        total,
      )
    }
    const [foreign, absent] = [
      await bring<Failure>(other, peopleTable(3), { project_id: id }),
      await bring<Failure>(other, peopleTable(3), { project_id: 'nothing' }),
    ]
    expect(foreign).toEqual(absent)
    expect(foreign.status).toBe(404)
    expect((await mine(other)).total).toBe(0)
  })
})
