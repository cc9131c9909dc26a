// Shared sequences between the domain's names and the API's.
import type { TeamTemplate } from '@fairlead/domain/outreach/team-template'
import { templateFromWire, templateToWire } from './settings-names.ts'
import type { WireTeamTemplate } from './team-template.ts'

export function teamTemplateFromWire(template: WireTeamTemplate): TeamTemplate {
  const { name, subject, initial, followUps, liConnectionTemplate } = templateFromWire({ ...template, user_email: null })
  return { name, subject, initial, followUps, liConnectionTemplate }
}

export function teamTemplateToWire(template: TeamTemplate): WireTeamTemplate {
  const { user_email: _, ...fields } = templateToWire({ ...template, userEmail: null })
  return fields
}
