// English texts of web/features/team/Recontact.tsx.

export const title = 'Past applicants'
export const about =
  'People who applied with you before aren’t written to first for some time after a rejection. Anyone you hired, anyone in a process that began in that time, and anyone who asked not to be contacted is never written to.'
export const rule = (months: number, reasons: readonly string[]) =>
  `${months === 0 ? 'Your team doesn’t wait after a rejection.' : `Your team waits ${months} ${months === 1 ? 'month' : 'months'} after a rejection.`}${reasons.length === 0 ? '' : ` It never writes after: ${reasons.join(', ')}.`}`
export const months = 'Months to wait after a rejection'
export const monthsHint = '0 for no wait'
export const reasons = 'Never write again after these reasons'
export const reasonsHint = 'Words of a rejection’s reason, such as “Reference check”. Press Enter after each.'
export const noApplicants = 'No one in your talent pool has an earlier application.'
export const heldBack = (stopped: string, applicants: string) => `Holds back ${stopped} of ${applicants} past applicants now.`
export const save = 'Save rule'
export const saved = 'Rule saved'
export const saveFailed = 'We couldn’t save the rule. Please try again.'
export const loadFailed = 'We couldn’t load the rule.'
