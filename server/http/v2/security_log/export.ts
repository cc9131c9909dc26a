import { exportSecurityLog } from '@fairlead/contract/v2/security_log'
import { exportOwnSecurityEvents } from '../../../features/accounts/security/security-event-views.ts'
import { endpoint } from '../../endpoint.ts'

export const postSecurityLogExport = endpoint(exportSecurityLog, async (ctx, { input }) => {
  const { csv, isWhole } = await exportOwnSecurityEvents(ctx, input)
  return { csv, is_whole: isWhole }
})
