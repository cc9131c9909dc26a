// German texts of domain/account/plans.ts.

export const oneRoleHint = 'Für eine Stelle, die jetzt besetzt werden muss.'
export const teamHint = 'Für ein Team, das laufend einstellt.'
export const choosePlan = 'Wählen Sie einen der Tarife.'
export const searchesRange = (maxSearches: string | number) => `Von 1 bis ${maxSearches}.`
