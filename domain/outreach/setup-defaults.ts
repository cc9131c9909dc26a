// What a project needs before it can search and a client may leave out.
import type { ProjectSettings } from '../project/settings.ts'
import { defaultTemplate } from './default-template.ts'

/**
 * The settings with defaults for what was never set: the job title is the first title searched for and the other way around, and the
 * first template is the one the setup form starts with. What someone has set stays, right or wrong.
 */
export function withSetupDefaults(settings: ProjectSettings): ProjectSettings {
  const jobTitle = settings.jobTitle.trim() || (settings.jobTitles[0] ?? '')
  return {
    ...settings,
    jobTitle,
    jobTitles: settings.jobTitles.length > 0 || jobTitle === '' ? settings.jobTitles : [jobTitle],
    outreachTemplates: settings.outreachTemplates.length > 0 ? settings.outreachTemplates : [defaultTemplate],
  }
}
