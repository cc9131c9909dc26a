// Notifies the assignee of a comment.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../platform/context.ts'
import { loadCandidate } from '../candidates/access-candidate.ts'
import { loadProject } from '../projects/access-project.ts'
import { notify } from './notifications.ts'
import * as text from './texts/en.ts'

export function notifyOfComment(ctx: WorkspaceContext, event: EventOf<'comment.written'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const comment = await tx
      .selectFrom('comment')
      .innerJoin('users as author', 'author.id', 'comment.user_id')
      .innerJoin('users as assignee', 'assignee.email', 'comment.assignee_email')
      .select(['assignee.id', 'author.first_name', 'author.last_name', 'comment.user_id'])
      .where('comment.id', '=', event.commentId)
      .executeTakeFirst()
    const project = comment && (await loadProject(tx, event.projectId))
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!comment || !project || !candidate || comment.id === comment.user_id) return
    const name = project.biasReducer ? 'a candidate' : fullName(candidate.profile)
    await notify(tx, ctx, [comment.id], {
      projectId: project.id,
      candidateId: candidate.id,
      kind: 'comment_assigned',
      body: text.askedYouAbout(personNameAsText(comment.first_name, comment.last_name), name),
      onceKey: `comment:${event.commentId}`,
    })
  })
}
