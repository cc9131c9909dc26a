// Tells a project's team that someone has answered, in a sentence that says what it means.
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/shared/profile'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import type { WorkspaceContext } from '../../platform/context.ts'
import { loadCandidate } from '../candidates/access-candidate.ts'
import { loadProject } from '../projects/access-project.ts'
import { audienceOf } from './audience.ts'
import { notify } from './notifications.ts'

const sentences: Record<ReplyLabel, (name: string) => string> = {
  interested: (name) => `${name} is interested.`,
  question: (name) => `${name} has a question.`,
  not_interested: (name) => `${name} is not interested.`,
  not_now: (name) => `${name} is not interested now. When do you want to check back?`,
  referral: (name) => `${name} declines and recommends someone else.`,
  wrong_person: (name) => `${name} is the wrong person.`,
  data_request: (name) => `${name} asks about their personal data. Nothing more is sent.`,
  unsubscribe: (name) => `${name} asked not to be contacted again.`,
  unclear: (name) => `${name} replied, but we’re not sure what they mean.`,
  out_of_office: (name) => `${name} is out of office.`,
}

export function notifyOfReply(ctx: WorkspaceContext, event: EventOf<'reply.received'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!project || !candidate || event.label === 'out_of_office') return
    const name = project.biasReducer ? 'A candidate' : fullName(candidate.profile)
    const body = event.confident ? sentences[event.label](name) : `${name} replied. Please check.`
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: candidate.id,
      kind: `reply_${event.label}`,
      body,
      onceKey: `reply:${event.messageId}`,
    })
  })
}
