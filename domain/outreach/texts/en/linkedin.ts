// English texts of domain/outreach/linkedin.ts.

export const noLinkedinProfileIsKnown = 'No LinkedIn profile is known for this candidate.'
