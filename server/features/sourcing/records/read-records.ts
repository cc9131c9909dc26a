// The records of a project as a list, how long they are kept, and the published keys.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database.ts'
import { recordAuditEvent } from '../../accounts/security/audit-store.ts'
import { saveWorkspaceRecordYears } from '../../accounts/users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../../accounts/users/workspace-rights.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { countUnrecorded, listRecords, readRecordYears, type RecordRow } from './record-views.ts'
import { findPublicKey } from './signing-key-store.ts'
import { text } from '../texts/texts.ts'

export interface ProjectRecords {
  years: number
  canManage: boolean
  unrecorded: number
  records: RecordRow[]
}

export function readProjectRecords(ctx: ActorContext, projectId: string): Promise<ProjectRecords> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(tx, ctx.actor, projectId, 'decide')
    return {
      years: await readRecordYears(tx, ctx.workspaceId),
      canManage: await isWorkspaceAdmin(tx, ctx.actor),
      unrecorded: await countUnrecorded(tx, project.id),
      records: await listRecords(tx, project.id),
    }
  })
}

/** Records that are older by then are deleted with the next round of the clock, unless the law wants them longer. */
export function saveYears(ctx: ActorContext, years: number): Promise<void> {
  return ctx.transaction(async (tx) => {
    await requireWorkspaceAdmin(tx, ctx.actor)
    await saveWorkspaceRecordYears(tx, ctx.workspaceId, years)
    await recordAuditEvent(tx, {
      kind: 'settings_changed',
      workspaceId: ctx.workspaceId,
      userId: ctx.userId,
      actor: ctx.actor.email,
      details: { record_years: years },
    })
  })
}

/** The public half, for anyone who has a file. @throws Refusal not_found */
export async function describeKey(database: Database, fingerprint: string): Promise<string> {
  const key = await findPublicKey(database.system, fingerprint.trim().toLowerCase())
  if (!key) throw new Refusal('not_found', text.unknownKey)
  const spki = key.publicKey.toString('base64')
  return `${text.keyText(fingerprint.trim().toLowerCase(), key.madeAt.toISOString().slice(0, 10))}\n\nEd25519, SPKI, base64:\n${spki}\n`
}
