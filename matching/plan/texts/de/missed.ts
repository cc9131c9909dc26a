// German texts for the requirements of a search that a person misses.
import { listed } from '@fairlead/domain/shared/language'

/** Requirements without words of the user. */
export const labels = {
  advancedDegree: 'Masterabschluss oder höher',
  bachelors: 'Bachelorabschluss',
  top25School: 'Top-25-Hochschule',
  top10School: 'Top-10-Hochschule',
  individualContributors: 'Fachlaufbahn',
  peopleLeaders: 'Führung',
  payAtMost: 'Vergütung',
}

const years = (count: number) => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Jahr' : 'Jahre'} Berufserfahrung`
export const lessYears = (count: number) => `weniger als ${years(count)}`
export const moreYears = (count: number) => `mehr als ${years(count)}`
/** 'Baker', 'Baker, Cook oder 2 weitere' */
export const titles = (...names: string[]) => {
  if (names.length < 3) return names.join(' oder ')
  return `${names.slice(0, 2).join(', ')} oder ${names.length === 3 ? names[2] : `${names.length - 2} weitere`}`
}
export const withoutTitle = (title: string) => `ohne den Jobtitel ${title}`
export const withoutTitleNow = (title: string) => `derzeit ohne den Jobtitel ${title}`
export const otherWork = (title: string) => `andere Arbeit als ${title}`
export const otherLevel = (title: string) => `andere Erfahrungsstufe als ${title}`
export const notKnownAs = (label: keyof typeof labels) => `nicht erkennbar: ${labels[label]}`
export const without = (label: keyof typeof labels) => `ohne ${labels[label]}`
export const expectsMore = (_label: keyof typeof labels) => 'erwartet vermutlich mehr Vergütung, als die Stelle bietet'
export const outside = (place: string) => `außerhalb von ${place}`
export const noMention = (label: string) => `${label} nicht erwähnt`
export const notShown = (label: string) => `nicht belegt: ${label}`

/** How many people of a batch miss which requirement. */
export const note = (concerned: number, all: number, ...parts: string[]) =>
  `Zu wenige Personen erfüllen alle Anforderungen. Von diesen ${all} ${concerned === 1 ? 'erfüllt' : 'erfüllen'} ${concerned} nicht alle: ${parts.join(', ')}.`
export const requirement = (label: keyof typeof labels) => labels[label]
export const counted = (phrase: string, people: number) => `${phrase} (${people})`

/** 'Kaum jemand erfüllt: PCU (3) oder SAP (0). Das ändert nur die Reihenfolge und schließt niemanden aus.' */
export const rare = (...terms: string[]) =>
  `Kaum jemand erfüllt: ${listed('de', terms, 'disjunction')}. Das ändert nur die Reihenfolge und schließt niemanden aus.`
