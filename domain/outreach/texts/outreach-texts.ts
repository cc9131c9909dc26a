// Texts that candidates read in outreach, by language.
import { languages, textsIn, type Language } from '../../shared/language.ts'
import { en, type OutreachTexts } from './en.ts'

const fr: Partial<OutreachTexts> = {
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

const es: Partial<OutreachTexts> = {
  unsubscribe: 'Si prefiere no volver a recibir mensajes nuestros, basta un clic:',
  unsubscribeLink: 'darse de baja',
  yourData: 'De dónde tenemos sus datos y qué puede hacer',

  // what a law requires a first email to say; {company} and {source} are filled in
  notice: {
    controller: '{company} es responsable de sus datos. Puede responder a este correo.',
    purpose: 'Usamos sus datos para encontrar personas para puestos vacantes, lo que constituye nuestro interés legítimo.',
    source: 'Sus datos proceden de: {source}.',
    software:
      'Usamos un software (IA) que compara los datos de las personas con un puesto y las clasifica. Puede ver cómo le valoró y pedir que lo revise una persona.',
    rights:
      'Puede consultar, corregir y descargar sus datos, oponerse a su uso o hacer que se eliminen, con el enlace de abajo. También puede presentar una reclamación ante una autoridad de protección de datos.',
  },
  unknownSource: 'perfiles profesionales, currículums o listas importadas',
  // the email that says only this
  noticeSubject: 'Sus datos en {company} y sus derechos',
  noticeIntro:
    'Hola, {name}:\n\n{company} guarda datos profesionales sobre usted. No se trata de un puesto y no tiene que hacer nada: con este único correo le comunicamos lo que exige la ley.',

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

  // what a law requires a first email to say; {company} and {source} are filled in
  notice: {
    controller: 'Für Ihre Daten ist {company} verantwortlich. Sie können auf diese E-Mail antworten.',
    purpose: 'Wir nutzen Ihre Angaben, um Menschen für offene Stellen zu finden. Das ist unser berechtigtes Interesse.',
    source: 'Ihre Angaben haben wir aus: {source}.',
    software:
      'Wir nutzen Software (KI), die Angaben mit einer Stelle vergleicht und eine Rangfolge bildet. Sie können sehen, wie sie Sie bewertet hat, und das von einem Menschen prüfen lassen.',
    rights:
      'Sie können Ihre Daten einsehen, berichtigen und herunterladen, ihrer Nutzung widersprechen oder sie löschen lassen, alles über den Link unten. Sie können sich auch bei einer Datenschutzaufsicht beschweren.',
  },
  unknownSource: 'beruflichen Profilen, Lebensläufen oder importierten Listen',
  // the email that says only this
  noticeSubject: 'Ihre Angaben bei {company} und Ihre Rechte',
  noticeIntro:
    'Guten Tag {name},\n\n{company} speichert berufliche Angaben zu Ihnen. Es geht nicht um eine Stelle, und Sie müssen nichts tun: Mit dieser einen E-Mail teilen wir Ihnen mit, was das Gesetz verlangt.',

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

/** Shorter words may be someone's own. */
const longestCommon = 20

/** The lines below every email in every language, as they may be quoted in an answer. */
export const footerSentences = languages.flatMap((language) => {
  const { unsubscribe, yourData, notice } = outreachTexts(language)
  // between the values that are filled in
  const words = Object.values(notice).flatMap((sentence) => sentence.split(/\{\w+\}/))
  return [unsubscribe, yourData, ...words.map((part) => part.trim()).filter((part) => part.length > longestCommon)]
})
