import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guardedPages } from '@fairlead/adapters/pages/guarded-pages'
import { docxBomb, docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import { openaiCompatible } from '@fairlead/adapters/model/openai-compatible'
import { resumeReadingMessages } from '@fairlead/domain/project/ideal-messages'
import { documentMessages, jobMessages, readingMessages } from '@fairlead/domain/project/job-messages'
import { openTextReader } from '../../../read-text.ts'
import { isNightly } from '../../../../testing/daily.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

interface Reading {
  text: string
  proposals: { field: string; value: string; strength: string; evidence: { sentence: string; start: number; end: number } }[]
  left_out: number
}

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const lines = ['Backend Engineer', 'Requirements', '- Python is a must', '- 3-5 years of experience']
const words = (reading: Reading) => reading.proposals.map(({ field, value }) => `${field} ${value}`)
const proposed = ['title Backend Engineer', 'keyword Python', 'years_min 3', 'years_max 5']

async function upload(
  bytes: Uint8Array,
): Promise<{ status: number; body: Reading & { message: string; fields?: Record<string, string> } }> {
  const edge = '----edge'
  const payload = Buffer.concat([
    Buffer.from(
      `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="job"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${edge}--\r\n`),
  ])
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/projects/intake',
    headers: { 'x-parse-session-token': user.session, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

test('pasted text: criteria, each with its sentence', async () => {
  const { status, body } = await user.call<Reading>('POST', 'v1/projects/intake', { text: lines.join('\r\n') })
  expect(status).toBe(200)
  expect(words(body)).toEqual(proposed)
  expect(body.text).toBe(lines.join('\n'))
  for (const { evidence } of body.proposals) expect(body.text).toContain(evidence.sentence)
  expect(body.proposals[1]?.evidence).toEqual({ sentence: 'Python is a must', start: 0, end: 6 })
})

test.each<[string, () => Uint8Array]>([
  ['text', () => Buffer.from(lines.join('\n'))],
  ['DOCX', () => docxOf(lines)],
  ['PDF', () => pdfOf(lines)],
])('the same from a %s file', async (_, make) => {
  const { status, body } = await upload(make())
  expect(status, body.message).toBe(200)
  expect(words(body)).toEqual(proposed)
})

test('reads emoji and right-to-left text and returns it unchanged', async () => {
  const text = 'مهندس 🚀\n\nRequirements\n- خبرة Python 👩‍💻'
  const { body } = await user.call<Reading>('POST', 'v1/projects/intake', { text })
  expect(body.text).toBe(text)
  expect(words(body)).toEqual(['keyword Python'])
})

test('five hundred keywords: a hundred are proposed, the rest is counted', async () => {
  const text = `Requirements\n${Array.from({ length: 500 }, (_, index) => `- Experience with Tool${index}Kit`).join('\n')}`
  const { status, body } = await user.call<Reading>('POST', 'v1/projects/intake', { text })
  expect(status).toBe(200)
  expect(body.proposals).toHaveLength(100)
  expect(body.left_out).toBeGreaterThan(0)
})

describe('refuses with a message about what to do', () => {
  test.each([
    ['nothing', '', 400, jobMessages.missing],
    ['an address', 'https://169.254.169.254/latest/meta-data', 400, jobMessages.isAddress],
    ['more than a job description', 'a '.repeat(60_000), 413, jobMessages.tooLong],
  ])('%s', async (_, text, status, message) => {
    expect(await user.call('POST', 'v1/projects/intake', { text })).toMatchObject({ status, body: { message, fields: { text: message } } })
  })

  test.each<[string, () => Uint8Array, number, string]>([
    ['a PDF of 12 MB', () => Buffer.concat([pdfOf(lines), Buffer.alloc(12 * 1024 * 1024)]), 413, jobMessages.fileTooBig],
    ['a DOCX that inflates without end', () => docxBomb(100), 413, documentMessages.too_large],
    ['a scan', () => pdfOf([]), 415, documentMessages.no_text],
    ['an empty file', () => new Uint8Array(), 415, documentMessages.no_text],
    ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 415, documentMessages.unsupported],
  ])('%s', async (_, make, status, message) => {
    expect(await upload(make())).toMatchObject({ status, body: { message, fields: { file: message } } })
  })
})

describe('by URL, where enabled', () => {
  const html = '<h1>Backend Engineer</h1><h2>Requirements</h2><ul><li>Python is a must</li><li>3-5 years of experience</li></ul>'
  let server: Server
  let port: number
  beforeAll(async () => {
    server = createServer(({ url }, outgoing) =>
      url === '/job.pdf'
        ? outgoing.setHeader('content-type', 'application/pdf').end(pdfOf(lines))
        : outgoing.setHeader('content-type', 'text/html').end(html),
    )
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    testApp.services.outside.pages = guardedPages({
      resolve: () => Promise.resolve(['127.0.0.1']),
      mayConnect: (address, targetPort) => address === '127.0.0.1' && targetPort === port,
    })
  })
  afterAll(() => {
    testApp.services.outside.pages = null
    server.close()
  })

  test.each(['/job', '/job.pdf'])('reads %s like pasted text', async (path) => {
    const text = `http://jobs.example:${port}${path}`
    const { status, body } = await user.call<Reading>('POST', 'v1/projects/intake', { text })
    expect(status).toBe(200)
    expect(words(body)).toEqual(proposed)
    expect(body.text).toContain('Python is a must')
  })

  test('still refuses a private one', async () => {
    testApp.services.outside.pages = guardedPages()
    const message = 'This address isn’t on the public web, so we can’t open it. Paste the text instead.'
    for (const text of [`http://127.0.0.1:${port}/job`, 'http://169.254.169.254/latest', 'http://[::1]/', 'http://2130706433/'])
      expect(await user.call('POST', 'v1/projects/intake', { text })).toMatchObject({
        status: 400,
        body: { message, fields: { text: message } },
      })
  })
})

describe('an optional model', () => {
  const text = `${lines.join('\n')}\n- Patience is a plus`
  let answers: { status: number; content: string }[]
  let server: Server
  beforeAll(async () => {
    server = createServer((incoming, outgoing) => {
      incoming.resume().on('end', () => {
        const { status, content } = answers.shift() ?? { status: 500, content: '' }
        outgoing.writeHead(status).end(JSON.stringify({ choices: [{ message: { content } }] }))
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    testApp.services.outside.jobModel = openaiCompatible({ url: `http://127.0.0.1:${port}`, apiKey: 'k', model: 'm' })
  })
  afterAll(() => {
    testApp.services.outside.jobModel = null
    server.close()
  })
  type WithModel = Omit<Reading, 'proposals'> & { model: string; proposals: (Reading['proposals'][number] & { by: string })[] }
  const ask = async (model: boolean) => (await user.call<WithModel>('POST', 'v1/projects/intake', { text, model: String(model) })).body
  const true1 = { field: 'keyword', value: 'Patience', quote: 'Patience is a plus' }
  const lie = { field: 'keyword', value: 'Kubernetes', quote: 'Kubernetes is required' }

  test('is used only on request, and adds only what the text proves', async () => {
    answers = []
    const first = await ask(false)
    expect([first.model, new Set(first.proposals.map(({ by }) => by))]).toEqual(['ready', new Set(['rules'])])
    answers = [{ status: 200, content: JSON.stringify({ criteria: [true1, lie] }) }]
    const second = await ask(true)
    expect(second.model).toBe('used')
    expect(second.proposals.slice(0, first.proposals.length)).toEqual(first.proposals)
    expect(second.proposals.slice(first.proposals.length)).toMatchObject([
      { field: 'keyword', value: 'Patience', strength: 'nice', by: 'model' },
    ])
  })

  test.each([
    ['over its limit', 429, '{}'],
    ['talks', 200, 'Sure!'],
  ])("keeps the rules' results when it is %s", async (_, status, content) => {
    answers = [{ status, content }]
    const reading = await ask(true)
    expect(reading.model).toBe('failed')
    expect(words(reading)).toEqual(words(await ask(false)))
  })
})

describe('a long text', () => {
  const long =
    `${lines.join('\n')}\n${'We look for engineers with Python, SQL and five years of experience in Berlin or Hamburg. '.repeat(1090)}`.slice(
      0,
      99_000,
    )

  test('is read outside of the event loop: other requests finish first', async () => {
    // the thread has started
    await user.call('POST', 'v1/projects/intake', { text: lines.join('\n') })
    const order: string[] = []
    const reading = user.call<Reading>('POST', 'v1/projects/intake', { text: long }).then((answer) => {
      order.push('read')
      return answer
    })
    while (!order.includes('read')) {
      await user.call('GET', 'v1/sessions')
      order.push('other')
    }
    expect((await reading).status).toBe(200)
    expect(order.indexOf('read')).toBeGreaterThan(3)
  })

  // each of its threads loads the models first
  test.runIf(isNightly)('that takes too long is stopped with a sentence, as text and as a résumé, and the next one is read', async () => {
    const patient = testApp.services.texts
    testApp.services.texts = openTextReader({ timeMs: 1 })
    const text = await user.call<{ message: string; fields: object }>('POST', 'v1/projects/intake', { text: long })
    const file = await sendFile<{ message: string }>(
      testApp.app,
      user.session,
      'v2/projects/ideal_candidates/resume',
      { name: 'resume.txt', bytes: Buffer.from(long) },
      {},
    )
    testApp.services.texts = patient
    expect([text.status, text.body.message]).toEqual([413, readingMessages.time])
    expect(text.body.fields).toEqual({ text: readingMessages.time })
    expect([file.status, file.body.message]).toEqual([413, resumeReadingMessages.time])
    expect((await user.call('POST', 'v1/projects/intake', { text: lines.join('\n') })).status).toBe(200)
  })
})
