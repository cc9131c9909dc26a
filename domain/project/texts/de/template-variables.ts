// German texts of domain/project/template-variables.ts.

export const labels = {
  first_name: 'Vorname',
  last_name: 'Nachname',
  full_name: 'Vollständiger Name',
  location: 'Ort',
  job_title: 'Jobtitel des Projekts',
  hiring_company: 'Einstellendes Unternehmen',
  sender_first_name: 'Vorname des Absenders',
  sender_name: 'Name des Absenders',
  school: 'Hochschule',
  degree: 'Abschluss',
  major: 'Studienfach',
  current_title: 'Aktueller Jobtitel',
  current_company: 'Aktueller Arbeitgeber',
  previous_company: 'Früherer Arbeitgeber',
  industry: 'Branche',
  years_experience: 'Jahre Erfahrung',
  opening_fact: 'Einstieg aus dem Profil',
  top_skill: 'Wichtigste Kenntnis',
  skills: 'Kenntnisse',
}
export const groups = { Greetings: 'Anrede', Education: 'Ausbildung', Experience: 'Erfahrung', Skillsets: 'Kenntnisse' }
export const noSuchVariable = (name: string) => `Die Variable {{${name}}} gibt es nicht.`
