// Which tabs of the side panel can be opened, and which one is shown.
import type { SideView } from '../../../project/panel-search.ts'

export interface SideFacts {
  /** The first ten are being judged, and this is one of them. */
  calibrating: boolean
  /** The provider shows its finds to the customer, who has nothing to say to them yet. */
  goingLive: boolean
  /** Role 3 may not. */
  mayMail: boolean
}

/** Calibration closes all four, go-live all but Mail. */
export function openTabs({ calibrating, goingLive, mayMail }: SideFacts): SideView[] {
  if (calibrating) return []
  const mail: SideView[] = mayMail ? ['0'] : []
  return goingLive ? mail : [...mail, '1', '2', '3']
}

/** The tab that was asked for, else the first that can be opened: without Mail the panel begins on Chat. */
export function shownTab(asked: SideView, open: readonly SideView[]): SideView {
  return open.includes(asked) ? asked : (open[0] ?? asked)
}
