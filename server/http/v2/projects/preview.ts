import { changeToWire, settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import { previewSearch } from '@fairlead/contract/v2/projects/preview'
import { currentExperience, fullName } from '@fairlead/domain/shared/profile'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { settingsFor } from '@fairlead/domain/project/settings'
import { previewSearch as preview, reasonsShown, type PreviewedPerson } from '../../../features/sourcing/preview-search.ts'
import type { ReasonGate } from '../../../features/candidates/reason-gate.ts'
import { endpoint } from '../../endpoint.ts'
import { initialsOnly, withoutWho } from '../../wire/bias.ts'

export const postProjectsPreview = endpoint(previewSearch, async (ctx, { input, services }) => {
  const { project_id: projectId = null, ...fields } = input
  const found = await preview(ctx, services, { projectId, change: settingsFromWire(fields) })
  return {
    total: found.total,
    margin_percent: found.marginPercent,
    costs_are_estimates: found.isCostEstimated,
    pool_is_empty: found.poolIsEmpty,
    filter_count: found.filterCount,
    filters: found.filters.map(({ drop, ...filter }) => ({ ...filter, drop: drop && changeToWire(settingsFor(drop)) })),
    conflict: found.conflict && found.conflict.map(({ drop, ...one }) => ({ ...one, drop: drop && changeToWire(settingsFor(drop)) })),
    parts: found.coverage.shards,
    parts_answered: found.coverage.answered,
    people: found.people.map((person) => personToWire(person, found.namesHidden, services.reasons)),
  }
})

function personToWire({ personId, profile, score, reasons }: PreviewedPerson, isHidden: boolean, gate: ReasonGate) {
  const shown = isHidden ? initialsOnly(profile) : profile
  const job = currentExperience(shown)
  const whole = {
    core_candidate_id: isHidden ? null : personId,
    name: fullName(shown),
    picture_url: shown.pictureUrl,
    headline: shown.headline,
    title: job?.title ?? null,
    company: job?.company ?? null,
    location: shown.place?.label ?? null,
    score,
    reasons: gate.pass(profile, reasons).slice(0, reasonsShown),
  }
  return isHidden ? withoutWho(whole, hiderOf(profile)) : whole
}
