import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, addPerson, contextOf } from '../../../../testing/projects.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { claimMessage, saveOutcomes } from './advance-message.ts'
import { applyMailboxNews, findMailbox, saveMailboxSettings } from '../mailboxes/mailbox-store.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const address = (domain = 'home.example') => `jo.${newId()}@${domain}`
const person = async (stage: 'APPROVED', email: string) => (await addPerson(testApp, user, project_id, { stage, email })).id

describe('the limits of a mailbox', () => {
  /** A user's mailbox, as if connected. */
  async function mailbox(per_day: number): Promise<string> {
    const ctx = await contextOf(testApp, user)
    await db().deleteFrom('mailbox').where('user_id', '=', ctx.userId).execute()
    const id = newId()
    const server = {
      smtp_host: 'mail.example',
      smtp_port: 465,
      smtp_security: 'tls',
      imap_host: 'mail.example',
      imap_port: 993,
      imap_security: 'tls',
    } as const
    const name = `me.${id}@team.example`
    await db()
      .insertInto('mailbox')
      .values({ id, workspace_id: ctx.workspaceId, user_id: ctx.userId, kind: 'smtp', name, address: name, username: name, ...server })
      .execute()
    expect((await user.call('PUT', 'v2/mailboxes/limits', { mailbox_id: id, per_day, warms_up: false })).status).toBe(200)
    return id
  }
  const approve = (candidate_id: string) => user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })
  const dayOf = (date: Date | string) => new Date(date).toISOString().slice(0, 10)

  test('plans messages beyond the limit on later days, as estimated, and drops none', async () => {
    const id = await mailbox(3)
    const people = []
    for (let index = 0; index < 7; index++) people.push(await person('APPROVED', address(`d${index}.example`)))
    const { body } = await user.call<{
      from: { per_day: number }
      people: { candidate_id: string; leaves_date: string; held_by: string | null }[]
    }>('POST', 'v2/outreach/check', { project_id, candidate_ids: people })
    expect(body.from).toMatchObject({ per_day: 3 })
    expect(body.people.map(({ held_by }) => held_by)).toEqual([null, null, null, ...Array<string>(4).fill('mailbox_day')])
    for (const candidateId of people) expect((await approve(candidateId)).status).toBe(200)
    const planned = await db().selectFrom('message').select(['candidate_id', 'due_at', 'held_by']).where('mailbox_id', '=', id).execute()
    for (const { candidate_id, leaves_date, held_by } of body.people) {
      const row = planned.find((message) => message.candidate_id === candidate_id)!
      expect([dayOf(row.due_at), row.held_by]).toEqual([dayOf(leaves_date), held_by])
      if (held_by) expect(row.due_at).toEqual(new Date(leaves_date))
    }
  })

  test('delays a due message when its mailbox reached the daily limit', async () => {
    const id = await mailbox(2)
    const people = [await person('APPROVED', address()), await person('APPROVED', address()), await person('APPROVED', address())]
    for (const candidateId of people) await approve(candidateId)
    // all are due together, as after an outage
    await db()
      .updateTable('message')
      .set({ due_at: new Date(Date.now() - 1000) })
      .where('mailbox_id', '=', id)
      .execute()
    const { workspaceId } = await contextOf(testApp, user)
    const rows = await db().selectFrom('message').select('id').where('mailbox_id', '=', id).execute()
    const ctx = systemContext(testApp.database, workspaceId)
    const claim = { workerId: 'w', mailboxId: id, hours: null, perDomainHour: 100, maxPerDay: 1000 }
    const claimed = []
    for (const row of rows) claimed.push((await claimMessage(ctx, row.id, claim)) !== null)
    expect(claimed).toEqual([true, true, false])
    const [message] = await db().selectFrom('message').select(['state', 'held_by', 'due_at']).where('id', '=', rows[2]!.id).execute()
    expect(message).toMatchObject({ state: 'queued', held_by: 'mailbox_day' })
    expect(dayOf(message!.due_at) > dayOf(new Date())).toBe(true)
  })

  test('concurrent workers stay within the limit', async () => {
    const id = await mailbox(50)
    const people = await Promise.all(Array.from({ length: 8 }, () => person('APPROVED', address())))
    for (const candidateId of people) await approve(candidateId)
    await user.call('PUT', 'v2/mailboxes/limits', { mailbox_id: id, per_day: 3, warms_up: false })
    const { workspaceId } = await contextOf(testApp, user)
    const rows = await db().selectFrom('message').select('id').where('mailbox_id', '=', id).execute()
    const ctx = systemContext(testApp.database, workspaceId)
    const claims = await Promise.all(
      rows.map((row) => claimMessage(ctx, row.id, { workerId: 'w', mailboxId: id, hours: null, perDomainHour: 100, maxPerDay: 1000 })),
    )
    expect(claims.filter((claim) => claim !== null)).toHaveLength(3)
  })

  test("refuses a limit above the installation's, and a warm-up begins at 20", async () => {
    const id = await mailbox(50)
    const refused = await user.call('PUT', 'v2/mailboxes/limits', { mailbox_id: id, per_day: 201, warms_up: true })
    expect([refused.status, refused.body]).toMatchObject([400, { fields: { per_day: 'Enter a number from 1 to 200.' } }])
    const { body } = await user.call<{ mailboxes: object[] }>('PUT', 'v2/mailboxes/limits', { mailbox_id: id, per_day: 50, warms_up: true })
    expect(body.mailboxes).toMatchObject([{ per_day: 50, today: 20, warms_up: true }])
  })
})

