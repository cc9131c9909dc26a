// The requested host determines the environment; the block below autopilot emails is from the settings.
import type { ProjectType } from '@fairlead/domain/project/project'
import fs from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '../platform/settings.ts'
import { newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPerson, activeProject } from '../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({
    settings: {
      publicUrl: 'https://app.house.example',
      environmentHosts: { staging: ['staging.house.example'] },
      autopilotSignature: '<p>Harbor Labs, <b>Pier 4</b></p><script>alert(1)</script>',
    },
  })
})
afterAll(() => testApp.close())

test.each([
  ['app.house.example', 'production', 'https://app.house.example'],
  ['staging.house.example', 'staging', 'https://staging.house.example'],
  ['localhost:8000', 'local', 'https://localhost:8000'],
  ['a b', 'production', 'https://app.house.example'],
])('on %s it is %s [435 437]', async (host, current_env, origin) => {
  const { statusCode, body } = await testApp.app.inject({ method: 'GET', url: '/api/v1/environment', headers: { host } })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toMatchObject({
    current_env,
    api_url: `${origin}/api/v1/`,
    api_url_v2: `${origin}/api/v2/`,
    socket_url: origin,
    redirect_uri: `${origin}/login`,
    microsoft_redirect_uris: { registration: `${origin}/register/v3`, login: `${origin}/login` },
    is_v2: false,
  })
})

test('locally the API is on 8000 and the development page on 8080 [436]', () => {
  expect(readSettings({})).toMatchObject({ port: 8000, publicUrl: 'http://localhost:8000' })
  const config = fs.readFileSync(path.join(import.meta.dirname, '../../web/vite.config.ts'), 'utf8')
  expect(config).toMatch(/server: \{ port: 8080, proxy/)
})

test("emails in an Autopilot sequence have the signature, sanitized; others and replies don't [838]", async () => {
  const user = await newUser(testApp.app)
  const write = async (project_type: ProjectType) => {
    const project_id = await activeProject(testApp, user)
    await testApp.database.system.updateTable('project').set({ project_type }).where('id', '=', project_id).execute()
    const { id } = await addPerson(testApp, user, project_id)
    const about = { project_id, candidate_id: id }
    const preview = (await user.call('POST', 'v2/outreach/preview', { ...about, step: 0 })).body
    await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', user.email).execute()
    const sent = await user.call('POST', 'v2/projects/candidates/approve_and_send', about)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const [message] = await testApp.database.system.selectFrom('message').selectAll().where('candidate_id', '=', id).execute()
    return { preview, message: message! }
  }
  const autopilot = await write('autopilot')
  expect(autopilot.message.html).toContain('<div><p>Harbor Labs, <b>Pier 4</b></p></div>')
  expect(autopilot.message.html).not.toContain('script')
  expect(autopilot.message.body_text).toMatch(/\n\nHarbor Labs, Pier 4$/)
  expect(String(autopilot.preview['html'])).toContain('Pier 4')
  expect(String(autopilot.preview['draft_text'])).not.toContain('Pier 4')
  const navigator = await write('navigator')
  expect(navigator.message.html).not.toContain('Pier 4')
  expect(String(navigator.preview['html'])).not.toContain('Pier 4')
})
