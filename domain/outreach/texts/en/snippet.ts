// English texts of domain/outreach/snippet.ts.

export const charactersMax = (most: number) => `${most.toLocaleString('en-US')} characters max.`
