// German texts of domain/project/roster.ts.

export const noEditor = 'Jemand muss das Projekt bearbeiten können.'
export const alreadyOnRoster = 'Diese Adresse ist schon im Projektteam.'
export const locksOutSelf = 'Sie würden sich selbst aussperren. Behalten Sie Ihre eigene Rolle.'

export const roles = {
  owner: { title: 'Bearbeiten', may: 'Ändert das Projekt und sein Team und darf alles, was zur Durchsicht gehört' },
  member: { title: 'Durchsicht', may: 'Sieht Kandidat:innen durch, schreibt ihnen und verschiebt sie' },
  commenter: { title: 'Kommentieren', may: 'Liest und kommentiert' },
}
