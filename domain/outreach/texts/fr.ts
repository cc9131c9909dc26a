// French texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const fr: Partial<OutreachTexts> = {
  unsubscribe: 'Si vous préférez ne plus recevoir de messages de notre part, un clic suffit\u00A0:',
  unsubscribeLink: 'se désabonner',
  yourData: 'D’où viennent vos données, et vos choix',

  pay: (range) => `La rémunération du poste est de ${range} par an.`,
  remote: 'Le poste peut être exercé en télétravail.',
  visa: 'Nous ne pouvons pas parrainer de visa pour ce poste.',
  location: (places) => `Le poste est basé à ${places}.`,
  workedWith: (skills, company) => `Votre travail avec ${skills} chez ${company} a retenu mon attention.`,
  worksAs: (title, company) => `Votre travail en tant que ${title} chez ${company} a retenu mon attention.`,
  listsSkills: (skills) => `Votre profil mentionne ${skills}, ce qui a retenu mon attention.`,
}
