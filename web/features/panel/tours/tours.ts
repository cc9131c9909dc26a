// The tours: what each part of a tab is for, step by step, and what it points at.
import type { TabTour } from './tour-keys.ts'

export interface TourStep {
  title: string
  text: string
  /** A CSS selector of what the step is about; it may be absent from the page. */
  points?: string
}

const firstCard = (button: string) => `[role="feed"] > article ${button}`
const mail = firstCard('footer button:first-of-type')
const move = firstCard('footer button:nth-of-type(2)')
const more = 'header button[aria-label="More"]'

const questions: readonly TourStep[] = [
  {
    title: 'They need you',
    text: 'Candidates in Needs Attention asked a question or sent a reply that needs your judgment. The card says which.',
    points: '[data-tab="warm_leads_question"]',
  },
  { title: 'Read the conversation', text: 'Mail opens the whole conversation beside the list.', points: mail },
  {
    title: 'Answer',
    text: 'Write your reply below the conversation. Draft an answer starts it for you; Quick answers keeps what you say often, such as pay or remote work. Nothing is sent until you press Send.',
    points: mail,
  },
  {
    title: 'Then it’s their turn',
    text: 'After you reply, they move to Awaiting Reply. When they answer, they come back automatically.',
    points: '[data-tab="warm_leads_awaiting_info"]',
  },
]

const interested: readonly TourStep[] = [
  {
    title: 'The Interested tab',
    text: 'Everyone here said yes to your email. The newest are first.',
    points: '[data-tab="warm_leads_hm"], [data-tab="warm_leads_recruiter"]',
  },
  { title: 'Email history', text: 'Mail shows what was sent and received, and when.', points: mail },
  {
    title: 'Your reply',
    text: 'Write below the conversation, with variables and links. Send asks for confirmation.',
    points: mail,
  },
  {
    title: 'Short replies',
    text: 'Quick answers, above the reply, keeps the text you reuse: edit, save, insert.',
    points: mail,
  },
  { title: 'Move', text: 'Move sends a candidate to another tab or project. You can undo it.', points: move },
  {
    title: 'Schedule an interview',
    text: 'Open a candidate and press Schedule, or the S key: rate them, say what you like, and a first call is arranged.',
    points: firstCard('h2 button'),
  },
  {
    title: 'Reject',
    text: 'Move to Rejected when it’s a no. You choose whether to email them; the reason stays with your team.',
    points: move,
  },
  { title: 'The project itself', text: 'More, at the top, has Duplicate, Pause and Archive for the whole project.', points: more },
]

const golive: readonly TourStep[] = [
  { title: 'Nothing to do for now', text: 'We write to matching candidates and read their replies as they arrive.' },
  {
    title: 'Where they appear',
    text: 'Interested candidates appear in this tab, and you get a notification.',
    points: '[data-tab="warm_leads_hm"]',
  },
  { title: 'To stop it', text: 'Pause, under More, stops new email. Existing candidates stay visible.', points: more },
]

/** Each has at least one step. */
export const tours: Readonly<Record<TabTour, readonly TourStep[]>> = {
  self_serve_send_email: questions,
  self_serve_interested: interested,
  autopilot_golive: golive,
}
