// The sending loop: takes what is due, a few at a time, and first puts in order what a killed worker left.
import { decideAfterCrash, decideByWitness } from '@fairlead/domain/outreach/message-state'
import type { MailReader, MailSender } from '@fairlead/domain/ports/mail'
import { claimMessage, settle } from '../features/mail/advance-message.ts'
import { findDueMail, findLeftMail, findUnknownMail, nextDueAt, workerLock, type MailKey } from '../features/mail/find-due-mail.ts'
import type { MailSettings } from '../features/mail/mail-settings.ts'
import { sendMessage, type SendPoint } from '../features/mail/send-message.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'

export interface SenderParts {
  database: Database
  sender: MailSender
  reader: Pick<MailReader, 'wasSent'>
  settings: MailSettings
  /** How long the Sent folder may take to show a mail, in milliseconds. */
  graceMs: number
  log: Log
  /** Mails under way at once. */
  parallel?: number
  at?: (point: SendPoint) => void
}

export interface MailSending {
  /** Something new may be due. */
  wake(): void
  stop(): Promise<void>
}

const idleMs = 5000

export async function startMailSender({
  database,
  sender,
  reader,
  settings,
  graceMs,
  log,
  parallel = 4,
  at,
}: SenderParts): Promise<MailSending> {
  const workerId = newId()
  const life = signOfLife(database, workerId)
  await life.show()

  let stopped = false
  let awake: (() => void) | null = null
  // a call that comes while mail is under way must not get lost
  let wanted = false
  const wake = () => {
    wanted = true
    awake?.()
  }
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms)
      awake = () => {
        clearTimeout(timer)
        resolve()
      }
      if (wanted) awake()
    })

  const takeOn = async (mail: MailKey) => {
    if (stopped) return
    const ctx = systemContext(database, mail.workspaceId)
    try {
      const row = await claimMessage(ctx, mail.id, workerId)
      if (row) await sendMessage(ctx, sender, settings, row, at)
    } catch (error) {
      log.warn({ err: error, message: mail.id }, 'sending')
    }
  }
  const putInOrder = async () => {
    for (const mail of await findLeftMail(database)) {
      const ctx = systemContext(database, mail.workspaceId)
      await settle(ctx, mail.id, (state) => decideAfterCrash(state, ctx.now(), mail.dead))
    }
    for (const mail of await findUnknownMail(database, 50)) {
      const ctx = systemContext(database, mail.workspaceId)
      const witness = await reader.wasSent(mail.messageId).catch(() => 'silent' as const)
      // an unreachable Sent folder is no witness for or against: ask again later
      if (witness !== 'silent') await settle(ctx, mail.id, (state) => decideByWitness(state, witness, ctx.now(), graceMs))
    }
  }
  const loop = async () => {
    while (!stopped) {
      let wait = idleMs
      wanted = false
      try {
        await life.show()
        await putInOrder()
        const due = await findDueMail(database, new Date(), 50)
        await inParallel(due, parallel, takeOn)
        const next = await nextDueAt(database)
        if (next) wait = Math.min(idleMs, Math.max(due.length > 0 ? 20 : 0, next.getTime() - Date.now()))
        if (due.length === 50) wait = 0
      } catch (error) {
        log.warn({ err: error }, 'sending waits')
      }
      if (!stopped) await sleep(Math.max(20, wait))
    }
  }
  const running = loop()
  return {
    wake,
    async stop() {
      stopped = true
      wake()
      await running
      await life.end()
    },
  }
}

/** A lock held as long as this process lives: others see by it that the claims of this worker are in good hands. */
function signOfLife(database: Database, workerId: string) {
  let client: Awaited<ReturnType<Database['connect']>> | null = null
  return {
    async show() {
      if (client) return
      const opened = await database.connect()
      const lost = () => void (client = client === opened ? null : client)
      opened.on('error', lost)
      opened.on('end', lost)
      await opened.query('select pg_advisory_lock($1, hashtext($2))', [workerLock, workerId])
      client = opened
    },
    async end() {
      await client?.end().catch(() => void 0)
    },
  }
}

async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>): Promise<void> {
  const rest = [...items]
  await Promise.all(
    Array.from({ length: Math.min(width, rest.length) }, async () => {
      for (let item = rest.shift(); item !== undefined; item = rest.shift()) await work(item)
    }),
  )
}
