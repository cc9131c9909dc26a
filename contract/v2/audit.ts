// {V2}audit: what of the audit log concerns one's own workspace, for its owner.
import { call, type CallType } from '../call.ts'
import { auditPage } from '../shapes/operations.ts'
import { auditSearch } from './operations/audit.ts'

export const readOwnAuditLog = call(
  'GET',
  'v2/audit',
  'What was done with the accounts and sessions of this workspace, the newest first, 50 a page. For anyone who opened the workspace.',
  auditSearch,
  auditPage,
  { also: { 404: 'Someone else opened this workspace.' } },
)
export type ReadOwnAuditLog = CallType<typeof readOwnAuditLog>
