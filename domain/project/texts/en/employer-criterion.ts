// English texts of domain/project/employer-criterion.ts, which reads them back.

export const workedAt = (employer: string) => `worked at ${employer}`
export const anyEmployer = 'an employer'
export const kinds = {
  public: 'a public company',
  startup: 'a startup',
  nonprofit: 'a nonprofit',
  government: 'a government employer',
  hospital: 'a hospital',
  bank: 'a bank',
  insurer: 'an insurer',
  retailer: 'a retailer',
  staffing: 'a staffing firm',
  fintech: 'a fintech company',
  pharma: 'a pharma company',
  consultancy: 'a consultancy',
} as const
export const between = (from: string, to: string) => `with ${from} to ${to} people`
export const upTo = (people: string) => `with up to ${people} people`
export const atLeast = (people: string) => `with at least ${people} people`
export const headquarters = (country: string) => `(headquarters: ${country})`
