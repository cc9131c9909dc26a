// Channels to contact a candidate, names of the sequence's emails, and ready answers.
import type { HistoryEvent } from '../shared/stages.ts'
import { text as outreachOptionsText } from './texts/outreach-options.ts'

export const outreachMethods = ['email', 'inmail', 'invitation'] as const
export type OutreachMethod = (typeof outreachMethods)[number]

export interface OutreachOption {
  option: OutreachMethod | 'by_hand'
  label: string
  /** The history entry for candidates contacted this way. */
  event: HistoryEvent
}

const outreachOption = (option: OutreachOption['option'], event: HistoryEvent): OutreachOption => ({
  option,
  event,
  get label() {
    return outreachOptionsText.options[option]
  },
})
/** Spec B, section 9. */
export const outreachOptions: readonly OutreachOption[] = [
  outreachOption('email', 'outreach_email'),
  outreachOption('inmail', 'linkedin_inmail'),
  outreachOption('invitation', 'linkedin_invitation'),
  outreachOption('by_hand', 'outreach_manual'),
]

/** The channels a project uses, and the manual one. */
export function optionsOf(methods: readonly OutreachMethod[]): readonly OutreachOption[] {
  return outreachOptions.filter(({ option }) => option === 'by_hand' || methods.includes(option))
}

/** Why an outreach method can't be used in the project; null if it can. */
export function validateMethod(methods: readonly OutreachMethod[], method: OutreachMethod): string | null {
  if (methods.includes(method)) return null
  return outreachOptionsText.channelNotUsed(outreachOptionsText.options[method])
}

/** 'Follow-Up #2 sent Nov 24, 2026' for the latest sent follow-up, else 'Initial outreach sent'; dates are preformatted. */
export function followUpLabel(sentDates: readonly (string | null)[]): string {
  const newest = sentDates.slice(0, 3).findLastIndex((date) => date !== null)
  return newest < 0 ? outreachOptionsText.initialSent : outreachOptionsText.followUpSent(newest + 1, sentDates[newest] ?? '')
}

export const quickAnswers = ['Compensation', 'Remote Work Policy', 'Visa Sponsorship', 'Attach Resume'] as const
/** Only for super admins; the specification doesn't name them (decision 049). */
export const furtherAnswers = ['Interview Process', 'Company Background', 'Closing the Loop'] as const
export type QuickAnswer = (typeof quickAnswers)[number] | 'Additional Information' | (typeof furtherAnswers)[number]

/** The panel offers one more than the card, and additional ones to super admins. */
export function quickAnswersIn(place: 'card' | 'panel', isSuperAdmin = false): QuickAnswer[] {
  const further = isSuperAdmin ? furtherAnswers : []
  return place === 'panel' ? [...quickAnswers, 'Additional Information', ...further] : [...quickAnswers, ...further]
}

/** The button of an answer, which is stored and sent by its name. */
export const quickAnswerLabel = (answer: QuickAnswer): string => outreachOptionsText.quickAnswers[answer]
