// German texts of web/features/wizard/reform.

// Reform dialog
export function whatHappens(unseen: number): string {
  if (unseen === 0) return 'Niemand verlässt das Projekt. Neue Kandidat:innen kommen in die Durchsicht.'
  const subject =
    unseen === 1
      ? 'Eine noch nicht durchgesehene Person verlässt die Durchsicht und kann wieder gefunden werden.'
      : `${unseen.toLocaleString('de-DE')} noch nicht durchgesehene Personen verlassen die Durchsicht und können wieder gefunden werden.`
  return `${subject} Alle mit einer Entscheidung, einer Notiz oder einer E-Mail bleiben.`
}
export const searchAgain = 'Erneut suchen?'
export const changesIntro = 'Seit dem letzten Lauf hat sich die Suche geändert:'
export const notNow = 'Nicht jetzt'
export const submitSearchAgain = 'Erneut suchen'
