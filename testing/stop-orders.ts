// Runs a stop (reply, unsubscribe, bounce, pause, move …) against the sending of one real email, at every point.
import type { InboundMail, MailSender } from '@fairlead/domain/ports/mail'
import { messageIdOfStep } from '@fairlead/domain/outreach/message-id'
import { smtpSender } from '@fairlead/adapters/mail/smtp'
import type { EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { changeCandidate } from '../server/features/candidates/moves/change-candidate.ts'
import { undoMove } from '../server/features/candidates/moves/undo-move.ts'
import { claimMessage, saveOutcomes } from '../server/features/mail/sending/advance-message.ts'
import { withdrawHeldMail } from '../server/features/mail/messages/message-store.ts'
import { receiveMail } from '../server/features/mail/inbound/receive-mail.ts'
import { replyReader } from '../server/features/mail/inbound/reply-reader.ts'
import { sendMessage } from '../server/features/mail/sending/send-message.ts'
import { unsubscribe } from '../server/features/mail/messages/unsubscribe.ts'
import { approveAndSend } from '../server/features/outreach/emails/approve-and-send.ts'
import { changeLifecycle } from '../server/features/projects/settings/pause-project.ts'
import { systemContext } from '../server/platform/context.ts'
import { newId, newToken } from '../server/platform/ids.ts'
import { asOwner } from './as-owner.ts'
import { newUser, type TestApp } from './test-app.ts'
import { until } from './mail-station.ts'
import { addPerson, activeProject, contextOf } from './projects.ts'
import { randomFrom, type Random } from './random.ts'

export const stops = [
  'reply',
  'bounce',
  'unsubscribe',
  'unsubscribe elsewhere',
  'pause',
  'archive',
  'move',
  'follow-ups off',
  'undo',
] as const
export const points = ['before claim', 'claimed', 'in DATA', 'at the intent', 'after intent', 'after answer'] as const
type Stop = (typeof stops)[number]
type Point = (typeof points)[number]

export interface Orders {
  played: number
  delivered: number
  stopped: number
  /** Email sent after its stop was committed, email not sent without a stop, wrong records. */
  violations: string[]
}

interface Lane {
  testApp: TestApp
  mail: EmbeddedMail
  sender: MailSender
  ctx: Awaited<ReturnType<typeof contextOf>>
  project: string
  elsewhere: string
  user: Awaited<ReturnType<typeof newUser>>
  random: Random
}

/** Runs `count` orders of stop and point, `lanes` at a time; the same seed repeats the same orders. */
export async function playOrders(
  testApp: TestApp,
  mail: EmbeddedMail,
  { count, seed, lanes = 3 }: { count: number; seed: number; lanes?: number },
): Promise<Orders> {
  await slowDown(testApp)
  const orders: Orders = { played: 0, delivered: 0, stopped: 0, violations: [] }
  await Promise.all(
    Array.from({ length: lanes }, async (_, index) => {
      const user = await newUser(testApp.app, `Lane${index}`)
      const [project, elsewhere] = [await activeProject(testApp, user), await activeProject(testApp, user)]
      const lane: Lane = {
        testApp,
        mail,
        sender: smtpSender(mail.smtp.url),
        ctx: await contextOf(testApp, user),
        project,
        elsewhere,
        user,
        random: randomFrom(seed + index),
      }
      while (orders.played < count) {
        const turn = orders.played++
        await playOne(lane, orders, stops[turn % stops.length]!, points[Math.floor(turn / stops.length) % points.length]!)
      }
      await lane.sender.close()
    }),
  )
  return orders
}

const slowSubject = 'Hello (slow)'

const stoppedWithin = 'a stop was committed within the intent'

/**
 * Holds an intent open between its reads and its commit, and fails it when a stop was committed before its own commit. The database decides this: by
 * the time our process hears of the intent's commit, a stop that waited for its lock may be committed too.
 */
async function slowDown(testApp: TestApp): Promise<void> {
  await asOwner(
    testApp.connection,
    `create or replace function stops_of(message) returns text language sql volatile as $$
       select concat_ws(' ', (select xmin from project where id = $1.project_id), (select xmin from candidate where id = $1.candidate_id),
         (select count(*) from suppression where workspace_id = $1.workspace_id)) $$;
     create or replace function hold_intent() returns trigger language plpgsql as $$
       declare before text := stops_of(new);
       begin
         perform pg_sleep(0.04);
         if stops_of(new) <> before then raise exception '${stoppedWithin}'; end if;
         return new;
       end $$;
     create or replace trigger held before update on message for each row
       when (new.state = 'committing' and new.subject = '${slowSubject}') execute function hold_intent()`,
  )
}

async function playOne(lane: Lane, orders: Orders, stop: Stop, point: Point): Promise<void> {
  const { testApp, random } = lane
  const ctx = systemContext(testApp.database, lane.ctx.workspaceId)
  const { candidateId, messageId, rowId, halt } = await prepare(lane, stop, point === 'at the intent' ? slowSubject : 'Hello')
  let isStoppedWithin = false
  let pending: Promise<unknown> | null = null
  const strike = (where: Point) => {
    if (where !== point || pending) return Promise.resolve()
    pending = halt()
    return pending
  }
  await strike('before claim')
  const row = await claimMessage(ctx, rowId, { workerId: 'orders', mailboxId: null, hours: null, perDomainHour: 100, maxPerDay: 1000 })
  if (row) {
    await strike('claimed')
    const sender: MailSender = {
      close: () => Promise.resolve(),
      send: (mail, commit) =>
        lane.sender.send(mail, async () => {
          await strike('in DATA')
          // the intent is held open for 40 ms: the stop is committed within, if it does not wait
          if (point === 'at the intent') setTimeout(() => void strike('at the intent'), 5 + random.whole(16))
          await commit().catch((error: unknown) => {
            isStoppedWithin = String(error).includes(stoppedWithin)
            throw error
          })
          await strike('after intent')
        }),
    }
    const outcome = await sendMessage(ctx, sender, testApp.services.settings, row)
    if (outcome) await saveOutcomes(ctx, [{ id: row.id, attempt: row.attempt, outcome, relay: 'orders', othersTaken: 0 }])
  }
  await strike('after answer')
  if (point === 'at the intent') await until('the stop', () => pending !== null, 5)
  await pending
  const after = await testApp.database.system
    .selectFrom('message')
    .select(['state', 'why'])
    .where('id', '=', rowId)
    .executeTakeFirstOrThrow()
  const delivered = lane.mail.outside.list().filter((email) => email.messageId === messageId).length
  orders[delivered > 0 ? 'delivered' : 'stopped']++
  const wrong = isStoppedWithin ? stoppedWithin : findProblem(point, delivered, after.state)
  if (wrong)
    orders.violations.push(
      `${stop} ${point}: ${wrong} (${delivered} delivered, ${after.state} ${after.why ?? ''}, candidate ${candidateId})`,
    )
  await lane.testApp.database.system
    .updateTable('project')
    .set({ outreach_pause: false, is_archived: false })
    .where('id', '=', lane.project)
    .execute()
}

function findProblem(point: Point, delivered: number, state: string): string | null {
  if (delivered > 1) return 'sent twice'
  if ((delivered === 1) !== (state === 'sent')) return 'the record does not say what happened'
  const isEarly = point === 'before claim' || point === 'claimed' || point === 'in DATA'
  if (isEarly && delivered > 0) return 'sent after the stop'
  const isLate = point === 'after intent' || point === 'after answer'
  return isLate && delivered === 0 ? 'not sent although nothing had stopped it' : null
}

/** A due email and its stop. */
async function prepare(
  lane: Lane,
  stop: Stop,
  subject: string,
): Promise<{ candidateId: string; messageId: string; rowId: string; halt(): Promise<unknown> }> {
  const { testApp, ctx, user, project } = lane
  if (stop === 'undo') {
    const { id } = await addPerson(testApp, user, project)
    const { message } = await approveAndSend(ctx, testApp.services.settings, { projectId: project, candidateId: id, subject })
    // refused when it is too late to cancel
    const halt = () => undoMove(ctx, { projectId: project, candidateId: id }, withdrawHeldMail).catch(() => null)
    return { candidateId: id, messageId: message!.messageId, rowId: message!.id, halt }
  }
  const { id, email } = await addPerson(testApp, user, project, { stage: 'CONTACTED' })
  const first = await insertMail(lane, project, id, email, 0)
  const next = await insertMail(lane, project, id, email, 1, subject)
  const { database, services } = testApp
  const receive = (mail: Parameters<typeof inbox>[0]) => receiveMail(database, services.settings, replyReader, inbox(mail), services)
  const halts: Record<Exclude<Stop, 'undo'>, () => Promise<unknown>> = {
    reply: () => receive({ inReplyTo: first.messageId, from: email }),
    bounce: () => receive({ inReplyTo: null, from: 'mailer-daemon@home.example', bounced: { email, messageId: first.messageId } }),
    unsubscribe: () => unsubscribe(systemContext(testApp.database, ctx.workspaceId), { candidateId: id, email }),
    'unsubscribe elsewhere': async () => {
      const otherPerson = await addPerson(testApp, user, lane.elsewhere, { stage: 'CONTACTED' })
      await unsubscribe(systemContext(testApp.database, ctx.workspaceId), { candidateId: otherPerson.id, email })
    },
    pause: () => changeLifecycle(ctx, project, 'paused'),
    archive: () => changeLifecycle(ctx, project, 'archived'),
    move: () => changeCandidate(ctx, { candidateId: id, move: { to: 'INTERVIEWING' } }),
    'follow-ups off': () => changeCandidate(ctx, { candidateId: id, disableFollowups: true }),
  }
  return { candidateId: id, ...next, halt: halts[stop] }
}

async function insertMail(
  lane: Lane,
  project: string,
  candidateId: string,
  email: string,
  step: 0 | 1,
  subject = 'Hello',
): Promise<{ rowId: string; messageId: string }> {
  const { mailDomain, mailFrom } = lane.testApp.services.settings
  const rowId = newId()
  const messageId = messageIdOfStep(candidateId, step, mailDomain)
  const sent = { state: 'sent' as const, sent_at: new Date(), committed_at: new Date() }
  const text = { subject, html: '<p>Hi</p>', body_text: 'Hi' }
  await lane.testApp.database.system
    .insertInto('message')
    .values({
      id: rowId,
      workspace_id: lane.ctx.workspaceId,
      project_id: project,
      candidate_id: candidateId,
      kind: 'sequence',
      step,
      due_at: new Date(),
      message_id: messageId,
      reply_token: newToken(),
      from_email: mailFrom,
      to_email: email,
      ...text,
      ...(step === 0 ? sent : { state: 'queued' }),
    })
    .execute()
  return { rowId, messageId }
}

function inbox(it: {
  inReplyTo: string | null
  from: string
  bounced?: { email: string; messageId: string }
}): Parameters<typeof receiveMail>[3] {
  const text = 'Thanks for reaching out! I am very interested and would love to talk.'
  const mail: InboundMail = {
    messageId: `<${newId()}@home.example>`,
    inReplyTo: it.inReplyTo,
    references: [],
    from: { name: null, address: it.from },
    to: [],
    recipients: [],
    subject: 'Re: Hello',
    date: null,
    text,
    markedText: text,
    replyText: text,
    html: null,
    kind: it.bounced ? 'bounce' : 'person',
    bounce: it.bounced
      ? { recipient: it.bounced.email, failure: 'dead_address', code: '5.1.1', answer: '', originalMessageId: it.bounced.messageId }
      : null,
    contentHash: null,
    authenticationResults: [],
    dkimSignatures: [],
    isDemo: false,
    invitation: null,
    attachments: [],
    documents: [],
  }
  return { mailbox: 'orders', uidValidity: '1', uid: uid++, internalDate: new Date(), mail }
}
let uid = 1
