// Takes one mail of the inbox in: joins it to its candidate, reads what it means, and does what follows - once, however often it is read.
import { belongsTo, replyToken } from '@fairlead/domain/conversation/threading'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import { systemContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { record } from '../../platform/events.ts'
import { handleReply } from './handle-reply.ts'
import { inboundRow, type ReceivedMail, type ReplyReader, type Track } from './inbound-mail.ts'

export async function receiveMail(database: Database, domain: string, reader: ReplyReader, raw: ReceivedMail): Promise<void> {
  const received = { ...raw, mail: storable(raw.mail) }
  const known = await database.system
    .selectFrom('inbound_mail')
    .select('id')
    .where('mailbox', '=', received.mailbox)
    .where((eb) =>
      eb.or([
        eb.and([eb('uid_validity', '=', received.uidValidity), eb('uid', '=', received.uid)]),
        ...(received.mail.messageId ? [eb('message_id', '=', received.mail.messageId)] : []),
      ]),
    )
    .executeTakeFirst()
  if (known) return
  const track = await findTrack(database, domain, received.mail)
  if (track === 'own') return
  if (track) await handleReply(systemContext(database, track.workspaceId), reader, received, track)
  else await keepUnmatched(database, received)
}

/** Message-IDs first, then the tokenised address; a bounce is joined by the mail it speaks of. */
async function findTrack(database: Database, domain: string, mail: InboundMail): Promise<Track | 'own' | null> {
  const answered = [mail.inReplyTo, ...mail.references, mail.bounce?.originalMessageId ?? null].filter((id): id is string => id !== null)
  const asked = [...new Set([...answered, ...(mail.messageId ? [mail.messageId] : [])])].slice(0, 200)
  const unsubscribe = mail.recipients.flatMap((address) => replyToken(address, [domain], 'unsubscribe') ?? [])
  const tokens = [...new Set([...mail.recipients.flatMap((address) => replyToken(address, [domain]) ?? []), ...unsubscribe])]
  const ours =
    asked.length + tokens.length === 0
      ? []
      : await database.system
          .selectFrom('message')
          .select(['message_id', 'reply_token', 'candidate_id', 'workspace_id'])
          .where((eb) =>
            eb.or([
              ...(asked.length > 0 ? [eb('message_id', 'in', asked)] : []),
              ...(tokens.length > 0 ? [eb('reply_token', 'in', tokens)] : []),
            ]),
          )
          .execute()
  const theirs =
    answered.length === 0
      ? []
      : await database.system
          .selectFrom('inbound_mail')
          .select(['message_id', 'candidate_id', 'workspace_id'])
          .where('message_id', 'in', answered)
          .where('candidate_id', 'is not', null)
          .execute()
  // mail to colleagues is ours and leads to no candidate
  const toCandidates = ours.flatMap(({ candidate_id, ...row }) => (candidate_id ? [{ ...row, candidate_id }] : []))
  const byMessage = new Map<string, string>([...theirs, ...toCandidates].map((row) => [row.message_id!, row.candidate_id!]))
  const byToken = new Map(toCandidates.map((row) => [row.reply_token, row.candidate_id]))
  const workspaces = new Map<string, string>([...theirs, ...toCandidates].map((row) => [row.candidate_id!, row.workspace_id!]))
  const ownIds = new Set(ours.map((row) => row.message_id))
  const found = (candidateId: string, by: Track['by']): Track => ({
    workspaceId: workspaces.get(candidateId)!,
    candidateId,
    by,
    isUnsubscribe: unsubscribe.length > 0,
  })

  if (mail.kind === 'bounce' && mail.bounce?.originalMessageId) {
    const candidateId = byMessage.get(mail.bounce.originalMessageId)
    if (candidateId) return found(candidateId, 'message_id')
  }
  const [stop] = unsubscribe
  if (stop && byToken.has(stop)) return found(byToken.get(stop)!, 'token')
  const belonging = belongsTo(
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
  if (belonging.to === 'candidate') return found(belonging.candidateId, belonging.by === 'message-id' ? 'message_id' : 'token')
  return belonging.why === 'own copy' ? 'own' : null
}

/**
 * Mail of nobody waits to be looked at: by the one workspace that has written to its sender, else by the oldest workspace,
 * whose people run this installation.
 */
async function keepUnmatched(database: Database, { mail, ...where }: ReceivedMail): Promise<void> {
  const sender = mail.from?.address.toLowerCase() ?? ''
  const writers = await database.system
    .selectFrom('message')
    .select('workspace_id')
    .distinct()
    .where('to_email', '=', sender)
    .limit(2)
    .execute()
  const operator = await database.system
    .selectFrom('workspace')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const workspaceId = writers.length === 1 ? writers[0]!.workspace_id : (operator?.id ?? null)
  await database.system.transaction().execute(async (tx) => {
    const row = await tx
      .insertInto('inbound_mail')
      .values({ ...inboundRow({ mail, ...where }), id: newId(), workspace_id: workspaceId })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row && workspaceId) await record(tx, { workspaceId, userId: null }, { type: 'mail.unmatched', messageId: row.id })
  })
}

/** Postgres keeps neither NUL nor half a surrogate pair; a stranger's mail may hold both. */
function storable<T>(value: T): T {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed() as T
  if (Array.isArray(value)) return value.map(storable) as T
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)])) as T
}

/** A mail that cannot be taken in is still not dropped: it waits with those of nobody, and the mails behind it go on. */
export function keepUnreadable(database: Database, received: Omit<ReceivedMail, 'mail'>): Promise<void> {
  const text = 'This mail could not be read. Please look at it in the mailbox itself.'
  const mail: InboundMail = {
    messageId: null,
    inReplyTo: null,
    references: [],
    from: null,
    to: [],
    recipients: [],
    subject: '(unreadable)',
    date: null,
    text,
    replyText: text,
    html: null,
    kind: 'person',
    bounce: null,
    invitation: null,
    authenticationResults: [],
    isDemo: false,
    attachments: [],
  }
  return keepUnmatched(database, { ...received, mail })
}
