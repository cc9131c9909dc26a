// English texts of domain/candidate/pool-query.ts.

export const charactersCut = (longestPoolQuery: string | number) => `Only the first ${longestPoolQuery} characters are searched.`
export const notWithOr = 'NOT can’t be combined with OR. Use NOT before a single word, for example: engineer NOT manager.'
export const conditionsCut = (mostClauses: string | number) => `Only the first ${mostClauses} conditions are searched.`
export const alternativesCut = (mostAlternatives: string | number) => `Only the first ${mostAlternatives} alternatives are searched.`
