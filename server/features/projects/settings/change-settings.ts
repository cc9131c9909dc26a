// Rules for every settings change: normalize fields, lock no one out, keep staff fields for staff.
import { withFormerNames } from '@fairlead/domain/outreach/template-names'
import { mayDo, type Actor, type ProjectFacts } from '@fairlead/domain/project/project'
import type { ProjectSettings } from '@fairlead/domain/project/settings'
import { Refusal } from '@fairlead/domain/refusal'
import { linkedinProfile, normaliseEmail } from '@fairlead/domain/shared/validation'

/** The settings with the given changes, with addresses and profile links normalized. */
export function changeSettings(settings: ProjectSettings, change: Partial<ProjectSettings>): ProjectSettings {
  const next = { ...settings, ...change }
  return {
    ...next,
    idealCandidates: next.idealCandidates.map((ideal) => ({
      ...ideal,
      linkedinProfileUrl: ideal.linkedinProfileUrl ? (linkedinProfile(ideal.linkedinProfileUrl) ?? ideal.linkedinProfileUrl) : null,
    })),
    outreachTemplates: change.outreachTemplates
      ? withFormerNames(settings.outreachTemplates, change.outreachTemplates)
      : settings.outreachTemplates,
    collaborators: next.collaborators.map((c) => ({ ...c, email: normaliseEmail(c.email) })),
  }
}

/** Only internal staff may change `is_peq` and its notes; sending them back unchanged is fine. */
export function assertMayMark(
  project: Pick<ProjectFacts, 'collaborators' | 'ownerEmail' | 'isPeq'> & { settings: Pick<ProjectSettings, 'peqDict'> },
  actor: Actor,
  marks: { isPeq?: boolean | undefined; peqDict?: Record<string, string> | undefined },
): void {
  const isSame =
    (marks.isPeq ?? project.isPeq) === project.isPeq &&
    (marks.peqDict === undefined || JSON.stringify(marks.peqDict) === JSON.stringify(project.settings.peqDict))
  if (!isSame && !mayDo('write_staff_notes', project, actor)) throw new Refusal('not_permitted')
}
