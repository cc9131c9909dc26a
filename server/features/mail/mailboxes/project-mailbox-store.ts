// The only writer of which workspace mailbox sends a project's emails.
import type { Kysely } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'

/** null while the mailbox isn't connected as a shared one. */
export async function mailboxOfProject(tx: Kysely<DB>, projectId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('project_mailbox')
    .innerJoin('mailbox', 'mailbox.id', 'project_mailbox.mailbox_id')
    .select('mailbox.id')
    .where('project_mailbox.project_id', '=', projectId)
    .where('mailbox.disconnected_at', 'is', null)
    .where('mailbox.is_shared', '=', true)
    .executeTakeFirst()
  return row?.id ?? null
}

/** null = the owner's mailbox, or the installation's. */
export async function saveProjectMailbox(tx: Tx, ctx: WorkspaceContext, projectId: string, mailboxId: string | null): Promise<void> {
  if (mailboxId === null) {
    await tx.deleteFrom('project_mailbox').where('project_id', '=', projectId).execute()
    return
  }
  await tx
    .insertInto('project_mailbox')
    .values({ project_id: projectId, workspace_id: ctx.workspaceId, mailbox_id: mailboxId })
    .onConflict((conflict) => conflict.column('project_id').doUpdateSet({ mailbox_id: mailboxId }))
    .execute()
}

/** Projects that send from a mailbox switch to its replacement. */
export async function moveProjectsToMailbox(tx: Tx, from: string, to: string): Promise<void> {
  await tx.updateTable('project_mailbox').set({ mailbox_id: to }).where('mailbox_id', '=', from).execute()
}
