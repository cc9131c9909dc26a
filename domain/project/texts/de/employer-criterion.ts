// German texts of domain/project/employer-criterion.ts, which reads them back.

export const workedAt = (employer: string) => `arbeitete bei ${employer}`
export const anyEmployer = 'einem Arbeitgeber'
export const kinds = {
  public: 'einem börsennotierten Unternehmen',
  startup: 'einem Start-up',
  nonprofit: 'einer gemeinnützigen Organisation',
  government: 'einer Behörde',
  hospital: 'einem Krankenhaus',
  bank: 'einer Bank',
  insurer: 'einer Versicherung',
  retailer: 'einem Handelsunternehmen',
  staffing: 'einem Personaldienstleister',
  fintech: 'einem Fintech',
  pharma: 'einem Pharmaunternehmen',
  consultancy: 'einer Beratung',
} as const
export const between = (from: string, to: string) => `mit ${from} bis ${to} Beschäftigten`
export const upTo = (people: string) => `mit bis zu ${people} Beschäftigten`
export const atLeast = (people: string) => `mit mindestens ${people} Beschäftigten`
export const headquarters = (country: string) => `(Sitz: ${country})`
