// Webhooks of the gateway: signature, idempotency, tenants.
import { signatureOf } from '@fairlead/local-services/ats/webhooks'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifyOfAtsLink } from '../alerts/talk/on-ats-link-changed.ts'
import { systemContext } from '../../platform/context.ts'
import { linkedTeam, reactToMoves, stageNamed, syncedProject, syncRound, type LinkedTeam } from '../../../testing/ats.ts'
import { newUser, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { addPerson, colleagueOf, contextOf } from '../../../testing/projects.ts'

let testApp: TestApp
let team: LinkedTeam
let projectId: string
let jobId: string
beforeAll(async () => {
  testApp = await createTestApp()
  team = await linkedTeam(testApp)
  ;({ projectId, jobId } = await syncedProject(testApp, team))
})
afterAll(() => testApp.close())
beforeEach(() => void testApp.embedded.ats!.webhooks.told.splice(0))

const gateway = () => testApp.embedded.ats!
async function deliver(body: string, signature: string | null = signatureOf(gateway().webhookKey, body)) {
  const headers = { 'content-type': 'application/json', ...(signature === null ? {} : { 'x-merge-webhook-signature': signature }) }
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/v2/ats/webhook', headers, payload: body })
  return answer.statusCode
}
/** Every webhook since the test began. */
async function deliverAll() {
  const all = gateway().webhooks.told.splice(0)
  for (const { body, signature } of all) expect(await deliver(body, signature)).toBe(200)
  return all
}
const rowsOf = (workspaceId: string) =>
  testApp.database.system.selectFrom('ats_link').selectAll().where('workspace_id', '=', workspaceId).execute()
const pushOf = (id: string) =>
  testApp.database.system.selectFrom('ats_push').selectAll().where('candidate_id', '=', id).executeTakeFirstOrThrow()
const historyOf = async (id: string) =>
  (
    await testApp.database.system
      .selectFrom('candidate_history')
      .select('detail')
      .where('candidate_id', '=', id)
      .where('event', '=', 'ats')
      .orderBy('at')
      .execute()
  ).map(({ detail }) => detail)
const stage = (name: string) => stageNamed(testApp, team.account, jobId, name)
async function pushed() {
  const jo = await addPerson(testApp, team.user, projectId, { stage: 'APPROVED' })
  await team.user.call('PUT', 'v1/candidates', { candidate_id: jo.id, project_id: projectId, status: 'HIRING_MANAGER' })
  await reactToMoves(testApp)
  await syncRound(testApp, team.workspaceId)
  const row = await pushOf(jo.id)
  await deliverAll()
  await syncRound(testApp, team.workspaceId)
  return { ...jo, applicationId: row.remote_application_id! }
}

test('shows a stage change with a history line, once for repeated webhooks, and keeps our stage', async () => {
  const jo = await pushed()
  expect(await historyOf(jo.id)).toEqual(['In Greenhouse: Application Review'])
  gateway().moveThere(team.account, jo.applicationId, stage('On-site'))
  const [delivery] = await deliverAll()
  for (let again = 0; again < 3; again++) expect(await deliver(delivery!.body)).toBe(200)
  await syncRound(testApp, team.workspaceId)
  expect(await pushOf(jo.id)).toMatchObject({ state: 'sent', stage_name: 'On-site', heard: false })
  expect(await historyOf(jo.id)).toEqual(['In Greenhouse: Application Review', 'In Greenhouse: On-site'])
  const { body } = await team.user.call('GET', 'v2/projects/candidates/one', { project_id: projectId, candidate_id: jo.id })
  expect(body).toMatchObject({
    status: 'HIRING_MANAGER',
    ats: { integration: 'Greenhouse', state: 'sent', stage: 'On-site', is_rejected: false },
  })
})

test('handles a repeated text once within ten minutes, and again after', async () => {
  const body = JSON.stringify({
    hook: { event: 'issue.created' },
    linked_account: { id: (await rowsOf(team.workspaceId))[0]!.account_id },
    data: { id: 'issue-1' },
  })
  const handled = async () =>
    (await testApp.database.system.selectFrom('ats_webhook').select('at').where('event', '=', 'issue.created').executeTakeFirstOrThrow()).at
  const checked = async () => (await rowsOf(team.workspaceId))[0]!.checked_at
  expect(await deliver(body)).toBe(200)
  const [first, lastCheck] = [await handled(), await checked()]
  for (let again = 0; again < 3; again++) expect(await deliver(body)).toBe(200)
  expect([await handled(), await checked()]).toEqual([first, lastCheck])
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  await testApp.database.system.updateTable('ats_webhook').set({ at: elevenMinutesAgo }).where('event', '=', 'issue.created').execute()
  expect(await deliver(body)).toBe(200)
  expect((await handled()) > elevenMinutesAgo).toBe(true)
  expect((await checked()) > lastCheck).toBe(true)
})

test('ends in the current state after late or reordered messages', async () => {
  const jo = await pushed()
  for (const name of ['Phone Screen', 'On-site', 'Offer']) gateway().moveThere(team.account, jo.applicationId, stage(name))
  const deliveries = gateway().webhooks.told.splice(0)
  for (const { body, signature } of deliveries.toReversed()) expect(await deliver(body, signature)).toBe(200)
  await syncRound(testApp, team.workspaceId)
  expect((await pushOf(jo.id)).stage_name).toBe('Offer')
  expect(await historyOf(jo.id)).toEqual(['In Greenhouse: Application Review', 'In Greenhouse: Offer'])
})

test("shows a rejection there without moving anyone here, and a later move doesn't override it", async () => {
  const jo = await pushed()
  gateway().moveThere(team.account, jo.applicationId, null)
  await deliverAll()
  await syncRound(testApp, team.workspaceId)
  expect((await historyOf(jo.id)).at(-1)).toBe('In Greenhouse: rejected')
  await team.user.call('PUT', 'v1/candidates', { candidate_id: jo.id, project_id: projectId, status: 'INTERVIEWING' })
  await reactToMoves(testApp)
  await syncRound(testApp, team.workspaceId)
  expect(team.account.applications.find(({ id }) => id === jo.applicationId)).toMatchObject({ current_stage: stage('Application Review') })
  expect(await pushOf(jo.id)).toMatchObject({
    state: 'failed',
    why: expect.stringContaining('was rejected in the applicant tracking system'),
    is_rejected: true,
  })
  const { body } = await team.user.call('GET', 'v2/ats')
  expect(body).toMatchObject({ counts: { failed: 1 }, failures: [{ candidate_id: jo.id, state: 'failed' }] })
})

test("refuses a message without a signature, or with one that doesn't match its body, and writes nothing", async () => {
  const jo = await pushed()
  gateway().moveThere(team.account, jo.applicationId, stage('Offer'))
  const [{ body, signature } = { body: '', signature: '' }] = gateway().webhooks.told.splice(0)
  const before = await testApp.database.system.selectFrom('ats_webhook').selectAll().execute()
  for (const wrong of [
    null,
    '',
    'x',
    signatureOf('other-key', body),
    signature.slice(0, -2),
    `${signature}A`,
    signatureOf(gateway().webhookKey, `${body} `),
  ])
    expect(await deliver(body, wrong)).toBe(401)
  expect(await deliver(body.replace('Application', 'application '), signature)).toBe(401)
  expect(await testApp.database.system.selectFrom('ats_webhook').selectAll().execute()).toEqual(before)
  expect((await pushOf(jo.id)).heard).toBe(false)
  // some senders omit the padding
  expect(await deliver(body, `${signature}=`)).toBe(200)
})

test('accepts unknown accounts, other events, and nonsense without effect', async () => {
  const about = (event: unknown, account: unknown, data: unknown = {}) => JSON.stringify({ hook: { event }, linked_account: account, data })
  const links = await testApp.database.system.selectFrom('ats_link').selectAll().orderBy('workspace_id').execute()
  for (const body of [
    about('Application.changed', { id: 'unknown' }, { id: 'x' }),
    about('Candidate.changed', { id: team.account.id }, { id: 'x' }),
    about(7, [], null),
    about('LinkedAccount.linked', { id: 'unknown', end_user_origin_id: 'unknown' }, { account_token: 'x' }),
    '{}',
  ])
    expect(await deliver(body)).toBe(200)
  expect(await testApp.database.system.selectFrom('ats_link').selectAll().orderBy('workspace_id').execute()).toEqual(links)
})

test("one team's application can't be named on behalf of another", async () => {
  const otherTeam = await linkedTeam(testApp, 'Lever')
  const jo = await pushed()
  const body = JSON.stringify({
    hook: { event: 'Application.changed' },
    linked_account: { id: otherTeam.account.id },
    data: { id: jo.applicationId },
  })
  expect(await deliver(body)).toBe(200)
  expect((await pushOf(jo.id)).heard).toBe(false)
})

test('links the workspace when linking is finished in the window, in the name of its opener', async () => {
  const user = await newUser(testApp.app)
  const { workspaceId, userId } = await contextOf(testApp, user)
  const open = async () => new URL((await user.call<{ url: string }>('POST', 'v2/ats/linking')).body.url).searchParams.get('link_token')!
  expect(gateway().finishLinking(await open(), 'Ashby')).toBe(true)
  const [delivery] = await deliverAll()
  expect(await rowsOf(workspaceId)).toMatchObject([{ integration: 'Ashby', status: 'COMPLETE', linked_by: userId }])
  const [first] = await rowsOf(workspaceId)
  expect(first!.account_token).not.toContain(JSON.parse(delivery!.body).data.account_token)

  // linked again by a colleague after it broke: the same link, with all its data
  const [[token]] = gateway()
    .accounts()
    .filter(([, account]) => account.originId === workspaceId) as [[string, unknown]]
  gateway().setStatus(token, 'RELINK_NEEDED')
  await deliverAll()
  expect(await rowsOf(workspaceId)).toMatchObject([{ status: 'RELINK_NEEDED' }])
  expect(gateway().finishLinking(await open(), 'Ashby')).toBe(true)
  await deliverAll()
  expect(await rowsOf(workspaceId)).toMatchObject([{ status: 'COMPLETE', id: first!.id }])

  // replayed after unlinking: links nothing
  expect((await user.call('DELETE', 'v2/ats')).status).toBe(200)
  expect(await deliver(delivery!.body, delivery!.signature)).toBe(200)
  expect(await rowsOf(workspaceId)).toEqual([])
  expect((await user.call('DELETE', 'v2/ats')).status).toBe(200)
})

test('a token of someone else’s account links nothing', async () => {
  const user = await newUser(testApp.app)
  const { workspaceId } = await contextOf(testApp, user)
  const body = JSON.stringify({
    hook: { event: 'LinkedAccount.linked' },
    linked_account: { id: 'mine', end_user_origin_id: workspaceId },
    data: { account_token: team.accountToken },
  })
  expect(await deliver(body)).toBe(200)
  expect(await rowsOf(workspaceId)).toEqual([])
})

test('notifies the whole team once of a broken link, and pushes wait until it is relinked', async () => {
  const otherTeam = await linkedTeam(testApp, 'Workday')
  const colleague = await colleagueOf(testApp, otherTeam.user)
  const { projectId: project } = await syncedProject(testApp, otherTeam)
  const jo = await addPerson(testApp, otherTeam.user, project, { stage: 'APPROVED' })
  gateway().setStatus(otherTeam.accountToken, 'RELINK_NEEDED')
  await deliverAll()
  const [link] = await rowsOf(otherTeam.workspaceId)
  const event = { type: 'ats.link_changed', linkId: link!.id, integration: 'Workday', status: 'RELINK_NEEDED' } as const
  for (let again = 0; again < 2; again++) await notifyOfAtsLink(systemContext(testApp.database, otherTeam.workspaceId), event)
  for (const user of [otherTeam.user, colleague]) {
    const { body } = await user.call<{ body: string; text?: string }[]>('GET', 'v1/notifications')
    expect(JSON.stringify(body).match(/Workday must be linked again/g)).toHaveLength(1)
  }
  await otherTeam.user.call('PUT', 'v1/candidates', { candidate_id: jo.id, project_id: project, status: 'INTERVIEWING' })
  await reactToMoves(testApp)
  await syncRound(testApp, otherTeam.workspaceId)
  expect(await pushOf(jo.id)).toMatchObject({ state: 'queued', why: 'The system must be linked again.' })
  expect(otherTeam.account.candidates).toEqual([])
  gateway().setStatus(otherTeam.accountToken, 'COMPLETE')
  await otherTeam.user.call('POST', 'v1/projects/check_atcs')
  await syncRound(testApp, otherTeam.workspaceId, { later: 60_000 })
  expect(await pushOf(jo.id)).toMatchObject({ state: 'sent' })
  expect(otherTeam.account.candidates).toHaveLength(1)
})

test('unlinking cancels pending pushes, keeps sent ones, and fails when the gateway is unreachable', async () => {
  const otherTeam = await linkedTeam(testApp, 'BambooHR')
  const { projectId: project } = await syncedProject(testApp, otherTeam)
  const [sent, waiting] = [
    await addPerson(testApp, otherTeam.user, project, { stage: 'APPROVED' }),
    await addPerson(testApp, otherTeam.user, project, { stage: 'APPROVED' }),
  ]
  await otherTeam.user.call('POST', 'v2/ats/push', { candidate_id: sent.id })
  await syncRound(testApp, otherTeam.workspaceId)
  await otherTeam.user.call('POST', 'v2/ats/push', { candidate_id: waiting.id })
  gateway().fault('server_fault', 'POST', 1, '/delete-account')
  expect((await otherTeam.user.call('DELETE', 'v2/ats')).status).toBe(503)
  expect(await rowsOf(otherTeam.workspaceId)).toHaveLength(1)
  expect((await otherTeam.user.call('DELETE', 'v2/ats')).status).toBe(200)
  expect(await pushOf(sent.id)).toMatchObject({ state: 'sent' })
  expect(await pushOf(waiting.id)).toMatchObject({ state: 'cancelled', why: 'not_linked' })
  const { body } = await otherTeam.user.call('GET', 'v2/ats/sync', { project_id: project })
  expect(body).toMatchObject({ integration: null, is_former: true, rows: [], job: { is_imported: false } })
  expect(await otherTeam.user.call('POST', 'v2/ats/push', { candidate_id: sent.id })).toMatchObject({ status: 409 })
})
