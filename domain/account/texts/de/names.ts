// German texts of domain/account/names.ts.

export const charactersNotAllowed = 'Verwenden Sie nur Buchstaben, Ziffern und Satzzeichen.'
export const addressesNotAllowed = 'Web- und E-Mail-Adressen sind hier nicht erlaubt.'
export const spaceAfterPeriod = 'Setzen Sie nach einem Punkt ein Leerzeichen, wie in „St. John“.'
