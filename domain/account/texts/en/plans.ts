// English texts of domain/account/plans.ts.

export const oneRoleHint = 'For a role that has to be filled now.'
export const teamHint = 'For a team that is always hiring.'
export const choosePlan = 'Choose one of the plans.'
export const searchesRange = (maxSearches: string | number) => `From 1 to ${maxSearches}.`
