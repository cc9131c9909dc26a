// Résumés attached to replies, over real SMTP and IMAP: merged into the profile once, and only the candidate's own.
import { docxBomb, docxOf, pdfOf, pdfPlaced } from '@fairlead/adapters/files/a-document.fixture'
import { winmail } from '@fairlead/adapters/mail/tnef.fixture'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { replyReader } from './reply-reader.ts'
import { receiveMail } from './receive-mail.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { mailAuthservId: 'mx.home.example' } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
  project = await activeProject(testApp, user)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const candidate = (id: string) => db().selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const attachedTo = (id: string) => db().selectFrom('mail_resume').selectAll().where('candidate_id', '=', id).orderBy('number').execute()
const resumes = async () => (await db().selectFrom('resume').select('id').execute()).length
const profileOf = async (id: string) => {
  const row = await db()
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select('person.profile')
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow()
  return row.profile as { skills: string[]; experiences: { title: string; company: string }[]; resumeText?: string }
}

const lines = (name: string) => [
  name,
  '',
  'Experience',
  'Site Reliability Engineer, Harbor Cloud, March 2019 - Present',
  '- Ran Zanzibar-style authorization',
  '',
  'Education',
  'University of Example, B.Sc. Computer Science, 2017',
  '',
  'Skills',
  'Kubernetes, Terraform',
]
const file = (filename: string, bytes: Uint8Array) => ({ filename, content: Buffer.from(bytes) })
/** A file is read in threads that start slowly on a busy machine. */
const patience = 60
const interested = 'Thanks for reaching out! I am very interested and would love to talk. My résumé is attached.'

async function contacted(settings: Parameters<typeof addPerson>[3] = {}) {
  const person = await addPerson(testApp, user, project, settings)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id: project, candidate_id: person.id })
  const first = await until('the first email', async () => {
    const row = await db().selectFrom('message').selectAll().where('candidate_id', '=', person.id).executeTakeFirst()
    return row?.state === 'sent' ? row : null
  })
  let answers = 0
  const answer = async (attachments: { filename: string; content: Buffer }[], more: object = {}) => {
    const [id] = station.idsTo(person.email)
    await station.mail.answer({ id: id!, text: interested, attachments, ...more })
    answers += 1
    await until(
      'the answer',
      async () => {
        const { length } = await db().selectFrom('inbound_mail').select('id').where('candidate_id', '=', person.id).execute()
        return length === answers
      },
      patience,
    )
    return attachedTo(person.id)
  }
  return { ...person, first, answer }
}

const entriesOf = async (id: string) => {
  const { body } = await user.call<{ entries: { direction: string; attached: { resume_key: string | null; text: string }[] }[] }>(
    'GET',
    'v2/projects/candidates/conversation',
    { project_id: project, candidate_id: id },
  )
  return body.entries.filter(({ direction }) => direction === 'in')
}
const download = (key: string, reader = user) =>
  testApp.app.inject({
    url: `/api/v2/projects/candidates/resume?resume_key=${key}`,
    headers: { 'x-parse-session-token': reader.session },
  })

test.each([
  ['a PDF', 'cv.pdf', (name: string) => pdfOf(lines(name))],
  ['a Word file', 'cv.docx', (name: string) => docxOf(lines(name))],
  ['a text', 'cv.txt', (name: string) => new TextEncoder().encode(lines(name).join('\n'))],
])('merges %s attached to a reply into the profile, and the conversation shows it', async (_, name, make) => {
  const { id, answer } = await contacted()
  const bytes = make('Jo Doe')
  expect(await answer([file(name, bytes)])).toMatchObject([{ outcome: 'updated', jobs: 1, skills: 2, schools: 1, file_name: name }])
  const profile = await profileOf(id)
  expect(profile.experiences).toMatchObject([{ title: 'Site Reliability Engineer', company: 'Harbor Cloud' }])
  expect(profile.skills).toEqual(['Kubernetes', 'Terraform'])
  expect(profile.resumeText).toContain('Zanzibar-style')
  const [entry] = await entriesOf(id)
  expect(entry!.attached).toMatchObject([{ text: 'Résumé attached: read as 1 job, 2 skills, 1 school. The profile was updated.' }])
  expect((await candidate(id)).resume_id).toBe(entry!.attached[0]!.resume_key)
  expect((await candidate(id)).replied_at).not.toBeNull()
  const saved = await download(entry!.attached[0]!.resume_key!)
  expect([saved.statusCode, Buffer.compare(saved.rawPayload, bytes)]).toEqual([200, 0])
  // another workspace can't get it
  expect((await download(entry!.attached[0]!.resume_key!, await newUser(testApp.app))).statusCode).toBe(404)
})

