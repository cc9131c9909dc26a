// English texts of domain/insight/period.ts.

export const invalidDate = 'Enter a valid date.'
export const endsBeforeStart = 'The period can’t end before it starts.'
