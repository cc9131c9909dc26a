import { auditActionKeys } from '@fairlead/domain/operations/audit'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { pageIndex, text } from '../../fields.ts'
import { auditPage } from '../../shapes/operations.ts'
import { staffOnly } from './projects.ts'

export const auditSearch = z.object({
  action: z.enum(auditActionKeys).optional(),
  text: text.optional(),
  page_idx: pageIndex.optional(),
})

export const readAuditLog = call(
  'GET',
  'v2/operations/audit',
  ['unproven'],
  'Staff actions, newest first, 50 per page. Super admins only.',
  auditSearch,
  auditPage,
  { also: staffOnly },
)
export type ReadAuditLog = CallType<typeof readAuditLog>
