// Spanish texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const es: Partial<OutreachTexts> = {
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
