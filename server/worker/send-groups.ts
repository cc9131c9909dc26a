// What the lanes of a worker ask of the database, asked once for all that ask at the same time.
import type { SendOutcome } from '@fairlead/domain/ports/mail'
import {
  claimMessages,
  commitIntents,
  releaseMessages,
  saveOutcomes,
  type Answered,
  type ClaimedMessage,
} from '../features/mail/sending/advance-message.ts'
import type { MailSettings, SendingSettings } from '../features/mail/messages/mail-settings.ts'
import type { MessageRow } from '../features/mail/messages/message-row.ts'
import { beginProbe, endProbe, recordRelayOutcome, readRelay } from '../features/mail/sending/relay-state.ts'
import { readGates } from '../features/mail/sending/sending-gates.ts'
import { nextDueIn, claimDueMail, type Lane, type MailKey } from '../features/mail/messages/claim-due-mail.ts'
import { systemContext, type WorkspaceContext } from '../platform/context.ts'
import type { Database } from '../platform/database.ts'
import { groupCalls, type GroupCalls } from '../platform/group-calls.ts'
import { laneTimes } from './lane-times.ts'

export interface Claimed {
  mail: MailKey
  row: ClaimedMessage
  isProbe: boolean
}

/** A message for one lane, or how long it waits until it asks again, in milliseconds. */
export type Claim = Claimed | { waitMs: number }

export interface SendGroups {
  /** The next message of the installation's mailbox for a lane, claimed. */
  claimNext(lane: Lane): Promise<Claim>
  /** The same for a lane that is still busy, and only while the relay works; null when there is none. */
  claimAhead(): Promise<Claimed | null>
  /** Gives back what was claimed ahead and not begun. */
  release(row: MessageRow): Promise<void>
  /** The point of order of a claimed message: true = the dot may follow. */
  commit(row: MessageRow): Promise<boolean>
  save(row: MessageRow, answered: Answered): Promise<void>
  /** Counts an outcome of the installation's relay; what it did, for the log. */
  recordOutcome(outcome: SendOutcome): Promise<string>
}

export interface GroupParts {
  database: Database
  settings: MailSettings & SendingSettings
  relay: string
  workerId: string
  reading: { since: Date; followUpMinutes: number } | null
  /** Told before a claimed message reaches its lane. */
  onClaim: (id: string) => void
  /** The relay has a problem, or sending is stopped. */
  onTrouble: () => void
  /** A message could not be claimed; it is handed out again in a few seconds. */
  onFailure: (error: unknown) => void
}

