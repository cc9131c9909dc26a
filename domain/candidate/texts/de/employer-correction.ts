// German texts of domain/candidate/employer-correction.ts.

export const nameMissing = 'Nennen Sie den Arbeitgeber.'
export const countryCode = 'Wählen Sie ein Land.'
export const cityTooLong = (max: number) => `Höchstens ${max} Zeichen.`
export const yearWrong = (thisYear: number) => `Geben Sie ein Jahr bis ${thisYear} ein.`
export const countWrong = 'Geben Sie ganze Zahlen ein, die kleinere zuerst.'
export const sizeAndYear = 'Eine Zahl von Beschäftigten braucht ihr Jahr, und ein Jahr seine Zahl.'
