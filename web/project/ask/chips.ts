// The criteria of a search with the words they were read in, and how many people each excludes.
import { settingsFromWire } from '@fairlead/contract/shapes/settings-names'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import type { Criteria } from '@fairlead/domain/project/accept-proposals'
import { criteriaIn } from '@fairlead/domain/project/held-criteria'
import { normalise } from '@fairlead/domain/reference/normalise'
import { isMovable, useOf, type Proposal, type Use } from './proposal.ts'
import { text as askText } from '../../i18n/ask.ts'

export interface Chip {
  proposal: Proposal
  use: Use
  /** Where it was read; null for one that the user has added. */
  read: Proposal | null
}

type Filter = PreviewSearch['answer']['filters'][number]

const order = Object.keys(askText.uses)

/** What the settings ask for, and what was read and isn't used. */
export function chipsOf(
  settings: Criteria,
  proposals: readonly Proposal[],
  asEdited: (proposal: Proposal) => Proposal,
): { used: Chip[]; unused: Proposal[] } {
  const used = criteriaIn(settings).map((criterion): Chip => {
    const read = proposals.find((proposal) => isSame(asEdited(proposal), criterion)) ?? null
    const proposal: Proposal = { by: 'rules', is_used: true, ...criterion, evidence: read?.evidence ?? { sentence: '', start: 0, end: 0 } }
    return { proposal, use: useOf(settings, proposal), read }
  })
  return {
    used: used.toSorted((a, b) => order.indexOf(a.use) - order.indexOf(b.use)),
    unused: proposals.map(asEdited).filter((proposal) => useOf(settings, proposal) === 'unused'),
  }
}

/** A keyword may be in any of three lists. */
const isSame = (a: Pick<Proposal, 'field' | 'value'>, b: Pick<Proposal, 'field' | 'value'>): boolean =>
  (a.field === b.field || (isMovable(a) && isMovable(b))) && normalise(a.value) === normalise(b.value)

/** How many more people match without it; null when it excludes no one, or it isn't known. */
export function costOf(settings: Criteria, { proposal, use }: Chip, filters: readonly Filter[]): number | null {
  const filter = filters.find(({ drop }) => {
    if (drop === null) return false
    if (proposal.field === 'title') return drop.job_titles_required !== undefined
    return useOf({ ...settings, ...settingsFromWire(drop) }, proposal) !== use
  })
  return filter?.more ?? null
}
