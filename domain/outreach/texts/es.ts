// Spanish texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const es: Partial<OutreachTexts> = {
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
