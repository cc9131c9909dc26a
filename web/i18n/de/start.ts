// German texts of the first-run page, and of leaving the demo.
import { plural } from '@fairlead/domain/shared/language'

// First-run page
export const title = 'Holen Sie Ihre Personen herein'
export const about = 'Suchen ordnen die Personen in Ihrem Talentpool. Wählen Sie, was Ihr Team hat; wir zeigen Ihnen, wie es hereinkommt.'
export const question = 'Was haben Sie?'
export const sources = {
  ats: 'Ein Bewerbermanagementsystem',
  table: 'Eine Tabelle',
  resumes: 'Einen Ordner mit Lebensläufen',
  linkedin: 'Einen LinkedIn-Export',
  nothing: 'Noch nichts',
} as const
export const steps = {
  ats: {
    title: 'Bewerbermanagementsystem verbinden',
    how: 'Seine Stellen werden zu Suchen, und wen Sie freigeben, wird dorthin gesendet. Frühere Bewerber:innen kommen mit einem Export herein: einer Tabelle, die Sie hier importieren.',
    action: 'Verbinden',
  },
  table: {
    title: 'Tabelle importieren',
    how: 'CSV oder Excel. Bevor jemand hinzukommt, sehen Sie, wie jede Spalte gelesen wird.',
    action: 'Tabelle auswählen',
  },
  resumes: {
    title: 'Lebensläufe importieren',
    how: 'Wählen Sie alle Dateien auf einmal: PDF, DOCX oder Text. Aus jeder wird ein Profil, und die Datei bleibt dabei.',
    action: 'Lebensläufe auswählen',
  },
  linkedin: {
    title: 'LinkedIn-Export importieren',
    how: 'Öffnen Sie auf LinkedIn Einstellungen, Datenschutz, Kopie Ihrer Daten erhalten, und wählen Sie Kontakte. LinkedIn schickt Ihnen die Datei per E-Mail.',
    action: 'Export auswählen',
  },
  nothing: {
    title: 'Personen einzeln hinzufügen',
    how: 'Beginnen Sie mit Personen, die Sie kennen: mit LinkedIn-Seite und E-Mail-Adresse.',
    action: 'Person hinzufügen',
  },
} as const
export const stepOf = (number: number, count: number) => `Schritt ${number} von ${count}`
export const noOneYet = 'In Ihrem Talentpool ist noch niemand.'
export const peopleCount = (count: string, people: number) =>
  `In Ihrem Talentpool ${plural('de', people, { one: 'ist', other: 'sind' })} ${count} ${plural('de', people, { one: 'Person', other: 'Personen' })}.`
export const startSearch = 'Suche starten'
export const seePeople = 'Personen ansehen'
export const loadFailed = 'Ihr Talentpool konnte nicht geladen werden.'

// Links to it
export const poolEmpty = 'Ihr Talentpool ist leer'
export const poolEmptyText =
  'Holen Sie zuerst Ihre Personen herein: aus einem Bewerbermanagementsystem, einer Tabelle, Lebensläufen oder LinkedIn.'
export const bringIn = 'Personen hereinholen'

// Leaving the demo
export const inDemo = 'Sie sind in der Demo'
export const inDemoText =
  'Suchen finden erfundene Personen, bis Sie die Demo verlassen. Das können Admins Ihres Arbeitsbereichs auf der Seite Team.'
export const inDemoAdmin = 'Suchen finden erfundene Personen, bis Sie die Demo verlassen. Wen Ihr Team hinzugefügt hat, bleibt.'
export const leave = 'Demo verlassen'
export const leaveTitle = 'Demo verlassen?'
export const searchesEmpty = 'Suchen, Vorschauen und Vorschläge enthalten keine erfundenen Personen mehr.'
export const candidatesGo = (candidates: number, projects: number) =>
  `${plural('de', candidates, { one: '1 erfundene Person', other: `${candidates} erfundene Personen` })} in ${plural('de', projects, { one: '1 Suche', other: `${projects} Suchen` })} ${plural('de', candidates, { one: 'wird', other: 'werden' })} entfernt, mit E-Mails, Notizen und Verlauf. Die Suchen bleiben.`
export const queuedCanceled = 'Wartende E-Mails an sie werden storniert.'
export const noCandidates = 'In Ihren Suchen sind keine erfundenen Personen.'
export const peopleStay = (people: number) =>
  people === 0
    ? 'Danach holen Sie Ihre eigenen Personen herein.'
    : `${plural('de', people, { one: 'Die Person, die Sie hinzugefügt haben, bleibt.', other: `Die ${people} Personen, die Sie hinzugefügt haben, bleiben.` })}`
export const confirmLabel = 'Ich verstehe, dass sich das nicht rückgängig machen lässt.'
export const stay = 'Bleiben'
export const hasLeft = 'Sie haben die Demo verlassen.'
export const leaveFailed = 'Sie sind noch in der Demo. Bitte versuchen Sie es noch einmal.'
export const removing = (candidates: number) =>
  `${plural('de', candidates, { one: '1 erfundene Person wird', other: `${candidates} erfundene Personen werden` })} entfernt …`
