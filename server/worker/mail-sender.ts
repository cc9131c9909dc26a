// Sends what is due: lanes that each take the next message by themselves, and rounds that settle what was left behind.
import { sendTimes } from '@fairlead/domain/outreach/message-state'
import type { MailReader, MailSender } from '@fairlead/domain/ports/mail'
import { claimMessage, type ClaimedMessage } from '../features/mail/sending/advance-message.ts'
import type { MailSettings, SendingSettings } from '../features/mail/messages/mail-settings.ts'
import { endProbe } from '../features/mail/sending/relay-state.ts'
import { databaseClock, readGates } from '../features/mail/sending/sending-gates.ts'
import { reassignGoneMailboxes } from '../features/mail/connections/leave-mailbox.ts'
import { recordSent } from '../features/mail/connections/record-mailbox-news.ts'
import type { SendPoint } from '../features/mail/sending/send-message.ts'
import { nextDueIn, claimDueFromMailboxes, type Lane, type MailKey } from '../features/mail/messages/claim-due-mail.ts'
import { systemContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { groupCalls } from '../platform/group-calls.ts'
import type { Log } from '../platform/log.ts'
import type { OwnMailboxes } from './own-mailboxes.ts'
import { recoverAbandonedEmails } from './left-mail.ts'
import { openAlarm } from './alarm.ts'
import { openClaimAhead, type ClaimAhead } from './claim-ahead.ts'
import { isTrouble, openDeliveries, type Route } from './deliver-mail.ts'
import { laneTimes } from './lane-times.ts'
import { openSendGroups, type Claimed } from './send-groups.ts'
import type { SignOfLife } from '../features/mail/mailboxes/sign-of-life.ts'

export interface SenderParts {
  database: Database
  sender: MailSender
  /** Carries passwords, invitations and other email to users over connections of their own; `sender` unless given. */
  systemSender?: MailSender
  reader: Pick<MailReader, 'wasSent'>
  settings: MailSettings & SendingSettings
  /** As it is named in the records. */
  relay: string
  mailbox: string
  /** The users' own mailboxes; without them only the installation's mail is sent. */
  own?: Pick<OwnMailboxes, 'senderOf' | 'folderOf'>
  /** How long the Sent folder may take to show a message, in milliseconds. */
  graceMs: number
  /** How long an unknown message waits for the Sent folder to be proven, in milliseconds. */
  patienceMs?: number
  /** Messages to candidates wait until the mailbox was read; false where nothing is received. */
  needsReading: boolean
  /** Shown by the caller at first, and again here where it was lost. */
  life: SignOfLife
  log: Log
  at?: (point: SendPoint) => void
}

export interface MailSending {
  /** Something new may be due. */
  wake(): void
  stop(): Promise<void>
}

const { idleMs, mailboxIdleMs, gateMs, aheadMs } = laneTimes
/** Longer than an ordinary answer takes; an orderly end should not leave a delivery unknown. */
const stopMs = 10_000

export async function startMailSender(parts: SenderParts): Promise<MailSending> {
  const {
    database,
    sender,
    systemSender = sender,
    reader,
    settings,
    relay,
    mailbox,
    own: ownMailboxes,
    graceMs,
    life,
    log,
    at: reportPoint,
  } = parts
  const { patienceMs = sendTimes.patience } = parts
  const { workerId } = life

  const since = await databaseClock(database)
  const reading = parts.needsReading ? { since, followUpMinutes: settings.followUpReadingMinutes } : null
  const leaving = new AbortController()
  const alarm = openAlarm()
  const inHand = new Set<string>()
  /** How often the installation's relay had a problem: what was claimed ahead before that is given back. */
  let troubles = 0
  /** Lanes that have no message, of those that claim ahead. */
  let idleLanes = 0
  const groups = openSendGroups({
    database,
    settings,
    relay,
    workerId,
    reading,
    onClaim: (id) => inHand.add(id),
    onTrouble: () => void troubles++,
    onFailure: (error) => log.warn({ err: error }, 'could not claim an email; will retry'),
  })

  const deliveries = openDeliveries({
    database,
    settings,
    groups,
    inHand,
    leaving: leaving.signal,
    // the name without the account: logs hold no address
    installation: relay.slice(relay.lastIndexOf('@') + 1),
    log,
    at: reportPoint,
  })

  const routeOf = (lane: Lane): Route => ({
    sender: lane === 'system' ? systemSender : sender,
    relay,
    recordOutcome: groups.recordOutcome,
    leave: () => endProbe(database, relay),
  })

  /** Of a user's own mailbox. */
  const claimOne = async (mail: MailKey): Promise<ClaimedMessage | null> => {
    const row = await claimMessage(systemContext(database, mail.workspaceId), mail.id, {
      workerId,
      mailboxId: mail.mailboxId,
      hours: settings.sendHours,
      perDomainHour: settings.mailboxPerDomainHour,
      maxPerDay: settings.mailboxPerDay,
    })
    if (row) inHand.add(mail.id)
    return row
  }

  const claimsAhead = new Set<ClaimAhead<Claimed>>()
  const openAhead = (): ClaimAhead<Claimed> => {
    const ahead = openClaimAhead({
      claim: () => groups.claimAhead(),
      release: ({ row }) => deliveries.release(row),
      // a message that is due now is sent sooner by a lane that is free
      mayAsk: () => idleLanes === 0 && !leaving.signal.aborted,
      countTroubles: () => troubles,
      patienceMs: aheadMs,
    })
    claimsAhead.add(ahead)
    return ahead
  }

  /** Sends one message at a time; how long to wait when there is none, in milliseconds. */
  const takeInTurn = (lane: Lane) => {
    const route = routeOf(lane)
    const ahead = lane === 'other' ? openAhead() : null
    let saving: Promise<void> = Promise.resolve()
    return async (): Promise<number> => {
      const claim = (await ahead?.take()) ?? (await groups.claimNext(lane))
      if ('waitMs' in claim) return claim.waitMs
      const { mail, row, isProbe } = claim
      const outcome = await deliveries.send(mail, row, route, isProbe ? null : ahead)
      if (outcome && isTrouble(outcome)) troubles++
      // before the outcome is counted: a relay that is paused by it leaves everything queued
      if (outcome?.state !== 'sent' || leaving.signal.aborted) await ahead?.release()
      // a slow database holds the lane up: what is not saved is unknown to other workers if this one dies
      await saving
      if (outcome?.state === 'sent' && !isProbe) saving = deliveries.saveLater(mail, row, route, outcome)
      else if (outcome) await deliveries.saveInOrder(mail, row, route, outcome)
      // the breaker may have closed: the other lanes need not wait for their timers
      if (isProbe) alarm.ring()
      return 0
    }
  }
  const busy = new Set<string>()
  /** For all lanes that ask at the same time: where one finds nothing, the others don't look. */
  const mailboxClaims = groupCalls<null, { isRestoring: boolean; candidates: boolean; mail: MailKey | null }>(async (lanes) => {
    const { isRestoring, candidates, followUps } = await readGates(database, reading)
    const taken: MailKey[] = []
    while (!isRestoring && taken.length < lanes.length) {
      const inUse = [...busy, ...taken.flatMap(({ mailboxId }) => mailboxId ?? [])]
      const mail = await claimDueFromMailboxes(database, { candidates, followUps, reading, busy: inUse })
      if (!mail) break
      taken.push(mail)
    }
    return lanes.map((_, lane) => ({ isRestoring, candidates, mail: taken[lane] ?? null }))
  })
  /**
   * The same from a user's own mailbox. A mailbox sends one message at a time, so that a slow server holds up one lane only. The first
   * lane looks often and wakes the others when it has found something: four lanes that look often are most of what an idle worker asks.
   */
  const takeOneFromMailboxes = async (ownMailboxes: NonNullable<SenderParts['own']>, isFirst: boolean): Promise<number> => {
    const { isRestoring, candidates, mail } = await mailboxClaims.call(null)
    if (isRestoring) return isFirst ? gateMs : idleMs
    const mailboxId = mail?.mailboxId
    if (!mail || !mailboxId) {
      if (!isFirst) return idleMs
      return Math.min((await nextDueIn(database)) ?? idleMs, candidates ? mailboxIdleMs : gateMs)
    }
    // another lane took one in the meantime: the reservation of this one runs out
    if (busy.has(mailboxId)) return gateMs
    busy.add(mailboxId)
    if (isFirst) alarm.ring()
    try {
      const senderParts = await ownMailboxes.senderOf(mailboxId)
      const row = senderParts && (await claimOne(mail))
      if (!row) return 0
      const route: Route = {
        ...senderParts,
        recordOutcome: async (outcome) =>
          (await recordSent(database, senderParts.mailbox, outcome))?.kind === 'pause' ? 'paused' : 'closed',
        leave: () => Promise.resolve(),
      }
      const outcome = await deliveries.send(mail, row, route)
      if (outcome) await deliveries.save(mail, row, route, outcome)
    } finally {
      busy.delete(mailboxId)
    }
    return 0
  }

  const runLane = async (take: () => Promise<number>, lane: Lane | 'mailbox') => {
    while (!leaving.signal.aborted) {
      const alarmCount = alarm.count()
      let wait: number = idleMs
      try {
        wait = await take()
      } catch (error) {
        log.warn({ err: error }, 'could not send email; will retry')
      }
      if (wait <= 0) continue
      if (lane === 'other') idleLanes++
      await alarm.sleep(Math.max(20, wait), alarmCount, leaving.signal)
      if (lane === 'other') idleLanes--
    }
  }

  const settleLeft = recoverAbandonedEmails({
    database,
    folder: { reader, relay, mailbox, graceMs },
    folderOf: (mailboxId) => ownMailboxes?.folderOf(mailboxId) ?? Promise.resolve(null),
    patienceMs,
    deadAfterMs: Math.min(graceMs, idleMs),
    isInHand: (id) => inHand.has(id),
  })
  const roundMs = Math.min(idleMs, Math.max(200, graceMs))
  const runRounds = async () => {
    while (!leaving.signal.aborted) {
      try {
        await life.show()
        await reassignGoneMailboxes(database, settings.mailFrom)
        await settleLeft()
      } catch (error) {
        log.warn({ err: error }, 'could not settle email; will retry')
      }
      await alarm.pause(roundMs, leaving.signal)
    }
  }

  const lanes: Lane[] = ['system', ...Array.from({ length: settings.mailLanes }, (): Lane => 'other')]
  const ownLanes = ownMailboxes
    ? Array.from({ length: settings.mailLanes }, (_, lane) => () => takeOneFromMailboxes(ownMailboxes, lane === 0))
    : []
  const running = Promise.all([
    runRounds(),
    ...lanes.map((lane) => runLane(takeInTurn(lane), lane)),
    ...ownLanes.map((take) => runLane(take, 'mailbox')),
  ])
  return {
    wake: alarm.ring,
    async stop() {
      leaving.abort()
      await Promise.all([running, sender.close(stopMs), systemSender === sender ? null : systemSender.close(stopMs)])
      await Promise.all([deliveries.allSaved(), ...[...claimsAhead].map((ahead) => ahead.release())])
    },
  }
}
