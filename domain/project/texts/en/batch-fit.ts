// English texts of domain/project/batch-fit.ts.

const perPerson = (missed: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(missed)
/** @param missed requirements that one of them misses on average */
export const fitsLess = (count: number, missed: number, missedBefore: number) =>
  `The next ${count} fit the stated criteria less than the last: they miss ${perPerson(missed)} of the requirements on average, before ${perPerson(missedBefore)}.`
export const scoresLess = (count: number, fits: number) =>
  count === 1
    ? 'The new candidate scores well below your last batch.'
    : `${fits === 0 ? 'None' : `Only ${fits}`} of the ${count} new candidates ${fits === 1 ? 'comes' : 'come'} near your last batch.`
