// German texts of domain/outreach/linkedin.ts.

export const noProfile = 'Von dieser Person ist kein LinkedIn-Profil bekannt.'
