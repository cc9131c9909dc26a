// Sends claimed messages, and writes what their servers answered.
import { answerWithoutAddresses, causeOfRefusal } from '@fairlead/domain/outreach/refusal-cause'
import { sendTimes } from '@fairlead/domain/outreach/message-state'
import type { MailSender, SendOutcome } from '@fairlead/domain/ports/mail'
import type { ClaimedMessage } from '../features/mail/sending/advance-message.ts'
import type { MailSettings } from '../features/mail/messages/mail-settings.ts'
import { countTakenSince } from '../features/mail/sending/relay-state.ts'
import { sendMessage, type SendPoint } from '../features/mail/sending/send-message.ts'
import type { MailKey } from '../features/mail/messages/claim-due-mail.ts'
import { systemContext } from '../platform/context.ts'
import { type Database, isUnreachable } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import type { ClaimAhead } from './claim-ahead.ts'
import type { SendGroups } from './send-groups.ts'

/** How a message leaves: the installation's relay, or a user's own mailbox. */
export interface Route {
  sender: MailSender
  relay: string
  /** Counts the outcome; what it did, for the log. */
  recordOutcome(outcome: SendOutcome): Promise<string>
  /** Nothing was sent after all. */
  leave(): Promise<void>
}

export interface Deliveries {
  /** The server's response, which the caller must save; null when nothing was sent. `ahead` is asked when the final dot follows. */
  send(mail: MailKey, row: ClaimedMessage, route: Route, ahead?: Pick<ClaimAhead<unknown>, 'request'> | null): Promise<SendOutcome | null>
  /** Gives back a claim that was not begun; never rejects. */
  release(row: ClaimedMessage): Promise<void>
  /** Writes and counts an outcome. */
  save(mail: MailKey, row: ClaimedMessage, route: Route, outcome: SendOutcome): Promise<void>
  /** The same in the background, for an accepted email; never rejects. */
  saveLater(mail: MailKey, row: ClaimedMessage, route: Route, outcome: SendOutcome): Promise<void>
  /** The same after everything that was accepted before it: rules about refusals count what the relay has taken. */
  saveInOrder(mail: MailKey, row: ClaimedMessage, route: Route, outcome: SendOutcome): Promise<void>
  /** Nothing is left to write. */
  allSaved(): Promise<void>
}

/** It may open the breaker or pause the relay; a refused recipient concerns one address. */
export const isTrouble = (outcome: SendOutcome): boolean =>
  outcome.state === 'unknown' || (outcome.state === 'refused' && causeOfRefusal(outcome) !== 'recipient')

export interface DeliveryParts {
  database: Database
  settings: MailSettings
  groups: Pick<SendGroups, 'commit' | 'save' | 'release'>
  /** Messages of this process; each stays here until its outcome is written, also while the database is away. */
  inHand: Set<string>
  leaving: AbortSignal
  /** The installation's relay in the log. */
  installation: string
  log: Log
  at: ((point: SendPoint) => void) | undefined
}

const longestPause = 5000
/** Attempts for a fault that is not the database being away. */
const maxTries = 8

export function openDeliveries({ database, settings, groups, inHand, leaving, installation, log, at: onPoint }: DeliveryParts): Deliveries {
  const saving = new Set<Promise<void>>()

  const report = (mail: MailKey, outcome: SendOutcome, state: string) => {
    const shownRelay = mail.mailboxId === null ? installation : `mailbox:${mail.mailboxId}`
    if (outcome.state === 'sent') return log.debug({ message: mail.id, relay: shownRelay }, 'email sent')
    const cause = outcome.state === 'refused' ? causeOfRefusal(outcome) : 'unknown'
    const details = { message: mail.id, relay: shownRelay, cause, state, answer: answerWithoutAddresses(outcome.response) }
    log[state === 'paused' ? 'error' : 'warn'](details, state === 'paused' ? 'email refused: sending is paused' : 'email not accepted')
  }

  const send: Deliveries['send'] = async (mail, row, route, ahead) => {
    let outcome: SendOutcome | null = null
    const commit = async () => {
      const isCommitted = await groups.commit(row)
      if (isCommitted) ahead?.request()
      return isCommitted
    }
    try {
      outcome = await sendMessage(systemContext(database, mail.workspaceId), route.sender, settings, row, { onPoint, commit })
      if (!outcome) await route.leave()
      return outcome
    } finally {
      if (!outcome) inHand.delete(mail.id)
    }
  }

  const save: Deliveries['save'] = async (mail, row, route, outcome) => {
    try {
      await untilWritten(
        async () => {
          const othersTaken = mail.refusedAt ? await countTakenSince(database, route.relay, mail.refusedAt, sendTimes.othersTaken) : 0
          await groups.save(row, { outcome, relay: route.relay, othersTaken })
        },
        leaving,
        (error) => log.warn({ err: error, message: mail.id }, 'could not save the outcome of an email; will retry'),
      )
      report(mail, outcome, await route.recordOutcome(outcome))
    } finally {
      inHand.delete(mail.id)
    }
  }

  const allSaved = async () => void (await Promise.all(saving))

  return {
    send,
    async release(row) {
      try {
        await groups.release(row)
      } catch (error) {
        // its lease runs out
        log.warn({ err: error, message: row.id }, 'could not release an email')
      } finally {
        inHand.delete(row.id)
      }
    },
    save,
    allSaved,
    saveLater(mail, row, route, outcome) {
      const saved = save(mail, row, route, outcome)
        .catch((error: unknown) => log.warn({ err: error, message: mail.id }, 'could not save the outcome of an email'))
        .finally(() => saving.delete(saved))
      saving.add(saved)
      return saved
    },
    async saveInOrder(mail, row, route, outcome) {
      await allSaved()
      await save(mail, row, route, outcome)
    },
  }
}

/**
 * Tries `write` until it succeeds. After `leaving` has aborted, and for a fault of the write itself, it gives up after a few tries and
 * throws; `write` must be harmless to repeat.
 */
async function untilWritten(write: () => Promise<void>, leaving: AbortSignal, failed: (error: unknown) => void): Promise<void> {
  for (let attempt = 1, pause = 100; ; attempt++, pause = Math.min(pause * 2, longestPause)) {
    try {
      return await write()
    } catch (error) {
      if (attempt >= maxTries && (leaving.aborted || !isUnreachable(error))) throw error
      if (attempt === 1) failed(error)
      await new Promise((resolve) => setTimeout(resolve, leaving.aborted ? 100 : pause))
    }
  }
}
