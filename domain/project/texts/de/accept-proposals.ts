// German texts of domain/project/accept-proposals.ts.

export const visaSponsorship = 'Unterstützung beim Visum wird angeboten.'
export const payLine = (pay: string) => `Vergütung: ${pay}.`
