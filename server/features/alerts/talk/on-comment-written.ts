// Notifies the assignee of a comment, and the teammates it mentions.
import { personNameAsText } from '@fairlead/domain/account/names'
import type { EventOf } from '@fairlead/domain/events'
import { mayRead } from '@fairlead/domain/project/project'
import { fullName } from '@fairlead/domain/shared/profile'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { findActor } from '../../accounts/users/find-actor.ts'
import { loadCandidate } from '../../candidates/records/access-candidate.ts'
import { findCommentPeople, listMentioned } from '../../candidates/views/comment-views.ts'
import { loadProject, type LoadedProject } from '../../projects/records/access-project.ts'
import { notify } from '../delivery/notifications.ts'
import { text } from '../texts/texts.ts'

/** Once per comment and person, even if the comment is edited later. */
export function notifyOfComment(ctx: WorkspaceContext, event: EventOf<'comment.written'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    const comment = await findCommentPeople(tx, event.commentId)
    const project = comment && (await loadProject(tx, event.projectId))
    const candidate = project && (await loadCandidate(tx, event.candidateId, false))
    if (!comment || !project || !candidate) return
    const name = project.biasReducer ? 'a candidate' : fullName(candidate.profile)
    const by = personNameAsText(comment.first_name, comment.last_name)
    const about = { projectId: project.id, candidateId: candidate.id }
    const assigneeId = comment.assignee_id === comment.user_id ? null : comment.assignee_id
    if (assigneeId)
      await notify(tx, ctx, [assigneeId], {
        ...about,
        kind: 'comment_assigned',
        body: () => text.askedYouAbout(by, name),
        onceKey: `comment:${event.commentId}`,
      })
    const mentioned = await readMentioned(tx, project, event.commentId)
    await notify(
      tx,
      ctx,
      mentioned.filter((userId) => userId !== comment.user_id && userId !== assigneeId),
      { ...about, kind: 'comment_mentioned', body: () => text.mentionedYou(by, name), onceKey: `mention:${event.commentId}` },
    )
  })
}

/** Those who can still open the project. */
async function readMentioned(tx: Tx, project: LoadedProject, commentId: string): Promise<string[]> {
  const readers: string[] = []
  for (const userId of await listMentioned(tx, commentId)) {
    const actor = await findActor(tx, userId)
    if (actor && mayRead(project, actor)) readers.push(userId)
  }
  return readers
}
