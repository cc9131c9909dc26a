// German texts of domain/project/batch-fit.ts.

const perPerson = (missed: number) => new Intl.NumberFormat('de', { maximumFractionDigits: 1 }).format(missed)
/** @param missed requirements that one of them misses on average */
export const fitsLess = (count: number, missed: number, missedBefore: number) =>
  count === 1
    ? `Die nächste Person passt weniger zu den genannten Kriterien als die letzten. Von den Anforderungen erfüllt sie ${perPerson(missed)} nicht, vorher waren es im Schnitt ${perPerson(missedBefore)}.`
    : `Die nächsten ${count} passen weniger zu den genannten Kriterien als die letzten. Im Schnitt erfüllen sie ${perPerson(missed)} der Anforderungen nicht, vorher waren es ${perPerson(missedBefore)}.`
export const scoresLess = (count: number, fits: number) => {
  if (count === 1) return 'Die neue Person hat eine deutlich niedrigere Punktzahl als Ihre letzte Runde.'
  if (fits === 0) return `Keine der ${count} neuen Personen kommt an Ihre letzte Runde heran.`
  return fits === 1
    ? `Nur 1 der ${count} neuen Personen kommt an Ihre letzte Runde heran.`
    : `Nur ${fits} der ${count} neuen Personen kommen an Ihre letzte Runde heran.`
}
