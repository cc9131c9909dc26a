// The search in words: every criterion that is set, in step order; unset ones are left out.
import type { WireSettings } from '@fairlead/contract/shapes/settings'
import { requiredTitlesOf } from '@fairlead/domain/project/settings'
import { text as wizardSummaryText } from '../../../i18n/wizard-summary.ts'

export function summaryOf(settings: WireSettings): [name: string, value: string][] {
  const { criteria, degrees } = wizardSummaryText
  const list = (values: readonly (string | false)[]) => values.filter(Boolean).join(', ')
  const { locations, location_radius_km: km } = settings
  const rows: [string, string][] = [
    [criteria.jobTitles, list(settings.job_titles)],
    [criteria.requiredTitles, list(requiredTitlesOf(settings.job_titles, settings.job_titles_required))],
    [criteria.held, wizardSummaryText.titleTimes[settings.job_titles_current_or_past]],
    [criteria.track, settings.ic_or_manager === null ? '' : wizardSummaryText.tracks[settings.ic_or_manager]],
    [
      criteria.locations,
      list([
        ...locations,
        km !== null && locations.length > 0 && wizardSummaryText.radius(km),
        settings.remote_work_allowed && wizardSummaryText.remote,
      ]),
    ],
    [criteria.years, wizardSummaryText.years(settings.years_exp_min, settings.years_exp_max)],
    [
      criteria.education,
      list([
        settings.bachelors && degrees.bachelors,
        settings.advanced_degree && degrees.advanced,
        settings.mba && degrees.mba,
        settings.phd && degrees.phd,
        settings.top10_school && degrees.top10,
        settings.top25_school && degrees.top25,
      ]),
    ],
    [criteria.universities, list(settings.schools)],
    [criteria.majors, list(settings.majors)],
    [criteria.mustHave, list(settings.keywords_required)],
    [criteria.niceToHave, list(settings.keywords_optional)],
    [criteria.industries, list(settings.industries)],
    [criteria.companies, list(settings.companies)],
    [criteria.leftOut, list([...settings.bad_companies, ...settings.bad_job_titles, ...settings.bad_keywords])],
    [criteria.ideals, settings.ideal_candidates.length === 0 ? '' : String(settings.ideal_candidates.length)],
  ]
  return rows.filter(([, value]) => value !== '')
}
