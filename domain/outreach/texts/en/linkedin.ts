// English texts of domain/outreach/linkedin.ts.

export const noProfile = 'No LinkedIn profile is known for this candidate.'
