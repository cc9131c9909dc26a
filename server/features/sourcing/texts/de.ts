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
