import { readAllSecurity } from '@fairlead/contract/v2/operations/security_log'
import { readSecurityEvents } from '../../../features/accounts/security/security-event-views.ts'
import { staffEndpoint } from '../../staff-endpoint.ts'
import { securityPageToWire } from '../../wire/security-log.ts'

export const getOperationsSecurityLog = staffEndpoint(readAllSecurity, 'read_audit_log', async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return securityPageToWire(await readSecurityEvents(ctx.db, { ...search, page: Math.max(1, page) }))
})
