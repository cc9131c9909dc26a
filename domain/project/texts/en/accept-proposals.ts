// English texts of domain/project/accept-proposals.ts.

export const visaSponsorship = 'Visa sponsorship is offered.'
export const payLine = (pay: string) => `Pay: ${pay}.`
