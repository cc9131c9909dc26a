// Checks the DNS records of a mailbox's sending domain, and notes when one that passed is missing or wrong.
import { checkRecords, domainOfAddress, needsRecords, type RecordCheck } from '@fairlead/domain/outreach/sending-domain/check-records'
import type { DnsWork } from '@fairlead/domain/outreach/sending-domain/check-spf'
import { ownSelectors } from '@fairlead/domain/outreach/sending-domain/dkim-key'
import type { Dns, DnsAnswer } from '@fairlead/domain/ports/dns'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import { systemContext, type ActorContext, type WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { newId } from '../../platform/ids.ts'
import { ownMailbox } from './connect-mailbox.ts'
import { listDkimKeys, startDkimKey, stopDkimKey, type StoredDkimKey } from './dkim-key-store.ts'
import { addSelectors, findRecords, saveRecords } from './mailbox-records-store.ts'
import { bumpMailboxVersion, findMailbox, type StoredMailbox } from './mailbox-store.ts'

/** For the owner of a mailbox, or admins for a shared one. */
export async function checkRecordsAgain(ctx: ActorContext, dns: Dns, mailboxId: string): Promise<void> {
  const mailbox = await ctx.transaction((tx) => ownMailbox(tx, ctx, mailboxId))
  await checkAndSave(ctx, dns, mailbox, false)
}

/** By the clock; a mailbox that was disconnected in the meantime is left. */
export async function checkRecordsOf(ctx: WorkspaceContext, dns: Dns, mailboxId: string): Promise<void> {
  const mailbox = await ctx.transaction((tx) => findMailbox(tx, mailboxId))
  if (mailbox) await checkAndSave(ctx, dns, mailbox, true)
}

const weekMs = 7 * 24 * 3_600_000
const hourMs = 3_600_000
/** While a key waits for its record. */
const waitingMs = 5 * 60_000
/** For all questions about a mailbox; what isn't answered by then isn't known. */
const patienceMs = 20_000

async function checkAndSave(ctx: WorkspaceContext, dns: Dns, mailbox: StoredMailbox, isByClock: boolean): Promise<void> {
  const { id, userId, address, kind } = mailbox
  const [before, keys] = await ctx.transaction(async (tx) => [await findRecords(tx, id), await listDkimKeys(tx, id)] as const)
  const [newest = null] = keys
  const sending = { address, kind, smtpHost: mailbox.smtp.host, selectors: before.selectors, ownKey: newest }
  const checks = needsRecords(address) ? await answerAll(checkRecords(sending), dns, patienceMs) : []
  const againInMs = newest && newest.seenAt === null ? waitingMs : hasNoAnswer(checks) ? hourMs : weekMs
  await ctx.transaction(async (tx) => {
    // disconnected while DNS was asked
    if (!(await findMailbox(tx, id, true))) return
    await saveRecords(tx, ctx, id, { checks, againInMs })
    if (newest) await settleKey(tx, ctx, id, newest, checks)
    if (isByClock && hasBroken(before.checks ?? [], checks))
      await record(tx, ctx, { type: 'mailbox.records_broken', userId, mailboxId: id, domain: domainOfAddress(address), requestId: newId() })
    await record(tx, ctx, { type: 'mailbox.changed', userId, mailboxId: id })
  })
}

/** A key signs while its record is there; without an answer it stays as it is. */
async function settleKey(
  tx: Tx,
  ctx: WorkspaceContext,
  mailboxId: string,
  key: StoredDkimKey,
  checks: readonly RecordCheck[],
): Promise<void> {
  const state = checks.find(({ finding }) => finding.kind === 'dkim')?.state
  const isPublished = state === 'passes'
  if (state === undefined || state === 'unknown' || isPublished === (key.seenAt !== null)) return
  // another key was made while DNS was asked
  if ((await listDkimKeys(tx, mailboxId))[0]?.id !== key.id) return
  if (isPublished) await startDkimKey(tx, mailboxId, key.id, ctx.now())
  else await stopDkimKey(tx, key.id)
  await bumpMailboxVersion(tx, mailboxId)
}

const hasNoAnswer = (checks: readonly RecordCheck[]) => checks.some(({ finding }) => finding.why === 'no_answer')

/** Whether a record that passed is missing or wrong now. */
function hasBroken(before: readonly RecordCheck[], after: readonly RecordCheck[]): boolean {
  const passed = before.flatMap(({ state, finding }) => (state === 'passes' ? [finding.kind] : []))
  return after.some(({ state, finding }) => (state === 'missing' || state === 'wrong') && passed.includes(finding.kind))
}

async function answerAll<T>(work: DnsWork<T>, dns: Dns, patience: number): Promise<T> {
  const deadline = Date.now() + patience
  const known = new Map<string, Promise<DnsAnswer>>()
  for (let step = work.next(); ;) {
    if (step.done) return step.value
    const question = step.value
    const key = `${question.kind} ${question.name.toLowerCase()}`
    if (!known.has(key)) known.set(key, Date.now() < deadline ? dns.lookUp(question) : Promise.resolve({ state: 'unknown' }))
    step = work.next(await known.get(key)!)
  }
}

/** Learns the selector of a message that the mailbox has sent to itself; nothing else of it is kept. */
export async function learnSelectors(
  database: Database,
  { id, workspaceId, address }: Pick<StoredMailbox, 'id' | 'workspaceId' | 'address'>,
  mail: Pick<InboundMail, 'from' | 'dkimSignatures'>,
): Promise<void> {
  if (mail.from?.address.toLowerCase() !== address.toLowerCase()) return
  const selectors = ownSelectors(mail.dkimSignatures, domainOfAddress(address))
  if (selectors.length === 0) return
  await systemContext(database, workspaceId).transaction((tx) => addSelectors(tx, workspaceId, id, selectors))
}
