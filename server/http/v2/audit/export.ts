import { exportAuditLog } from '@fairlead/contract/v2/audit'
import { exportOwnAuditEvents } from '../../../features/accounts/security/audit-views.ts'
import { endpoint } from '../../endpoint.ts'

export const postAuditLogExport = endpoint(exportAuditLog, async (ctx, { input }) => {
  const { csv, isWhole } = await exportOwnAuditEvents(ctx, input)
  return { csv, is_whole: isWhole }
})
