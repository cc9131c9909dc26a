// The tours: what each part of a tab is for, step by step, and what it points at.
import type { TabKey } from '@fairlead/domain/project/tabs'

/** As `onboarding_tours` of the user keeps them. */
export type TourKey = 'project' | 'self_serve_interested' | 'self_serve_send_email' | 'autopilot_golive'

export interface TourStep {
  title: string
  text: string
  /** A CSS selector of what the step is about; it may be absent from the page. */
  points?: string
}

export interface Tour {
  key: TourKey
  name: string
  steps: readonly TourStep[]
}

const firstCard = (button: string) => `[role="feed"] > article ${button}`
const mail = firstCard('footer button:first-of-type')
const move = firstCard('footer button:nth-of-type(2)')
const more = 'header button[aria-label="More"]'

const questions: Tour = {
  key: 'self_serve_send_email',
  name: 'Candidates with questions',
  steps: [
    {
      title: 'They need you',
      text: 'Someone in Needs Attention asked a question, or gave an answer only a person can judge. The line on the card says which.',
      points: '[data-tab="warm_leads_question"]',
    },
    { title: 'Read what was said', text: 'Mail opens the whole conversation beside the list.', points: mail },
    {
      title: 'Answer',
      text: 'Write your reply under the conversation. Draft an answer begins it for you; Quick answers keeps what you say often, like pay or remote work. Nothing goes out before you press Send.',
      points: mail,
    },
    {
      title: 'Then it is their turn',
      text: 'Once your reply is out they wait in Awaiting Reply. When they answer, they come back by themselves.',
      points: '[data-tab="warm_leads_awaiting_info"]',
    },
  ],
}

const interested: Tour = {
  key: 'self_serve_interested',
  name: 'Interested candidates',
  steps: [
    {
      title: 'The Interested tab',
      text: 'Everyone here answered your mail with a yes. The newest stand first.',
      points: '[data-tab="warm_leads_hm"], [data-tab="warm_leads_recruiter"]',
    },
    { title: 'Email history', text: 'Mail shows what was written and what came back, and when.', points: mail },
    {
      title: 'Your reply',
      text: 'Write under the conversation, with the variables and links you need. Send asks before it sends.',
      points: mail,
    },
    {
      title: 'Short replies',
      text: 'Quick answers, above the reply, keeps the sentences you use again and again: change one, save it, put it in.',
      points: mail,
    },
    { title: 'Move', text: 'Move takes someone to another tab or another project. Undo takes it back.', points: move },
    {
      title: 'Schedule an interview',
      text: 'Open a candidate and press Schedule, or the S key: rate them, say what you like, and a first call is arranged.',
      points: firstCard('h2 button'),
    },
    {
      title: 'Reject',
      text: 'Move to Rejected when it is a no. Anyone who had answered is notified; the reason stays with your team.',
      points: move,
    },
    { title: 'The project itself', text: 'More, at the top, has Duplicate, Pause and Archive for the whole project.', points: more },
  ],
}

const golive: Tour = {
  key: 'autopilot_golive',
  name: 'Your project is live',
  steps: [
    { title: 'Nothing to do for now', text: 'The people who fit are written to, and their answers are read as they come in.' },
    {
      title: 'Where they appear',
      text: 'Anyone who is interested shows up in this tab. The bell tells you.',
      points: '[data-tab="warm_leads_hm"]',
    },
    { title: 'To stop it', text: 'Pause, under More, stops new mail. Anyone who is in the project already stays visible.', points: more },
  ],
}

/** The tour of a tab; null where none is needed. `live`: go-live shows in place of a list. */
export function tourOf(tab: TabKey, live = false): Tour | null {
  if (live) return golive
  if (tab === 'warm_leads_question') return questions
  return tab === 'warm_leads_hm' || tab === 'warm_leads_recruiter' ? interested : null
}
