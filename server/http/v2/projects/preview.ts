import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import { previewSearch } from '@fairlead/contract/v2/projects/preview'
import { currentExperience, fullName } from '@fairlead/domain/shared/profile'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { previewSearch as preview, reasonsShown, type PreviewedPerson } from '../../../features/sourcing/searches/preview-search.ts'
import type { ReasonGate } from '../../../features/candidates/views/reason-gate.ts'
import { endpoint } from '../../endpoint.ts'
import { costsToWire } from '../../wire/search-costs.ts'
import { initialsOnly, hideIdentity } from '../../wire/bias.ts'

export const postProjectsPreview = endpoint(previewSearch, async (ctx, { input, services }) => {
  const { project_id: projectId = null, ...fields } = input
  const result = await preview(ctx, services, { projectId, change: settingsFromWire(fields) })
  return {
    total: result.total,
    margin_percent: result.marginPercent,
    ...costsToWire(result),
    pool_is_empty: result.poolIsEmpty,
    filter_count: result.filterCount,
    places: result.places,
    parts: result.coverage.shards,
    parts_answered: result.coverage.answered,
    people: result.people.map((person) => personToWire(person, services.reasons)),
  }
})

function personToWire({ personId, profile, score, reasons, isHidden }: PreviewedPerson, gate: ReasonGate) {
  const visible = isHidden ? initialsOnly(profile) : profile
  const job = currentExperience(visible)
  const whole = {
    core_candidate_id: isHidden ? null : personId,
    name: fullName(visible),
    picture_url: visible.pictureUrl,
    headline: visible.headline,
    title: job?.title ?? null,
    company: job?.company ?? null,
    location: visible.place?.label ?? null,
    score,
    reasons: gate.pass(profile, reasons).slice(0, reasonsShown),
  }
  return isHidden ? hideIdentity(whole, hiderOf(profile)) : whole
}
