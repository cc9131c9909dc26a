// Project settings under the spec's field names, translated to and from the domain's in one place.
import { outreachMethods } from '@fairlead/domain/outreach/options'
import { emptySettings, type OutreachTemplate, type ProjectSettings, type RecruiterNotes } from '@fairlead/domain/project/settings'
import { setupFlows } from '@fairlead/domain/project/setup-flow'
import { limits } from '@fairlead/domain/text/limits'
import { z } from 'zod'
import { idealCandidate, idealFromWire, idealToWire } from './ideal-candidate.ts'
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
  /** Days after the mail before; a follow-up without text is not sent. */
  follow_up_1_days: whole.pipe(z.number().min(1).max(60)).default(3),
  follow_up_2_days: whole.pipe(z.number().min(1).max(60)).default(4),
  follow_up_3_days: whole.pipe(z.number().min(1).max(60)).default(7),
  /** A follow-up that is switched off keeps its text and is passed over. */
  follow_up_1_off: flag.default(false),
  follow_up_2_off: flag.default(false),
  follow_up_3_off: flag.default(false),
  li_connection_template: longText.default(''),
})
export type WireTemplate = z.infer<typeof outreachTemplate>

/** Every field may be left out: what is not named stays as it is. */
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
  ideal_candidates: json(list(idealCandidate, limits.idealCandidates)).optional(),
  ideal_traits_left_out: texts.optional(),
  locations: texts.optional(),
  job_titles: texts.optional(),
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
  response_prob_val: weight.optional(),
  total_yoe_val: weight.optional(),
  highest_level_edu_val: weight.optional(),
  school_prestige_val: weight.optional(),
  similar_companies_val: weight.optional(),
  industry_match_val: weight.optional(),
  keywords_val: weight.optional(),
  sender_name: text.optional(),
  outreach_methods: list(z.enum(outreachMethods), 3).optional(),
  outreach_templates: json(list(outreachTemplate, 20)).optional(),
  yore_min: numberOrNull.optional(),
  diversity_val: numberOrNull.optional(),
  should_populate: flag.optional(),
  outreach_toggle: flag.optional(),
  allow_work_emails: flag.optional(),
  needs_email_confirmation: flag.optional(),
  confirm_email_before_send: flag.optional(),
  phone_screener_needs_calendar_auth: flag.optional(),
  interview_scheduling: z.enum(['calendar', 'introduction']).optional(),
  scheduling_preferences: json(z.object({ phone_screener_email: text.nullable().default(null) })).optional(),
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
  /** The flow a draft goes on in; empty = the one of its type. */
  setup_flow: z.union([z.enum(setupFlows), z.null(), z.literal('').transform(() => null)]).optional(),
})
export type WireSettingsInput = z.input<typeof settingsFields>

/** The fields a search runs on. */
export const searchFields = settingsFields.pick({
  job_title: true,
  job_titles: true,
  job_titles_current_or_past: true,
  ic_or_manager: true,
  locations: true,
  remote_work_allowed: true,
  years_exp_min: true,
  years_exp_max: true,
  keywords_required: true,
  keywords_optional: true,
  bad_keywords: true,
  bad_companies: true,
  bad_job_titles: true,
  companies: true,
  industries: true,
  schools: true,
  majors: true,
  location_radius_km: true,
  bachelors: true,
  advanced_degree: true,
  mba: true,
  phd: true,
  top10_school: true,
  top25_school: true,
  ideal_candidates: true,
  ideal_traits_left_out: true,
  bias_reducer: true,
  response_prob_val: true,
  total_yoe_val: true,
  highest_level_edu_val: true,
  school_prestige_val: true,
  similar_companies_val: true,
  industry_match_val: true,
  keywords_val: true,
})

export const settings = settingsFields.required().extend({
  project_id: z.string(),
  version: z.number(),
  status: z.string(),
  type: z.enum(['1', '2', '3']),
  collaborators: z.array(
    z.object({ email: z.string(), role: z.union([z.literal(1), z.literal(2), z.literal(3)]), name: z.string().nullable().optional() }),
  ),
})
export type WireSettings = z.output<typeof settings>

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

