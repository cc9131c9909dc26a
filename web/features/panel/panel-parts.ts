// The panel's code-split halves: the review queue loads with it, the other tabs' lists on demand.
import type { TabKey } from '@fairlead/domain/project/tabs'
import { lazyPart } from '../../ui/lazy-part.ts'

export const StageTab = lazyPart(() => import('./StageTab.tsx').then((part) => part.StageTab))

/** Loads the code for this tab; without a tab the panel opens with Review. */
export async function fetchHalf(tab: TabKey | undefined): Promise<void> {
  if (tab !== undefined && tab !== 'under_review') await StageTab.preload()
}
