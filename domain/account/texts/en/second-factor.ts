// English texts of domain/account/second-factor.ts.

export const lastFactor = 'Your workspace requires a second factor. Add another one before you remove this one.'
export const addYoursFirst = 'Add a second factor to your own account first, in your profile.'
export const graceDays = (most: number) => `Enter a number of days from 0 to ${most}.`
export const lastFactorOfBreakGlass = 'A break-glass admin needs a second factor. Add another one before you remove this one.'
