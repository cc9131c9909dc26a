import { readSecurityLog } from '@fairlead/contract/v2/security_log'
import { readOwnSecurityEvents } from '../../features/accounts/security/security-event-views.ts'
import { endpoint } from '../endpoint.ts'
import { securityPageToWire } from '../wire/security-log.ts'

export const getSecurityLog = endpoint(readSecurityLog, async (ctx, { input }) => {
  const { page_idx: page = 1, ...search } = input
  return securityPageToWire(await readOwnSecurityEvents(ctx, { ...search, page: Math.max(1, page) }))
})
