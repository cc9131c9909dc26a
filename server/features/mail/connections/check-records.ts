// Checks the DNS records of a mailbox's sending domain, and reports when one that passed is missing or wrong.
import { isDeepStrictEqual } from 'node:util'
import { domainOfAddress } from '@fairlead/domain/outreach/send-slots'
import { checkRecords, needsRecords } from '@fairlead/domain/outreach/sending-domain/check-records'
import type { DnsWork } from '@fairlead/domain/outreach/sending-domain/check-spf'
import { ownSelectors } from '@fairlead/domain/outreach/sending-domain/dkim-key'
import type { RecordCheck } from '@fairlead/domain/outreach/sending-domain/record-check'
import { decideStates, isUnanswered, keptSelectors, nextCheckIn } from '@fairlead/domain/outreach/sending-domain/watch-records'
import type { Dns, DnsAnswer } from '@fairlead/domain/ports/dns'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type ActorContext, type WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { newId } from '../../../platform/ids.ts'
import { ownMailbox } from './connect-mailbox.ts'
import { listDkimKeys, startDkimKey, stopDkimKey, type StoredDkimKey } from '../mailboxes/dkim-key-store.ts'
import { findRecords, learnSelector, planRecordCheck, saveRecords } from '../mailboxes/mailbox-records-store.ts'
import { bumpMailboxVersion, findMailbox, type StoredMailbox } from '../mailboxes/mailbox-store.ts'
import { text } from '../texts/texts.ts'

/** For a mailbox's owner, or admins for a shared one. Refuses when DNS returned nothing, which is shown as well. */
export async function checkRecordsAgain(ctx: ActorContext, dns: Dns, mailboxId: string): Promise<void> {
  const check = async () => checkAndSave(ctx, dns, await ctx.transaction((tx) => ownMailbox(tx, ctx, mailboxId)), false)
  // a concurrent scheduled check may have started a key
  const checks = (await check()) ?? (await check())
  if (!checks) throw new Refusal('edited_meanwhile', text.mailboxChanged)
  if (isUnanswered(checks)) throw new Refusal('unavailable', text.dnsAnsweredNothing)
}

/** On a schedule; skips a mailbox disconnected in the meantime. */
export async function checkRecordsOf(ctx: WorkspaceContext, dns: Dns, mailboxId: string): Promise<void> {
  const mailbox = await ctx.transaction((tx) => findMailbox(tx, mailboxId))
  if (mailbox) await checkAndSave(ctx, dns, mailbox, true)
}

/** For all queries about a mailbox; anything not answered by then is unknown. */
const patienceMs = 20_000

/** null when the mailbox or its keys changed during the queries: nothing is saved, and they are checked again soon. */
async function checkAndSave(ctx: WorkspaceContext, dns: Dns, mailbox: StoredMailbox, isByClock: boolean): Promise<RecordCheck[] | null> {
  const { id, userId, address, kind, smtp } = mailbox
  const [before, keys] = await ctx.transaction(async (tx) => [await findRecords(tx, id), await listDkimKeys(tx, id)] as const)
  const [newest = null, formerKey = null] = keys
  const { selectors, unprovenSelector } = before
  const sending = { address, kind, smtpHost: smtp.host, selectors, unprovenSelector, ownKey: newest, formerKey }
  const checks = needsRecords(address) ? await answerAll(checkRecords(sending), dns, patienceMs) : []
  return ctx.transaction(async (tx) => {
    const current = await findMailbox(tx, id, true)
    if (!current) return null
    if (current.version !== mailbox.version || !isDeepStrictEqual(await listDkimKeys(tx, id), keys)) {
      await planRecordCheck(tx, ctx.workspaceId, id)
      return null
    }
    const stored = await findRecords(tx, id)
    const { states, isBroken } = decideStates(stored.states, checks, newest?.seenAt === null)
    const { waitedMs, isChanged } = newest ? await settleKey(tx, ctx, id, newest, checks) : { waitedMs: null, isChanged: false }
    const selectorState = newest ? stored : keptSelectors(stored, checks)
    await saveRecords(tx, ctx, id, {
      checks,
      states,
      selectors: selectorState.selectors,
      unprovenSelector: selectorState.unprovenSelector,
      againInMs: nextCheckIn(checks, waitedMs),
      isSelectorTried: stored.unprovenSelector === unprovenSelector,
    })
    if (isByClock && isBroken)
      await record(tx, ctx, { type: 'mailbox.records_broken', userId, mailboxId: id, domain: domainOfAddress(address), requestId: newId() })
    if (isChanged || !isDeepStrictEqual(stored.checks, checks)) await record(tx, ctx, { type: 'mailbox.changed', userId, mailboxId: id })
    return checks
  })
}

/** A key signs while its record is there; without an answer it stays as it is. `waitedMs`: for its record; null when it has none to wait for. */
async function settleKey(
  tx: Tx,
  { now }: WorkspaceContext,
  mailboxId: string,
  { id, seenAt, waitingSince }: StoredDkimKey,
  checks: readonly RecordCheck[],
): Promise<{ waitedMs: number | null; isChanged: boolean }> {
  const state = checks.find(({ finding }) => finding.kind === 'dkim')?.state ?? 'unknown'
  const isPublished = state === 'unknown' ? seenAt !== null : state === 'passes'
  if (isPublished === (seenAt !== null))
    return { waitedMs: isPublished ? null : now().getTime() - waitingSince.getTime(), isChanged: false }
  if (isPublished) await startDkimKey(tx, mailboxId, id, now())
  else await stopDkimKey(tx, id, now())
  await bumpMailboxVersion(tx, mailboxId)
  return { waitedMs: isPublished ? null : 0, isChanged: true }
}

async function answerAll<T>(work: DnsWork<T>, dns: Dns, patience: number): Promise<T> {
  const deadline = Date.now() + patience
  const answers = new Map<string, Promise<DnsAnswer>>()
  for (let step = work.next(); ;) {
    if (step.done) return step.value
    const question = step.value
    const key = `${question.kind} ${question.name.toLowerCase()}`
    const answer = answers.get(key) ?? (Date.now() < deadline ? dns.lookUp(question) : Promise.resolve<DnsAnswer>({ state: 'unknown' }))
    answers.set(key, answer)
    step = work.next(await answer)
  }
}

/** Learns the selector from a message that claims to be from the mailbox to itself; stores nothing else from it. */
export async function learnSelectors(
  database: Database,
  { id, workspaceId, address }: Pick<StoredMailbox, 'id' | 'workspaceId' | 'address'>,
  mail: Pick<InboundMail, 'from' | 'dkimSignatures'>,
): Promise<void> {
  if (mail.from?.address.toLowerCase() !== address.toLowerCase()) return
  const selectors = ownSelectors(mail.dkimSignatures, domainOfAddress(address))
  if (selectors.length === 0) return
  await systemContext(database, workspaceId).transaction(async (tx) => {
    // disconnected in the meantime
    if (!(await findMailbox(tx, id, true))) return
    const { selectors: proven, unprovenSelector } = await findRecords(tx, id)
    const signingSelectors = (await listDkimKeys(tx, id)).map(({ selector }) => selector)
    const fresh = selectors.find(
      (selector) => !proven.includes(selector) && !signingSelectors.includes(selector) && selector !== unprovenSelector,
    )
    if (fresh !== undefined) await learnSelector(tx, workspaceId, id, fresh)
  })
}
