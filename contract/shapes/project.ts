// A project in the list and the panel, including counters.
import { outreachMethods } from '@fairlead/domain/project/outreach-options'
import { z } from 'zod'
import { projectTypeCodes, statusCodes } from '../codes.ts'

const count = z.number().int()

export const project = z.object({
  project_id: z.string(),
  project_name: z.string(),
  name: z.string(),
  job_title: z.string(),
  hiring_company: z.string(),
  status: z.enum(statusCodes),
  type: z.enum(projectTypeCodes),
  role: z.literal([1, 2, 3, -1]),
  is_owner: z.boolean(),
  is_processing: z.boolean(),
  is_in_calibration: z.boolean(),
  is_in_auto_swipe_calibration: z.boolean(),
  is_admin_in_auto_swipe_calibration: z.boolean(),
  allow_calibration_disable: z.boolean(),
  active_calibration_operation: z.string().nullable(),
  in_auto_swipe_mode: z.boolean(),
  is_warmleads_recruiter: z.boolean(),
  is_autopilot_recruiter: z.boolean(),
  is_archived: z.boolean(),
  outreach_pause: z.boolean(),
  show_needs_attention: z.boolean(),
  is_peq: z.boolean(),
  is_self_serve: z.boolean(),
  bias_reducer: z.boolean(),
  is_free_trial: z.boolean(),
  golive: z.boolean(),
  /** For staff, the rules' result unless set manually; for others, the value that was set. */
  operations_status: z.string(),
  /** The staff member who set it manually; for staff only. */
  operations_status_by: z.string().nullable(),
  /** The result of the rules and the reason; for staff only. */
  operations_why: z.string().nullable(),
  needs_email_confirmation: z.boolean(),
  confirm_email_before_send: z.boolean(),
  allow_work_emails: z.boolean(),
  outreach_methods: z.array(z.enum(outreachMethods)),
  peq_dict: z.record(z.string(), z.string()),
  recruiter_notes: z.object({ mandatory_requirements: z.string(), additional_suggestions: z.string(), tips: z.string() }),
  paused_archived_reason: z.number().int().nullable(),
  paused_archived_reason_other: z.string().nullable(),
  /** Remaining candidates of a free trial; null outside a trial. */
  contacts_left: z.number().int().nullable(),
  /** How many a free trial may contact in total. */
  contacts_limit: z.number().int().nullable(),
  tab_order: z.array(z.string()),
  show_calibration_toggle: z.boolean(),
  candidate_batch_count: z.record(z.string(), count),
  candidates_review_count: count,
  candidates_approved_count: count,
  candidates_contacted_count: count,
  candidates_interviewing_count: count,
  candidates_rejected_count: count,
  candidates_not_interested_count: count,
  candidates_warm_leads_recruiter_count: count,
  candidates_warm_leads_question_count: count,
  candidates_warm_leads_hm_count: count,
  candidates_warm_leads_hm_approved_count: count,
  candidates_warm_leads_awaiting_info_count: count,
  candidates_custom_1_count: count,
  candidates_custom_2_count: count,
  candidates_custom_3_count: count,
  candidates_custom_4_count: count,
  candidates_custom_5_count: count,
  /** Candidates whose conversation needs an answer, without those in Needs Attention; 0 for users who may not write email. */
  unanswered_count: count,
  collaborators: z.array(z.object({ email: z.string(), role: z.literal([1, 2, 3]), name: z.string().nullable() })),
  template_vars_dict: z.record(z.string(), z.string()),
  /** The running or latest search: its progress and message. */
  search: z
    .object({
      lro_id: z.string(),
      state: z.enum(['queued', 'running', 'completed', 'failed']),
      progress_pct: z.number(),
      is_calibration: z.boolean(),
      note: z.string().nullable(),
      found: count,
      /** How many of those found score near the previous batch; null when it wasn't counted. */
      fits: count.nullable(),
      /** How many requirements those found miss, all together; null when it wasn't counted. */
      missed: count.nullable(),
      /** The size of the previous batch, and how many requirements it misses; null without one. */
      found_before: count.nullable(),
      missed_before: count.nullable(),
    })
    .nullable(),
  /** Changes to the search by the latest decisions, as sentences. */
  lessons: z.array(z.string()),
  created_at: z.string(),
  /** When the settings were last changed, and the name of the user who did; null where it isn't known. */
  edited_at: z.string().nullable(),
  edited_by: z.string().nullable(),
})
export type WireProject = z.infer<typeof project>
export const projectList = z.array(project)
