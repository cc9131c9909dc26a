// German texts of server/features/sourcing: answers, notifications, and emails.
import { listed, plural } from '@fairlead/domain/shared/language'

// outside-index
export const indexNotBuilt = 'Der externe Personenindex wurde noch nicht aufgebaut.'

// change-lessons
export const lessonGone = 'Ein Punkt unter „Gelerntes“ ist nicht mehr da. Laden Sie neu, um den neuesten Stand zu sehen.'

// check-fairness
export const nothingToCheck = 'Noch keine Suche hat Kandidat:innen für dieses Projekt gefunden, deshalb gibt es nichts zu prüfen.'

// expand-search
export const projectArchived = 'Dieses Projekt ist archiviert.'
export const chooseOne = 'Wählen Sie mindestens eines.'

// run-search
export const noMatches =
  'Niemand passt zu dieser Suche. Erweitern Sie sie: weniger Muss-Jobtitel oder Muss-Stichwörter, mehr Orte oder andere Jobtitel.'

export const allLeftOut =
  'Alle Übrigen, die Ihre Anforderungen erfüllen, sind durch das ausgeschlossen, was wir aus Ihren Entscheidungen gelernt haben. Machen Sie es unter „Gelerntes“ rückgängig, oder ändern Sie die Suche.'

/** 'Kaum jemand erfüllt: PCU (3) oder SAP (0). Das ändert nur die Reihenfolge und schließt niemanden aus.' */
export const rareNote = (rare: ReadonlyMap<string, number>) => {
  const names = [...rare].map(([label, people]) => `${label} (${people})`)
  return `Kaum jemand erfüllt: ${listed('de', names, 'disjunction')}. Das ändert nur die Reihenfolge und schließt niemanden aus.`
}

// judge-own-words
/** 'Ihr Modell hat 40 Personen … gelesen. 12 seiner 15 Zitate stehen in ihren Profilen und zählen; 3 (20 %) wurden verworfen.' */
export const ownWordsNote = ({ people, proven, dropped }: { people: number; proven: number; dropped: number }) => {
  const quotes = proven + dropped
  const readOnes = plural('de', people, { one: 'eine Person', other: `${people} Personen` })
  const read = `Ihr Modell hat ${readOnes} auf die Kriterien in Ihren eigenen Worten hin gelesen.`
  if (quotes === 0) return `${read} Es hat niemanden gefunden, auf den sie zutreffen.`
  const ofQuotes = plural('de', quotes, { one: 'seinem einen Zitat', other: `seinen ${quotes} Zitaten` })
  return `${read} Von ${ofQuotes} ${proven === 1 ? 'steht' : 'stehen'} ${proven} in den Profilen und ${proven === 1 ? 'zählt' : 'zählen'}; ${dropped} (${Math.round((100 * dropped) / quotes)} %) ${dropped === 1 ? 'wurde' : 'wurden'} verworfen.`
}
export const ownWordsDown = (reason: string) => `Ihr Modell liest keine Personen mehr: ${reason}`

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
