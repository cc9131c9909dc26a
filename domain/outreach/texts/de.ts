// German texts that candidates read in outreach.
import type { OutreachTexts } from './en.ts'

export const de: Partial<OutreachTexts> = {
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
