// The two halves of the panel, each fetched when it is needed: the pile of Review and the lists of the other tabs.
import type { TabKey } from '@fairlead/domain/project/tabs'

export const loadPile = () => import('../review/ReviewPile.tsx').then(({ ReviewPile: component }) => ({ default: component }))
export const loadStage = () => import('./StageTab.tsx').then(({ StageTab: component }) => ({ default: component }))

/** The half that shows this tab first, then the other; without a tab the panel opens on Review. */
export function partsFor(tab: TabKey | undefined): [now: () => Promise<unknown>, soon: () => Promise<unknown>] {
  return tab === undefined || tab === 'under_review' ? [loadPile, loadStage] : [loadStage, loadPile]
}
