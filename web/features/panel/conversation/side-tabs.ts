// Which tabs of the side panel are available, and which one is shown.
import type { SideView } from '../../../project/panel-search.ts'

export interface SideFacts {
  /** The project is in calibration, and this is one of the first ten. */
  calibrating: boolean
  /** The provider presents candidates to a customer who can't write to them yet. */
  goingLive: boolean
  /** Role 3 may not. */
  mayMail: boolean
}

/** Calibration closes all four tabs, go-live all but Mail (spec B, section 2). */
export function openTabs({ calibrating, goingLive, mayMail }: SideFacts): SideView[] {
  if (calibrating) return []
  const mail: SideView[] = mayMail ? ['0'] : []
  return goingLive ? mail : [...mail, '1', '2', '3']
}

/** The requested tab, else the first available one: without Mail the panel begins with Chat. */
export function shownTab(requestedView: SideView, open: readonly SideView[]): SideView {
  return open.includes(requestedView) ? requestedView : (open[0] ?? requestedView)
}
