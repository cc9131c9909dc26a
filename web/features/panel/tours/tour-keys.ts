// Which tab has which tour.
import type { TabKey } from '@fairlead/domain/project/tabs'

/** As stored in the user's `onboarding_tours`. */
export type TourKey = 'project' | TabTour
/** A tour of one tab: `tours.ts` has its steps. */
export type TabTour = 'self_serve_interested' | 'self_serve_send_email' | 'autopilot_golive'

/** The tour of a tab; null without one. `live`: go-live replaces a list. */
export function tourOf(tab: TabKey, live = false): TabTour | null {
  if (live) return 'autopilot_golive'
  if (tab === 'warm_leads_question') return 'self_serve_send_email'
  return tab === 'warm_leads_hm' || tab === 'warm_leads_recruiter' ? 'self_serve_interested' : null
}
