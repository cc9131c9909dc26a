// Settings of the wire as the domain's, so that its rules can be asked.
import type { WireSettings, WireTemplate } from '@fairlead/contract/shapes/settings'
import type { Criteria } from '@fairlead/domain/project/accept-proposals'
import type { IdealResume } from '@fairlead/domain/project/ideal-candidate'
import { emptySettings, type OutreachTemplate, type ProjectSettings } from '@fairlead/domain/project/settings'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export function templateOf(wire: WireTemplate): OutreachTemplate {
  return {
    name: wire.name,
    userEmail: wire.user_email,
    subject: wire.initial_outreach_subject,
    initial: wire.initial_outreach_template,
    liConnectionTemplate: wire.li_connection_template,
    followUps: [
      { days: wire.follow_up_1_days, template: wire.follow_up_1_template, isOff: wire.follow_up_1_off },
      { days: wire.follow_up_2_days, template: wire.follow_up_2_template, isOff: wire.follow_up_2_off },
      { days: wire.follow_up_3_days, template: wire.follow_up_3_template, isOff: wire.follow_up_3_off },
    ],
  }
}

/** A change of plain settings under the wire's names. */
export function wireOf(change: Partial<Criteria>): Partial<WireSettings> {
  return Object.fromEntries(Object.entries(change).map(([name, value]) => [snake(name), value]))
}

function idealResumeOf({ education, ...resume }: NonNullable<WireSettings['ideal_candidates'][number]['resume']>): IdealResume {
  return { ...resume, education: education.map(({ field_of_study, ...entry }) => ({ ...entry, fieldOfStudy: field_of_study })) }
}

export function settingsOf(wire: Partial<WireSettings>): ProjectSettings {
  const settings: Record<string, unknown> = { ...emptySettings }
  for (const name of Object.keys(emptySettings)) {
    const value = wire[snake(name) as keyof WireSettings]
    if (value !== undefined) settings[name] = value
  }
  settings.idealCandidates = (wire.ideal_candidates ?? []).map((one) => ({
    linkedinProfileUrl: one.linkedin_profile_url,
    coreCandidateId: one.core_candidate_id,
    resume: one.resume && idealResumeOf(one.resume),
  }))
  if (wire.scheduling_preferences) settings.schedulingPreferences = { phoneScreenerEmail: wire.scheduling_preferences.phone_screener_email }
  if (wire.recruiter_notes)
    settings.recruiterNotes = {
      mandatoryRequirements: wire.recruiter_notes.mandatory_requirements,
      additionalSuggestions: wire.recruiter_notes.additional_suggestions,
      tips: wire.recruiter_notes.tips,
    }
  settings.outreachTemplates = (wire.outreach_templates ?? []).map(templateOf)
  return settings as unknown as ProjectSettings
}
