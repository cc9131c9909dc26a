// German texts of web/project/ask.
import { plural } from '@fairlead/domain/shared/language'

// Box
export const chooseFile = 'PDF-, DOCX- oder Textdatei auswählen'
export const readingFailed = 'Wir konnten die Stellenbeschreibung nicht lesen. Bitte versuchen Sie es noch einmal.'
export const uses = {
  title: 'Jobtitel',
  place: 'Ort',
  must: 'Muss',
  nice: 'Wunsch',
  avoid: 'Ausschließen',
  years: 'Jahre',
  unused: 'Nicht verwendet',
}
export const legend = 'Was die Farben bedeuten'

// Chips
export const criteria = 'Kriterien aus Ihren Worten'
export const edit = 'Bearbeiten'
export const without = (more: number, isEstimate: boolean) => `${isEstimate ? 'etwa ' : ''}${more.toLocaleString('de-DE')} mehr ohne`
export const withoutLong = (more: number, isEstimate: boolean) =>
  `Ohne dieses Kriterium ${plural('de', more, { one: 'passt', other: 'passen' })} ${isEstimate ? 'etwa ' : ''}${more.toLocaleString('de-DE')} ${plural('de', more, { one: 'Person', other: 'Personen' })} mehr.`
export const value = 'Kriterium'
export const appliesAs = 'Gilt als'
export const save = 'Speichern'
export const remove = 'Entfernen'
export const removed = (words: string) => `„${words}“ entfernt`
export const use = (words: string) => `„${words}“ verwenden`
export const notUsed = 'Nicht verwendet:'
export const moreChips = (count: number) => `${count} weitere`
export const fewerChips = 'Weniger'
export const nearTitles = (title: string) => `Im Pool am nächsten an „${title}“:`
export const quoted = (sentence: string) => `„${sentence}“`
export const notUsedAsCriteria = 'Nicht als Kriterien verwendet'

// Words of criteria
export const degrees = { bachelors: 'Bachelor', advanced_degree: 'Höherer Abschluss', mba: 'MBA', phd: 'Promotion' }
const years = (count: string) => `${count} ${count === '1' ? 'Jahr' : 'Jahre'}`
export const atLeastYears = (count: string) => `Mindestens ${years(count)}`
export const atMostYears = (count: string) => `Höchstens ${years(count)}`
export const within = (kilometers: string) => `Im Umkreis von ${kilometers} km`
export const remoteWork = 'Remote-Arbeit'
export const relevantYears = (count: string) => `Mindestens ${years(count)} in dieser Art von Arbeit`
export const leadsATeam = 'Führt ein Team'
export const language = (name: string, isRequired: boolean) => `${name}, ${isRequired ? 'Muss' : 'Wunsch'}`
export const noSponsorship = 'Keine Unterstützung beim Visum'
export const sponsorship = 'Unterstützung beim Visum'
