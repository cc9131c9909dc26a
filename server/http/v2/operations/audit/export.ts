import { exportAllAudit } from '@fairlead/contract/v2/operations/audit'
import { auditKinds } from '@fairlead/domain/account/audit-events'
import { exportAuditEvents } from '../../../../features/accounts/security/audit-views.ts'
import { recordAuditEvent } from '../../../../features/accounts/security/audit-store.ts'
import { staffEndpoint } from '../../../staff-endpoint.ts'

export const postOperationsAuditLogExport = staffEndpoint(exportAllAudit, 'read_audit_log', async ({ db, actor }, { input }) => {
  const by = { workspaceId: null, userId: actor.userId, actor: actor.email }
  await recordAuditEvent(db, { ...by, kind: 'export', target: 'Audit log of all workspaces' })
  const { csv, isWhole } = await exportAuditEvents(db, auditKinds, input)
  return { csv, is_whole: isWhole }
})
