// Formatted emails as received: both parts, and values that look like markup.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

const hostileName = '<img src=x onerror=alert(1)>Jo & "Co"'
const formatted =
  '<p>Hi <strong>{{first_name}}</strong>,</p>\n<p>We offer:</p>\n<ul><li>remote work</li><li>a <em>team</em></li></ul>\n' +
  '<p>See <a href="https://harbor.example/job?for={{first_name}}">the job</a></p>'

let testApp: TestApp
let station: MailStation
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const draftOf = async (project_id: string, candidate_id: string, body: string) => {
  const { body: answer } = await user.call<{ draft_body: string; html: string }>('POST', 'v2/outreach/preview', {
    project_id,
    candidate_id,
    step: 0,
    body,
  })
  return answer
}

test('a formatted template keeps its formatting, its plain part is readable, and a hostile name is only text', async () => {
  const project_id = await activeProject(testApp, user)
  const { id, email } = await addPerson(testApp, user, project_id, { firstName: hostileName })
  const approved = await user.call('POST', 'v2/projects/candidates/approve_and_send', {
    project_id,
    candidate_id: id,
    email_subject: 'A role',
    email_body: formatted,
    confirms_greeting: true,
  })
  expect(approved.status).toBe(200)
  const mail = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
  const html = String(mail.html)
  expect(html).toContain('<p>Hi <strong>&lt;img src=x onerror=alert(1)&gt;Jo &amp; "Co"</strong>,</p>')
  expect(html).toContain('<ul><li>remote work</li><li>a <em>team</em></li></ul>')
  expect(html).not.toContain('<img')
  expect(mail.text).toContain(`Hi ${hostileName},\n\nWe offer:\n\n- remote work\n- a team\n\nSee the job (https://harbor.example/job?for=`)
})

test("a draft has its template's formatting, but none from a value", async () => {
  const project_id = await activeProject(testApp, user)
  const { id } = await addPerson(testApp, user, project_id, { firstName: '<b>Jo</b>' })
  expect((await draftOf(project_id, id, 'Hi {{first_name}},\n\n\nsee [the job](https://harbor.example)')).draft_body).toBe(
    '<p>Hi &lt;b&gt;Jo&lt;/b&gt;,</p>\n<p>see <a href="https://harbor.example">the job</a></p>',
  )
  expect((await draftOf(project_id, id, '<p>Hi <b>{{first_name}}</b><script>1</script></p>')).draft_body).toBe(
    '<p>Hi <b>&lt;b&gt;Jo&lt;/b&gt;</b></p>',
  )
  const { id: secondId } = await addPerson(testApp, user, project_id)
  expect((await draftOf(project_id, secondId, 'Hi {{first_name}},\n\n\nsee [the job](https://harbor.example) ')).draft_body).toBe(
    'Hi Jo,\n\n\nsee [the job](https://harbor.example) ',
  )
})
