// Tells a project's team that a mail needs them: refused, of unknown fate, or from nobody we know.
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/candidate/profile'
import type { WorkspaceContext } from '../../platform/context.ts'
import { loadCandidate } from '../candidates/access-candidate.ts'
import { loadProject } from '../projects/access-project.ts'
import { audienceOf } from './audience.ts'
import { notify } from './notifications.ts'

export function tellOfMailTrouble(ctx: WorkspaceContext, event: EventOf<'mail.failed'> | EventOf<'mail.parked'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!project || !candidate) return
    const name = project.biasReducer ? 'a candidate' : fullName(candidate.profile)
    const body =
      event.type === 'mail.failed'
        ? `A mail to ${name} was refused. Try another address.`
        : `Nobody can say whether a mail to ${name} went out. Please decide.`
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: candidate.id,
      kind: event.type.replace('.', '_'),
      body,
      onceKey: `${event.type}:${event.messageId}`,
    })
  })
}

export function tellOfUnmatched(ctx: WorkspaceContext, event: EventOf<'mail.unmatched'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const users = await tx.selectFrom('users').select('id').where('disabled_at', 'is', null).execute()
    const ids = users.map((user) => user.id)
    await notify(tx, ctx, ids, {
      projectId: null,
      candidateId: null,
      kind: 'mail_unmatched',
      body: 'A mail arrived that belongs to nobody yet.',
      onceKey: `unmatched:${event.messageId}`,
    })
  })
}
