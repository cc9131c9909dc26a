// Project settings under the spec's field names: input and output.
import { maxParts } from '@fairlead/domain/project/interview-parts'
import { outreachMethods } from '@fairlead/domain/project/outreach-options'
import { maxTemplates } from '@fairlead/domain/project/settings'
import { setupFlows } from '@fairlead/domain/project/setup-flow'
import { currencies } from '@fairlead/domain/shared/currencies'
import { limits } from '@fairlead/domain/shared/limits'
import { z } from 'zod'
import { projectTypeCodes, statusCodes } from '../codes.ts'
import { idealCandidate } from './ideal-candidate.ts'
import { searchFieldNames } from './search-field-names.ts'
import { flag, json, list, longText, numberOrNull, text, texts, whole } from '../fields.ts'

const weight = whole.pipe(z.number().min(0).max(5))

export const outreachTemplate = z.object({
  name: text.default('Template 1'),
  user_email: text.nullable().default(null),
  initial_outreach_subject: text.default(''),
  initial_outreach_template: longText.default(''),
  follow_up_1_template: longText.default(''),
  follow_up_2_template: longText.default(''),
  follow_up_3_template: longText.default(''),
  /** Days after the previous email; a follow-up without text isn't sent. */
  follow_up_1_days: whole.pipe(z.number().min(1).max(60)).default(3),
  follow_up_2_days: whole.pipe(z.number().min(1).max(60)).default(4),
  follow_up_3_days: whole.pipe(z.number().min(1).max(60)).default(7),
  /** A switched-off follow-up keeps its text and is skipped. */
  follow_up_1_off: flag.default(false),
  follow_up_2_off: flag.default(false),
  follow_up_3_off: flag.default(false),
  li_connection_template: longText.default(''),
})
export type WireTemplate = z.infer<typeof outreachTemplate>

const hours = numberOrNull.pipe(z.number().int().min(1).max(2160).nullable())

