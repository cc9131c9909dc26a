// Channels to contact a candidate, names of the sequence's emails, and ready answers.
import { historyCodes, type HistoryCode } from '../shared/stages.ts'
import * as outreachOptionsText from './texts/en/outreach-options.ts'

export const outreachMethods = ['email', 'inmail', 'invitation'] as const
export type OutreachMethod = (typeof outreachMethods)[number]

export interface OutreachOption {
  option: 1 | 2 | 3 | 4
  label: string
  /** The history entry for candidates contacted this way. */
  code: HistoryCode
}

/** Spec B, section 9. */
export const outreachOptions: readonly OutreachOption[] = [
  { option: 1, label: 'Email', code: historyCodes.outreachEmail },
  { option: 2, label: 'LinkedIn InMail', code: historyCodes.linkedinInmail },
  { option: 3, label: 'LinkedIn Invitation', code: historyCodes.linkedinInvitation },
  { option: 4, label: 'Contact on my own', code: historyCodes.outreachManual },
]

/** The ways a project uses, and the one by hand. */
export function optionsOf(methods: readonly OutreachMethod[]): readonly OutreachOption[] {
  return outreachOptions.filter(({ option }) => option === 4 || methods.includes(outreachMethods[option - 1]!))
}

/** Why an outreach method can't be used in the project; null if it can. */
export function whyNotMethod(methods: readonly OutreachMethod[], method: OutreachMethod): string | null {
  if (methods.includes(method)) return null
  return outreachOptionsText.thisProjectDoesntUseSeeOutreach(outreachOptions[outreachMethods.indexOf(method)]!.label)
}

/** 'Follow-Up #2 sent Nov 24, 2026' for the latest sent follow-up, else 'Initial outreach sent'; dates are preformatted. */
export function followUpLabel(sentDates: readonly (string | null)[]): string {
  const newest = sentDates.slice(0, 3).findLastIndex((date) => date !== null)
  return newest < 0 ? 'Initial outreach sent' : `Follow-Up #${newest + 1} sent ${sentDates[newest]}`
}

export const quickAnswers = ['Compensation', 'Remote Work Policy', 'Visa Sponsorship', 'Attach Resume'] as const
/** Only for super admins; the specification does not name them (decision 049). */
export const furtherAnswers = ['Interview Process', 'Company Background', 'Closing the Loop'] as const
export type QuickAnswer = (typeof quickAnswers)[number] | 'Additional Information' | (typeof furtherAnswers)[number]

/** The panel offers one more than the card, and more again to super admins. */
export function quickAnswersIn(place: 'card' | 'panel', isSuperAdmin = false): QuickAnswer[] {
  const further = isSuperAdmin ? furtherAnswers : []
  return place === 'panel' ? [...quickAnswers, 'Additional Information', ...further] : [...quickAnswers, ...further]
}
