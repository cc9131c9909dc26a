// German texts of domain/outreach/recontact.ts.

const long = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })
export const stopped = (application: string, until: string | null) =>
  `${application}. ${until === null ? 'Ihr Team schreibt diese Person nicht an.' : `Ihr Team schreibt frühere Bewerber:innen wieder ab ${long.format(new Date(until))} an.`}`
