import { call, type CallType } from '../call.ts'
import { auditPage } from '../shapes/operations.ts'
import { auditSearch } from './operations/audit.ts'

export const readOwnAuditLog = call(
  'GET',
  'v2/audit',
  ['staff', 'unproven'],
  'Staff actions on the accounts and sessions of this workspace, newest first, 50 per page. For the user who created the workspace.',
  auditSearch,
  auditPage,
  { also: { 404: 'Someone else created this workspace.' } },
)
export type ReadOwnAuditLog = CallType<typeof readOwnAuditLog>
