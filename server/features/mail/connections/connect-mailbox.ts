// Connects a user's own mailbox, changes, pauses, and removes it. Settings are tested in both directions before they are saved.
import { mailFaultSentence } from '@fairlead/domain/outreach/mailbox'
import type { Mailboxes, MailServer, MailServers, MailTest, PasswordAccount } from '@fairlead/domain/ports/mailboxes'
import { Refusal } from '@fairlead/domain/refusal'
import { isEmail, normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import type { Secrets } from '../../../platform/secrets.ts'
import { tryCredential, type CredentialLimits } from '../../accounts/security/try-credential.ts'
import { lockUserById } from '../../accounts/users/user-store.ts'
import { requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { moveProjectsToMailbox } from '../mailboxes/project-mailbox-store.ts'
import { aboutMailbox, accountOf, passwordOf } from './mailbox-secret.ts'
import { removeDkimKeys } from '../mailboxes/dkim-key-store.ts'
import { prepareEnd } from './end-push.ts'
import { moveDkimKeys } from '../mailboxes/dkim-secret.ts'
import { moveRecords, planRecordCheck, removeRecords } from '../mailboxes/mailbox-records-store.ts'
import {
  applyMailboxNews,
  findMailbox,
  insertMailbox,
  mailboxesOfAddress,
  mailboxOfUser,
  removeMailbox,
  saveMailboxText,
  saveLimits,
  saveMailboxSettings,
  sharedMailboxes,
  type MailboxSettings,
  type StoredMailbox,
} from '../mailboxes/mailbox-store.ts'
import type { TokenTools } from './mailbox-token.ts'
import { text } from '../texts/texts.ts'
import { messages } from '@fairlead/domain/shared/messages'

export interface MailboxTools extends TokenTools {
  mailboxes: Mailboxes
}

/** For passwords that users type. */
export interface PasswordTools extends MailboxTools {
  limits: CredentialLimits
}

export interface NewMailbox extends MailServers {
  address: string
  name: string
  password: string
  /** A workspace mailbox: for its admins. */
  isShared?: boolean
}

/** Signs in to both servers; stores nothing. A blank password means that of the user's connected mailbox with this address. */
export async function testMailbox(ctx: ActorContext, tools: PasswordTools, input: NewMailbox): Promise<MailTest> {
  const { account } = await readGiven(ctx, tools, input)
  return testPassword(ctx, tools, account)
}

function testPassword(ctx: ActorContext, { limits, mailboxes }: PasswordTools, account: PasswordAccount): Promise<MailTest> {
  const tried = { username: account.username, host: account.imap.host }
  const isRefused = ({ smtp, imap }: MailTest) => smtp === 'password' || imap === 'password'
  return tryCredential(limits, ctx, tried, () => mailboxes.test(account), isRefused)
}

/**
 * Refuses by field when a direction fails. Connecting the same address again updates its settings; another account with the
 * address takes over the waiting emails.
 */
export async function connectMailbox(ctx: ActorContext, tools: PasswordTools, input: NewMailbox): Promise<void> {
  const isShared = input.isShared === true
  await ctx.transaction((tx) => requireMayConnect(tx, ctx, isShared))
  const { account, address } = await readGiven(ctx, tools, input)
  await ctx.transaction((tx) => refuseOther(tx, ctx, { address, isShared }))
  refuseFaults(await testPassword(ctx, tools, account), account)
  await ctx.transaction(async (tx) => {
    const name = nameOf(input.name, address)
    const mailboxId = await saveMailbox(tx, ctx, tools.secrets, { ...account, kind: 'smtp', address, isShared }, (existing) => ({
      ...settingsOf(tools, existing?.userId ?? ctx.userId, account, address),
      name,
    }))
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId })
  })
}

/** Admins connect workspace mailboxes; all users their own. */
export async function requireMayConnect(tx: Tx, ctx: ActorContext, isShared: boolean): Promise<void> {
  if (isShared) await requireWorkspaceAdmin(tx, ctx.actor)
}

/** The identity of an account; another one restarts message numbers and has a different Sent folder. */
type AccountKey = Pick<StoredMailbox, 'kind' | 'address' | 'isShared' | 'imap' | 'username'>

/**
 * The same account is the same mailbox with new settings; another one replaces it. `settingsFor` gets the one that stays.
 * Returns its ID.
 */
