// Emails with shared candidates that fail: the user who shared is notified.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { until } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { openReactingStation, type ReactingStation } from '../../../../testing/reacting-station.ts'
import type { SendingStation } from '../../../../testing/sending-station.ts'
import type { TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { claimMessage, commitIntent } from '../../mail/sending/advance-message.ts'

let reacting: ReactingStation
let station: SendingStation
let user: TestUser
beforeAll(async () => {
  reacting = await openReactingStation()
  station = reacting.station
})
beforeEach(async () => {
  user = await reacting.newSender()
})
afterAll(() => reacting.close())

const alerts = async () => {
  const { body } = await user.call<{ kind: string; text: string }[]>('GET', 'v1/notifications')
  return body.filter(({ kind }) => kind === 'share_email_failed').map(({ text }) => text)
}
const firstAlert = () => until('the notification', async () => (await alerts())[0] ?? null)
const suppress = async (address: string) => expect((await user.call('POST', 'v2/suppressions', { list: address })).status).toBe(200)
const areEventsHandled = async () =>
  (await station.db.selectFrom('event').select('id').where('handled_at', 'is', null).execute()).length === 0

/** Queued for each; nothing is sent before the station starts. */
async function share(...to_emails: string[]) {
  const project_id = await activeProject(station.app, user)
  const { id } = await addPerson(station.app, user, project_id)
  expect(await user.call('POST', 'v1/share', { candidate_ids: [id], to_emails })).toMatchObject({ status: 200 })
  return (await station.rows()).filter(({ email_type }) => email_type === 'share')
}
const manager = () => `manager.${newId()}@people.example`

test('an address that was suppressed after sharing is reported, the others get their email', async () => {
  const [suppressed, reached] = [manager(), manager()]
  await share(suppressed, reached)
  await suppress(suppressed)
  await station.start()
  expect(await firstAlert()).toBe(
    `Your email with candidates to ${suppressed} wasn’t sent: the address is on your workspace’s suppression list.`,
  )
  await until('the other email to be sent', async () => (await station.states()).sent === 1)
  await until('all events to be handled', areEventsHandled)
  expect(await station.states()).toEqual({ cancelled: 1, sent: 1 })
  expect(await alerts()).toHaveLength(1)
})

test('an address that was suppressed while its email was being sent is reported', async () => {
  const address = manager()
  const [row] = await share(address)
  const ctx = systemContext(station.database, row!.workspace_id)
  const rules = { workerId: 'w', mailboxId: null, hours: null, perDomainHour: 100, maxPerDay: 100 }
  const claimed = await claimMessage(ctx, row!.id, rules)
  await suppress(address)
  expect(await commitIntent(ctx, row!.id, claimed!.attempt)).toBe(false)
  expect(await firstAlert()).toContain(`${address} wasn’t sent: the address is on your workspace’s suppression list.`)
})

test('an address that the mail server refuses is reported with its answer', async () => {
  station.relay.behave((moment) => (moment === 'recipient' ? '550 5.1.1 User unknown' : 'ok'))
  const address = manager()
  await share(address)
  await station.start()
  expect(await firstAlert()).toBe(
    `Your email with candidates to ${address} was refused. The mail server answered: “550 5.1.1 User unknown”`,
  )
})

test('an unknown delivery is reported as such', async () => {
  station.relay.behave((moment) => (moment === 'dot' ? 'cut' : 'ok'))
  const address = manager()
  await share(address)
  await station.start({ filed: () => null })
  const alert = await until('the notification', async () => {
    await station.skipPause()
    return (await alerts())[0] ?? null
  })
  expect(alert).toBe(`We don’t know whether your email with candidates reached ${address}. Ask them before you share again.`)
})

test('an email that arrives is not reported', async () => {
  await share(manager())
  await station.start()
  await until('the email to be sent', async () => (await station.states()).sent === 1)
  await until('all events to be handled', areEventsHandled)
  expect(await alerts()).toEqual([])
})
