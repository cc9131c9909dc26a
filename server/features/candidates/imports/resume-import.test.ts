import { docxOf, pdfOf } from '@fairlead/adapters/files/a-document.fixture'
import type { Profile } from '@fairlead/domain/shared/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let testApp: TestApp
let owner: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app)
})
afterAll(() => testApp.close())

interface Answer {
  core_candidate_id: string
  name: string
  merged: boolean
  read: { jobs: number; skills: number; schools: number }
  message?: string
}

async function upload(bytes: Uint8Array, user = owner) {
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="cv"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/v2/talent/resume',
    headers: { 'x-parse-session-token': user.session, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${edge}--\r\n`)]),
  })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}
const profileOf = async (id: string) =>
  (await testApp.database.system.selectFrom('person').select('profile').where('id', '=', id).executeTakeFirstOrThrow()).profile as Profile

const spanish = [
  'Ana Ruiz Ortega',
  'Enfermera de UCI',
  'Sevilla, España | ana.ruiz@correo.example | www.linkedin.com/in/ana-ruiz-ortega',
  '',
  'EXPERIENCIA LABORAL',
  '',
  'Enfermera de UCI, Hospital San Telmo, marzo de 2019 - actualidad',
  '- Ventilación mecánica y cuidados intensivos',
  'Enfermera, Clínica Puerto Sur, junio de 2014 - febrero de 2019',
  '',
  'FORMACIÓN',
  'Universidad de Sevilla, Grado en Enfermería, 2014',
  '',
  'COMPETENCIAS',
  'Ventilación mecánica, SAP, Excel, PostgreSQL',
  '',
  'REFERENCIAS',
  'Luis Vega, luis.vega@correo.example',
]

test('a Spanish résumé as a DOCX: name, addresses, jobs, school and skills', async () => {
  const { status, body } = await upload(docxOf(spanish))
  expect([status, body.name, body.merged]).toEqual([201, 'Ana Ruiz Ortega', false])
  expect(body.read).toMatchObject({ jobs: 2, schools: 1 })
  expect(body.read.skills).toBeGreaterThanOrEqual(3)
  const profile = await profileOf(body.core_candidate_id)
  expect(profile).toMatchObject({
    firstName: 'Ana',
    personalEmails: ['ana.ruiz@correo.example'],
    linkedinUrl: 'https://www.linkedin.com/in/ana-ruiz-ortega',
  })
  expect(profile.experiences.map(({ company, start, end }) => [company, start, end])).toEqual([
    ['Hospital San Telmo', '2019-03', null],
    ['Clínica Puerto Sur', '2014-06', '2019-02'],
  ])
  expect(profile.resumeText).toContain('Ventilación mecánica')
})

test('merges the same person by email, in another format as well', async () => {
  const { status, body } = await upload(
    pdfOf([
      'Ana Ruiz Ortega',
      'ana.ruiz@correo.example',
      '',
      'Skills',
      'Python, Terraform',
      '',
      'Experience',
      'Head Nurse, Mercy Hospital, 2024 - Present',
    ]),
  )
  expect([status, body.merged, body.read.jobs]).toEqual([201, true, 1])
  const profile = await profileOf(body.core_candidate_id)
  expect(profile.skills).toEqual(expect.arrayContaining(['PostgreSQL', 'Terraform']))
})

test("refuses a scan, a file that isn't a résumé, and one without a name, with the reason, and adds no one", async () => {
  const people = async () =>
    (await testApp.database.system.selectFrom('person').select('id').where('workspace_id', 'is not', null).execute()).length
  const before = await people()
  for (const [bytes, sentence] of [
    [pdfOf(['']), 'If it’s a scan'],
    [docxOf(['Dear all', 'the canteen is closed today']), 'We found no jobs, education, or skills'],
    [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'We can’t read this file'],
    [docxOf(['Skills', 'Python, SQL, Kafka']), 'We found no name, email, or LinkedIn profile'],
  ] as const) {
    const { status, body } = await upload(bytes)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.message).toContain(sentence)
  }
  expect(await people()).toBe(before)
})
