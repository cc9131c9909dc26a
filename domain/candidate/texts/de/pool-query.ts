// German texts of domain/candidate/pool-query.ts.

export const charactersCut = (longestPoolQuery: string | number) => `Gesucht wird nur nach den ersten ${longestPoolQuery} Zeichen.`
export const notWithOr =
  'NOT lässt sich nicht mit OR verbinden. Setzen Sie NOT vor ein einzelnes Wort, zum Beispiel: Entwickler NOT Manager.'
export const conditionsCut = (maxClauses: string | number) => `Gesucht wird nur nach den ersten ${maxClauses} Bedingungen.`
export const alternativesCut = (maxAlternatives: string | number) => `Gesucht wird nur nach den ersten ${maxAlternatives} Alternativen.`
