// The email of the demo's past: its people's replies, and the links that readers follow.
import type { Actor } from '@fairlead/domain/project/project'
import { fullName } from '@fairlead/domain/shared/profile'
import { loadCandidate } from '../../features/candidates/records/access-candidate.ts'
import type { ResumeReaders } from '../../features/candidates/people/learn-from-resume.ts'
import { handleReply } from '../../features/mail/inbound/handle-reply.ts'
import { replyReader } from '../../features/mail/inbound/reply-reader.ts'
import type { Services } from '../../http/services.ts'
import { newId } from '../../platform/ids.ts'
import type { Life, Past } from './past.ts'

export interface World {
  services: Services
  past: Past
  present: Date
  recruiter: Actor
  manager: { email: string }
  projectId: string
  jobTitle: string
  /** A number that increases with every story. */
  turn(): number
  /** The next of a list, in turn. */
  next<T>(list: readonly T[]): T
}

/** A reply arrives, and is processed like every reply. */
export async function receive(
  { services }: World,
  life: Life,
  { candidateId, text, time, kind = 'person' }: { candidateId: string; text: string; time: Date; kind?: 'person' | 'auto_reply' },
): Promise<void> {
  await life.sendUntil(time)
  const { last, candidate, references } = await threadOf(life, candidateId)
  const name = fullName(candidate.profile)
  const whole = kind === 'person' ? `${text}\n${candidate.profile.firstName}` : text
  const mail = emptyMail(last, references, {
    from: { name, address: last.to_email },
    subject: kind === 'person' ? `Re: ${last.subject.replace(/^Re: /, '')}` : `Automatic reply: ${last.subject}`,
    at: time,
    text: whole,
    kind,
  })
  await handOver(services, life, candidateId, mail, time)
}

/** The address does not exist. */
export async function bounce({ services }: World, life: Life, candidateId: string, time: Date): Promise<void> {
  await life.sendUntil(time)
  const { last, references } = await threadOf(life, candidateId)
  const domain = last.to_email.split('@')[1] ?? ''
  const mail = emptyMail(last, references, {
    from: { name: 'Mail Delivery System', address: `mailer-daemon@${domain}` },
    subject: 'Undelivered Mail Returned to Sender',
    at: time,
    text: `<${last.to_email}>: 550 5.1.1 No such mailbox`,
    kind: 'bounce',
  })
  const bounced = {
    recipient: last.to_email,
    failure: 'dead_address' as const,
    code: '5.1.1',
    answer: '550 5.1.1 No such mailbox',
    originalMessageId: last.message_id,
  }
  await handOver(services, life, candidateId, { ...mail, bounce: bounced }, time)
}

type Mail = Parameters<typeof handleReply>[2]['mail']

export async function threadOf(life: Life, candidateId: string) {
  const sent = await life.tx
    .selectFrom('message')
    .select(['message_id', 'to_email', 'subject', 'from_email'])
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .execute()
  const candidate = await loadCandidate(life.tx, candidateId, false)
  const last = sent.at(-1)
  if (!last || !candidate) throw new Error('No one of the demo replies before they were written to.')
  return { last, candidate, references: sent.map(({ message_id }) => message_id) }
}

function emptyMail(
  last: { message_id: string; from_email: string },
  references: string[],
  { from, subject, at: time, text, kind }: { from: NonNullable<Mail['from']>; subject: string; at: Date; text: string; kind: Mail['kind'] },
): Mail {
  return {
    messageId: `<${newId()}@people.fairlead.example>`,
    inReplyTo: last.message_id,
    references,
    from,
    to: [{ name: null, address: last.from_email }],
    recipients: [last.from_email],
    subject,
    date: time,
    text,
    markedText: text,
    replyText: text,
    html: null,
    kind,
    bounce: null,
    invitation: null,
    contentHash: null,
    authenticationResults: [],
    dkimSignatures: [],
    isDemo: true,
    attachments: [],
    documents: [],
  }
}

let uid = 0
/** Like the inbox reader; the past has its own mailbox, so that no number of the real one is used. */
function handOver(services: Services, life: Life, candidateId: string, mail: Mail, time: Date): Promise<void> {
  const resumes: ResumeReaders = services
  const received = { mailbox: 'demo', uidValidity: time.toISOString(), uid: ++uid, internalDate: time, senderCheck: null, mail }
  const ctx = life.system(time)
  const track = { workspaceId: ctx.workspaceId, candidateId, by: 'message_id' as const, isUnsubscribe: false }
  return handleReply(ctx, replyReader, received, track, resumes)
}

/** The newest link of that kind in an email to this address about it, as its reader finds it. */
export async function linkIn(world: World, email: string, kind: 'review' | 'book' | 'scorecard', about: string): Promise<string> {
  const rows = await world.services.database.system
    .selectFrom('message')
    .select('body_text')
    .where('project_id', '=', world.projectId)
    .where('to_email', '=', email)
    .where('request_id', 'like', `%${about}%`)
    .where('state', '=', 'sent')
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  for (const { body_text } of rows) {
    const match = new RegExp(`/${kind}/([\\w-]{43})`).exec(body_text)
    if (match?.[1]) return match[1]
  }
  throw new Error(`No email of the demo to ${email} has a link to ${kind}.`)
}
