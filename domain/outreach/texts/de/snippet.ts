// German texts of domain/outreach/snippet.ts.

export const charactersMax = (max: number) => `Höchstens ${max.toLocaleString('de-DE')} Zeichen.`
