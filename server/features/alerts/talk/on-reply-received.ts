// Notifies a project's team of a reply and its meaning.
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/shared/profile'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { loadProject } from '../../projects/records/access-project.ts'
import { audienceOf } from '../delivery/audience.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

const sentences: Record<ReplyLabel, (name: string) => string> = {
  interested: (name) => text.isInterested(name),
  question: (name) => text.hasAQuestion(name),
  not_interested: (name) => text.isNotInterested(name),
  not_now: (name) => text.notNowAlert(name),
  referral: (name) => text.referralAlert(name),
  wrong_person: (name) => text.wrongPersonAlert(name),
  data_request: (name) => text.dataRequestAlert(name),
  unsubscribe: (name) => text.optOutAlert(name),
  unclear: (name) => text.unclearReplyAlert(name),
  thank_you: (name) => text.thanksAlert(name),
  out_of_office: (name) => text.outOfOfficeAlert(name),
}

export function notifyOfReply(ctx: WorkspaceContext, event: EventOf<'reply.received'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await loadProject(tx, event.projectId)
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!project || !candidate || event.label === 'out_of_office') return
    const body = () => {
      const name = project.biasReducer ? text.someCandidate : fullName(candidate.profile)
      return event.confident ? sentences[event.label](name) : text.repliedPleaseCheck(name)
    }
    await notify(tx, ctx, await audienceOf(tx, project), {
      projectId: project.id,
      candidateId: candidate.id,
      kind: `reply_${event.label}`,
      body,
      onceKey: `reply:${event.messageId}`,
    })
  })
}