export function openSendGroups({ database, settings, relay, workerId, reading, onClaim, onTrouble, onFailure }: GroupParts): SendGroups {
  /** One answer for each of `count` lanes, which are still busy if `isAhead`. */
  const claimFor = async (lane: Lane, count: number, isAhead = false): Promise<Claim[]> => {
    const all = (waitMs: number): Claim[] => Array.from({ length: count }, () => ({ waitMs }))
    const { isRestoring, candidates, followUps } = await readGates(database, reading)
    const { state, waitMs } = isRestoring ? { state: 'closed' as const, waitMs: 0 } : await readRelay(database, relay)
    if (isRestoring || state !== 'closed') onTrouble()
    if (isRestoring) return all(laneTimes.gateMs)
    if (isAhead && state !== 'closed') return all(0)
    if (state === 'paused') return all(laneTimes.idleMs)
    if (state === 'open') return all(Math.min(waitMs + 20, laneTimes.openMs))
    const isProbe = state === 'probe'
    if (isProbe && !(await beginProbe(database, relay))) return all(laneTimes.idleMs)
    const { mailPerMinute: perMinute, mailPerDay: perDay } = settings
    const keys = await claimDueMail(database, lane, { relay, perMinute, perDay, candidates, followUps, isAhead }, isProbe ? 1 : count)
    const claims = await claimTaken(keys, isProbe, isAhead)
    if (isProbe && claims.length === 0) await endProbe(database, relay)
    // what was taken and must not be sent leaves its lane free to ask again
    const idle = isAhead ? 0 : count - keys.length
    const idleWait =
      idle > 0 ? Math.min((await nextDueIn(database)) ?? laneTimes.idleMs, candidates ? laneTimes.idleMs : laneTimes.gateMs) : 0
    const waits = Array.from({ length: count - claims.length }, (_, index) => ({
      waitMs: index < keys.length - claims.length ? 0 : idleWait,
    }))
    return [...claims, ...waits]
  }

  const claimTaken = async (keys: readonly MailKey[], isProbe: boolean, isAhead: boolean): Promise<Claim[]> => {
    const rules = {
      workerId,
      isAhead,
      hours: settings.sendHours,
      perDomainHour: settings.mailboxPerDomainHour,
      maxPerDay: settings.mailboxPerDay,
    }
    const claims: Claim[] = []
    for (const [workspaceId, taken] of Map.groupBy(keys, (key) => key.workspaceId)) {
      const ids = taken.map(({ id }) => id)
      const rows = await claimOrLeave(systemContext(database, workspaceId), ids, rules)
      for (const mail of taken) {
        const row = rows.get(mail.id)
        if (!row) continue
        onClaim(mail.id)
        claims.push({ mail, row, isProbe })
      }
    }
    return claims
  }

  /** Claims that succeeded must not be lost by others that fail: each is tried by itself then. */
  const claimOrLeave = async (
    ctx: WorkspaceContext,
    ids: readonly string[],
    rules: Parameters<typeof claimMessages>[2],
  ): Promise<Map<string, ClaimedMessage>> => {
    try {
      return await claimMessages(ctx, ids, rules)
    } catch (error) {
      if (ids.length > 1) return new Map((await Promise.all(ids.map((id) => claimOrLeave(ctx, [id], rules)))).flatMap((rows) => [...rows]))
      onFailure(error)
      return new Map()
    }
  }

  const claims = {
    system: groupCalls<null, Claim>((items) => claimFor('system', items.length)),
    other: groupCalls<null, Claim>((items) => claimFor('other', items.length)),
    ahead: groupCalls<null, Claim>((items) => claimFor('other', items.length, true)),
  }
  const releases = ofWorkspaces((ctx) =>
    groupCalls(async (rows: readonly MessageRow[]) => {
      await releaseMessages(ctx, rows)
      return rows.map(() => undefined)
    }),
  )
  const commits = ofWorkspaces((ctx) => groupCalls((rows: readonly MessageRow[]) => commitIntents(ctx, rows)))
  const saves = ofWorkspaces((ctx) =>
    groupCalls(async (answers: readonly (Answered & { id: string; attempt: number })[]) => {
      await saveOutcomes(ctx, answers)
      return answers.map(() => undefined)
    }),
  )
  const notes = groupCalls<SendOutcome, string>(async (outcomes) => {
    const states: string[] = []
    let isAccepted = false
    for (const outcome of outcomes) {
      // an email that arrived clears what was counted: several in a row say it once
      states.push(isAccepted && outcome.state === 'sent' ? 'closed' : await recordRelayOutcome(database, relay, outcome))
      isAccepted = outcome.state === 'sent'
    }
    return states
  })

  /** A group for each workspace: a transaction sees only one. */
  function ofWorkspaces<T, R>(open: (ctx: WorkspaceContext) => GroupCalls<T, R>): (workspaceId: string) => GroupCalls<T, R> {
    const opened = new Map<string, GroupCalls<T, R>>()
    return (workspaceId) => {
      const calls = opened.get(workspaceId) ?? open(systemContext(database, workspaceId))
      opened.set(workspaceId, calls)
      return calls
    }
  }

  return {
    claimNext: (lane) => claims[lane].call(null),
    async claimAhead() {
      const claim = await claims.ahead.call(null)
      return 'waitMs' in claim ? null : claim
    },
    release: (row) => releases(row.workspace_id).call(row),
    commit: (row) => commits(row.workspace_id).call(row),
    save: (row, answered) => saves(row.workspace_id).call({ ...answered, id: row.id, attempt: row.attempt }),
    recordOutcome: (outcome) => notes.call(outcome),
  }
}
