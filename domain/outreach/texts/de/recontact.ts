// German texts of domain/outreach/recontact.ts.

export const stopped = (application: string, until: string | null) =>
  `${application}. ${until === null ? 'Ihr Team schreibt diese Person nicht an.' : `Ihr Team schreibt frühere Bewerber:innen wieder ab ${until} an.`}`
