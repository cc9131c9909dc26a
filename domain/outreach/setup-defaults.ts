// Defaults for settings that a search needs and a client may omit.
import type { ProjectSettings } from '../project/settings.ts'
import { defaultTemplate } from './default-template.ts'

/**
 * The settings with defaults for unset fields: the job title and the first searched title default to each other, and the
 * first template is the setup form's default. Values that were set are kept, valid or not.
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
