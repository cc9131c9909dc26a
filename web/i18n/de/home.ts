// German texts of web/features/home and of what waits in a project.
import { plural } from '@fairlead/domain/shared/language'

export const home = 'Start'
export const about = 'Was in allen Ihren Projekten auf Sie wartet.'
export const loadFailed = 'Was auf Sie wartet, konnte nicht geladen werden.'
export const keys = (key: string) => `Tastenkürzel: ${key} drücken.`

// Empty
export const nothingWaits = 'Nichts wartet auf Sie'
export const nothingWaitsText =
  'Kandidat:innen zur Durchsicht, Antworten, Entscheidungen und die Interviews von heute erscheinen hier. Starten Sie eine weitere Suche, oder kommen Sie nach der nächsten Antwort wieder.'
export const welcome = 'Finden Sie Ihre ersten Kandidat:innen'
export const welcomeText =
  'Fügen Sie eine Stellenbeschreibung ein. Wir zeigen Ihnen passende Personen, und ab dann steht auf dieser Seite, was auf Sie wartet.'
export const newSearch = 'Neue Suche'

// Groups
export const groups = {
  trouble: 'Funktioniert nicht',
  interviews: 'Interviews heute',
  answers: 'Braucht eine Antwort',
  review: 'Zur Durchsicht',
  decisions: 'Entscheidungen',
  approvals: 'Angebotsschreiben freizugeben',
  scorecards: 'Bewertungsbögen zu schreiben',
  mentions: 'Kommentare für Sie',
  tasks: 'Aufgaben',
  notices: 'Zu informieren',
  searches: 'Suchen, über die Sie entscheiden',
  newPeople: 'Neu in Ihren gespeicherten Suchen',
  drafts: 'Entwürfe',
} as const
export const jumpTo = 'Springen zu'
export const showAll = (count: number) => `Alle ${count} anzeigen`
export const showFewer = 'Weniger anzeigen'
export const restInInbox = (listed: number, count: number) => `Die ersten ${listed} von ${count}. Alle stehen im Posteingang.`
/** For screen readers: where a row is. */
export const position = (group: string, index: number, count: number) => `${group}, ${index} von ${count}`

// Rows
export const people = (count: number) => plural('de', count, { one: '1 Person', other: `${count} Personen` })
export const troubles = {
  mailbox: (name: string) => `Ihr Postfach ${name}`,
  shared_mailbox: (name: string) => `Das Postfach des Teams ${name}`,
  domain: (name: string) => `Die Absenderdomain ${name}`,
  calendar: (name: string) => `Ihr Kalender ${name}`,
} as const
export const troubleReasons = {
  mailbox: 'Es kann keine E-Mails senden oder lesen.',
  shared_mailbox: 'Es kann keine E-Mails senden oder lesen.',
  domain: 'Ihre DNS-Einträge fehlen oder sind falsch, darum lehnen Server Ihre E-Mails vielleicht ab.',
  calendar: 'Er kann nicht gelesen werden, darum könnten Termine gebucht werden, zu denen Sie keine Zeit haben.',
} as const
export const from = (start: string, end: string) => `${start} – ${end}`
export const toTell = (count: number) =>
  count === 1 ? 'Eine Person muss erfahren, dass Sie ihre Daten haben' : `${count} Personen müssen erfahren, dass Sie ihre Daten haben`
export const tellOverdue = (count: number) => `${count} überfällig`
export const tellSoon = 'innerhalb von 7 Tagen'
export const withInterviewers = (names: string) => `mit ${names}`
export const join = 'Teilnehmen'
export const joinOf = (name: string) => `Am Interview mit ${name} teilnehmen`
export const phone = (number: string) => `per Telefon, ${number}`
export const moreInAttention = (count: number) => `${people(count)} unter „Braucht Aufmerksamkeit“`
export const assignedTo = (name: string) => `zuständig: ${name}`
export const newPeople = (count: number) => (count === 1 ? '1 neue Person' : `${count} neue Personen`)
export const addedSince = 'seit'
export const toReview = (count: number) => `${people(count)} zur Durchsicht`
export const batchReady = 'gefunden:'
export const yourDecision = (count: number) => `${people(count)} zu Ihrer Entscheidung`
export const waitForDecision = (count: number) =>
  plural('de', count, { one: '1 interessierte Person', other: `${count} interessierte Personen` })
export const waitingFor = (names: string) => `wartet auf ${names}`
export const noOneAsked = 'noch keine Entscheidung'
export const since = '· Beginn:'
export const writeScorecard = 'Interview:'
export const saysBy = (name: string, text: string) => `${name}: ${text}`
export const dueOn = (day: string) => `fällig: ${day}`
export const problems = {
  failed: 'Die Suche ist fehlgeschlagen. Starten Sie sie erneut.',
  found_no_one: 'Die Suche hat niemanden gefunden. Ändern Sie die Kriterien, oder erweitern Sie die Suche.',
} as const
export const editedAt = 'bearbeitet:'
export const untitled = 'Projekt ohne Namen'

// A project in the list
export const reviewCount = (count: number) => `${count} zur Durchsicht`
export const answerCount = (count: number) => `${count} zu beantworten`
export const decisionCount = (count: number) => plural('de', count, { one: '1 Entscheidung', other: `${count} Entscheidungen` })
export const letterBy = (name: string) => `Angebotsschreiben von ${name}`
