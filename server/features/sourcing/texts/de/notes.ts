// German texts of what a search reports: its progress, why it failed, and what to know about its batch.
import { plural } from '@fairlead/domain/shared/language'

// Progress
export const searching = 'Talentpool wird durchsucht'
export const comparing = (people: number) =>
  people === 1 ? '1 Person wird verglichen' : `${people.toLocaleString('de-DE')} Personen werden verglichen`
export const compared = (people: number, all: number) =>
  `${people.toLocaleString('de-DE')} von ${all.toLocaleString('de-DE')} Personen verglichen`
export const checking = 'Gründe werden geprüft'

// Failed
export const searchFailed = 'Die Suche ist wegen eines Problems auf unserer Seite fehlgeschlagen. Starten Sie sie noch einmal.'
export const noMatches =
  'Niemand passt zu dieser Suche. Erweitern Sie sie: weniger Muss-Jobtitel oder Muss-Stichwörter, mehr Orte oder andere Jobtitel.'

export const allLeftOut =
  'Alle Übrigen, die Ihre Anforderungen erfüllen, sind durch das ausgeschlossen, was wir aus Ihren Entscheidungen gelernt haben. Machen Sie es unter „Gelerntes“ rückgängig, oder ändern Sie die Suche.'

/** 'Ihr Modell hat 40 Personen … gelesen. 12 seiner 15 Zitate stehen in ihren Profilen und zählen; 3 (20 %) wurden verworfen.' */
export const ownWords = (people: number, proven: number, dropped: number) => {
  const quotes = proven + dropped
  const readOnes = plural('de', people, { one: 'eine Person', other: `${people} Personen` })
  const read = `Ihr Modell hat ${readOnes} auf die Kriterien in Ihren eigenen Worten hin gelesen.`
  if (quotes === 0) return `${read} Es hat niemanden gefunden, auf den sie zutreffen.`
  const ofQuotes = plural('de', quotes, { one: 'seinem einen Zitat', other: `seinen ${quotes} Zitaten` })
  return `${read} Von ${ofQuotes} ${proven === 1 ? 'steht' : 'stehen'} ${proven} in den Profilen und ${proven === 1 ? 'zählt' : 'zählen'}; ${dropped} (${Math.round((100 * dropped) / quotes)} %) ${dropped === 1 ? 'wurde' : 'wurden'} verworfen.`
}
export const ownWordsDown = (reason: string) => `Ihr Modell liest keine Personen mehr: ${reason}`

export const modelDown = (reason: string) => `Ihr Modell war nicht erreichbar, deshalb wurde diese Runde ohne es sortiert. ${reason}`
