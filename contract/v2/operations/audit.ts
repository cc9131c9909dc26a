import { call, type CallType } from '../../call.ts'
import { auditCsv, auditFilters, auditPage, auditSearch } from '../audit.ts'
import { staffOnly } from './projects.ts'

export const readAllAudit = call(
  'GET',
  'v2/operations/audit',
  ['unproven'],
  'Audit events of every workspace and of the installation, newest first, 50 per page. For super admins.',
  auditSearch,
  auditPage,
  { also: staffOnly },
)
export type ReadAllAudit = CallType<typeof readAllAudit>

export const exportAllAudit = call(
  'POST',
  'v2/operations/audit/export',
  [],
  'The newest 10,000 audit events of every workspace as CSV. For super admins.',
  auditFilters,
  auditCsv,
  { audit: 'itself', also: staffOnly },
)
export type ExportAllAudit = CallType<typeof exportAllAudit>
