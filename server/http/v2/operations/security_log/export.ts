import { exportAllSecurity } from '@fairlead/contract/v2/operations/security_log'
import { exportSecurityEvents } from '../../../../features/accounts/security/security-event-views.ts'
import { recordSecurityEvent } from '../../../../features/accounts/security/security-event-store.ts'
import { staffEndpoint } from '../../../staff-endpoint.ts'

export const postOperationsSecurityLogExport = staffEndpoint(exportAllSecurity, 'read_audit_log', async ({ db, actor }, { input }) => {
  const by = { workspaceId: null, userId: actor.userId, actor: actor.email }
  await recordSecurityEvent(db, { ...by, kind: 'export', target: 'Security log of all workspaces' })
  const { csv, isWhole } = await exportSecurityEvents(db, input)
  return { csv, is_whole: isWhole }
})
