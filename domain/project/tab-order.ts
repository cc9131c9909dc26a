// The tabs of a project with a custom order: which exist, their order, and moving one.
import { isOneOf } from '../shared/records.ts'
import { defaultTabs, tabKeys, type TabKey } from './tabs.ts'

/** Tabs a user can order; excludes the staff's queue, autopilot-only tabs, and Offer and Hired, which show automatically. */
export const choosableTabs: readonly TabKey[] = tabKeys.filter(
  (tab) => tab !== 'queue' && tab !== 'offer' && tab !== 'hired' && !tab.startsWith('warm_leads'),
)

/** As shown: the chosen tabs without unknown ones and duplicates, else the default. Review is always included. */
export function tabsInOrder(chosen: readonly string[]): TabKey[] {
  const tabs = [...new Set(chosen)].filter((tab): tab is TabKey => isOneOf(tabKeys, tab))
  if (tabs.length === 0) return [...defaultTabs]
  return tabs.includes('under_review') ? tabs : ['under_review', ...tabs]
}

/** Moves one tab; positions outside the list change nothing. */
export function moveTab(tabs: readonly TabKey[], from: number, to: number): TabKey[] {
  const tab = tabs[from]
  if (tab === undefined || to < 0 || to >= tabs.length) return [...tabs]
  return tabs.toSpliced(from, 1).toSpliced(to, 0, tab)
}
