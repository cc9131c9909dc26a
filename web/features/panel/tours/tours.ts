// The tours' steps: texts and targets.
import type { TabTour } from './tour-keys.ts'
import { text as panelToursText } from '../../../i18n/panel-tours.ts'

export interface TourStep {
  title: string
  text: string
  /** A CSS selector of the step's subject, which may be missing from the page. */
  points?: string
}

const firstCard = (button: string) => `[role="feed"] > article ${button}`
const mail = firstCard('footer button:first-of-type')
const move = firstCard('footer button:nth-of-type(2)')
const more = 'header button[aria-label="More"]'

const questions: readonly TourStep[] = [
  { ...panelToursText.needYou, points: '[data-tab="warm_leads_question"]' },
  { ...panelToursText.readConversation, points: mail },
  { ...panelToursText.answer, points: mail },
  { ...panelToursText.theirTurn, points: '[data-tab="warm_leads_awaiting_info"]' },
]

const interested: readonly TourStep[] = [
  { ...panelToursText.interestedTab, points: '[data-tab^="warm_leads_"][aria-selected="true"]' },
  { ...panelToursText.emailHistory, points: mail },
  { ...panelToursText.yourReply, points: mail },
  { ...panelToursText.shortReplies, points: mail },
  { ...panelToursText.move, points: move },
  { ...panelToursText.scheduleInterview, points: firstCard('h2 button') },
  { ...panelToursText.reject, points: move },
  { ...panelToursText.project, points: more },
]

const golive: readonly TourStep[] = [
  { ...panelToursText.nothingToDo },
  { ...panelToursText.whereTheyAppear, points: '[data-tab="warm_leads_hm"]' },
  { ...panelToursText.stop, points: more },
]

/** Each has at least one step. */
export const tours: Readonly<Record<TabTour, readonly TourStep[]>> = {
  self_serve_send_email: questions,
  self_serve_interested: interested,
  autopilot_golive: golive,
}
