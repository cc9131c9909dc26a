// Notifies a project's team of an email that needs attention: refused, delivery unknown, or from an unknown sender.
import type { EventOf } from '@fairlead/domain/events'
import { parkedReasons } from '@fairlead/domain/outreach/message-state'
import { parkedTitle } from '@fairlead/domain/outreach/parked-texts'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { findFailure } from '../../mail/messages/message-facts.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify, unmatchedKey } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

export function notifyOfMailTrouble(ctx: WorkspaceContext, event: EventOf<'mail.failed'> | EventOf<'mail.parked'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!project || !candidate) return
    const parked = await parkedReason(tx, event.messageId)
    const body = () => {
      const name = project.biasReducer ? text.aCandidate : fullName(candidate.profile)
      return event.type === 'mail.failed' ? text.refusedEmailAlert(name) : text.undecidedEmailAlert(parkedTitle(parked), name)
    }
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: candidate.id,
      kind: event.type.replace('.', '_'),
      body,
      onceKey: `${event.type}:${event.messageId}`,
    })
  })
}

async function parkedReason(tx: Tx, messageId: string): Promise<(typeof parkedReasons)[number]> {
  const row = await findFailure(tx, messageId)
  return parkedReasons.find((reason) => reason === row?.why) ?? 'no_witness'
}

/** One notification per hour for users who may read such email; the list shows the count. */
export function notifyOfUnmatched(ctx: WorkspaceContext): Promise<void> {
  return ctx.transaction(async (tx) => {
    const onceKey = unmatchedKey(ctx.now())
    const row = await tx.selectFrom('notification').select('id').where('once_key', '=', onceKey).limit(1).executeTakeFirst()
    if (row) return
    const users = await tx
      .selectFrom('users')
      .select('id')
      .where('disabled_at', 'is', null)
      .where((eb) =>
        eb.or([
          eb('is_super_admin', '=', true),
          eb.exists(
            eb
              .selectFrom('project')
              .select('project.id')
              .where((inner) => {
                const roster = inner.selectFrom('project_collaborator').select('roster_role').whereRef('project_id', '=', 'project.id')
                const decider = roster
                  .whereRef('project_collaborator.email', '=', 'users.email')
                  .where('roster_role', 'in', ['owner', 'member'])
                return inner.or([inner.exists(decider), inner.not(inner.exists(roster))])
              }),
          ),
        ]),
      )
      .execute()
    const notification = { projectId: null, candidateId: null, kind: 'mail_unmatched', body: () => text.newUnmatched(1), onceKey }
    await notify(
      tx,
      ctx,
      users.map((user) => user.id),
      notification,
    )
  })
}
