// German texts of domain/candidate/resume-reading.ts.
import { plural } from '../../../shared/language.ts'

const most = 10

/** 'Seite 2', 'Seiten 2 und 3', 'Seiten 1, 2, 3 und weitere'; 'Ein Teil dieser Datei' without numbers. */
function pagesText(pages: readonly number[]): string {
  if (pages.length === 0) return 'Ein Teil dieser Datei'
  const numbers = pages.slice(0, most).map(String)
  const list = pages.length > most ? [...numbers, 'weitere'] : numbers
  return `${list.length === 1 ? 'Seite' : 'Seiten'} ${new Intl.ListFormat('de', { type: 'conjunction' }).format(list)}`
}

export const withoutText = (pages: readonly number[]) =>
  `${pagesText(pages)} ${pages.length > 1 ? 'enthalten' : 'enthält'} keinen Text, den wir lesen können. Ist es ein Scan? Öffnen Sie die Datei, um sie zu sehen.`
export const broken = (pages: readonly number[]) =>
  `${pagesText(pages)} ${pages.length > 1 ? 'konnten' : 'konnte'} nicht gelesen werden, weil die Datei dort beschädigt ist.`
export const garbled = (pages: readonly number[]) =>
  `${pagesText(pages)} ${pages.length > 1 ? 'konnten' : 'konnte'} nicht gelesen werden, weil die Schriftart nicht angibt, welche Buchstaben sie zeigt. Öffnen Sie die Datei, um sie zu sehen.`

export const jobs = (n: number) => `${n} ${plural('de', n, { one: 'Stelle', other: 'Stellen' })}`
export const skills = (n: number) => `${n} ${plural('de', n, { one: 'Kenntnis', other: 'Kenntnisse' })}`
export const schools = (n: number) => `${n} ${plural('de', n, { one: 'Hochschule oder Schule', other: 'Hochschulen oder Schulen' })}`
export const read = (counts: string) => `Gelesen: ${counts}`
