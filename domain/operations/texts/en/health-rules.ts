// English texts of domain/operations/health-rules.ts.

export const outreachIsPaused = 'Outreach is paused.'
export const trialUsedUp = 'A free trial that has reached its limit of candidates.'
export const trialRunning = 'A free trial that can still contact candidates.'
export const selfServe = 'A self-serve project run by its own team.'
export const noFirstCandidates = 'Submitted, and the first candidates haven’t been found yet.'
export const tooManyWaiting = (people: string | number, days: string | number) =>
  `More than ${people} candidates are waiting for review, the first for more than ${days} days.`
export const decisionsWaiting = (days: string | number) =>
  `Candidates are waiting for a decision, and the team has done nothing for ${days} days or more.`
export const calibrationUnfinished = 'The first candidates have been found, and calibration isn’t finished.'
export const searchFoundFew = (percent: string | number) => `The last search found less than ${percent}% of the requested candidates.`
export const managerApprovedFew = (percent: string | number, last: string | number, atLeast: string | number) =>
  `The hiring manager approved less than ${percent}% of the last ${last} candidates they decided on, and decided on ${atLeast} or more.`
export const tooFewContacted = (aWeek: string | number, afterDays: string | number) =>
  `Fewer than ${aWeek} candidates were contacted in the last seven days, ${afterDays} days or more after the project was submitted.`
export const nearLimit = (
  people: string | number,
  days: string | number,
  idleDays: string | number,
  percent: string | number,
  approvedPercent: string | number,
  aWeek: string | number,
) =>
  `Close to one of the limits: more than ${people} candidates waiting for more than ${days} days; no team activity for ${idleDays} days; the last search failed or found less than ${percent}%; less than ${approvedPercent}% approved; fewer than ${aWeek} contacted.`
export const otherwise = 'None of the above.'
