import { readAuditLog } from '@fairlead/contract/v2/operations/audit'
import { readAudit } from '../../../features/accounts/security/audit-views.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'
import { auditToWire } from '../../wire/operations.ts'

export const getOperationsAudit = staffEndpoint(readAuditLog, 'read_audit_log', async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return auditToWire(await readAudit(ctx.db, null, { ...search, page }))
})
