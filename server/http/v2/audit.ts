import { readOwnAuditLog } from '@fairlead/contract/v2/audit'
import { readOwnAudit } from '../../features/accounts/security/audit-views.ts'
import { endpoint } from '../endpoint.ts'
import { auditToWire } from '../wire/operations.ts'

export const getAudit = endpoint(readOwnAuditLog, async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return auditToWire(await readOwnAudit(ctx, { ...search, page }))
})
