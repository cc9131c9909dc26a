// Runs the product's own use cases at an earlier time: with that clock, with the reactions a history needs, and with nothing
// left for the worker, which would send notifications and email today about what happened weeks ago.
import { noTries, type MessageState } from '@fairlead/domain/outreach/message-state'
import type { DomainEvent, EventOf } from '@fairlead/domain/events'
import type { Actor } from '@fairlead/domain/project/project'
import type { Services } from '../../http/services.ts'
import { notifyOfInterview } from '../../features/alerts/interview/on-interview.ts'
import { notifyOfDecision } from '../../features/alerts/interview/on-review-decided.ts'
import { notifyOfReply } from '../../features/alerts/talk/on-reply-received.ts'
import { notifyOfScorecard } from '../../features/alerts/interview/on-scorecard.ts'
import { notifyOfTask } from '../../features/alerts/talk/on-task.ts'
import { mailInterview } from '../../features/interviews/bookings/mail-interview.ts'
import { lockMessage } from '../../features/mail/messages/lock-message.ts'
import { saveMessageState } from '../../features/mail/messages/message-store.ts'
import { recordOutcome } from '../../features/mail/sending/record-outcome.ts'
import { notifyOfRejection } from '../../features/outreach/notices/on-candidate-rejected.ts'
import { introduceManager } from '../../features/outreach/notices/on-interview-approved.ts'
import { planFollowUp } from '../../features/outreach/emails/plan-follow-up.ts'
import { dateProjects } from '../../features/projects/records/project-store.ts'
import { dateRuns } from '../../features/projects/searches/search-run-store.ts'
import type { ActorContext, WorkspaceContext } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database.ts'
import { markRecordedHandled } from '../../platform/events.ts'

/** Older notifications don't exist: everyone has read them. */
const newsMs = 2 * 86_400_000

export interface Life {
  /** As this user at that time, within the life's transaction. */
  as(actor: Actor, time: Date): ActorContext
  /** As the product itself. */
  system(time: Date): WorkspaceContext
  /** Email that was due until then has been sent when it was due. */
  sendUntil(time: Date): Promise<void>
  tx: Tx
}

export interface Past {
  /** Several steps of one story in one transaction, so that no past email is ever due. */
  live<T>(projectId: string, candidateId: string | null, work: (life: Life) => Promise<T>): Promise<T>
  /** A use case that opens its own transactions; its consequences happen in a life. */
  apart<T>(projectId: string, candidateId: string | null, time: Date, work: (database: Database) => Promise<T>): Promise<T>
}

/** `present` ends the past: email due later stays queued and is sent by the worker. */
export function openPast(services: Services, workspaceId: string, present: Date): Past {
  const { database, settings } = services

  function lifeIn(
    tx: Tx,
    projectId: string,
    candidateId: string | null,
  ): Life & { react(time: Date, events: DomainEvent[]): Promise<void> } {
    const within = (time: Date) => ({
      workspaceId,
      now: () => time,
      hashAddress: (address: string) => database.addresses.hash(workspaceId, address),
      transaction: async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
        const result = await work(tx)
        await react(time, await settle(tx, time))
        return result
      },
    })
    const system = (time: Date): WorkspaceContext => ({ ...within(time), userId: null })
    async function react(time: Date, events: DomainEvent[]): Promise<void> {
      for (const event of events) {
        await follow(system(time), event)
        if (present.getTime() - time.getTime() < newsMs) await notify(system(time), event)
      }
    }
    async function follow(ctx: WorkspaceContext, event: DomainEvent): Promise<void> {
      if (event.type === 'mail.sent') await planFollowUp(ctx, settings, event)
      if (event.type === 'candidate.moved') {
        await notifyOfRejection(ctx, settings, event)
        await introduceManager(ctx, settings, event)
      }
      if (event.type === 'interview.booked') await mailInterview(ctx, settings, event)
    }
    async function sendUntil(until: Date): Promise<void> {
      const limit = until < present ? until : present
      for (;;) {
        const next = await tx
          .selectFrom('message')
          .select(['id', 'due_at'])
          .where('project_id', '=', projectId)
          .where((eb) => eb.or([eb('candidate_id', '=', candidateId), eb('candidate_id', 'is', null)]))
          .where('state', '=', 'queued')
          .where('due_at', '<=', limit)
          .orderBy('due_at')
          .limit(1)
          .executeTakeFirst()
        if (!next) return
        await send(next.id, next.due_at)
      }
    }
    async function send(id: string, time: Date): Promise<void> {
      const locked = await lockMessage(tx, id)
      if (!locked) throw new Error('An email of the demo is gone.')
      const next: MessageState = { state: 'sent', at: time, attempt: 1, tries: noTries }
      await saveMessageState(tx, id, next, { relay_answer: '250 2.0.0 OK' })
      await within(time).transaction(() => recordOutcome(tx, system(time), { ...locked, now: time }, next))
    }
    return { as: (actor, time) => ({ ...within(time), userId: actor.userId, actor }), system, sendUntil, tx, react }
  }

  return {
    live: (projectId, candidateId, work) =>
      database.inWorkspace(workspaceId, async (tx) => {
        const life = lifeIn(tx, projectId, candidateId)
        const result = await work(life)
        await life.sendUntil(present)
        return result
      }),
    async apart(projectId, candidateId, time, work) {
      const events: DomainEvent[] = []
      const dated: Database = {
        ...database,
        inWorkspace: (id, within) =>
          database.inWorkspace(id, async (tx) => {
            const result = await within(tx)
            events.push(...(await settle(tx, time)))
            return result
          }),
      }
      const result = await work(dated)
      if (events.length > 0)
        await database.inWorkspace(workspaceId, async (tx) => {
          const life = lifeIn(tx, projectId, candidateId)
          await life.react(time, events)
          await life.sendUntil(present)
        })
      return result
    },
  }
}

async function notify(ctx: WorkspaceContext, event: DomainEvent): Promise<void> {
  const tellers: { [T in DomainEvent['type']]?: (ctx: WorkspaceContext, event: EventOf<T>) => Promise<void> } = {
    'reply.received': notifyOfReply,
    'review.decided': notifyOfDecision,
    'scorecard.submitted': notifyOfScorecard,
    'interview.booked': notifyOfInterview,
    'task.opened': notifyOfTask,
  }
  const teller = tellers[event.type] as ((ctx: WorkspaceContext, event: DomainEvent) => Promise<void>) | undefined
  await teller?.(ctx, event)
}

/** Everything this transaction did is backdated, and only the story's next steps follow from it. */
async function settle(tx: Tx, time: Date): Promise<DomainEvent[]> {
  await dateRuns(tx, time)
  await dateProjects(tx, time)
  return markRecordedHandled(tx, time)
}
