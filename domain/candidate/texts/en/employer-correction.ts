// English texts of domain/candidate/employer-correction.ts.

export const nameMissing = 'Name the employer.'
export const countryCode = 'Choose a country.'
export const cityTooLong = (max: number) => `${max} characters max.`
export const yearWrong = (thisYear: number) => `Enter a year up to ${thisYear}.`
export const countWrong = 'Enter whole numbers, the smaller one first.'
export const sizeAndYear = 'A number of people needs its year, and a year its number.'
