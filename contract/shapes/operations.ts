// Shapes of the operations pages: projects with health and notes.
import { healthStatuses } from '@fairlead/domain/operations/health'
import { z } from 'zod'
import { projectTypeCodes } from '../codes.ts'

const status = z.enum(healthStatuses.map(({ key }) => key))
const date = z.string()

export const boardProject = z.object({
  project_id: z.string(),
  project_name: z.string(),
  job_title: z.string(),
  hiring_company: z.string(),
  workspace_name: z.string(),
  type: z.enum(projectTypeCodes),
  owner_name: z.string(),
  owner_email: z.string(),
  /** Set manually, else by the rules. */
  operations_status: status,
  /** The result of the rules, and the figures behind it. */
  rules_status: status,
  rules_why: z.string(),
  /** Later rules that also match. */
  rules_also: z.array(z.object({ operations_status: status, why: z.string() })),
  /** The staff member who set it manually. */
  operations_status_by: z.string().nullable(),
  operations_status_date: date.nullable(),
  /** Since when someone waits, or the last activity. */
  since: date,
  created_at: date,
  last_act_at: date.nullable(),
  notes_count: z.number().int(),
  is_free_trial: z.boolean(),
  /** The trial's own limit; null = the installation's. */
  contacts: z.number().int().nullable(),
})
export type WireBoardProject = z.infer<typeof boardProject>

export const staffNote = z.object({
  note_id: z.string(),
  author: z.string(),
  body: z.string(),
  is_own: z.boolean(),
  created_at: date,
  edited_at: date.nullable(),
})
export type WireStaffNote = z.infer<typeof staffNote>
