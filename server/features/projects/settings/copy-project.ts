// Copies a project's settings without its candidates and results.
import { Refusal } from '@fairlead/domain/refusal'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { idOf, newId } from '../../../platform/ids.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { accessProject } from '../records/access-project.ts'
import { insertProject } from '../records/project-store.ts'
import { text } from '../texts/texts.ts'

export interface CopyProject {
  projectId: string
  /** Blank = '{name} - copy'. */
  name?: string | undefined
  /** A user's request creates one copy, however often it arrives. */
  requestId?: string | undefined
  /** Whether the copy keeps the original's lessons. People rejected there are excluded either way. */
  keepsLessons: boolean
}

/** The copy's ID: active and without candidates, calibrated again by its first search; the copy of a draft is a draft. */
export function copyProject(ctx: ActorContext, input: CopyProject): Promise<string> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, input.projectId, 'decide', 'share')
    const name = input.name?.trim() || messagesAbout.copyName(project.name)
    if (name.length > 2000) throw new Refusal('invalid_input', undefined, { project_copy_name: text.tooLong })
    const id = input.requestId ? idOf('copy', project.id, ctx.userId, input.requestId) : newId()
    const isNew = await insertProject(tx, {
      id,
      workspaceId: ctx.workspaceId,
      ownerId: ctx.userId,
      type: project.type,
      status: project.status === 'draft' ? 'draft' : 'active',
      settings: { ...project.settings, projectName: name, collaborators: project.collaborators },
      flags: project,
      copyOf: { projectId: project.id, keepsLessons: input.keepsLessons },
    })
    if (isNew) {
      await copySenderAndKit(tx, project.id, id)
      await recordAuditEvent(tx, {
        kind: 'project_created',
        workspaceId: ctx.workspaceId,
        userId: ctx.userId,
        actor: ctx.actor.email,
        projectId: id,
      })
      await record(tx, ctx, { type: 'project.saved', projectId: id })
    }
    return id
  })
}

/** The chosen sending mailbox, and the interview kit. */
async function copySenderAndKit(tx: Tx, from: string, to: string): Promise<void> {
  await tx
    .insertInto('project_mailbox')
    .columns(['project_id', 'workspace_id', 'mailbox_id'])
    .expression((eb) =>
      eb
        .selectFrom('project_mailbox')
        .select([eb.val(to).as('project_id'), 'workspace_id', 'mailbox_id'])
        .where('project_id', '=', from),
    )
    .execute()
  await tx
    .insertInto('interview_kit')
    .columns(['project_id', 'workspace_id', 'questions', 'attributes', 'updated_at'])
    .expression((eb) =>
      eb
        .selectFrom('interview_kit')
        .select([eb.val(to).as('project_id'), 'workspace_id', 'questions', 'attributes', 'updated_at'])
        .where('project_id', '=', from),
    )
    .execute()
}
