// Endpoints of accounts, sessions, members and the security log.
import type { Endpoint } from './endpoint.ts'
import { getOperationsSecurityLog } from './v2/operations/security_log.ts'
import { postOperationsSecurityLogExport } from './v2/operations/security_log/export.ts'
import { getSecurityLog } from './v2/security_log.ts'
import { postSecurityLogExport } from './v2/security_log/export.ts'

export const accountEndpoints: readonly Endpoint[] = [
  getSecurityLog,
  postSecurityLogExport,
  getOperationsSecurityLog,
  postOperationsSecurityLogExport,
]
