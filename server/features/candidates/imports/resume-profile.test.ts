// A candidate's uploaded résumé is merged into the profile, and overwrites nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject } from '../../../../testing/projects.ts'

let testApp: TestApp
let owner: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app)
  project_id = await activeProject(testApp, owner)
})
afterAll(() => testApp.close())

const resume = `Someone Else
Hamburg, Germany
Date of birth: 1 May 1980

Experience
Site Reliability Engineer, Harbour Cloud
March 2019 - Present
- Ran Kubernetes clusters and wrote Zanzibar-style authorization

Skills
Kubernetes, Terraform, Zanzibar`

async function upload(candidate_id: string, text: string) {
  const edge = '----edge'
  const head = `--${edge}\r\nContent-Disposition: form-data; name="file"; filename="resume.txt"\r\nContent-Type: text/plain\r\n\r\n`
  const answer = await testApp.app.inject({
    method: 'POST',
    url: `/api/v1/candidates/resume?candidate_id=${candidate_id}&project_id=${project_id}`,
    headers: { 'x-parse-session-token': owner.session, 'content-type': `multipart/form-data; boundary=${edge}` },
    payload: Buffer.from(`${head}${text}\r\n--${edge}--\r\n`),
  })
  return { status: answer.statusCode, body: answer.json<{ profile: string; note: string }>() }
}

const profileOf = async (candidateId: string) => {
  const row = await testApp.database.system
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['person.profile', 'person.name', 'person.workspace_id'])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirstOrThrow()
  return { ...row, profile: row.profile as { skills: string[]; experiences: { title: string; company: string }[]; resumeText?: string } }
}

test('adds jobs, skills, and text to the profile; keeps the name, and leaves out protected lines', async () => {
  const { id } = await addPerson(testApp, owner, project_id, { stage: 'HIRING_MANAGER' })
  const before = await profileOf(id)
  expect(await upload(id, resume)).toMatchObject({ status: 201, body: { profile: 'updated', note: '' } })
  const after = await profileOf(id)
  expect(after.name).toBe(before.name)
  expect(after.profile.skills).toEqual(expect.arrayContaining([...before.profile.skills, 'Kubernetes', 'Terraform', 'Zanzibar']))
  expect(after.profile.experiences).toEqual(expect.arrayContaining([expect.objectContaining({ company: 'Harbour Cloud' })]))
  for (const job of before.profile.experiences) expect(after.profile.experiences).toContainEqual(job)
  expect(after.profile.resumeText).toContain('Zanzibar-style authorization')
  expect(after.profile.resumeText).not.toMatch(/1980|birth/)
  expect((await upload(id, resume)).body.profile).toBe('unchanged')
})

test('stores a file without résumé content, and the response says that nothing was read', async () => {
  const { id } = await addPerson(testApp, owner, project_id, { stage: 'HIRING_MANAGER' })
  const before = await profileOf(id)
  const answer = await upload(id, 'x')
  expect(answer).toMatchObject({ status: 201, body: { profile: 'unreadable' } })
  expect(answer.body.note).toContain('We found no jobs, education, or skills')
  expect((await profileOf(id)).profile).toEqual(before.profile)
})
