import { readAuditLog } from '@fairlead/contract/v2/audit'
import { readOwnAuditEvents } from '../../features/accounts/security/audit-views.ts'
import { endpoint } from '../endpoint.ts'
import { auditPageToWire } from '../wire/audit.ts'

export const getAuditLog = endpoint(readAuditLog, async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return auditPageToWire(await readOwnAuditEvents(ctx, { ...search, page: Math.max(1, page) }))
})
