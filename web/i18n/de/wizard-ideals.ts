// German texts of web/features/wizard/steps/ideals.

// Ideal row
export const notInPool = 'Nicht im Talentpool. Zählt, sobald die Person hinzugefügt ist.'
export const fromAResume = 'Aus einem Lebenslauf'
export const profileTitle = (name: string | number) => `Was wir über ${name} gelesen haben`
export const whatWeRead = 'Was wir gelesen haben'
export const removeName = (name: string | number) => `${name} entfernen`
export const remove = 'Entfernen'
export const resumeWithoutName = 'Lebenslauf ohne Namen'
export const poolPerson = 'Person aus dem Talentpool'

// Learned traits
export const lessonsFailed = 'Wir konnten nicht laden, was die Suche aus den Idealprofilen lernt.'
export const tryAgain = 'Erneut versuchen'
export const lessonsLoading = 'Was die Suche lernt, wird geladen'
export const lessonsTitle = 'Was die Suche aus ihnen lernt'
export const lessonsHint =
  'Kandidat:innen mit diesen Merkmalen stehen weiter oben. Entfernen Sie, was keine Rolle spielt, oder machen Sie mit + ein Merkmal zum Kriterium.'
export const excludedLabel = 'Nicht in der Suche'
export const putBack = (label: string | number) => `${label} wieder aufnehmen`
export const putItBack = 'Wieder aufnehmen'
export const showFewer = 'Weniger anzeigen'
export const showAll = (count: string | number) => `Alle ${count} anzeigen`
export const yearsOfExperience = 'Jahre Erfahrung'
export const year = 'Jahr'
export const years = 'Jahre'
export const yearsConflict = (yearsExpMin: string | number) => `Sie verlangen mindestens ${yearsExpMin}.`
export const yearsAction = (min: string | number) => `Mindestens ${min} verlangen`
export const jobTitles = 'Jobtitel'
export const skills = 'Kenntnisse'
export const certificates = 'Zertifikate'
export const languages = 'Sprachen'
export const companies = 'Unternehmen'
export const kindsOfCompany = 'Arten von Unternehmen'
export const industries = 'Branchen'
export const schools = 'Hochschulen'
export const fieldsOfStudy = 'Studienfächer'
export const candidate = (value: string | number) => `Person ${value}`
export const shareOf = (count: string | number, total: string | number) => `${count} von ${total}`
export const fromPeople = (names: string | number) => `Von ${names}`
export const range = (min: string | number, max: string | number) => `${min}–${max}`

// Person picker
export const poolSearchLabel = 'Oder im Talentpool suchen'
export const poolPlaceholder = 'Name, E-Mail oder Jobtitel'
export const poolSearchFailed = 'Wir konnten den Talentpool nicht durchsuchen. Bitte versuchen Sie es noch einmal.'
export const noPoolMatch = 'Niemand im Talentpool hat diesen Namen, diese Adresse oder diesen Jobtitel.'
export const people = 'Personen'

// Profile field
export const linkedinProfiles = 'LinkedIn-Profile'
export const profilesHint = 'Eines pro Zeile; Sie können mehrere einfügen'
export const linkedinPlaceholder = 'https://www.linkedin.com/in/…'
export const add = 'Hinzufügen'

// Resume details
export const takeOut = (label: string | number) => `${label} entfernen`
export const jobs = 'Stellen'
export const education = 'Ausbildung'

// Resume files
export const resumeUnread = 'Wir konnten diesen Lebenslauf nicht lesen. Bitte versuchen Sie es noch einmal.'
export const reading = 'Wird gelesen…'
export const resumeLabel = 'Oder einen Lebenslauf hinzufügen (PDF, DOCX, Text, JSON Resume)'
export const addAResume = 'Lebenslauf hinzufügen'

// Trait chip
export const makeACriterion = (label: string | number) => `${label} zum Kriterium machen`
export const promoteLabel = 'Zum Kriterium machen'
export const leaveOut = (label: string | number) => `${label} nicht berücksichtigen`
export const excludeFromSearch = 'In der Suche nicht berücksichtigen'
export const searchThisJobTitle = 'Diesen Jobtitel suchen'
export const mustHave = 'Muss'
export const niceToHave = 'Wunsch'
export const companiesLikeThis = 'Ähnliche Unternehmen'
export const searchThisIndustry = 'Diese Branche suchen'
export const jobTitle = 'Jobtitel'
export const mustHaveLower = 'Muss'
export const niceToHaveLower = 'Wunsch'
