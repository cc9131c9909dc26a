// German texts of server/features/sourcing: answers, notifications, and emails.
import { plural } from '@fairlead/domain/shared/language'

// outside-index
export const indexNotBuilt = 'Der externe Personenindex wurde noch nicht aufgebaut.'

// change-lessons
export const lessonGone = 'Ein Punkt unter „Gelerntes“ ist nicht mehr da. Laden Sie neu, um den neuesten Stand zu sehen.'

// check-fairness
export const nothingToCheck = 'Noch keine Suche hat Kandidat:innen für dieses Projekt gefunden, deshalb gibt es nichts zu prüfen.'

// expand-search
export const projectArchived = 'Dieses Projekt ist archiviert.'
export const chooseOne = 'Wählen Sie mindestens eines.'

// try-model
export const noEmbeddings = 'Es ist kein Embedding-Modell eingerichtet.'
export const nothingToReplay = 'In diesem Projekt wurde noch niemand freigegeben oder abgelehnt, deshalb gibt es nichts zu wiederholen.'
export const triedRecently = (trialWaitMinutes: string | number) =>
  `Dieses Modell wurde vor weniger als ${trialWaitMinutes} Minuten ausprobiert. Versuchen Sie es gleich noch einmal.`
export const tryModelFirst = 'Probieren Sie dieses Modell zuerst an den Entscheidungen dieses Projekts aus.'
export const modelGone = 'Dieses Modell ist nicht mehr eingerichtet.'
export const trialStopped = 'Das Ausprobieren wurde wegen eines Problems auf unserer Seite abgebrochen.'
export const checkedRecently = (waitMinutes: number, minutes: number) =>
  `Dieses Projekt wurde vor weniger als ${waitMinutes} Minuten geprüft. Versuchen Sie es in ${plural('de', minutes, { one: 'einer Minute', other: `${minutes} Minuten` })} noch einmal.`

// signed shortlists
export const shortlist = 'Vorauswahl'
export const batch = (n: number) => `Runde ${n}`
export const computedOn = (day: string) => `Berechnet ${day}`
export const signedOn = (day: string, fingerprint: string) => `Signiert ${day} mit dem Schlüssel ${fingerprint}.`
export const howToCheck =
  'Um diese Datei zu prüfen, rufen Sie „node check-shortlist.mjs“ mit ihrem Namen auf. Das Prüfprogramm arbeitet ohne Verbindung; es sagt, ob ein Byte geändert wurde und ob die Punkte stimmen.'
export const keyPage = 'Der Schlüssel ist hier veröffentlicht:'
export const madeWith = 'Berechnet mit'
export const criteria = 'Kriterien'
export const noCriteria = 'Keine'
export const candidate = (place: number) => `${place}.`
export const pointsOf100 = (score: number) => `${score} von 100 Punkten`
export const points = 'Punkte'
export const reasonsHeading = 'Aussagen und worauf sie beruhen'
export const noReasons = 'Keine'
export const missing = 'Nicht erfüllte Anforderungen'
export const decisionsHeading = 'Entscheidungen'
export const noDecision = 'Noch keine'
export const removedUnreviewed = (day: string) => `Hat das Projekt am ${day} ohne Entscheidung verlassen`
export const byProduct = 'das Produkt oder eine Führungskraft mit Link'
export const erasedEntry = (day: string) => `Die Daten dieser Person wurden am ${day} gelöscht. Punkte und Entscheidungen bleiben.`
export const belowCut = (n: number) =>
  plural('de', n, {
    one: 'Eine weitere Person wurde bewertet und ist nicht in dieser Runde. Die Datei nennt die Punkte mit einem Hashwert.',
    other: `${n} weitere Personen wurden bewertet und sind nicht in dieser Runde. Die Datei nennt ihre Punkte mit Hashwerten.`,
  })
export const namesHidden =
  'Dieses Projekt verbirgt Namen, und die Datei zitiert, was Kandidat:innen geschrieben haben. Admins des Workspace können sie herunterladen.'
export const unknownKey = 'Kein Workspace dieser Installation signiert mit diesem Schlüssel.'
export const keyText = (fingerprint: string, day: string) =>
  `Mit dem Schlüssel ${fingerprint} werden seit ${day} die Vorauswahlen eines Workspace dieser Installation signiert.`
