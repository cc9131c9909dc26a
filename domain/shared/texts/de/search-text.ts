// German texts of domain/shared/search-text.ts.

export const fields = { candidate_name: 'Name', candidate_email: 'E-Mail', candidate_linkedin_url: 'LinkedIn-URL' }
