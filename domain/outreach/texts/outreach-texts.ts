// Texts that candidates read in outreach, by language.
import { languages, textsIn, type Language } from '../../shared/language.ts'
import { en, type OutreachTexts } from './en.ts'

const fr: Partial<OutreachTexts> = {
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

const es: Partial<OutreachTexts> = {
  unsubscribe: 'Si prefiere no volver a recibir mensajes nuestros, basta un clic:',
  unsubscribeLink: 'darse de baja',
  yourData: 'De dónde tenemos sus datos y qué puede hacer',

  pay: (range) => `La retribución del puesto es de ${range} al año.`,
  remote: 'El puesto se puede desempeñar a distancia.',
  visa: 'No podemos patrocinar un visado para este puesto.',
  location: (places) => `El puesto está en ${places}.`,
  workedWith: (skills, company) => `Me ha llamado la atención su trabajo con ${skills} en ${company}.`,
  worksAs: (title, company) => `Me ha llamado la atención su trabajo como ${title} en ${company}.`,
  listsSkills: (skills) => `En su perfil menciona ${skills}, y me ha llamado la atención.`,
}

const de: Partial<OutreachTexts> = {
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

/** A text that a language lacks is in English. */
export function outreachTexts(language: Language): OutreachTexts {
  return textsIn({ en, de, fr, es }, language)
}

/** The lines below every email in every language, as they may be quoted in an answer. */
export const footerSentences = languages.flatMap((language) => {
  const { unsubscribe, yourData } = outreachTexts(language)
  return [unsubscribe, yourData]
})
