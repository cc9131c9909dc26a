// The emails the product writes to candidates and managers by itself: their names in the settings, their texts, and when they go out.
import { introduction, rejectionNotice } from './notices.ts'
import { projectTexts } from './texts/project-texts.ts'
import * as productEmailsText from './texts/en/product-emails.ts'

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
    when: productEmailsText.whenACandidateWhoReplied,
    standard: rejectionNotice('').body,
    more: {},
  },
  {
    key: 'introduction',
    title: 'Introduction to the interviewer',
    when: productEmailsText.whenACandidateMovesToScheduling,
    standard: introduction('', { hasBooking: false, hasCalendar: false }).body,
    more: manager,
  },
  {
    key: 'send_to_hm',
    title: 'To the hiring manager',
    when: productEmailsText.theEmailForSendingACandidate,
    standard: projectTexts('en').toManager,
    more: { candidate_name: 'the candidate', candidate_link: '(the link to the candidate)' },
  },
]
