// Automatic emails to candidates and managers: setting names, texts, and triggers.
import { introduction, rejectionNotice } from './notices.ts'
import { projectTexts } from './texts/project-texts.ts'
import { text as productEmailsText } from './texts/product-emails.ts'

export interface ProductMail {
  /** Key in `autopilot_templates`. */
  key: string
  title: string
  /** The trigger. */
  when: string
  /** The default text. */
  standard: string
  /** Variables in addition to those of templates, with sample values for the preview. */
  more: Readonly<Record<string, string>>
}

const manager = { manager_first_name: 'Robin', manager_name: 'Robin Reyes', manager_email: 'robin@company.example' }

export const productEmails: readonly ProductMail[] = [
  {
    key: 'rejection',
    get title() {
      return productEmailsText.titles.rejection
    },
    get when() {
      return productEmailsText.rejectionEmailUse
    },
    standard: rejectionNotice('').body,
    more: {},
  },
  {
    key: 'introduction',
    get title() {
      return productEmailsText.titles.introduction
    },
    get when() {
      return productEmailsText.schedulingEmailUse
    },
    standard: introduction('', { hasBooking: false, hasCalendar: false }).body,
    more: manager,
  },
  {
    key: 'send_to_hm',
    get title() {
      return productEmailsText.titles.toManager
    },
    get when() {
      return productEmailsText.reviewEmailUse
    },
    standard: projectTexts('en').toManager,
    more: { candidate_name: 'the candidate', candidate_link: '(the link to the candidate)' },
  },
]
