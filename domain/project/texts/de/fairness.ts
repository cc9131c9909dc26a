// German texts of domain/project/fairness.ts.

export const swapTexts = {
  gender: {
    name: 'Vorname und Pronomen',
    changes: 'Vorname, Pronomen und Anreden im ganzen Profil auf das andere Geschlecht geändert.',
    none: 'Niemand in diesen Runden hat einen Vornamen.',
  },
  title_form: {
    name: 'Männliche und weibliche Jobtitel',
    changes:
      'Jobtitel und Profilslogan in der anderen grammatischen Form: Techniker und Technikerin, directora und director, waiter und waitress.',
    none: 'Niemand in diesen Runden hat einen Jobtitel mit einer männlichen und einer weiblichen Form.',
  },
  origin: {
    name: 'Herkunft des Namens',
    changes: 'Vor- und Nachnamen zweier anderer Herkünfte, in jedem Text, jeder E-Mail-Adresse und jedem Profillink.',
    none: 'Niemand in diesen Runden hat einen Namen.',
  },
  photo: {
    name: 'Foto',
    changes: 'Das Foto entfernt.',
    none: 'Niemand in diesen Runden hat ein Foto.',
  },
  age: {
    name: 'Jahre, die das Alter verraten',
    changes: 'Schul- und Geburtsjahre um 20 zurückgesetzt, und Schuljahre entfernt.',
    none: 'Niemand in diesen Runden nennt Schul- oder Geburtsjahre.',
  },
  gap: {
    name: 'Lücke im Lebenslauf',
    changes: 'Vor einer Stelle eine Lücke von 18 Monaten eingefügt. Frühere Stellen rücken zurück, sodass jede so lange dauert wie zuvor.',
    none: 'Niemand in diesen Runden hat zwei Stellen, die aufeinander folgen.',
  },
}
export const neverRead = [
  'Vor- und Nachname',
  'Foto',
  'E-Mail-Adressen',
  'LinkedIn-Adresse',
  'Empfehlungen',
  'Jahre der Ausbildung',
  'Aktivitäten und Vereine der Schulzeit',
  'Antworten auf das Formular zur Selbstauskunft',
]