describe('bounces of a mailbox', () => {
  test('pauses above the limit, notifies the owner, and counts again after resuming', async () => {
    const ctx = await contextOf(testApp, user)
    await db().deleteFrom('mailbox').where('user_id', '=', ctx.userId).execute()
    const id = newId()
    const name = `bouncing.${id}@team.example`
    const server = { smtp_host: 'mail.example', smtp_port: 465, smtp_security: 'tls', imap_host: 'mail.example', imap_port: 993 } as const
    await db()
      .insertInto('mailbox')
      .values({
        ...server,
        imap_security: 'tls',
        id,
        workspace_id: ctx.workspaceId,
        user_id: ctx.userId,
        kind: 'smtp',
        name,
        address: name,
        username: name,
      })
      .execute()
    const system = systemContext(testApp.database, ctx.workspaceId)
    const refuse = async () => {
      const candidate_id = await person('APPROVED', address())
      await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })
      const row = await db().selectFrom('message').select('id').where('candidate_id', '=', candidate_id).executeTakeFirstOrThrow()
      const claimed = await claimMessage(system, row.id, {
        workerId: 'w',
        mailboxId: id,
        hours: null,
        perDomainHour: 100,
        maxPerDay: 1000,
      })
      const outcome = { state: 'refused', permanent: true, code: 550, response: '550 5.1.1 No such user', stage: 'recipient' } as const
      await saveOutcomes(system, [{ id: row.id, attempt: claimed!.attempt, outcome, relay: `mailbox:${id}`, othersTaken: 0 }])
    }
    const state = () => db().selectFrom('mailbox').select(['paused_for', 'bounces_since']).where('id', '=', id).executeTakeFirstOrThrow()
    for (let index = 0; index < 4; index++) await refuse()
    expect(await state()).toMatchObject({ paused_for: null })
    const mailboxView = async () =>
      (await user.call<{ mailboxes: { sent_lately: number; bounced_lately: number; why: string | null }[] }>('GET', 'v2/mailboxes')).body
        .mailboxes[0]
    expect(await mailboxView()).toMatchObject({ sent_lately: 4, bounced_lately: 4, why: null })
    await refuse()
    expect(await state()).toMatchObject({ paused_for: 'bounces' })
    expect((await mailboxView())?.why).toContain('Too many of its emails bounced')
    const events = await db().selectFrom('event').select('payload').where('type', '=', 'mailbox.paused').execute()
    expect(events.filter(({ payload }) => JSON.stringify(payload).includes(id))).toHaveLength(1)

    await system.transaction((tx) => applyMailboxNews(tx, id, { kind: 'resume' }))
    await refuse()
    expect(await state()).toMatchObject({ paused_for: null, bounces_since: expect.any(Date) })
    expect(await mailboxView()).toMatchObject({ bounced_lately: 1 })

    for (let times = 0; times < 4; times++) await refuse()
    expect(await state()).toMatchObject({ paused_for: 'bounces' })
    // new settings end the pause: earlier bounces no longer count
    const stored = await system.transaction((tx) => findMailbox(tx, id))
    await system.transaction((tx) => saveMailboxSettings(tx, id, stored!))
    await refuse()
    expect(await state()).toMatchObject({ paused_for: null })
    expect(await mailboxView()).toMatchObject({ bounced_lately: 1 })
  })
})