test('the same email read twice, or by two readers concurrently, stores one résumé', async () => {
  const { id, first, email } = await contacted()
  const before = await resumes()
  const bytes = pdfOf(lines('Jo Doe'))
  const raw = [
    `From: ${email}`,
    `To: ${testApp.services.settings.mailFrom}`,
    `Message-ID: <twice.${id}@home.example>`,
    `In-Reply-To: ${first.message_id}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nI am interested.',
    `--b\r\nContent-Type: application/pdf; name=cv.pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(bytes).toString('base64').replaceAll(/.{76}/g, '$&\r\n')}`,
    '--b--',
  ].join('\r\n')
  await station.deliver(raw, testApp.services.settings.mailFrom)
  await station.deliver(raw, testApp.services.settings.mailFrom)
  await station.deliver(
    `From: ${email}\r\nTo: x\r\nMessage-ID: <last.${id}@home.example>\r\nIn-Reply-To: ${first.message_id}\r\n\r\nThanks`,
    testApp.services.settings.mailFrom,
  )
  await until(
    'the last one',
    async () => {
      const rows = await db().selectFrom('inbound_mail').select('message_id').where('candidate_id', '=', id).execute()
      return rows.some(({ message_id }) => message_id === `<last.${id}@home.example>`)
    },
    patience,
  )
  expect(await attachedTo(id)).toHaveLength(1)
  const mail = {
    messageId: `<race.${id}@home.example>`,
    inReplyTo: first.message_id,
    references: [],
    from: { name: null, address: email },
    to: [],
    recipients: [],
    subject: 'Re: Hello',
    date: null,
    text: 'Interested',
    markedText: 'Interested',
    replyText: 'Interested',
    html: null,
    kind: 'person' as const,
    bounce: null,
    contentHash: null,
    authenticationResults: [],
    dkimSignatures: [],
    isDemo: false,
    invitation: null,
    attachments: [],
    documents: [{ name: 'cv.pdf', bytes, isOpened: true }],
  }
  const place = { uidValidity: '1', internalDate: new Date(), mail }
  const { database, services } = testApp
  await Promise.all(
    [1, 1].map((uid) => receiveMail(database, services.settings, replyReader, { ...place, mailbox: 'race', uid }, services)),
  )
  expect(await attachedTo(id)).toMatchObject([{ outcome: 'updated' }, { outcome: 'unchanged' }])
  expect(await resumes()).toBe(before + 2)
})

test("of several files the one with the most content is the résumé; a cover letter changes nothing, and images aren't stored", async () => {
  const { id, answer } = await contacted()
  const letter = docxOf(['Dear team,', '', 'I work with Kubernetes.', '', 'Skills', 'Kubernetes'])
  const picture = { filename: 'logo.png', content: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) }
  const rows = await answer([picture, file('cv.pdf', pdfOf(lines('Jo Doe'))), file('letter.docx', letter)])
  expect(rows).toMatchObject([
    { file_name: 'cv.pdf', outcome: 'updated' },
    { file_name: 'letter.docx', outcome: 'no_resume' },
  ])
  expect((await candidate(id)).resume_id).toBe(rows[0]!.resume_id)
})

test('reports a scan and a hostile file as unreadable, and still processes the reply', async () => {
  const { id, answer } = await contacted()
  const rows = await answer([file('scan.pdf', pdfOf([''])), file('bomb.docx', docxBomb(100))])
  expect(rows).toMatchObject([{ outcome: 'unreadable' }, { outcome: 'unreadable' }])
  expect(rows[0]!.note).toBe('We found no text in this file. If it’s a scan, use a PDF with text.')
  expect((await profileOf(id)).experiences).toEqual([])
  expect((await candidate(id)).replied_at).not.toBeNull()
})

test('a scanned page is named on the profile, and a file that can’t be opened in the conversation', async () => {
  const { id, answer } = await contacted()
  const placed = lines('Jo Doe').map((text, index) => ({ x: 50, y: 780 - index * 14, text }))
  const rows = await answer([
    file('cv.pdf', pdfPlaced([placed, '0 0 200 200 re f'])),
    file('winmail.dat', winmail([])),
    file('cv.zip', Buffer.from('PK')),
  ])
  expect(rows).toMatchObject([
    { file_name: 'cv.pdf', outcome: 'updated' },
    { file_name: 'winmail.dat', outcome: 'unopened', resume_id: null },
    { file_name: 'cv.zip', outcome: 'unopened', resume_id: null },
  ])
  const [entry] = await entriesOf(id)
  expect(entry!.attached[0]!.text).toMatch(/The profile was updated\. Page 2 has no text/)
  expect(entry!.attached[1]!.text).toMatch(/^File attached, but not saved: we can’t open/)
  const { body } = await user.call<{ resume_note: string }>('GET', 'v2/projects/candidates/one', { candidate_id: id, project_id: project })
  expect(body.resume_note).toBe('Page 2 has no text that we can read. Is it a scan? Open the file to see it.')
})

test('a résumé in a winmail.dat of Outlook is read', async () => {
  const { answer } = await contacted()
  const content = Buffer.from(pdfOf(lines('Jo Doe'))).toString('latin1')
  expect(await answer([file('winmail.dat', winmail([{ name: 'CV~1.PDF', longName: 'CV of Jo.pdf', content }]))])).toMatchObject([
    { file_name: 'CV of Jo.pdf', outcome: 'updated' },
  ])
})

test("stores but doesn't learn from a résumé with another name, or from a stranger without a name", async () => {
  const { id, answer } = await contacted()
  const before = await profileOf(id)
  const stranger = { from: { name: 'Jane', address: 'jane@stranger.example' } }
  await answer([file('jane.pdf', pdfOf(lines('Jane Porter')))])
  await answer([file('jane.pdf', pdfOf(lines('Jane Porter')))], stranger)
  const rows = await answer([file('anyone.pdf', pdfOf(lines('')))], stranger)
  expect(rows.map(({ outcome }) => outcome)).toEqual(['not_theirs', 'not_theirs', 'not_theirs'])
  expect(await profileOf(id)).toEqual(before)
  expect((await candidate(id)).resume_id).toBeNull()
  expect((await download(rows[0]!.resume_id!)).statusCode).toBe(200)
  // the candidate's own, from an address we didn't know
  const outcomes = await answer([file('jo.pdf', pdfOf(lines('Jo Doe')))], { from: { name: 'Jo', address: 'jo@elsewhere.example' } })
  expect(outcomes.some(({ outcome }) => outcome === 'updated')).toBe(true)
})

test('an email that fails its sender check, a colleague, and an unmatched email add no file', async () => {
  const { id, answer } = await contacted()
  const before = await resumes()
  const files = [file('cv.pdf', pdfOf(lines('Jo Doe')))]
  const forged = await answer(files, { headers: { 'Authentication-Results': 'mx.home.example; dmarc=fail header.from=home.example' } })
  expect(forged).toMatchObject([{ outcome: 'forged', resume_id: null }])
  await answer(files, { from: { name: null, address: user.email } })
  expect(await attachedTo(id)).toHaveLength(1)
  const raw = [
    'From: outsider@stranger.example',
    `To: ${testApp.services.settings.mailFrom}`,
    'Message-ID: <outsider@stranger.example>',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nSee attached.',
    `--b\r\nContent-Type: text/plain; name=cv.txt\r\nContent-Disposition: attachment; filename=cv.txt\r\n\r\n${lines('Jo Doe').join('\r\n')}`,
    '--b--',
  ].join('\r\n')
  await station.deliver(raw, testApp.services.settings.mailFrom)
  await until(
    'the outsider',
    async () => {
      const rows = await db().selectFrom('inbound_mail').select('id').where('from_email', '=', 'outsider@stranger.example').execute()
      return rows.length > 0
    },
    patience,
  )
  expect(await resumes()).toBe(before)
  expect((await profileOf(id)).experiences).toEqual([])
})

test("saves at most ten of a candidate's files per day", async () => {
  const { id, answer } = await contacted()
  const [row] = await answer([file('cv.pdf', pdfOf(lines('Jo Doe')))])
  const more = Array.from({ length: 9 }, (_, index) => ({ ...row!, number: index + 1 }))
  await db().insertInto('mail_resume').values(more).execute()
  const before = await resumes()
  const rows = await answer([file('cv.pdf', pdfOf(lines('Jo Doe')))])
  expect(rows.filter(({ outcome }) => outcome === 'too_many')).toHaveLength(1)
  expect(await resumes()).toBe(before)
  expect((await entriesOf(id)).at(-1)!.attached[0]!.text).toContain('not saved')
})

test('in a project that hides names the file is neither named nor offered', async () => {
  const { id, answer } = await contacted()
  const [row] = await answer([file('Jo Doe.pdf', pdfOf(lines('Jo Doe')))])
  await db().updateTable('project').set({ bias_reducer: true }).where('id', '=', project).execute()
  const [entry] = await entriesOf(id)
  expect(entry!.attached).toMatchObject([{ file_name: 'File', resume_key: null }])
  expect((await download(row!.resume_id!)).statusCode).toBe(404)
  await db().updateTable('project').set({ bias_reducer: false }).where('id', '=', project).execute()
})
