// GET {V2}operations/audit
import { readAuditLog } from '@fairlead/contract/v2/operations/audit'
import { readAudit } from '../../../features/accounts/audit-views.ts'
import { houseEndpoint } from '../../house-endpoint.ts'
import { auditToWire } from '../../wire/operations.ts'

export const getOperationsAudit = houseEndpoint(readAuditLog, 'read_audit_log', async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return auditToWire(await readAudit(ctx.db, null, { ...search, page }))
})
