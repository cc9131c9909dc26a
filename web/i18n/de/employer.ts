// German texts about the employers of a profile.

// The line below a job
export const founded = (year: number) => `gegründet ${year}`
export const people = (count: string, year: number) => `${count} Beschäftigte im Jahr ${year}`
export const range = (from: string, to: string) => `${from}–${to}`
export const upTo = (count: string) => `bis zu ${count}`
export const atLeast = (count: string) => `mindestens ${count}`
export const sourceOf = (names: string) => `Quelle: ${names}.`
export const edit = (company: string) => `Angaben zu ${company} berichtigen`
export const kinds = {
  public: 'börsennotiert',
  nonprofit: 'gemeinnützig',
  government: 'Behörde',
  hospital: 'Krankenhaus',
  bank: 'Bank',
  insurer: 'Versicherung',
  retailer: 'Handel',
  staffing: 'Personaldienstleister',
  startup: 'Start-up',
  fintech: 'Fintech',
  pharma: 'Pharma',
  consultancy: 'Beratung',
} as const
export const industries = {
  Sports: 'Sport',
  Services: 'Dienstleistungen',
  'Consumer Goods': 'Konsumgüter',
  'Energy/Environment/Agro': 'Energie/Umwelt/Agrar',
  'Real Estate': 'Immobilien',
  Hardware: 'Hardware',
  Business: 'Wirtschaft',
  Nonprofit: 'Gemeinnützig',
  'Media/Design': 'Medien/Design',
  'Manufacturing/Logistics': 'Produktion/Logistik',
  Legal: 'Recht',
  Government: 'Öffentlicher Dienst',
  'Business or Finance': 'Wirtschaft oder Finanzen',
  Healthcare: 'Gesundheit',
  Software: 'Software',
  Education: 'Bildung',
  Mechanical: 'Maschinenbau',
} as const

// Criteria about employers
export const criteria = 'Arbeitgeber'
export const criteriaHint =
  'Von etwa 38.000 Arbeitgebern sind Sitz oder Art bekannt, von etwa 1.000 die Größe. Was nicht bekannt ist, schließt niemanden aus.'
export const any = 'Beliebig'
export const kind = 'Art'
export const headquarters = 'Sitz in'
export const addNice = 'Als Wunsch hinzufügen'
export const addMust = 'Als Muss hinzufügen'
export const must = (criterion: string) => `Muss: ${criterion}`

// The dialog
export const title = (company: string) => `Über ${company}`
export const about = 'Was Sie eintragen, gilt sofort für alle in Ihrem Arbeitsbereich. Lassen Sie leer, was nicht bekannt ist.'
export const industry = 'Branche'
export const city = 'Hauptsitz'
export const country = 'Land'
export const unknown = 'Unbekannt'
export const foundedIn = 'Gegründet im Jahr'
export const sizeMin = 'Beschäftigte, von'
export const sizeMax = 'Bis'
export const sizeYear = 'Im Jahr'
export const save = 'Speichern'
export const cancel = 'Abbrechen'
export const saved = 'Für Ihren Arbeitsbereich gespeichert'
export const notSaved = 'Das konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.'
export const reset = 'Berichtigung zurücknehmen'
export const wasReset = 'Berichtigung zurückgenommen'
export const notReset = 'Die Berichtigung konnte nicht zurückgenommen werden. Bitte versuchen Sie es noch einmal.'
