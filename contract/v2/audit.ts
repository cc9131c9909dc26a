import { z } from 'zod'
import { auditKinds } from '@fairlead/domain/account/audit-events'
import { call, type CallType } from '../call.ts'
import { pageIndex, text } from '../fields.ts'

const filters = { kind: z.enum(auditKinds).optional(), text: text.optional() }
export const auditSearch = z.object({ ...filters, page_idx: pageIndex.optional() })
export const auditFilters = z.object(filters)

export const auditPage = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      kind: z.enum(auditKinds),
      actor: z.string().nullable(),
      /** An address or name, else the project's name. */
      target: z.string().nullable(),
      project_id: z.string().nullable(),
      candidate: z.string().nullable(),
      workspace_name: z.string().nullable(),
      ip: z.string().nullable(),
      user_agent: z.string().nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  has_more: z.boolean(),
})
export type WireAuditPage = z.infer<typeof auditPage>
export const auditCsv = z.object({ csv: z.string(), /** false = older events are left out. */ is_whole: z.boolean() })

const also = { 404: 'The user is not an admin of the workspace.' }

export const readAuditLog = call(
  'GET',
  'v2/audit',
  ['staff', 'unproven'],
  'Who did what in this workspace, and from where: sign-ins, members, rights, exports, emails, settings, and what staff did; newest first, 50 per page. For workspace admins.',
  auditSearch,
  auditPage,
  { also },
)
export type ReadAuditLog = CallType<typeof readAuditLog>

export const exportAuditLog = call(
  'POST',
  'v2/audit/export',
  ['unproven'],
  'The newest 10,000 audit events of this workspace as CSV. For workspace admins.',
  auditFilters,
  auditCsv,
  { audit: 'itself', also },
)
export type ExportAuditLog = CallType<typeof exportAuditLog>
