import { z } from 'zod'
import { securityEventKinds } from '@fairlead/domain/account/security-events'
import { call, type CallType } from '../call.ts'
import { pageIndex, text } from '../fields.ts'

const filters = { kind: z.enum(securityEventKinds).optional(), text: text.optional() }
export const securitySearch = z.object({ ...filters, page_idx: pageIndex.optional() })
export const securityFilters = z.object(filters)

export const securityPage = z.object({
  events: z.array(
    z.object({
      id: z.string(),
      date: z.string(),
      kind: z.enum(securityEventKinds),
      actor: z.string().nullable(),
      target: z.string().nullable(),
      workspace_name: z.string().nullable(),
      ip: z.string().nullable(),
      user_agent: z.string().nullable(),
      details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    }),
  ),
  has_more: z.boolean(),
})
export type WireSecurityPage = z.infer<typeof securityPage>
export const securityCsv = z.object({ csv: z.string(), /** false = older events are left out. */ is_whole: z.boolean() })

const also = { 404: 'The user is not an admin of the workspace.' }

export const readSecurityLog = call(
  'GET',
  'v2/security_log',
  ['staff', 'unproven'],
  'Sign-ins, invitations, shares, exports, and changes to accounts and permissions in this workspace, newest first, 50 per page. For workspace admins.',
  securitySearch,
  securityPage,
  { also },
)
export type ReadSecurityLog = CallType<typeof readSecurityLog>

export const exportSecurityLog = call(
  'POST',
  'v2/security_log/export',
  ['unproven'],
  'The newest 10,000 security events of this workspace as CSV. For workspace admins.',
  securityFilters,
  securityCsv,
  { also },
)
export type ExportSecurityLog = CallType<typeof exportSecurityLog>
