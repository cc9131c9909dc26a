// English texts of domain/outreach/notice-rules.ts.

export const noPostalAddress = (rule: string) =>
  `${rule} requires a postal address in this email, and your workspace has none. Add it under Team, “Postal address”.`
export const chooseCountry = 'Choose a country.'
export const choosePart = 'Choose at least one part.'
export const enterDay = 'Enter a day.'
export const endAfterStart = 'The last day can’t be before the first.'
export const nameLaw = (max: number) => `Name the law, in ${max} characters max.`
export const enterLink = 'Enter a link that starts with https://.'