/** Every field is optional; missing ones don't change. */
export const settingsFields = z.object({
  project_name: text.optional(),
  job_title: text.optional(),
  hiring_company: text.optional(),
  job_description: longText.optional(),
  additional_information: longText.optional(),
  is_self_serve: flag.optional(),
  tab_order: texts.optional(),
  collaborators: json(
    list(z.object({ email: text, role: whole.pipe(z.union([z.literal(1), z.literal(2), z.literal(3)])) }), 100),
  ).optional(),
  show_calibration_toggle: flag.optional(),
  bias_reducer: flag.optional(),
  /** Autopilot projects only: a recruiter reviews interested candidates first. */
  is_autopilot_recruiter: flag.optional(),
  ideal_candidates: json(list(idealCandidate, limits.idealCandidates)).optional(),
  ideal_traits_left_out: texts.optional(),
  locations: texts.optional(),
  job_titles: texts.optional(),
  /** Job titles of which a person must have held at least one. */
  job_titles_required: texts.optional(),
  job_titles_current_or_past: z.enum(['current', 'current_or_past']).optional(),
  ic_or_manager: z.union([z.enum(['ic', 'manager']), z.null(), z.enum(['', 'null']).transform(() => null)]).optional(),
  years_exp_min: numberOrNull.optional(),
  years_exp_max: numberOrNull.optional(),
  keywords_required: texts.optional(),
  keywords_optional: texts.optional(),
  bad_keywords: texts.optional(),
  bad_companies: texts.optional(),
  bad_job_titles: texts.optional(),
  companies: texts.optional(),
  industries: texts.optional(),
  schools: texts.optional(),
  majors: texts.optional(),
  /** Only around cities; null = their metropolitan areas. */
  location_radius_km: numberOrNull.pipe(z.number().max(500).nullable()).optional(),
  bachelors: flag.optional(),
  advanced_degree: flag.optional(),
  mba: flag.optional(),
  phd: flag.optional(),
  top10_school: flag.optional(),
  top25_school: flag.optional(),
  remote_work_allowed: flag.optional(),
  visa_filter: flag.optional(),
  is_fulltime: flag.optional(),
  comp_target_min: numberOrNull.optional(),
  comp_target_max: numberOrNull.optional(),
  /** Blank = the job's country's. */
  comp_currency: z.union([z.enum(currencies), z.null(), z.enum(['', 'null']).transform(() => null)]).optional(),
  /** Leaves out people who are likely to expect more than the job pays. Pay that isn’t known excludes no one; other currencies are converted. */
  comp_required: flag.optional(),
  response_prob_val: weight.optional(),
  total_yoe_val: weight.optional(),
  highest_level_edu_val: weight.optional(),
  school_prestige_val: weight.optional(),
  similar_companies_val: weight.optional(),
  industry_match_val: weight.optional(),
  keywords_val: weight.optional(),
  sender_name: text.optional(),
  outreach_methods: list(z.enum(outreachMethods), 3).optional(),
  outreach_templates: json(list(outreachTemplate, maxTemplates)).optional(),
  yore_min: numberOrNull.optional(),
  diversity_val: numberOrNull.optional(),
  should_populate: flag.optional(),
  outreach_toggle: flag.optional(),
  allow_work_emails: flag.optional(),
  needs_email_confirmation: flag.optional(),
  /** Whether rejected candidates who were in touch get an email by default; off unless switched on. */
  rejection_emails: flag.optional(),
  confirm_email_before_send: flag.optional(),
  phone_screener_needs_calendar_auth: flag.optional(),
  interview_scheduling: z.enum(['calendar', 'introduction']).optional(),
  scheduling_preferences: json(
    z.object({
      phone_screener_email: text.nullable().default(null),
      /** Additional interviewers, who share the interviews with the screener. */
      interviewers: list(text, 20).default([]),
      /** Instead of taking turns, the screener and all of them attend each interview. */
      is_panel: z.boolean().default(false),
      /** Without `is_panel`: how many of them attend each interview, those with the fewest interviews first. */
      seats: z.number().int().min(1).max(10).default(1),
      /** Those who learn to interview: one of them sits in if they are free. */
      trainees: list(text, 20).default([]),
      /** Several interviews in one day instead of a single one, each with its own interviewers; empty = a single one. */
      parts: list(
        z.object({
          name: text,
          minutes: z.number().int(),
          /** Minutes without an interview after it, unless it is the last one. */
          pause: z.number().int().default(0),
          /** Email addresses. */
          interviewers: list(text, 10),
          /** How many of them hold it together, those with the fewest interviews first; null = all. */
          seats: z.number().int().min(1).max(10).nullable().default(1),
        }),
        maxParts,
      ).default([]),
      /** The parts are held in this order; otherwise in any that suits everyone. */
      keep_order: z.boolean().default(false),
    }),
  ).optional(),
  /** Hours after the email to the hiring manager; empty = never. */
  manager_review: json(z.object({ remind_after_hours: hours.default(48), escalate_after_hours: hours.default(120) })).optional(),
  autopilot_templates: json(z.record(z.string().max(100), longText)).optional(),
  compensation_template: longText.optional(),
  remote_template: longText.optional(),
  visa_template: longText.optional(),
  info_request_template: longText.optional(),
  recruiter_notes: json(
    z.object({
      mandatory_requirements: longText.default(''),
      additional_suggestions: longText.default(''),
      tips: longText.default(''),
    }),
  ).optional(),
  is_peq: flag.optional(),
  peq_dict: json(z.record(z.string().max(100), text)).optional(),
  /** The flow of a draft; empty = its type's. */
  setup_flow: z.union([z.enum(setupFlows), z.null(), z.literal('').transform(() => null)]).optional(),
})
export type WireSettingsInput = z.input<typeof settingsFields>

export const searchFields = settingsFields.pick(searchFieldNames)

export const settings = settingsFields.required().extend({
  project_id: z.string(),
  version: z.number(),
  status: z.enum(statusCodes),
  type: z.enum(projectTypeCodes),
  collaborators: z.array(
    z.object({ email: z.string(), role: z.union([z.literal(1), z.literal(2), z.literal(3)]), name: z.string().nullable().optional() }),
  ),
})
export type WireSettings = z.output<typeof settings>
export type SettingsFields = z.output<typeof settingsFields>
export type SearchFields = z.output<typeof searchFields>
