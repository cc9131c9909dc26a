// The emails the product writes to candidates and managers by itself: their names in the settings, their texts, and when they go out.
import { introduction, rejectionNotice } from './notices.ts'
import { projectTexts } from './texts/project-texts.ts'

export interface ProductMail {
  /** Key in `autopilot_templates`. */
  key: string
  title: string
  /** When it goes out. */
  when: string
  /** What it says unless the project has a text of its own. */
  standard: string
  /** Variables it knows beside those of templates, with words to read in a preview. */
  more: Readonly<Record<string, string>>
}

const manager = { manager_first_name: 'Robin', manager_name: 'Robin Reyes', manager_email: 'robin@company.example' }

export const productEmails: readonly ProductMail[] = [
  {
    key: 'rejection',
    title: 'Polite rejection',
    when: 'When a candidate who replied is rejected. It never says why.',
    standard: rejectionNotice('').body,
    more: {},
  },
  {
    key: 'introduction',
    title: 'Introduction to the interviewer',
    when: 'When a candidate moves to Scheduling. The interviewer gets a copy.',
    standard: introduction('', { hasBooking: false, hasCalendar: false }).body,
    more: manager,
  },
  {
    key: 'send_to_hm',
    title: 'To the hiring manager',
    when: 'The email for sending a candidate for review. The sender can edit it.',
    standard: projectTexts('en').toManager,
    more: { candidate_name: 'the candidate', candidate_link: '(the link to the candidate)' },
  },
]
