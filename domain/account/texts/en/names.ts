// English texts of domain/account/names.ts.

export const useOnlyLettersDigitsAndPunctuation = 'Use only letters, digits, and punctuation.'
export const webAddressesAreNotAllowedHere = 'Web addresses are not allowed here.'
