// German texts of the talent map.

export const open = 'Übersicht'
export const title = 'Talentübersicht'
export const back = 'Zurück zur Suche'
export const noOne = 'Zu dieser Suche passt niemand'
export const noOneHint = 'Gehen Sie zurück und entfernen Sie einen Filter, oder durchsuchen Sie auch den gemeinsamen Pool.'
export const failed = 'Die Übersicht konnte nicht geladen werden.'
export const about = (count: string, people: number) =>
  people >= 10_000
    ? `Die besten ${count} Personen Ihrer Suche.`
    : people === 1
      ? '1 Person passt zu Ihrer Suche.'
      : `${count} Personen passen zu Ihrer Suche.`
export const countries = 'Länder'
export const places = 'Orte'
export const seniority = 'Heutige Ebene'
export const pay = 'Geschätzte Vergütung pro Jahr'
export const people = 'Personen'
export const share = 'Anteil'
export const unknown = 'Nicht bekannt'
export const otherCurrencies = 'In anderen Währungen'
export const band = (from: string, to: string) => `${from} bis unter ${to}`
export const levels = {
  intern: 'Praktikum',
  entry: 'Berufseinstieg',
  mid: 'Berufserfahren',
  senior: 'Senior',
  staff: 'Staff',
  principal: 'Principal',
  manager: 'Teamleitung',
  director: 'Bereichsleitung',
  vp: 'VP',
  c_level: 'Geschäftsleitung',
  founder: 'Gründung',
} as const
