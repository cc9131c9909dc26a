// Incoming email without a workspace: staff assign it to one, whose members match it to a candidate, or delete it.
import { Refusal } from '@fairlead/domain/refusal'
import { sql } from 'kysely'
import { record } from '../../platform/events.ts'
import type { OperationsContext } from './access-operations.ts'
import { eraseReceived, assignToWorkspace } from '../mail/inbound/inbound-mail-store.ts'
import { text as texts } from './texts/texts.ts'

export interface InstallationEmail {
  id: string
  fromName: string | null
  fromEmail: string
  subject: string
  text: string
  at: Date
}

const maxShown = 100
const workspacesShown = 20
const textShown = 2000

/** The newest first. */
export async function listInstallationEmail({ db }: OperationsContext): Promise<InstallationEmail[]> {
  const rows = await db
    .selectFrom('inbound_mail')
    .select(['id', 'from_name', 'from_email', 'subject', 'reply_text', 'body_text', 'received_at'])
    .where('workspace_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .where('kind', '<>', 'own')
    .orderBy('received_at', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fromName: row.from_name,
    fromEmail: row.from_email ?? '',
    subject: row.subject,
    text: (row.reply_text || row.body_text).slice(0, textShown),
    at: row.received_at,
  }))
}

/** Workspaces whose name, or a user's address, contains the text; without a text, the first by name. */
export async function findWorkspaces({ db }: OperationsContext, text: string): Promise<{ id: string; name: string; owner: string }[]> {
  const part = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const { rows } = await sql<{ id: string; name: string; owner: string }>`
    select workspace.id, workspace.name, coalesce((select email from users where workspace_id = workspace.id order by created_at, id limit 1), '') as owner
    from workspace where name ilike ${part} or exists (select from users where workspace_id = workspace.id and email ilike ${part})
    order by name, id limit ${workspacesShown}`.execute(db)
  return rows
}

/** False when the email is no longer in this inbox: someone else was first. */
export async function assignEmail({ db }: OperationsContext, mailId: string, workspaceId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const workspace = await tx.selectFrom('workspace').select('id').where('id', '=', workspaceId).executeTakeFirst()
    if (!workspace) throw new Refusal('not_found', texts.unknownWorkspace)
    const isGiven = await assignToWorkspace(tx, mailId, workspaceId)
    if (isGiven) await record(tx, { workspaceId, userId: null }, { type: 'mail.unmatched', messageId: mailId })
    return isGiven
  })
}

export function deleteInstallationEmail({ db, now }: OperationsContext, mailId: string): Promise<boolean> {
  return eraseReceived(db, mailId, now)
}
