// A project's row in the domain's words, and its settings column, which uses the spec's names.
import type { Selectable } from 'kysely'
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { emptySettings, type OutreachTemplate, type ProjectSettings } from '@fairlead/domain/project/settings'
import type { ProjectTable } from '../../../platform/schema.ts'

/** The row's own columns; roster and counters are in separate tables. */
export function factsOfRow(row: Selectable<ProjectTable> & { owner_email: string }) {
  return {
    id: row.id,
    workspaceId: row.workspace_id,
    ownerEmail: row.owner_email,
    name: row.name,
    jobTitle: row.job_title,
    hiringCompany: row.hiring_company,
    type: row.project_type,
    status: row.lifecycle_status,
    isProcessing: row.is_processing,
    isInCalibration: row.is_in_calibration,
    calibratedAt: row.calibrated_at,
    isArchived: row.is_archived,
    outreachPause: row.outreach_pause,
    inAutoSwipeMode: row.in_auto_swipe_mode,
    isWarmleadsRecruiter: row.is_warmleads_recruiter,
    isAutopilotRecruiter: row.is_autopilot_recruiter,
    showNeedsAttention: row.show_needs_attention,
    isSelfServe: row.is_self_serve,
    biasReducer: row.bias_reducer,
    isPeq: row.is_peq,
    isFreeTrial: row.is_free_trial,
    isInAdminCalibration: row.is_in_admin_calibration,
    golive: row.golive,
    operationsStatus: row.operations_status,
    healthBy: row.operations_status_by,
    trialContacts: row.free_trial_contacts,
    stopReason: {
      reason: row.paused_archived_reason,
      other: row.paused_archived_reason_other,
    },
  }
}

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

interface StoredTemplate {
  name: string
  former_names?: string[]
  user_email: string | null
  initial_outreach_subject: string
  initial_outreach_template: string
  li_connection_template: string
  [followUp: `follow_up_${number}_template`]: string
  [days: `follow_up_${number}_days`]: number
  [isOff: `follow_up_${number}_off`]: boolean
}

/** Languages and certificates are missing in résumés that were stored before they were read. */
type StoredResume = Omit<IdealResume, 'languages' | 'certificates'> & Partial<IdealResume>

/** The output of `settingsToColumn`; unchanged fields have the spec's names. */
interface StoredSettings {
  ideal_candidates?: { linkedin_profile_url?: string | null; core_candidate_id?: string | null; resume?: StoredResume }[]
  scheduling_preferences?: {
    phone_screener_email?: string | null
    interviewers?: string[]
    is_panel?: boolean
    seats?: number
    trainees?: string[]
    parts?: ProjectSettings['schedulingPreferences']['parts']
    keep_order?: boolean
  }
  manager_review?: { remind_after_hours: number | null; escalate_after_hours: number | null }
  collaborators?: ProjectSettings['collaborators']
  recruiter_notes?: { mandatory_requirements?: string; additional_suggestions?: string; tips?: string }
  outreach_templates?: StoredTemplate[]
  [field: string]: unknown
}

/** The settings column, with the spec's names only. */
export function settingsToColumn(settings: ProjectSettings): Record<string, unknown> {
  const stored = Object.fromEntries(Object.entries(settings).map(([name, value]) => [snake(name), value]))
  stored.ideal_candidates = settings.idealCandidates.map((ideal) => ({
    linkedin_profile_url: ideal.linkedinProfileUrl,
    core_candidate_id: ideal.coreCandidateId,
    ...(ideal.resume ? { resume: ideal.resume } : {}),
  }))
  stored.outreach_templates = settings.outreachTemplates.map(storeTemplate)
  stored.scheduling_preferences = mapKeys(settings.schedulingPreferences, snake)
  stored.manager_review = mapKeys(settings.managerReview, snake)
  stored.recruiter_notes = mapKeys(settings.recruiterNotes, snake)
  return stored
}

/** The settings of a column, with defaults for missing fields. */
export function settingsFromColumn(stored: unknown): ProjectSettings {
  const fields = (stored ?? {}) as StoredSettings
  const plain = Object.fromEntries(
    Object.entries(emptySettings).map(([name, fallback]) => [name, fields[snake(name)] ?? fallback]),
  ) as ProjectSettings
  const { scheduling_preferences: scheduling, manager_review: clock, recruiter_notes: notes } = fields
  return {
    ...plain,
    collaborators: fields.collaborators ?? [],
    idealCandidates: (fields.ideal_candidates ?? []).map((ideal) => ({
      linkedinProfileUrl: ideal.linkedin_profile_url ?? null,
      coreCandidateId: ideal.core_candidate_id ?? null,
      resume: ideal.resume ? { languages: [], certificates: [], ...ideal.resume } : null,
    })),
    schedulingPreferences: {
      phoneScreenerEmail: scheduling?.phone_screener_email ?? null,
      interviewers: scheduling?.interviewers ?? [],
      isPanel: scheduling?.is_panel ?? false,
      seats: scheduling?.seats ?? 1,
      trainees: scheduling?.trainees ?? [],
      parts: scheduling?.parts ?? [],
      keepOrder: scheduling?.keep_order ?? false,
    },
    ...(clock ? { managerReview: { remindAfterHours: clock.remind_after_hours, escalateAfterHours: clock.escalate_after_hours } } : {}),
    recruiterNotes: {
      mandatoryRequirements: notes?.mandatory_requirements ?? '',
      additionalSuggestions: notes?.additional_suggestions ?? '',
      tips: notes?.tips ?? '',
    },
    outreachTemplates: (fields.outreach_templates ?? []).map(readTemplate),
  }
}

function mapKeys(fields: object, name: (key: string) => string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [name(key), value]))
}

function storeTemplate(template: OutreachTemplate): StoredTemplate {
  const stored: StoredTemplate = {
    name: template.name,
    user_email: template.userEmail,
    initial_outreach_subject: template.subject,
    initial_outreach_template: template.initial,
    li_connection_template: template.liConnectionTemplate,
    ...(template.formerNames ? { former_names: template.formerNames } : {}),
  }
  template.followUps.forEach((followUp, index) => {
    stored[`follow_up_${index + 1}_template`] = followUp.template
    stored[`follow_up_${index + 1}_days`] = followUp.days
    if (followUp.isOff) stored[`follow_up_${index + 1}_off`] = true
  })
  return stored
}

function readTemplate(stored: StoredTemplate): OutreachTemplate {
  const followUps = [1, 2, 3].filter((n) => stored[`follow_up_${n}_template`] !== undefined)
  return {
    name: stored.name,
    ...(stored.former_names ? { formerNames: stored.former_names } : {}),
    userEmail: stored.user_email ?? null,
    subject: stored.initial_outreach_subject,
    initial: stored.initial_outreach_template,
    liConnectionTemplate: stored.li_connection_template,
    followUps: followUps.map((n) => ({
      days: stored[`follow_up_${n}_days`] ?? 3,
      template: stored[`follow_up_${n}_template`] ?? '',
      isOff: stored[`follow_up_${n}_off`] ?? false,
    })),
  }
}
