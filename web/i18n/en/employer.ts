// English texts about the employers of a profile.

// The line below a job
export const founded = (year: number) => `founded in ${year}`
export const people = (count: string, year: number) => `${count} people in ${year}`
export const range = (from: string, to: string) => `${from}–${to}`
export const upTo = (count: string) => `up to ${count}`
export const atLeast = (count: string) => `at least ${count}`
export const sourceOf = (names: string) => `Source: ${names}.`
export const edit = (company: string) => `Correct what is known about ${company}`
export const kinds = {
  public: 'listed on a stock exchange',
  nonprofit: 'nonprofit',
  government: 'government',
  hospital: 'hospital',
  bank: 'bank',
  insurer: 'insurer',
  retailer: 'retailer',
  staffing: 'staffing firm',
  startup: 'startup',
  fintech: 'fintech',
  pharma: 'pharma',
  consultancy: 'consultancy',
} as const
export const industries = {
  Sports: 'Sports',
  Services: 'Services',
  'Consumer Goods': 'Consumer Goods',
  'Energy/Environment/Agro': 'Energy/Environment/Agro',
  'Real Estate': 'Real Estate',
  Hardware: 'Hardware',
  Business: 'Business',
  Nonprofit: 'Nonprofit',
  'Media/Design': 'Media/Design',
  'Manufacturing/Logistics': 'Manufacturing/Logistics',
  Legal: 'Legal',
  Government: 'Government',
  'Business or Finance': 'Business or Finance',
  Healthcare: 'Healthcare',
  Software: 'Software',
  Education: 'Education',
  Mechanical: 'Mechanical',
} as const

// Criteria about employers
export const criteria = 'Employers'
export const criteriaHint =
  'Of about 38,000 employers the headquarters or kind is known, of about 1,000 the size. What isn’t known excludes no one.'
export const any = 'Any'
export const kind = 'Kind'
export const headquarters = 'Headquarters in'
export const addNice = 'Add as nice to have'
export const addMust = 'Add as must-have'
export const must = (criterion: string) => `Must: ${criterion}`

// The dialog
export const title = (company: string) => `About ${company}`
export const about = 'What you enter counts for everyone in your workspace, at once. Leave empty what isn’t known.'
export const industry = 'Industry'
export const city = 'Headquarters'
export const country = 'Country'
export const unknown = 'Unknown'
export const foundedIn = 'Founded in'
export const sizeMin = 'People, from'
export const sizeMax = 'To'
export const sizeYear = 'In the year'
export const save = 'Save'
export const cancel = 'Cancel'
export const saved = 'Saved for your workspace'
export const notSaved = 'We couldn’t save this. Please try again.'
export const reset = 'Undo the correction'
export const wasReset = 'Correction undone'
export const notReset = 'We couldn’t undo the correction. Please try again.'
