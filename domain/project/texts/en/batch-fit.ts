// English texts of domain/project/batch-fit.ts.

export const fitsLess = (count: number, keeps: number, foundBefore: number, keepsBefore: number) =>
  `The next ${count} fit the stated criteria less than the last: ${keeps} of ${count} keep every must, before ${keepsBefore} of ${foundBefore}.`
export const scoresLess = (count: number, fits: number) =>
  count === 1
    ? 'The new candidate scores well below your last batch.'
    : `${fits === 0 ? 'None' : `Only ${fits}`} of the ${count} new candidates ${fits === 1 ? 'comes' : 'come'} near your last batch.`
