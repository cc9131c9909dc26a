// German texts of domain/outreach/team-template.ts.

export const charactersMax = (max: number) => `Höchstens ${max.toLocaleString('de-DE')} Zeichen.`
export const daysRange = '1 bis 60 Tage.'
