// German texts of domain/candidate/rejection.ts.

export const reasons = {
  job_title: 'Jobtitel passt nicht',
  underqualified: 'Unterqualifiziert',
  required_keywords: 'Geforderte Stichwörter fehlen',
  overqualified: 'Überqualifiziert',
  compensation: 'Vergütung zu hoch',
  prestige: 'Renommiertere Hochschulen gewünscht',
  higher_degrees: 'Höhere Abschlüsse gewünscht',
  missing_skills: 'Nötige Kenntnisse fehlen',
  already_contacted: 'Bereits kontaktiert',
  company: 'Aktueller Arbeitgeber',
  sponsorship: 'Braucht wohl ein Visum',
  industry: 'Keine Erfahrung in der Branche',
  location: 'Falscher Ort',
  job_changes: 'Wechselt zu oft die Stelle',
  not_hands_on: 'Zu wenig praktische Arbeit',
  other: 'Sonstiges',
}
/** In a hiring manager’s words. */
export const managerReasons = {
  missing_skills: 'Kenntnisse fehlen',
  underqualified: 'Zu wenig Erfahrung',
  overqualified: 'Zu erfahren',
  job_title: 'Andere Art von Stelle',
  industry: 'Andere Branche',
  higher_degrees: 'Höherer Abschluss nötig',
  not_hands_on: 'Zu wenig praktische Arbeit',
  job_changes: 'Wechselt zu oft die Stelle',
  location: 'Falscher Ort',
  compensation: 'Gehaltsvorstellung zu hoch',
  sponsorship: 'Braucht ein Visum',
  company: 'Aktueller Arbeitgeber',
  already_contacted: 'Wir sind schon in Kontakt',
  other: 'Anderer Grund',
}

export const groups = {
  Seniority: 'Erfahrungsstufe',
  Education: 'Ausbildung',
  'Work Experience': 'Berufserfahrung',
  'Additional Considerations': 'Weitere Überlegungen',
}
