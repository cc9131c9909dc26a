// A sending worker in a separate process that can be killed, from outside or at a named point of its n-th message.
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { imapReader } from '@fairlead/adapters/mail/imap'
import { mailboxes } from '@fairlead/adapters/mail/mailboxes'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import { relayName, smtpSettings } from '@fairlead/adapters/mail/smtp-settings'
import type { SendPoint } from '../server/features/mail/sending/send-message.ts'
import { openSignOfLife } from '../server/features/mail/mailboxes/sign-of-life.ts'
import { stressSecrets } from './stress-secrets.ts'
import { openDatabase, type Connection } from '../server/platform/database.ts'
import { openLog } from '../server/platform/log.ts'
import { openSecrets } from '../server/platform/secrets.ts'
import { readSettings } from '../server/platform/settings.ts'
import { startMailSender } from '../server/worker/mail-sender.ts'
import { openOwnMailboxes } from '../server/worker/own-mailboxes.ts'

export type KillPoint = SendPoint | 'at the dot'

export interface WorkerOrders {
  connection: Connection
  smtp: string
  imap: string
  graceMs: number
  patienceMs?: number
  parallel: number
  /** Milliseconds to wait for the response to the final dot, if the test shortens the wait. */
  finalTimeout?: number
  /** Milliseconds to wait for other responses, if the test shortens the wait. */
  answerTimeout?: number
  logLevel?: string
  /** Location of the key for stored passwords; with it, the worker also sends from the users' own mailboxes. */
  secretsIn?: string
  /** Location of the suppression list's key, for an app with its own secrets. */
  listKeyIn?: string
  /** The APIs of those mailboxes, and the client that renews their tokens. */
  providers?: { gmailUrl: string; graphUrl: string; clientId: string; clientSecret: string }
  /** How far this worker's clock is ahead. */
  clockAheadMs?: number
  /** null = lives until it is killed from outside. */
  kill: { point: KillPoint; nth: number; delayMs: number } | null
}

const orders = JSON.parse(process.argv[2] ?? '') as WorkerOrders
if (orders.clockAheadMs) setClockAhead(orders.clockAheadMs)
const { kill, smtp, finalTimeout, answerTimeout } = orders
let count = 0
const die = () => process.kill(process.pid, 'SIGKILL')

const pass = (point: SendPoint) => {
  if (!kill || point !== (kill.point === 'at the dot' ? 'after-intent' : kill.point) || ++count !== kill.nth) return
  // the dot is written as soon as this returns: kill the process while it is on its way
  if (kill.point === 'at the dot') setTimeout(die, kill.delayMs)
  else die()
}

const listSecrets = orders.listKeyIn === undefined ? stressSecrets : openSecrets({ secretKeys: [], dataDir: orders.listKeyIn })
const database = openDatabase(orders.connection, () => void 0, undefined, listSecrets)
const settings = { ...readSettings({ MAILBOX_PER_DOMAIN_HOUR: '1000000', MAILBOX_PER_DAY: '100000' }), mailLanes: orders.parallel }
const server = {
  ...smtpSettings(smtp),
  connections: orders.parallel,
  ...(finalTimeout ? { finalTimeout } : {}),
  ...(answerTimeout ? { answerTimeout, connectTimeout: answerTimeout } : {}),
}
const life = openSignOfLife(database)
await life.show()
const sending = await startMailSender({
  database,
  life,
  sender: smtpSender(server),
  systemSender: smtpSender({ ...server, connections: 1 }),
  reader: imapReader(orders.imap),
  settings,
  relay: relayName(smtp),
  mailbox: settings.mailFrom,
  graceMs: orders.graceMs,
  ...(orders.secretsIn === undefined ? {} : { own: ownMailboxes(orders.secretsIn) }),
  ...(orders.patienceMs === undefined ? {} : { patienceMs: orders.patienceMs }),
  needsReading: false,
  log: openLog(orders.logLevel ?? 'fatal'),
  at: pass,
})
process.on('disconnect', () => process.exit(0))
process.on(
  'SIGTERM',
  () =>
    void sending
      .stop()
      .then(() => life.end())
      .then(() => process.exit(0)),
)

function ownMailboxes(dataDir: string) {
  const secrets = openSecrets({ secretKeys: [], dataDir })
  const { gmailUrl, graphUrl, ...client } = orders.providers ?? { gmailUrl: '', graphUrl: '', clientId: '', clientSecret: '' }
  const identity = {
    google: gmailUrl === '' ? null : openidProvider({ ...client, name: 'Google', issuer: gmailUrl }),
    microsoft: graphUrl === '' ? null : openidProvider({ ...client, name: 'Microsoft', issuer: graphUrl }),
  }
  const port = mailboxes({ allowsPrivate: true, ...(gmailUrl ? { gmailUrl } : {}), ...(graphUrl ? { graphUrl } : {}) })
  return openOwnMailboxes(database, { mailboxes: port, identity, secrets }, openLog('fatal'), { graceMs: orders.graceMs })
}

function setClockAhead(ms: number): void {
  const Real = Date
  globalThis.Date = class extends Real {
    constructor(...parts: []) {
      if (parts.length === 0) super(Real.now() + ms)
      else super(...parts)
    }
    static override now() {
      return Real.now() + ms
    }
  } as DateConstructor
}
