// A separate sender with a scripted relay, on a database that each test of a file empties.
import { sql } from 'kysely'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import { relayName, smtpSettings } from '@fairlead/adapters/mail/smtp-settings'
import { openSignOfLife } from '../server/features/mail/mailboxes/sign-of-life.ts'
import type { Settings } from '../server/platform/settings.ts'
import { startMailSender, type MailSending } from '../server/worker/mail-sender.ts'
import { asOwner } from './as-owner.ts'
import { createTestApp } from './test-app.ts'
import { startScriptedRelay } from './scripted-relay.ts'

interface Start {
  /** The contents of the Sent folder; null = no folder. */
  filed?: (messageId: string) => boolean | null
  settings?: Partial<Settings>
  needsReading?: boolean
  answerTimeout?: number
}

export type SendingStation = Awaited<ReturnType<typeof openSendingStation>>

export async function openSendingStation() {
  const app = await createTestApp()
  const db = app.database.system
  let relay = await startScriptedRelay()
  const stops: (() => Promise<unknown>)[] = []
  const rows = () => db.selectFrom('message').selectAll().orderBy('id').execute()
  const stopAll = async () => {
    for (const stop of stops.splice(0).toReversed()) await stop()
    await relay.stop()
  }
  return {
    app,
    database: app.database,
    db,
    get relay() {
      return relay
    },
    name: () => relayName(relay.url),
    rows,
    /** Number of messages per state. */
    states: async () =>
      Object.fromEntries(
        Object.entries(Object.groupBy(await rows(), (row) => row.state)).map(([state, entries]) => [state, entries!.length]),
      ),
    relayRow: () => db.selectFrom('mail_relay').selectAll().where('relay', '=', relayName(relay.url)).executeTakeFirst(),
    folder: (filed: (messageId: string) => boolean | null) => ({ wasSent: (id: string) => Promise.resolve(filed(id)) }),
    stopLater: (stop: () => Promise<unknown>) => void stops.push(stop),
    async start({ filed = () => false, settings = {}, needsReading = false, answerTimeout = 300 }: Start = {}): Promise<MailSending> {
      const server = { ...smtpSettings(relay.url), answerTimeout, connectTimeout: answerTimeout, finalTimeout: answerTimeout }
      const life = openSignOfLife(app.database)
      await life.show()
      const sending = await startMailSender({
        database: app.database,
        life,
        sender: smtpSender(server),
        systemSender: smtpSender({ ...server, connections: 1 }),
        reader: { wasSent: (id) => Promise.resolve(filed(id)) },
        settings: { ...app.services.settings, ...settings },
        relay: relayName(relay.url),
        mailbox: 'hiring@fairlead.localhost',
        graceMs: 200,
        patienceMs: 400,
        needsReading,
        log: app.services.log,
      })
      stops.push(() => sending.stop().then(() => life.end()))
      return sending
    },
    /** Ends the breaker's pause. */
    skipPause: () => sql`update mail_relay set open_until = clock_timestamp()`.execute(db),
    makeDue: () => sql`update message set due_at = clock_timestamp() where state = 'queued'`.execute(db),
    /** Records that the mailbox was read to its end this long ago. */
    wasRead: (ago = '0 seconds') =>
      sql`insert into mailbox_state (mailbox, records_as, read_to_end_at) values ('m', 'm', clock_timestamp() - ${ago}::interval)
        on conflict (mailbox) do update set read_to_end_at = excluded.read_to_end_at`.execute(db),
    /** An email to a user, in its separate lane. */
    async addPasswordEmail() {
      const like = (await rows())[0]!
      const to = {
        candidate_id: null,
        step: null,
        to_email: 'user@team.example',
        invitation: null,
        opt_out_token: null,
        opt_out_hash: null,
      }
      const ownEmail = {
        id: 'password',
        kind: 'team' as const,
        email_type: 'reset_password',
        message_id: '<password@x>',
        reply_token: 'password',
      }
      await db
        .insertInto('message')
        .values({ ...like, ...to, ...ownEmail })
        .execute()
    },
    /** For the next test: no messages, no memory of the relay, and a relay that behaves normally. */
    async reset() {
      await stopAll()
      relay = await startScriptedRelay()
      await asOwner(app.connection, 'truncate message, mail_relay, mail_witness, mailbox_state, candidate cascade')
      await sql`update mail_installation set restore_since = null, restored_at = null, restore_asked = null, settled_at = null,
        heartbeat = 0, heartbeat_at = null`.execute(db)
    },
    async close() {
      await stopAll()
      await app.close()
    },
  }
}
