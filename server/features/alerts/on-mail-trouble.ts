// Notifies a project's team of an email that needs them: refused, parked, or from an unknown sender.
import type { EventOf } from '@fairlead/domain/events'
import { parkedReasons } from '@fairlead/domain/outreach/message-state'
import { parkedTitle } from '@fairlead/domain/outreach/parked-texts'
import { fullName } from '@fairlead/domain/candidate/profile'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
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
        ? `An email to ${name} was refused. Try another address.`
        : `${await parkedHeading(tx, event.messageId)}: an email to ${name} needs your decision.`
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: candidate.id,
      kind: event.type.replace('.', '_'),
      body,
      onceKey: `${event.type}:${event.messageId}`,
    })
  })
}

async function parkedHeading(tx: Tx, messageId: string): Promise<string> {
  const row = await tx.selectFrom('message').select('why').where('id', '=', messageId).executeTakeFirst()
  return parkedTitle(parkedReasons.find((why) => why === row?.why) ?? 'no_witness')
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
