// English texts of domain/insight/period.ts.

export const enterAValidDate = 'Enter a valid date.'
export const thePeriodCantEndBefore = 'The period can’t end before it starts.'
