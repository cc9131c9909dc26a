// English texts of domain/outreach/snippet.ts.

export const charactersMax = (max: number) => `${max.toLocaleString('en-US')} characters max.`
