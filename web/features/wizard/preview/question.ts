// The request of the preview: only the settings a search uses.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { keysOf } from '@fairlead/domain/shared/records'
import { hasSearchCriteria } from '@fairlead/domain/project/preferences'
import { preferencesOf } from '@fairlead/domain/project/settings'
import { settingsOf } from '../../../project/wire-settings.ts'

export type Question = PreviewSearch['input']

/** Every field of the search, by which the preview shows what the search would find. */
const fields: Record<Exclude<keyof Question, 'project_id'>, true> = {
  job_title: true,
  job_description: true,
  job_titles: true,
  job_titles_required: true,
  job_titles_current_or_past: true,
  ic_or_manager: true,
  locations: true,
  remote_work_allowed: true,
  years_exp_min: true,
  years_exp_max: true,
  yore_min: true,
  comp_target_min: true,
  comp_target_max: true,
  comp_currency: true,
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
}

/** null while the settings don't say who is meant: a search for everyone isn't worth showing. */
export function questionOf(settings: Partial<WireSettings>, projectId: string | undefined): Question | null {
  const initial = settingsOf(settings)
  if (!hasSearchCriteria(preferencesOf(initial)) && initial.idealCandidates.length === 0) return null
  const question: Record<string, unknown> = projectId === undefined ? {} : { project_id: projectId }
  for (const field of keysOf(fields)) if (settings[field] !== undefined) question[field] = settings[field]
  return question as Question
}
