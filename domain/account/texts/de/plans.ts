// German texts of domain/account/plans.ts.

export const choosePlan = 'Wählen Sie einen der Tarife.'
export const searchesRange = (maxSearches: string | number) => `Von 1 bis ${maxSearches}.`

export const defaults = {
  search: {
    name: 'Eine Suche',
    about: 'Für eine Stelle, die jetzt besetzt werden muss.',
    points: ['Schreiben Sie allen, die die Suche findet', 'Ihr ganzes Team sieht durch', 'Endet, wenn jemand eingestellt ist'],
  },
  team: {
    name: 'Team',
    about: 'Für ein Team, das ständig einstellt.',
    points: [
      'So viele Suchen gleichzeitig, wie Sie wählen',
      'Alle Produkttypen: Autopilot, FastTrack, Navigator',
      'Eine Verbindung zu Ihrem ATS',
    ],
  },
}
export const onRequest = 'Preis auf Anfrage'
export const aMonth = (price: string) => `${price} pro Monat und Suche`
export const aSearch = (price: string) => `${price} pro Suche`
