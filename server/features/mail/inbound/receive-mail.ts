// Processes one inbox email: matches it to its candidate, classifies it, and acts on it, once, however often it is read.
import { isRecord, must } from '@fairlead/domain/shared/records'
import { checkSender } from '@fairlead/domain/conversation/sender-check'
import { findRecipient, replyToken } from '@fairlead/domain/conversation/threading'
import { mayKeepFromMailbox } from '@fairlead/domain/outreach/mailbox'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import { systemContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { hashOfToken } from '../../../platform/ids.ts'
import type { Settings } from '../../../platform/settings.ts'
import type { ResumeReaders } from '../../candidates/people/learn-from-resume.ts'
import { handleReply } from './handle-reply.ts'
import { saveUnmatched } from './save-unmatched.ts'
import { isStored } from './inbound-mail-store.ts'
import { findMessagesBy, findReceivedBy } from '../messages/message-facts.ts'
import type { OwnMailbox, ReceivedMail, ReplyReader, Track } from './inbound-mail.ts'

export type ReceivingSettings = Pick<Settings, 'mailFrom' | 'mailDomain' | 'demo' | 'mailAuthservId'>

export async function receiveMail(
  database: Database,
  settings: ReceivingSettings,
  reader: ReplyReader,
  raw: Omit<ReceivedMail, 'senderCheck'>,
  resumes: ResumeReaders,
  ownMailbox: OwnMailbox | null = null,
): Promise<void> {
  const mail = storable(raw.mail)
  // the results in a user's own mailbox were written by a server other than the installation's
  const senderCheck = ownMailbox ? null : checkSender(mail.authenticationResults, settings.mailAuthservId)
  // anyone may write the header of the demo's candidates
  const received: ReceivedMail = { ...raw, senderCheck, mail: { ...mail, isDemo: mail.isDemo && settings.demo } }
  if (await isStored(database, received)) return
  const track = await findTrack(database, settings.mailDomain, received.mail, ownMailbox)
  if (track === 'own') return
  if (ownMailbox && !mayKeepFromMailbox(track, ownMailbox)) return
  if (track) await handleReply(systemContext(database, track.workspaceId), reader, received, track, resumes)
  else await saveUnmatched(database, received)
}

/** False for an email in a user's mailbox that belongs to no candidate of the workspace: it is private and not read further. */
export async function isForCandidate(database: Database, mailDomain: string, mail: InboundMail, ownMailbox: OwnMailbox): Promise<boolean> {
  const track = await findTrack(database, mailDomain, storable(mail), ownMailbox)
  return track !== 'own' && mayKeepFromMailbox(track, ownMailbox)
}

/** Matches Message-IDs first, then the address token; a bounce by the email it reports. A user's mailbox only matches its workspace. */
async function findTrack(
  database: Database,
  domain: string,
  mail: InboundMail,
  ownMailbox: OwnMailbox | null,
): Promise<Track | 'own' | null> {
  const answered = [mail.inReplyTo, ...mail.references, mail.bounce?.originalMessageId ?? null].filter((id): id is string => id !== null)
  const messageIds = [...new Set([...answered, ...(mail.messageId ? [mail.messageId] : [])])].slice(0, 200)
  const unsubscribe = mail.recipients.flatMap((address) => replyToken(address, [domain], 'unsubscribe') ?? [])
  const tokens = [...new Set(mail.recipients.flatMap((address) => replyToken(address, [domain]) ?? []))]
  const optOuts = unsubscribe.map(hashOfToken)
  const workspaceId = ownMailbox?.workspaceId ?? null
  const ownMessage = await findMessagesBy(database, { messageIds, tokens, optOuts }, workspaceId)
  const theirMessage = await findReceivedBy(database, answered, workspaceId)
  // email to colleagues is ours and belongs to no candidate
  const toCandidates = ownMessage.flatMap(({ candidate_id, ...row }) => (candidate_id ? [{ ...row, candidate_id }] : []))
  const answeredTo = [...theirMessage, ...toCandidates].flatMap(({ candidate_id, ...row }) =>
    candidate_id ? [{ ...row, candidate_id }] : [],
  )
  const byMessage = new Map(answeredTo.map((row) => [row.message_id, row.candidate_id]))
  for (const { sent_as, candidate_id } of toCandidates) if (sent_as !== null) byMessage.set(sent_as, candidate_id)
  const byToken = new Map(toCandidates.map((row) => [row.reply_token, row.candidate_id]))
  const workspaces = new Map(answeredTo.map((row) => [row.candidate_id, row.workspace_id]))
  const ownIds = new Set(ownMessage.flatMap((row) => [row.message_id, row.sent_as]))
  const trackOf = (candidateId: string, by: Track['by']): Track => ({
    workspaceId: must(workspaces.get(candidateId)),
    candidateId,
    by,
    isUnsubscribe: unsubscribe.length > 0,
  })

  if (mail.kind === 'bounce' && mail.bounce?.originalMessageId) {
    const candidateId = byMessage.get(mail.bounce.originalMessageId)
    if (candidateId) return trackOf(candidateId, 'message_id')
  }
  const stop = toCandidates.find((row) => row.opt_out_hash !== null && optOuts.includes(row.opt_out_hash))
  if (stop) return trackOf(stop.candidate_id, 'token')
  const belonging = findRecipient(
    {
      messageId: mail.messageId,
      inReplyTo: mail.inReplyTo,
      references: mail.references,
      recipients: mail.recipients,
      from: mail.from?.address ?? null,
    },
    [domain],
    {
      candidateOfMessage: (id) => byMessage.get(id),
      candidateOfToken: (token) => byToken.get(token),
      isOurs: (id) => ownIds.has(id),
    },
  )
  if (belonging.to === 'candidate') return trackOf(belonging.candidateId, belonging.by === 'message-id' ? 'message_id' : 'token')
  return belonging.reason === 'own copy' ? 'own' : null
}

/** Postgres stores neither NUL nor unpaired surrogates, which a stranger's email may contain. */
const storable = <T>(value: T): T => cleaned(value) as T

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (Array.isArray(value)) return value.map(cleaned)
  if (!isRecord(value) || value instanceof Date || ArrayBuffer.isView(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cleaned(item)]))
}
