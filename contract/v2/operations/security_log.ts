import { call, type CallType } from '../../call.ts'
import { securityCsv, securityFilters, securityPage, securitySearch } from '../security_log.ts'
import { staffOnly } from './projects.ts'

export const readAllSecurity = call(
  'GET',
  'v2/operations/security_log',
  ['unproven'],
  'Security events of every workspace and of the installation, newest first, 50 per page. For super admins.',
  securitySearch,
  securityPage,
  { also: staffOnly },
)
export type ReadAllSecurity = CallType<typeof readAllSecurity>

export const exportAllSecurity = call(
  'POST',
  'v2/operations/security_log/export',
  [],
  'The newest 10,000 security events of every workspace as CSV. For super admins.',
  securityFilters,
  securityCsv,
  { also: staffOnly },
)
export type ExportAllSecurity = CallType<typeof exportAllSecurity>
