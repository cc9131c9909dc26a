// German texts of web/candidate/timeline.

export const kind = 'Art'
export const allKinds = 'Alle Arten'
export const kinds = {
  application: 'Frühere Bewerbungen',
  added: 'Hinzugefügt',
  move: 'Entscheidungen und Wechsel',
  email: 'E-Mails',
  linkedin: 'LinkedIn',
  interview: 'Interviews',
  scorecard: 'Bewertungsbögen',
  comment: 'Kommentare',
  note: 'Notizen',
  stop: 'Abmeldungen und Stopps',
}
export const project = 'Projekt'
export const allProjects = 'Alle Projekte'
export const loadFailed = 'Wir konnten den Verlauf nicht laden.'
export const nothing = 'Bisher ist nichts geschehen.'
export const nothingOfThisKind = 'Nichts passt zu diesen Filtern.'
export const today = 'Heute'
export const yesterday = 'Gestern'
export const showMore = 'Mehr anzeigen'
export const by = (name: string) => ` · ${name}`
export const elsewhere = (count: number) =>
  count === 1
    ? '1 Ereignis in einem Projekt, das Sie nicht öffnen können'
    : `${count.toLocaleString('de-DE')} Ereignisse in Projekten, die Sie nicht öffnen können`
