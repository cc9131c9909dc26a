// English texts of domain/candidate/pool-query.ts.

export const charactersCut = (longestPoolQuery: string | number) => `Only the first ${longestPoolQuery} characters are searched.`
export const notWithOr = 'NOT can’t be combined with OR. Use NOT before a single word, for example: engineer NOT manager.'
export const conditionsCut = (maxClauses: string | number) => `Only the first ${maxClauses} conditions are searched.`
export const alternativesCut = (maxAlternatives: string | number) => `Only the first ${maxAlternatives} alternatives are searched.`
