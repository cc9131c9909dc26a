// Converts project settings between the spec's names and the domain's, only here; without the API's validation, so that the web
// app can use it too.
import { isKeyOf } from '@fairlead/domain/shared/records'
import { emptySettings, type OutreachTemplate, type ProjectSettings, type RecruiterNotes } from '@fairlead/domain/project/settings'
import type { ProjectStatus, ProjectType } from '@fairlead/domain/project/project'
import { projectTypeToWire, rosterFromWire, rosterToWire, statusToWire } from '../codes.ts'
import { idealFromWire, idealToWire } from './ideal-names.ts'
import type { SearchFields, SettingsFields, WireSettings, WireTemplate } from './settings.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** API -> domain, only the fields that were sent. */
export function settingsFromWire(fields: SettingsFields): Partial<ProjectSettings> {
  const { ideal_candidates, outreach_templates, scheduling_preferences, manager_review, recruiter_notes } = fields
  const change: Record<string, unknown> = {}
  for (const name of Object.keys(emptySettings)) {
    const wireName = snake(name)
    const value = isKeyOf(fields, wireName) ? fields[wireName] : undefined
    if (value !== undefined) change[name] = value
  }
  if (fields.collaborators) change.collaborators = rosterFromWire(fields.collaborators)
  if (scheduling_preferences)
    change.schedulingPreferences = {
      phoneScreenerEmail: scheduling_preferences.phone_screener_email,
      interviewers: scheduling_preferences.interviewers,
      isPanel: scheduling_preferences.is_panel,
      seats: scheduling_preferences.seats,
      trainees: scheduling_preferences.trainees,
      parts: scheduling_preferences.parts,
      keepOrder: scheduling_preferences.keep_order,
    }
  if (manager_review)
    change.managerReview = { remindAfterHours: manager_review.remind_after_hours, escalateAfterHours: manager_review.escalate_after_hours }
  if (recruiter_notes)
    change.recruiterNotes = {
      mandatoryRequirements: recruiter_notes.mandatory_requirements,
      additionalSuggestions: recruiter_notes.additional_suggestions,
      tips: recruiter_notes.tips,
    }
  if (ideal_candidates) change.idealCandidates = ideal_candidates.map(idealFromWire)
  if (outreach_templates) change.outreachTemplates = outreach_templates.map(templateFromWire)
  return change as Partial<ProjectSettings>
}

/** Changes of fields that differ only by name. */
export function changeToWire(change: Partial<ProjectSettings>): {
  [F in keyof SearchFields]?: NonNullable<SearchFields[F]> | Extract<SearchFields[F], null>
} {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [snake(name), value]))
}

export function templateFromWire(t: WireTemplate): OutreachTemplate {
  return {
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
  }
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

/** Hard requirements under the API's names. */
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
  status: ProjectStatus
  type: ProjectType
  is_peq: boolean
}

/** Domain -> API, every field; `names` has the names of collaborators with an account, by email. */
export function settingsToWire(value: ProjectSettings, more: BesideSettings, names: Readonly<Record<string, string>>): WireSettings {
  const fields: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) fields[snake(name)] = field
  fields.collaborators = rosterToWire(value.collaborators).map((c) => ({ ...c, name: names[c.email] ?? null }))
  fields.scheduling_preferences = {
    phone_screener_email: value.schedulingPreferences.phoneScreenerEmail,
    interviewers: value.schedulingPreferences.interviewers,
    is_panel: value.schedulingPreferences.isPanel,
    seats: value.schedulingPreferences.seats,
    trainees: value.schedulingPreferences.trainees,
    parts: value.schedulingPreferences.parts,
    keep_order: value.schedulingPreferences.keepOrder,
  }
  fields.manager_review = {
    remind_after_hours: value.managerReview.remindAfterHours,
    escalate_after_hours: value.managerReview.escalateAfterHours,
  }
  fields.recruiter_notes = recruiterNotesToWire(value.recruiterNotes)
  fields.ideal_candidates = value.idealCandidates.map(idealToWire)
  fields.outreach_templates = value.outreachTemplates.map(templateToWire)
  return { ...(fields as WireSettings), ...more, status: statusToWire(more.status), type: projectTypeToWire(more.type) }
}
