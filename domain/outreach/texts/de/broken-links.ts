// German texts of domain/outreach/broken-links.ts.

export const malformed = (url: string) => `Der Link ${url} ist keine gültige Adresse. Korrigieren Sie ihn in der Nachricht.`
export const unknownHost = (url: string) =>
  `Der Link ${url} führt zu einer Website, die es nicht gibt. Korrigieren Sie ihn in der Nachricht.`
export const gone = (url: string) => `Die Seite hinter dem Link ${url} gibt es nicht mehr. Korrigieren Sie ihn in der Nachricht.`