export async function saveMailbox(
  tx: Tx,
  ctx: ActorContext,
  secrets: Secrets,
  key: AccountKey,
  settingsFor: (existing: StoredMailbox | null) => Omit<MailboxSettings, 'address' | 'isShared'>,
): Promise<string> {
  // serialized: a user has one mailbox
  await lockUserById(tx, ctx.userId)
  const mailbox = await refuseOther(tx, ctx, key)
  // locked before its keys, as in every change of them
  const existing = mailbox && (await findMailbox(tx, mailbox.id, true))
  if (existing && existing.kind === key.kind && existing.imap.host === key.imap.host && existing.username === key.username) {
    await saveMailboxSettings(tx, existing.id, settingsFor(existing))
    await planRecordCheck(tx, ctx.workspaceId, existing.id)
    return existing.id
  }
  if (existing) await removeMailbox(tx, existing.id, ctx.now())
  const id = await insertMailbox(tx, ctx, { ...settingsFor(null), address: key.address, isShared: key.isShared })
  // another server for the same address doesn't reset what its owner chose
  if (existing) {
    await saveLimits(tx, id, existing.limits)
    await saveMailboxText(tx, id, { signature: existing.signature })
  }
  if (existing && key.isShared) await moveProjectsToMailbox(tx, existing.id, id)
  // nor what is known about the domain, which is the same, and how its email is signed
  if (existing) await moveRecords(tx, existing.id, id)
  if (existing && key.kind === 'smtp') await moveDkimKeys(tx, secrets, existing.id, id)
  else if (existing) await removeDkimKeys(tx, existing.id)
  await planRecordCheck(tx, ctx.workspaceId, id)
  return id
}

/** A user has one mailbox, and a workspace never reads the same email twice. Returns the existing mailbox. */
async function refuseOther(
  tx: Tx,
  ctx: ActorContext,
  { address, isShared }: Pick<AccountKey, 'address' | 'isShared'>,
): Promise<StoredMailbox | null> {
  const same = await mailboxesOfAddress(tx, ctx.workspaceId, address)
  const refuse = (sentence: string) => {
    throw new Refusal('invalid_input', undefined, { address: sentence })
  }
  if (isShared) {
    if (same.some((mailbox) => !mailbox.isShared)) refuse(text.connectedByTeammate(address))
    return same[0] ?? null
  }
  const existing = await mailboxOfUser(tx, ctx.userId)
  if (existing && existing.address !== address) refuse(text.oneMailbox(existing.address))
  if (same.some((mailbox) => mailbox.isShared)) refuse(text.teamMailbox(address))
  return existing
}

export interface ChangeMailbox {
  mailboxId: string
  name?: string | undefined
  /** '' = unchanged. */
  password?: string | undefined
}

/** A new name is saved directly; a new password is tested first. */
export async function changeMailbox(ctx: ActorContext, tools: PasswordTools, change: ChangeMailbox): Promise<void> {
  const mailbox = await ctx.transaction((tx) => ownMailbox(tx, ctx, change.mailboxId))
  const name = change.name === undefined ? mailbox.name : nameOf(change.name, mailbox.address)
  if (!change.password) {
    await ctx.transaction(async (tx) => {
      await saveMailboxText(tx, mailbox.id, { name })
      await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId: mailbox.id })
    })
    return
  }
  if (mailbox.kind !== 'smtp') throw new Refusal('invalid_input', undefined, { password: text.mailboxWithoutPassword })
  const { account } = await readGiven(ctx, tools, {
    address: mailbox.address,
    name,
    password: change.password,
    smtp: mailbox.smtp,
    imap: mailbox.imap,
    username: mailbox.username,
  })
  refuseFaults(await testPassword(ctx, tools, account), account)
  await ctx.transaction(async (tx) => {
    await ownMailbox(tx, ctx, mailbox.id)
    await saveMailboxSettings(tx, mailbox.id, { ...settingsOf(tools, mailbox.userId, account, mailbox.address), name })
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId: mailbox.id })
  })
}

