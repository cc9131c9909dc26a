// English texts of domain/account/names.ts.

export const charactersNotAllowed = 'Use only letters, digits, and punctuation.'
export const addressesNotAllowed = 'Web addresses are not allowed here.'
