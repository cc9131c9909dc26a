// The request of the preview: only the settings a search uses.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { hasSearchCriteria } from '@fairlead/domain/project/preferences'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { settingsOf } from '../../../project/wire-settings.ts'

export type Question = PreviewSearch['input']

const fields = [
  'job_title',
  'job_titles',
  'job_titles_required',
  'job_titles_current_or_past',
  'ic_or_manager',
  'locations',
  'remote_work_allowed',
  'years_exp_min',
  'years_exp_max',
  'keywords_required',
  'keywords_optional',
  'bad_keywords',
  'bad_companies',
  'bad_job_titles',
  'companies',
  'industries',
  'schools',
  'majors',
  'location_radius_km',
  'bachelors',
  'advanced_degree',
  'mba',
  'phd',
  'top10_school',
  'top25_school',
  'ideal_candidates',
  'ideal_traits_left_out',
  'bias_reducer',
  'response_prob_val',
  'total_yoe_val',
  'highest_level_edu_val',
  'school_prestige_val',
  'similar_companies_val',
  'industry_match_val',
  'keywords_val',
] as const satisfies readonly (keyof WireSettings & keyof Question)[]

/** null while the settings don't say who is meant: a search for everyone isn't worth showing. */
export function questionOf(settings: Partial<WireSettings>, projectId: string | undefined): Question | null {
  const initial = settingsOf(settings)
  if (!hasSearchCriteria(preferencesOf(initial)) && initial.idealCandidates.length === 0) return null
  const question: Record<string, unknown> = projectId === undefined ? {} : { project_id: projectId }
  for (const field of fields) if (settings[field] !== undefined) question[field] = settings[field]
  return question as Question
}
