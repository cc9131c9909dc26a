import { readAllAudit } from '@fairlead/contract/v2/operations/audit'
import { auditKinds } from '@fairlead/domain/account/audit-events'
import { readAuditEvents } from '../../../features/accounts/security/audit-views.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'
import { auditPageToWire } from '../../wire/audit.ts'

export const getOperationsAuditLog = staffEndpoint(readAllAudit, 'read_audit_log', async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return auditPageToWire(await readAuditEvents(ctx.db, auditKinds, { ...search, page: Math.max(1, page) }))
})