type Fields = z.output<typeof settingsFields>

/** Wire -> domain, only the fields that were sent. */
export function settingsFromWire(fields: Fields): Partial<ProjectSettings> {
  const { ideal_candidates, outreach_templates, scheduling_preferences, recruiter_notes } = fields
  const change: Record<string, unknown> = {}
  for (const name of Object.keys(emptySettings)) {
    const value = fields[snake(name) as keyof Fields]
    if (value !== undefined) change[name] = value
  }
  if (scheduling_preferences) change.schedulingPreferences = { phoneScreenerEmail: scheduling_preferences.phone_screener_email }
  if (recruiter_notes)
    change.recruiterNotes = {
      mandatoryRequirements: recruiter_notes.mandatory_requirements,
      additionalSuggestions: recruiter_notes.additional_suggestions,
      tips: recruiter_notes.tips,
    }
  if (ideal_candidates) change.idealCandidates = ideal_candidates.map(idealFromWire)
  if (outreach_templates)
    change.outreachTemplates = outreach_templates.map((t) => ({
      name: t.name,
      userEmail: t.user_email,
      subject: t.initial_outreach_subject,
      initial: t.initial_outreach_template,
      liConnectionTemplate: t.li_connection_template,
      followUps: [
        { days: t.follow_up_1_days, template: t.follow_up_1_template, isOff: t.follow_up_1_off },
        { days: t.follow_up_2_days, template: t.follow_up_2_template, isOff: t.follow_up_2_off },
        { days: t.follow_up_3_days, template: t.follow_up_3_template, isOff: t.follow_up_3_off },
      ],
    }))
  return change as Partial<ProjectSettings>
}

/** A change of fields that are the same on both sides but for their names. */
export function changeToWire(change: Partial<ProjectSettings>): z.output<typeof searchFields> {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [snake(name), value]))
}

export function templateToWire(t: OutreachTemplate): WireTemplate {
  return {
    name: t.name,
    user_email: t.userEmail,
    initial_outreach_subject: t.subject,
    initial_outreach_template: t.initial,
    follow_up_1_template: t.followUps[0]?.template ?? '',
    follow_up_2_template: t.followUps[1]?.template ?? '',
    follow_up_3_template: t.followUps[2]?.template ?? '',
    follow_up_1_days: t.followUps[0]?.days ?? 3,
    follow_up_1_off: t.followUps[0]?.isOff ?? false,
    follow_up_2_days: t.followUps[1]?.days ?? 4,
    follow_up_2_off: t.followUps[1]?.isOff ?? false,
    follow_up_3_days: t.followUps[2]?.days ?? 7,
    follow_up_3_off: t.followUps[2]?.isOff ?? false,
    li_connection_template: t.liConnectionTemplate,
  }
}

/** Hard requirements under the wire's names. */
export function recruiterNotesToWire(notes: RecruiterNotes) {
  return {
    mandatory_requirements: notes.mandatoryRequirements,
    additional_suggestions: notes.additionalSuggestions,
    tips: notes.tips,
  }
}

interface BesideSettings {
  project_id: string
  version: number
  status: string
  type: '1' | '2' | '3'
  is_peq: boolean
}

/** Domain -> wire, every field; `names` gives the names of collaborators who have an account, by e-mail. */
export function settingsToWire(value: ProjectSettings, more: BesideSettings, names: Readonly<Record<string, string>>): WireSettings {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) fields[snake(name)] = field
  fields.collaborators = value.collaborators.map((c) => ({ ...c, name: names[c.email] ?? null }))
  fields.scheduling_preferences = { phone_screener_email: value.schedulingPreferences.phoneScreenerEmail }
  fields.recruiter_notes = recruiterNotesToWire(value.recruiterNotes)
  fields.ideal_candidates = value.idealCandidates.map(idealToWire)
  fields.outreach_templates = value.outreachTemplates.map(templateToWire)
  return { ...(fields as WireSettings), ...more }
}
