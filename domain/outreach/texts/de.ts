// German texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const de: Partial<OutreachTexts> = {
  unsubscribe: 'Wenn Sie nichts mehr von uns hören möchten, genügt ein Klick:',
  unsubscribeLink: 'abmelden',
  yourData: 'Woher wir Ihre Daten haben, und was Sie tun können',

  pay: (range) => `Das Gehalt für die Stelle liegt bei ${range} im Jahr.`,
  remote: 'Die Stelle kann remote ausgeübt werden.',
  visa: 'Für diese Stelle können wir kein Visum unterstützen.',
  location: (places) => `Der Arbeitsort ist ${places}.`,
  workedWith: (skills, company) => `Ihre Arbeit mit ${skills} bei ${company} ist mir aufgefallen.`,
  worksAs: (title, company) => `Ihre Arbeit als ${title} bei ${company} ist mir aufgefallen.`,
  listsSkills: (skills) => `In Ihrem Profil nennen Sie ${skills}; das ist mir aufgefallen.`,
}
