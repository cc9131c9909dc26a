// German texts of what decisions taught a search, and why.

// Lines
export const more = (phrase: string) => `Mehr Personen${phrase}`
export const fewer = (phrase: string) => `Weniger Personen${phrase}`
export const noMore = (phrase: string) => `Keine Personen mehr${phrase}`
export const moreExperience = (years: number) => `Mehr Erfahrung, ab etwa ${years} Jahren`
export const lessExperience = (years: number) => `Weniger Erfahrung, höchstens etwa ${years} Jahre`
export const lowerPay = 'Niedrigere Vergütungsvorstellung'
export const keywordsCount = 'Stichwörter zählen mehr'
export const schoolsCount = 'Hochschulen zählen mehr'
export const degreesCount = 'Höhere Abschlüsse zählen mehr'
export const sponsorshipAsked = 'Nach Visum-Sponsoring wird gefragt, nie geraten'

// Who: each completes 'Mehr Personen', with what stands between
export const workedAs = (title: string) => `, die als ${title} gearbeitet haben`
export const withSkill = (skill: string) => ` mit ${skill}`
export const fromKind = (kind: string) => ` aus Unternehmen der Art ${kind}`
export const fromCompany = (company: string) => ` von ${company}`
export const fromIndustry = (industry: string) => ` aus der Branche ${industry}`
export const fromJobs = (title: string) => ` aus Stellen als ${title}`
export const fromSimilar = ' aus ähnlichen Unternehmen'
export const fromThatIndustry = ' aus dieser Branche'
export const studied = (field: string) => `, die ${field} studiert haben`
export const withYears = (years: number) => ` mit mindestens ${years} ${years === 1 ? 'Jahr' : 'Jahren'} Berufserfahrung`
const degrees = {
  associate: 'Associate Degree',
  bachelor: 'Bachelorabschluss',
  master: 'Masterabschluss',
  mba: 'MBA',
  doctorate: 'Promotion',
}
export const withDegree = (degree: keyof typeof degrees) => ` mit ${degrees[degree]}`
const levels: Readonly<Record<string, string>> = {
  intern: 'Praktikum',
  entry: 'Berufseinstieg',
  mid: 'mit Erfahrung',
  senior: 'Senior',
  staff: 'Staff',
  principal: 'Principal',
  manager: 'Management',
  director: 'Direktion',
  vp: 'VP',
  c_level: 'Geschäftsführung',
  founder: 'Gründung',
}
export const atLevel = (level: string) => ` der Erfahrungsstufe „${levels[level] ?? level}“`
export const leadTeam = ', die ein Team leiten'
export const leadPeople = ', deren Aufgabe Personalführung ist'
export const inPlace = (place: string) => ` in ${place}`
export const titled = (title: string) => ` mit dem Jobtitel ${title}`
export const workAt = (company: string) => `, die bei ${company} arbeiten`

// Why
const reasons = {
  title: 'wegen des Jobtitels',
  company: 'wegen des Unternehmens',
  industry: 'wegen der Branche',
  handsOn: 'wegen zu wenig eigener praktischer Arbeit',
  level: 'wegen der Erfahrungsstufe',
  location: 'wegen des Orts',
}
export const rejectedFor = (count: number, reason: keyof typeof reasons) => `${count} ${reasons[reason]} abgelehnt`
const people = (count: number): string => (count === 1 ? '1 Person' : `${count} Personen`)
const faults = {
  underqualified: 'als unterqualifiziert',
  overqualified: 'als überqualifiziert',
  compensation: 'wegen der Vergütung',
  skills: 'wegen fehlender Kenntnisse oder Stichwörter',
  school: 'wegen der Hochschule',
  degree: 'wegen des Abschlusses',
}
export const peopleRejected = (count: number, fault: keyof typeof faults) => `${people(count)} ${faults[fault]} abgelehnt`
export const namedTitle = 'als falscher Jobtitel genannt'
export const namedCompany = 'als falsches Unternehmen genannt'
export const nothingChanged = 'an der Suche ändert sich nichts'
/** `times`: by chance, once in so many. */
export const compared = (yes: number, approved: number, no: number, rejected: number, times: number) =>
  `${yes} von ${approved} freigegeben, ${no} von ${rejected} abgelehnt; durch Zufall 1 von ${times.toLocaleString('de-DE')}`

export const note = (line: string, reason: string) => `${line}: ${reason}`