/** When its owner pauses it, its emails wait; when resumed, they are sent immediately. Resuming tests the mailbox first. */
export async function pauseMailbox(ctx: ActorContext, tools: MailboxTools, mailboxId: string, isPaused: boolean): Promise<void> {
  const mailbox = await ctx.transaction((tx) => ownMailbox(tx, ctx, mailboxId))
  if (!isPaused) {
    const account = accountOf(tools, mailbox)
    refuseFaults(await tools.mailboxes.test(account), mailbox)
  }
  await ctx.transaction(async (tx) => {
    const news = isPaused ? ({ kind: 'pause', reason: 'user', fault: null } as const) : ({ kind: 'resume' } as const)
    if (await applyMailboxNews(tx, mailbox.id, news)) await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId })
  })
}

/** The sender handles its queued messages (leave-mailbox.ts). */
export async function disconnectMailbox(ctx: ActorContext, tools: PasswordTools, mailboxId: string): Promise<void> {
  const connected = await ctx.transaction((tx) => ownMailbox(tx, ctx, mailboxId))
  const endPush = await prepareEnd(ctx, tools, connected)
  await ctx.transaction(async (tx) => {
    const mailbox = await ownMailbox(tx, ctx, mailboxId)
    await removeDkimKeys(tx, mailbox.id)
    await removeRecords(tx, mailbox.id)
    await removeMailbox(tx, mailbox.id, ctx.now())
    await record(tx, ctx, { type: 'mailbox.changed', userId: ctx.userId, mailboxId })
  })
  await endPush()
}

/** Another user's mailbox looks nonexistent; a workspace mailbox belongs to its admins. */
export async function ownMailbox(tx: Tx, ctx: ActorContext, id: string): Promise<StoredMailbox> {
  const mailbox = await findMailbox(tx, id, true)
  if (mailbox?.isShared) {
    await requireWorkspaceAdmin(tx, ctx.actor)
    return mailbox
  }
  if (!mailbox || mailbox.userId !== ctx.userId) throw new Refusal('not_found', text.mailboxDisconnected)
  return mailbox
}

async function readGiven(
  ctx: ActorContext,
  { secrets }: MailboxTools,
  input: NewMailbox,
): Promise<{ account: PasswordAccount; address: string }> {
  const address = normaliseEmail(input.address)
  const wrong: Record<string, string> = {}
  if (!isEmail(address)) wrong.address = messages.notAnEmail
  const smtp = { ...input.smtp, host: input.smtp.host.trim().toLowerCase() }
  const imap = { ...input.imap, host: input.imap.host.trim().toLowerCase() }
  if (!isHost(smtp.host)) wrong.smtp_host = 'Not a valid server name'
  if (!isHost(imap.host)) wrong.imap_host = 'Not a valid server name'
  const existing = await ctx.transaction(async (tx) =>
    input.isShared === true
      ? ((await sharedMailboxes(tx, ctx.workspaceId)).find((mailbox) => mailbox.address === address) ?? null)
      : mailboxOfUser(tx, ctx.userId),
  )
  const isSame = (a: MailServer, b: MailServer) => a.host === b.host && a.port === b.port && a.security === b.security
  const isKnown = existing?.kind === 'smtp' && existing.address === address && isSame(existing.smtp, smtp) && isSame(existing.imap, imap)
  // never send a stored password to a different server
  if (input.password === '' && !isKnown) wrong.password = messages.fieldRequired
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_input', undefined, wrong)
  const password = input.password === '' && existing ? passwordOf(secrets, existing) : input.password
  return { account: { smtp, imap, username: input.username.trim() || address, password }, address }
}

/** A hostname or IP address; its target is checked when connecting. */
const isHost = (host: string) => host.length <= 253 && /^[a-z0-9.:-]+$/.test(host)
const nameOf = (name: string, address: string) => name.replace(/\s+/g, ' ').trim().slice(0, 100) || address

const settingsOf = ({ secrets }: MailboxTools, userId: string, { smtp, imap, username, password }: PasswordAccount, address: string) => ({
  kind: 'smtp' as const,
  smtp,
  imap,
  username,
  secret: secrets.close(password, aboutMailbox({ userId, address })),
})

function refuseFaults(test: MailTest, account: MailServers): void {
  const wrong: Record<string, string> = {}
  for (const direction of ['smtp', 'imap'] as const) {
    const fault = test[direction]
    if (fault === null) continue
    const sentence = mailFaultSentence(fault, direction, account[direction])
    wrong[fault === 'password' ? 'password' : `${direction}_host`] = sentence
  }
  if (Object.keys(wrong).length > 0) throw new Refusal('invalid_input', undefined, wrong)
}
