// English texts of domain/outreach/team-template.ts.

export const charactersMax = (max: number) => `${max.toLocaleString('en-US')} characters max.`
export const daysRange = '1 to 60 days.'
