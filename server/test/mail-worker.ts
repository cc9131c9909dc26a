// A worker that only sends mail, in a process of its own, so that it can be killed: at a named point of its n-th mail, or from outside.
import { imapReader } from '@fairlead/adapters/mail/imap'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import type { SendPoint } from '../features/mail/send-message.ts'
import { openDatabase, type Connection } from '../platform/database.ts'
import { openLog } from '../platform/log.ts'
import { readSettings } from '../platform/settings.ts'
import { startMailSender } from '../worker/mail-sender.ts'

export type KillPoint = SendPoint | 'at the dot'

export interface WorkerOrders {
  connection: Connection
  smtp: string
  imap: string
  graceMs: number
  parallel: number
  /** null = lives until it is killed from outside. */
  kill: { point: KillPoint; nth: number; delayMs: number } | null
}

const orders = JSON.parse(process.argv[2] ?? '') as WorkerOrders
const { kill } = orders
let seen = 0
const die = () => process.kill(process.pid, 'SIGKILL')

const at = (point: SendPoint) => {
  if (!kill || point !== (kill.point === 'at the dot' ? 'after-intent' : kill.point) || ++seen !== kill.nth) return
  // the dot is written as soon as this returns: die while it is under way
  if (kill.point === 'at the dot') setTimeout(die, kill.delayMs)
  else die()
}

const database = openDatabase(orders.connection, () => void 0)
const settings = readSettings({})
await startMailSender({
  database,
  sender: smtpSender(orders.smtp),
  reader: imapReader(orders.imap),
  settings,
  graceMs: orders.graceMs,
  log: openLog('fatal'),
  parallel: orders.parallel,
  at,
})
process.on('disconnect', () => process.exit(0))
