// English texts of domain/account/names.ts.

export const charactersNotAllowed = 'Use only letters, digits, and punctuation.'
export const addressesNotAllowed = 'Web and email addresses are not allowed here.'
export const spaceAfterPeriod = 'Type a space after a period, as in “St. John”.'
