export const sameName = 'Gleicher Name'
export const sameFirstForm = (a: string, b: string) => `„${a}“ und „${b}“ sind Formen eines Vornamens`
export const sameFamilyForm = (a: string, b: string) => `„${a}“ und „${b}“ sind Schreibweisen eines Nachnamens`
export const similarNames = (a: string, b: string) => `„${a}“ und „${b}“ sind sich ähnlich`
export const partOfName = (a: string, b: string) => `„${a}“ und „${b}“ haben einen Teil gemeinsam`
export const otherFirstName = 'Verschiedene Vornamen'
export const otherFamilyName = 'Verschiedene Nachnamen'
export const unreadableName = 'Ein Name in chinesischen Schriftzeichen lässt sich mit diesem nicht vergleichen'
export const otherGeneration = 'Nur einer der Namen hat „junior“ oder „senior“, oder beide verschieden'
export const otherScript = 'Die Namen stehen in verschiedenen Schriften'
export const sameEmail = (email: string) => `Gleiche E-Mail-Adresse: ${email}`
export const samePhone = 'Gleiche Telefonnummer'
export const sameLinkedin = 'Gleiches LinkedIn-Profil'
export const otherLinkedin = 'Verschiedene LinkedIn-Profile'
export const sameLocalName = (local: string) => `Beide haben eine Adresse, die mit „${local}“ beginnt, also mit ihrem Namen`
export const sameLocal = (local: string) => `Beide haben eine Adresse, die mit „${local}“ beginnt`
export const sameCareer = (employers: readonly string[]) => `Zur selben Zeit begonnen bei ${employers.join(', ')}`
export const sameStart = (employer: string) => `Zur selben Zeit begonnen bei ${employer}`
export const sameJob = (employer: string) => `Gleiche Stelle bei ${employer}`
export const sameEmployer = (employer: string) => `Beide bei ${employer}`
export const noSharedEmployer = 'Kein gemeinsamer Arbeitgeber'
export const otherTimes = (employer: string) => `Zu verschiedenen Zeiten bei ${employer}`
export const clash = 'Zur selben Zeit bei verschiedenen Arbeitgebern'
export const sameSchoolYear = (school: string, year: number) => `Beide bis ${year} an ${school}`
export const sameSchool = (school: string) => `Beide an ${school}`
export const otherYears = (school: string) => `In verschiedenen Jahren an ${school}`
export const noSharedSchool = 'Keine gemeinsame Ausbildungsstätte'
export const samePlace = 'Gleicher Ort'
export const otherCountry = 'Verschiedene Länder'
