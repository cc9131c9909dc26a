// The search in words: every criterion that is set, in the order of the steps; what is not set is left out.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { requiredTitlesOf } from '@fairlead/domain/project/settings'

const yearsWords = (least: number | null, most: number | null): string =>
  least === null ? (most === null ? '' : `at most ${most}`) : most === null ? `at least ${least}` : `${least} to ${most}`

const radiusWords = ({ locations, location_radius_km: km }: WireSettings) =>
  km === null || locations.length === 0 ? '' : km === 0 ? 'the cities themselves' : `within ${km} km`

export function summaryOf(settings: WireSettings): [name: string, value: string][] {
  const degrees = [
    settings.bachelors && "bachelor's",
    settings.advanced_degree && 'advanced',
    settings.mba && 'MBA',
    settings.phd && 'PhD',
    settings.top10_school && 'top 10 school',
    settings.top25_school && 'top 25 school',
  ]
  const list = (values: readonly (string | false)[]) => values.filter(Boolean).join(', ')
  const rows: [string, string][] = [
    ['Job titles', list(settings.job_titles)],
    ['Required titles', list(requiredTitlesOf(settings.job_titles, settings.job_titles_required))],
    ['Held', settings.job_titles_current_or_past === 'current' ? 'now' : 'now or before'],
    ['Track', settings.ic_or_manager === null ? '' : settings.ic_or_manager === 'ic' ? 'individual contributor' : 'manager'],
    ['Locations', list([...settings.locations, radiusWords(settings), settings.remote_work_allowed && 'remote'])],
    ['Years of experience', yearsWords(settings.years_exp_min, settings.years_exp_max)],
    ['Education', list(degrees)],
    ['Universities', list(settings.schools)],
    ['Fields of study', list(settings.majors)],
    ['Must have', list(settings.keywords_required)],
    ['Nice to have', list(settings.keywords_optional)],
    ['Industries', list(settings.industries)],
    ['Companies like', list(settings.companies)],
    ['Left out', list([...settings.bad_companies, ...settings.bad_job_titles, ...settings.bad_keywords])],
    ['Ideal candidates', settings.ideal_candidates.length === 0 ? '' : String(settings.ideal_candidates.length)],
  ]
  return rows.filter(([, value]) => value !== '')
}
