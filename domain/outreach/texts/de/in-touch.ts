// German texts of domain/outreach/in-touch.ts.

export const inTouch = (value: string | number) => `Ihr Team ist mit dieser Person schon in Kontakt: ${value}.`
export const teamInTouch = (value: string | number) =>
  `Ihr Team ist mit dieser Person schon in Kontakt: ${value}. Übernehmen Sie, um trotzdem zu schreiben.`

export const phrases = {
  hired: 'von Ihrem Team eingestellt',
  offer: 'hat ein Angebot',
  interview: 'ein Interview ist gebucht',
  conversation: 'eine Unterhaltung läuft',
  sequence: 'eine Sequenz läuft',
}
export const project = (name: string) => `Projekt ${name}`
export const anotherProject = 'anderes Projekt'
