// French texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const fr: Partial<OutreachTexts> = {
  unsubscribe: 'Si vous préférez ne plus recevoir de messages de notre part, un clic suffit\u00A0:',
  unsubscribeLink: 'se désabonner',
  yourData: 'D’où viennent vos données, et vos choix',

  // what a law requires a first email to say; {company} and {source} are filled in
  notice: {
    controller: '{company} est responsable de vos données. Vous pouvez répondre à cet e-mail.',
    purpose:
      'Nous utilisons vos informations pour trouver des personnes pour des postes à pourvoir, ce qui constitue notre intérêt légitime.',
    source: 'Vos informations proviennent de\u00A0: {source}.',
    software:
      'Nous utilisons un logiciel (IA) qui compare les informations des personnes à un poste et les classe. Vous pouvez voir comment il vous a évalué et demander qu’une personne le vérifie.',
    rights:
      'Vous pouvez consulter, corriger et télécharger vos données, vous opposer à leur utilisation ou les faire supprimer, par le lien ci-dessous. Vous pouvez aussi déposer une plainte auprès d’une autorité de protection des données.',
  },
  unknownSource: 'profils professionnels, CV ou listes importées',
  // the email that says only this
  noticeSubject: 'Vos informations chez {company} et vos droits',
  noticeIntro:
    'Bonjour {name},\n\n{company} conserve des informations professionnelles à votre sujet. Il ne s’agit pas d’un poste et vous n’avez rien à faire\u00A0: par cet unique e-mail, nous vous communiquons ce que la loi exige.',

  pay: (range) => `La rémunération du poste est de ${range} par an.`,
  remote: 'Le poste peut être exercé en télétravail.',
  visa: 'Nous ne pouvons pas parrainer de visa pour ce poste.',
  location: (places) => `Le poste est basé à ${places}.`,
  workedWith: (skills, company) => `Votre travail avec ${skills} chez ${company} a retenu mon attention.`,
  worksAs: (title, company) => `Votre travail en tant que ${title} chez ${company} a retenu mon attention.`,
  listsSkills: (skills) => `Votre profil mentionne ${skills}, ce qui a retenu mon attention.`,
}
